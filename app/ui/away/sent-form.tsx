import { writtenWords, type SentForm as Sent } from '#app/lib/away.ts';
import { Button } from '../button/button.tsx';
import { useMessages } from '../locale.tsx';
import styles from './away.module.css';
import { awayMessages } from './messages.ts';

/** A form that did not get through, to be sent once more: what its writer wrote is shown, the rest goes along. */
export function SentForm({ sent, send }: { readonly sent: Sent; readonly send: string }) {
  const texts = useMessages(awayMessages);
  const words = writtenWords(sent);
  return (
    <>
      {words.length > 0 && (
        <>
          <h2>{texts.written}</h2>
          <ul className={styles.written}>
            {words.map((word, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- words may come twice, and never change
              <li key={index}>{word}</li>
            ))}
          </ul>
        </>
      )}
      <form method="post" action={sent.action}>
        {sent.fields.map(([name, value], index) => (
          // oxlint-disable-next-line react/no-array-index-key -- fields may come twice, and never change
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <Button look="primary">{send}</Button>
      </form>
    </>
  );
}
