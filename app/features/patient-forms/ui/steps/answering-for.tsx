import { useMessages } from '#app/ui/locale.tsx';
import { stepMessages } from './step-messages.ts';
import styles from './step.module.css';

/** Where a mother answers for her child: about whom every question is. */
export function AnsweringFor({ name }: { readonly name: string | null }) {
  const texts = useMessages(stepMessages);
  return name === null ? null : <p className={styles.about}>{texts.answeringFor(name)}</p>;
}
