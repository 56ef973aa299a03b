import { memo, type ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { controlAttributes, FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';

type TextAreaAttributes = Omit<ComponentProps<'textarea'>, 'name' | 'id' | 'className' | 'ref'>;

/**
 * Rendered anew only when something of it changes: React writes the default value again at every rendering, and in a text
 * nobody has typed into yet the browser then throws the caret and what is selected to the start.
 */
const Area = memo(function Area(attributes: ComponentProps<'textarea'>) {
  return <textarea {...attributes} className={classNames(styles.control, styles.area)} />;
});

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
      <Area {...area} {...controlAttributes(id, { hint, error })} id={id} name={name} rows={rows} />
    </FieldFrame>
  );
}
