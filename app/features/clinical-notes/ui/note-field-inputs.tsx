import type { ReactNode } from 'react';
import { Select } from '#app/ui/field/select.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { NoteErrors } from '../domain/check-note.ts';
import {
  followUpUnits,
  isBlank,
  noteFields,
  type FollowUpUnit,
  type NoteField,
  type TypedNote,
} from '../domain/note-fields.ts';
import { noteMessages } from './messages.ts';
import styles from './note.module.css';
import type { OpenNoteView, OtherTextView } from './note-view.ts';

/** What a next visit is counted in most often. Beside no number it says nothing. */
const usualUnit: FollowUpUnit = 'weeks';

interface Props {
  readonly typed: TypedNote;
  readonly errors: NoteErrors;
  /** What somebody else saved meanwhile: shown below each field that differs. */
  readonly other: OtherTextView | undefined;
  readonly diagnoses: OpenNoteView['diagnoses'];
  /** Whether somebody has just asked to write in what is filled in already: the first field has the focus then. */
  readonly isAskedFor: boolean;
  /** Beside the time of the next visit: the way to book it. */
  readonly children?: ReactNode;
}

/** The fields of a note, in the order of a consultation. */
export function NoteFields({ typed, errors, other, diagnoses, isAskedFor, children }: Props) {
  const texts = useMessages(noteMessages);
  const textsOf = (field: NoteField) => {
    const fault = errors[field];
    return {
      name: field,
      label: texts.labels[field],
      hint: texts.hints[field],
      error: fault && texts.faultText(field, fault),
      defaultValue: typed[field],
      maxLength: noteFields[field],
      // The screen of a note that nobody has begun is opened to write it.
      'data-start': field === 'reason' && isBlank(typed) ? '' : undefined,
      autoFocus: field === 'reason' && isAskedFor,
    };
  };
  const area = (field: NoteField, rows: number) => (
    <div>
      <TextArea {...textsOf(field)} rows={rows} />
      <Theirs field={field} typed={typed} other={other} />
    </div>
  );
  return (
    <div className={styles.fields}>
      {area('reason', 2)}
      {area('findings', 4)}
      <div className={styles.diagnosis}>
        <div>
          <TextField {...textsOf('diagnosis')} list="last-diagnoses" autoComplete="off" />
          <Theirs field="diagnosis" typed={typed} other={other} />
          <datalist id="last-diagnoses">
            {diagnoses.map(({ diagnosis, code }) => (
              <option key={diagnosis} value={diagnosis}>
                {code}
              </option>
            ))}
          </datalist>
        </div>
        <div>
          <TextField {...textsOf('diagnosisCode')} autoComplete="off" spellCheck={false} autoCapitalize="characters" />
          <Theirs field="diagnosisCode" typed={typed} other={other} />
        </div>
      </div>
      {area('plan', 4)}
      {area('instructions', 3)}
      <div className={styles.diagnosis}>
        {area('allergies', 2)}
        {area('cautions', 2)}
      </div>
      <div className={styles.followUp}>
        <TextField {...textsOf('followUpCount')} inputMode="numeric" size="short" autoComplete="off" />
        <Select
          name="followUpUnit"
          label={texts.labels.followUpUnit}
          defaultValue={typed.followUpUnit || usualUnit}
          size="narrow"
          options={followUpUnits.map((value) => ({ value, label: texts.units[value] }))}
        />
        {children}
        <Theirs field="followUpCount" typed={typed} other={other} />
      </div>
    </div>
  );
}

/** What somebody else wrote in the same field, where it is not the same. */
export function Theirs({ field, typed, other }: { field: NoteField; typed: TypedNote } & Pick<Props, 'other'>) {
  const texts = useMessages(noteMessages);
  if (!other || other.note[field].trim() === typed[field].trim()) return null;
  return (
    <p className={styles.theirs} data-theirs={field}>
      <b>{texts.theirs}: </b>
      {other.note[field].trim() === '' ? texts.nothing : other.note[field]}
    </p>
  );
}
