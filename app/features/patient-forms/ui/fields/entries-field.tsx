import { useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { FieldsetFrame } from '#app/ui/field/field-frame.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useMessages } from '#app/ui/locale.tsx';
import type { QuestionOf } from '../../domain/question.ts';
import { stepMessages } from '../steps/step-messages.ts';
import styles from './entries-field.module.css';

interface Props {
  readonly question: QuestionOf<'entries'>;
  readonly entries: readonly Readonly<Record<string, string>>[];
  readonly error?: string | undefined;
  /** Which field the error is about. */
  readonly wrong?: { readonly entry: number; readonly part: string } | undefined;
}

/** A list of a few things, each with its fields. Without scripts "Add" sends the step, which comes back with more room. */
export function EntriesField({ question, entries, error, wrong }: Props) {
  const { id, text, hint, entry, fields, maxEntries, required } = question;
  const texts = useMessages(stepMessages);
  const isHydrated = useHydrated();
  const [added, setAdded] = useState(0);
  const count = Math.min(maxEntries, Math.max(entries.length, 1) + added + (entries.length > 0 ? 1 : 0));
  return (
    <FieldsetFrame id={id} texts={{ label: text, hint, error: wrong ? undefined : error, optional: !required }}>
      <div className={styles.entries}>
        {Array.from({ length: count }, (_, index) => (
          <fieldset key={index} className={styles.entry}>
            <legend>{texts.entryNumber(entry, index + 1)}</legend>
            {fields.map((field) => {
              const name = `${id}.${index}.${field.id}`;
              const isWrong = wrong?.entry === index && wrong.part === field.id;
              return (
                <TextField
                  key={field.id}
                  name={name}
                  id={index === 0 && field === fields[0] ? id : name}
                  label={field.text}
                  optional={!field.required}
                  defaultValue={entries[index]?.[field.id]}
                  error={isWrong ? error : undefined}
                  autoComplete="off"
                />
              );
            })}
          </fieldset>
        ))}
      </div>
      {count < maxEntries && (
        <div>
          <Button
            look="quiet"
            {...(isHydrated
              ? { type: 'button' as const, onClick: () => setAdded((number) => number + 1) }
              : { name: 'go', value: 'again' })}
          >
            {texts.add(entry)}
          </Button>
        </div>
      )}
    </FieldsetFrame>
  );
}
