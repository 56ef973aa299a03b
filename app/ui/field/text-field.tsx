import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { controlAttributes, FieldFrame, type FieldTexts } from './field-frame.tsx';
import styles from './field.module.css';

type InputAttributes = Omit<ComponentProps<'input'>, 'name' | 'id' | 'className' | 'size' | 'width' | 'ref'>;

interface Props extends FieldTexts, InputAttributes {
  /** As wide as what goes in: a phone number is `narrow`, a code `short`. */
  readonly size?: 'full' | 'narrow' | 'short' | undefined;
}

/** One line of text. Give `type`, `inputMode` and `autoComplete` that fit what is asked. */
export function TextField({ name, id = name, label, hint, error, optional, size = 'full', ...input }: Props) {
  return (
    <FieldFrame id={id} texts={{ name, label, hint, error, optional }}>
      <input
        type="text"
        {...input}
        {...controlAttributes(id, { hint, error })}
        id={id}
        name={name}
        className={classNames(styles.control, styles[size])}
      />
    </FieldFrame>
  );
}
