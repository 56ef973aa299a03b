import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { useMessages } from '../locale.tsx';
import { uiMessages } from '../messages.ts';
import styles from './field.module.css';

/** What every field says around its control. */
export interface FieldTexts {
  /** The key of the value in the form, and the id of the control that an error summary links to unless `id` is given. */
  readonly name: string;
  readonly id?: string | undefined;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong and how to mend it; marks the field. */
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
}

/** The attributes that tie a control to its hint and error, for the control of the field `id`. */
export function controlAttributes(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const describedBy = classNames(hint ? `${id}-hint` : undefined, error ? `${id}-error` : undefined);
  return {
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  };
}

/** Label, hint, error and then the control: one control with its own label. */
export function FieldFrame({ id, texts, children }: { id: string; texts: FieldTexts; children: ReactNode }) {
  return (
    <div className={classNames(styles.field, texts.error && styles.bad)}>
      <label className={styles.label} htmlFor={id}>
        <LabelText texts={texts} />
      </label>
      <FieldNotes id={id} hint={texts.hint} error={texts.error} />
      {children}
    </div>
  );
}

/** The same around several controls, named by a legend. */
export function FieldsetFrame({
  id,
  texts,
  children,
}: {
  id: string;
  texts: Omit<FieldTexts, 'name'>;
  children: ReactNode;
}) {
  const { 'aria-describedby': describedBy } = controlAttributes(id, texts);
  return (
    <fieldset className={classNames(styles.field, texts.error && styles.bad)} aria-describedby={describedBy}>
      <legend className={classNames(styles.label, styles.legend)}>
        <LabelText texts={texts} />
      </legend>
      <FieldNotes id={id} hint={texts.hint} error={texts.error} />
      {children}
    </fieldset>
  );
}

function LabelText({ texts }: { texts: Pick<FieldTexts, 'label' | 'optional'> }) {
  const messages = useMessages(uiMessages);
  return (
    <>
      {texts.label}
      {texts.optional && (
        <>
          {' '}
          <span className={styles.optional}>{messages.optional}</span>
        </>
      )}
    </>
  );
}

export function FieldNotes({ id, hint, error }: { id: string } & Pick<FieldTexts, 'hint' | 'error'>) {
  const messages = useMessages(uiMessages);
  return (
    <>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="warning" />
          <span>
            <span className="visually-hidden">{messages.errorPrefix} </span>
            {error}
          </span>
        </p>
      )}
    </>
  );
}
