import type { ReactNode } from 'react';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import styles from './sign-in.module.css';
import { signInMessages } from './sign-in-messages.ts';

interface Props {
  readonly title: string;
  readonly lede?: ReactNode;
  readonly errors?: readonly FieldError[];
}

const none: readonly FieldError[] = [];

/** The head of a screen of the entrance: what is wrong, then what it is. */
export function ScreenTitle({ title, lede, errors = none }: Props) {
  const texts = useMessages(signInMessages);
  return (
    <>
      <title>{errors.length > 0 ? texts.errorTitle(title) : title}</title>
      {errors.length > 0 && (
        <div className={styles.summary}>
          <ErrorSummary errors={errors} />
        </div>
      )}
      <h1 className={styles.title}>{title}</h1>
      {lede !== undefined && <p className={styles.lede}>{lede}</p>}
    </>
  );
}
