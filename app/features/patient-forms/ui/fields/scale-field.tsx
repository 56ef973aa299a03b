import { FieldsetFrame } from '#app/ui/field/field-frame.tsx';
import type { QuestionOf } from '../../domain/question.ts';
import styles from './scale-field.module.css';

interface Props {
  readonly question: QuestionOf<'scale'>;
  readonly defaultValue: string;
  readonly error?: string | undefined;
}

/** One number of a few, with what the ends mean. The first has the id of the question, for an error summary. */
export function ScaleField({ question, defaultValue, error }: Props) {
  const { id, text, hint, min, max, minText, maxText, required } = question;
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <FieldsetFrame id={id} texts={{ label: text, hint, error, optional: !required }}>
      <div>
        <div className={styles.numbers}>
          {numbers.map((number, index) => (
            <label key={number} className={styles.number}>
              <input
                type="radio"
                id={index === 0 ? id : `${id}-${number}`}
                name={id}
                value={number}
                defaultChecked={String(number) === defaultValue}
              />
              <span>
                {number}
                {number === min && <span className="visually-hidden"> {minText}</span>}
                {number === max && <span className="visually-hidden"> {maxText}</span>}
              </span>
            </label>
          ))}
        </div>
        <p className={styles.ends} aria-hidden="true">
          <span>
            {min} {minText}
          </span>
          <span>
            {max} {maxText}
          </span>
        </p>
      </div>
    </FieldsetFrame>
  );
}
