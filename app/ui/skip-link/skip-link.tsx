import { useMessages } from '../locale.tsx';
import { uiMessages } from '../messages.ts';
import styles from './skip-link.module.css';

/** The first thing the keyboard reaches: past the navigation, to the element with the id `target`. */
export function SkipLink({ target = 'main' }: { target?: string | undefined }) {
  const messages = useMessages(uiMessages);
  return (
    <a className={styles.skip} href={`#${target}`}>
      {messages.skip}
    </a>
  );
}
