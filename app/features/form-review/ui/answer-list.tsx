import { classNames } from '#app/ui/class-names.ts';
import type { AnswerView } from './submission-types.ts';
import styles from './submission.module.css';

/** Questions and answers in the wording the patient saw; what says that there is nothing stands back. */
export function AnswerList({ answers }: { answers: readonly AnswerView[] }) {
  return (
    <dl className={styles.answers}>
      {answers.map(({ id, text, lines, isQuiet, picture }) => (
        <div key={id} className={classNames(isQuiet && styles.quiet)}>
          <dt>{text}</dt>
          <dd>
            {lines.map((line, index) => (
              <span key={`${index} ${line}`}>{line}</span>
            ))}
            {picture !== undefined && (
              <img src={`/plates/form-${picture}.svg`} alt="" width="95" height="73" loading="lazy" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
