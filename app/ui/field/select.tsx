import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { controlAttributes, FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';

type SelectAttributes = Omit<
  ComponentProps<'select'>,
  'name' | 'id' | 'className' | 'ref' | 'children' | 'size' | 'multiple'
>;

interface Props extends FieldTexts, SelectAttributes {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The first line, with an empty value, when nothing is chosen yet. */
  readonly prompt?: string | undefined;
  readonly size?: 'full' | 'narrow' | undefined;
}

/** One of many. For a handful, RadioGroup shows them all. */
export function Select({
  name,
  id = name,
  label,
  hint,
  error,
  optional,
  options,
  prompt,
  size = 'full',
  ...select
}: Props) {
  return (
    <FieldFrame id={id} texts={{ name, label, hint, error, optional }}>
      <div className={classNames(styles.select, styles[size])}>
        <select {...select} {...controlAttributes(id, { hint, error })} id={id} name={name} className={styles.control}>
          {prompt !== undefined && <option value="">{prompt}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
    </FieldFrame>
  );
}
