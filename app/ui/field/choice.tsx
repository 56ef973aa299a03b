import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '../locale.tsx';
import { uiMessages } from '../messages.ts';
import styles from './field.module.css';

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'ref' | 'type'> {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly optional?: boolean | undefined;
}

/** A box or a circle with its words beside it; the words are part of the target. */
export function Choice({
  type,
  id,
  label,
  hint,
  optional,
  ...input
}: ChoiceProps & { readonly type: 'checkbox' | 'radio' }) {
  const messages = useMessages(uiMessages);
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className={styles.choice}>
      <input
        {...input}
        type={type}
        id={id}
        aria-describedby={[input['aria-describedby'], hintId].filter(Boolean).join(' ') || undefined}
      />
      <label htmlFor={id}>
        {label}
        {optional && (
          <>
            {' '}
            <span className={styles.optional}>{messages.optional}</span>
          </>
        )}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
