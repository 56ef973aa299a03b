import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { useMessages } from '../locale.tsx';
import { uiMessages } from '../messages.ts';
import { FieldsetFrame } from './field-frame.tsx';
import styles from './field.module.css';

const parts = ['day', 'month', 'year'] as const;
type DatePart = (typeof parts)[number];

interface Props {
  /** The parts are sent as `name-day`, `name-month` and `name-year`, which are also their ids. */
  readonly name: string;
  /** Stands between the name and the part, instead of the dash. */
  readonly separator?: '.' | undefined;
  /** Whether a month may be typed as a word. */
  readonly monthWords?: boolean | undefined;
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Which parts the error is about; all three when not given. */
  readonly wrongParts?: readonly DatePart[] | undefined;
  readonly defaultValue?: Readonly<Partial<Record<DatePart, string>>> | undefined;
  readonly optional?: boolean | undefined;
  /** Lets the browser fill in a date of birth. */
  readonly birthday?: boolean | undefined;
}

/** A date somebody knows by heart, typed as three numbers; kept as typed, however wrong. */
export function DateField(props: Props) {
  const { name, legend, hint, error, wrongParts = parts, defaultValue, optional, birthday = false } = props;
  const { separator = '-', monthWords = false } = props;
  const messages = useMessages(uiMessages);
  return (
    <FieldsetFrame id={name} texts={{ label: legend, hint, error, optional }}>
      <div className={styles.date}>
        {parts.map((part) => {
          const id = `${name}${separator}${part}`;
          const isWord = monthWords && part === 'month';
          const wrong = error !== undefined && wrongParts.includes(part);
          return (
            <div key={part} className={styles.part}>
              <label htmlFor={id}>{messages[part]}</label>
              <input
                id={id}
                name={id}
                type="text"
                inputMode={isWord ? 'text' : 'numeric'}
                autoComplete={birthday ? `bday-${part}` : undefined}
                defaultValue={defaultValue?.[part]}
                maxLength={isWord ? 12 : part === 'year' ? 4 : 2}
                aria-invalid={wrong || undefined}
                aria-describedby={wrong ? `${name}-error` : undefined}
                className={classNames(
                  styles.control,
                  part === 'day' || (part === 'month' && !isWord) ? styles.twoDigits : styles.year,
                )}
              />
            </div>
          );
        })}
      </div>
    </FieldsetFrame>
  );
}
