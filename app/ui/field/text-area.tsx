import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { controlAttributes, FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';

type TextAreaAttributes = Omit<ComponentProps<'textarea'>, 'name' | 'id' | 'className' | 'ref'>;

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea({
  name,
  id = name,
  label,
  hint,
  error,
  optional,
  rows = 4,
  ...area
}: FieldTexts & TextAreaAttributes) {
  return (
    <FieldFrame id={id} texts={{ name, label, hint, error, optional }}>
      <textarea
        {...area}
        {...controlAttributes(id, { hint, error })}
        id={id}
        name={name}
        rows={rows}
        className={classNames(styles.control, styles.area)}
      />
    </FieldFrame>
  );
}
