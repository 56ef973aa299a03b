import { useMessages } from '#app/ui/locale.tsx';
import styles from './preview-bar.module.css';
import { previewMessages } from './preview-messages.ts';

/** Says above a draft that it is one. */
export function PreviewBar({ until }: { readonly until: string }) {
  const texts = useMessages(previewMessages);
  return <p className={styles.bar}>{texts.bar(until)}</p>;
}
