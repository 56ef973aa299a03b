import { Checkbox } from '#app/ui/field/checkbox.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { answerMessages } from '../answer-messages.ts';
import styles from './question-field.module.css';

/** "I don't know" beside something that is typed. */
export function UnknownBox({ question, isChecked }: { readonly question: string; readonly isChecked: boolean }) {
  const texts = useMessages(answerMessages);
  return (
    <div className={styles.unknown}>
      <Checkbox name={`${question}.unknown`} label={texts.unknown} defaultChecked={isChecked} />
    </div>
  );
}
