import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Choice, type ChoiceProps } from './choice.tsx';
import { FieldNotes, FieldsetFrame } from './field-frame.tsx';
import styles from './field.module.css';

interface CheckboxProps extends Omit<ChoiceProps, 'id'> {
  readonly name: string;
  readonly id?: string | undefined;
  /** For a box that stands alone; in a CheckboxGroup the group says it. */
  readonly error?: string | undefined;
}

/** Yes or no. Sends `on`, or its `value`, when ticked. */
export function Checkbox({ name, id = name, error, ...choice }: CheckboxProps) {
  const box = (
    <Choice
      {...choice}
      type="checkbox"
      id={id}
      name={name}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    />
  );
  if (!error) return box;
  return (
    <div className={classNames(styles.field, styles.bad)}>
      <FieldNotes id={id} error={error} />
      {box}
    </div>
  );
}

interface CheckboxGroupProps {
  /** Names hint and error; give the first box the id that the error summary links to. */
  readonly id: string;
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly children: ReactNode;
}

/** Boxes that belong together, under one question. */
export function CheckboxGroup({ id, legend, hint, error, optional, children }: CheckboxGroupProps) {
  return (
    <FieldsetFrame id={id} texts={{ label: legend, hint, error, optional }}>
      <div className={styles.choices}>{children}</div>
    </FieldsetFrame>
  );
}
