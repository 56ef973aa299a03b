import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Choice } from './choice.tsx';
import { FieldsetFrame } from './field-frame.tsx';
import styles from './field.module.css';

interface Props {
  readonly name: string;
  readonly legend: ReactNode;
  readonly options: readonly { readonly value: string; readonly label: ReactNode; readonly hint?: ReactNode }[];
  readonly defaultValue?: string | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  /** Side by side, for two or three short answers. */
  readonly inline?: boolean | undefined;
  /** Called with the value when an answer is chosen. */
  readonly onChoose?: ((value: string) => void) | undefined;
}

/** One of a few. The first answer has the id `name`, so that an error summary can link to it. */
export function RadioGroup({
  name,
  legend,
  options,
  defaultValue,
  hint,
  error,
  optional,
  inline = false,
  onChoose,
}: Props) {
  return (
    <FieldsetFrame id={name} texts={{ label: legend, hint, error, optional }}>
      <div className={classNames(styles.choices, inline && styles.inline)}>
        {options.map((option, index) => (
          <Choice
            key={option.value}
            type="radio"
            id={index === 0 ? name : `${name}-${option.value}`}
            name={name}
            value={option.value}
            defaultChecked={option.value === defaultValue}
            label={option.label}
            hint={option.hint}
            onChange={onChoose && ((event) => onChoose(event.currentTarget.value))}
          />
        ))}
      </div>
    </FieldsetFrame>
  );
}
