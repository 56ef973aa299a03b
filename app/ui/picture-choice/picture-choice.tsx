import type { ReactNode } from 'react';
import { FieldsetFrame } from '../field/field-frame.tsx';
import styles from './picture-choice.module.css';

interface PictureOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The drawing, silent to a screen reader: the words beside it say the same. */
  readonly picture: ReactNode;
}

interface Props {
  readonly name: string;
  readonly legend: ReactNode;
  readonly options: readonly PictureOption[];
  /** Answers without a drawing, below the others: "I don't know". */
  readonly others?: readonly { readonly value: string; readonly label: ReactNode }[];
  readonly defaultValue?: string | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
}

/** How many stand side by side where there is room, so that rows come out even. */
function columnsFor(count: number): number {
  if (count <= 5) return count;
  return count % 4 === 0 ? 4 : 3;
}

/** One of several drawings. The first answer has the id `name`, so that an error summary can link to it. */
export function PictureChoice({ name, options, others = [], defaultValue, ...texts }: Props) {
  const { legend, hint, error, optional } = texts;
  const idOf = (value: string): string => (value === options[0]?.value ? name : `${name}-${value}`);
  const radio = (value: string) => (
    <input type="radio" name={name} id={idOf(value)} value={value} defaultChecked={value === defaultValue} />
  );
  return (
    <FieldsetFrame id={name} texts={{ label: legend, hint, error, optional }}>
      <div className={styles.room}>
        <div className={styles.options} data-columns={columnsFor(options.length)}>
          {options.map(({ value, label, hint: says, picture }) => (
            <label key={value} htmlFor={idOf(value)} className={styles.option}>
              <span className={styles.picture}>{picture}</span>
              <span className={styles.name}>
                {radio(value)}
                <span>{label}</span>
              </span>
              {says && <span className={styles.says}>{says}</span>}
            </label>
          ))}
        </div>
      </div>
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map(({ value, label }) => (
            <label key={value} htmlFor={idOf(value)} className={styles.other}>
              {radio(value)}
              <span>{label}</span>
            </label>
          ))}
        </div>
      )}
    </FieldsetFrame>
  );
}
