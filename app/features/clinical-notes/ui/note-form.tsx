import { useRef } from 'react';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { useAutosave } from '#app/ui/desk/use-autosave.ts';
import { useSavedBeforeLeaving } from '#app/ui/desk/use-saved-before-leaving.ts';
import { ErrorSummary } from '#app/ui/error-summary/error-summary.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { faultsInOrder } from '../domain/check-note.ts';
import { noteFields } from '../domain/note-fields.ts';
import { noteMessages } from './messages.ts';
import { NoteFields, Theirs } from './note-field-inputs.tsx';
import styles from './note.module.css';
import type { NextView, OpenNoteView, RefusedNote, SaveAnswer } from './note-view.ts';
import { ConflictNotice, SaveStatus } from './save-status.tsx';

interface Props {
  readonly id: string;
  readonly note: OpenNoteView;
  readonly refused: RefusedNote | undefined;
  /** The day of the next visit, as far as it is written. */
  readonly next: NextView | null;
  readonly onNext: (next: NextView | null) => void;
}

/** The form beside the note that opens a booking of the next visit. */
export const nextVisitForm = 'next-visit';

/** What is written, saved by itself where scripts run, and the buttons that end it always in the window. */
export function NoteForm({ id, note, refused, next, onNext }: Props) {
  const texts = useMessages(noteMessages);
  const form = useRef<HTMLFormElement>(null);
  const isSaved = useRef(false);
  const address = `/admin-dashboard/diary/appointments/${id}/note`;
  const { writing, writes, signed } = note;
  const autosave = useAutosave<SaveAnswer>(form, {
    address: `${address}/draft`,
    revision: writing.revision,
    saved: writing.saved,
    pauseMs: 1200,
    meaningOf: (status) => (status === 404 ? { ok: false, reason: 'gone' } : undefined),
    // The day of the next visit as the server reads it.
    onSaved: (answer) => onNext(answer.next),
  });
  useSavedBeforeLeaving(autosave, texts.leave);
  const { state } = autosave;
  const typed = refused?.typed ?? writing.typed;
  const errors = refused?.errors ?? {};
  const other = state.kind === 'changed-meanwhile' ? state.answer.other : refused?.other;

  /** A button's form goes when the server has every word of it, and with the revision that has. */
  async function submit(event: React.SubmitEvent<HTMLFormElement>): Promise<void> {
    const element = event.currentTarget;
    const { submitter } = event.nativeEvent;
    if (!isSaved.current && !(submitter instanceof HTMLButtonElement && submitter.value === 'discard')) {
      event.preventDefault();
      const { kind } = await autosave.save();
      // What is too long, or somebody else's meanwhile, the server says again with the fields.
      if (kind !== 'saved' && kind !== 'invalid' && kind !== 'gone') return;
      isSaved.current = true;
      element.requestSubmit(submitter instanceof HTMLElement ? submitter : undefined);
      return;
    }
    isSaved.current = false;
    autosave.forget();
    const revision = element.elements.namedItem('revision');
    if (revision instanceof HTMLInputElement) revision.value = String(autosave.seen());
  }

  const faults = faultsInOrder(errors);
  return (
    <>
      <ErrorSummary errors={faults.map(({ field, fault }) => ({ field, message: texts.faultText(field, fault) }))} />
      {refused?.refusal && (
        <Notice kind="warning" live>
          <p>{texts.refusals[refused.refusal]}</p>
        </Notice>
      )}
      {other && (
        <ConflictNotice
          other={other}
          address={address}
          onKeep={state.kind === 'changed-meanwhile' ? () => autosave.keepMine(other.revision) : undefined}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields */}
      <form
        ref={form}
        id="note"
        method="post"
        action={address}
        noValidate
        autoComplete="off"
        onInput={autosave.change}
        onChange={autosave.change}
        onSubmit={(event) => void submit(event)}
        onKeyDown={(event) => {
          if ((event.ctrlKey || event.metaKey) && event.key === 's') {
            event.preventDefault();
            void autosave.save();
          }
          // Enter in a field must not sign.
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
        }}
      >
        <input type="hidden" name="revision" defaultValue={refused?.other?.revision ?? writing.revision} />
        <input type="hidden" name="writer" defaultValue={writing.writer} />
        {writes === 'body' ? (
          <NoteFields
            typed={typed}
            errors={errors}
            other={other}
            diagnoses={note.diagnoses}
            isAskedFor={note.isCorrectionAsked}
          >
            {next && (
              <DeskButton form={nextVisitForm} icon="calendar">
                {note.nextBooked ? texts.nextBookToo(next.words) : texts.nextBook(next.words)}
              </DeskButton>
            )}
          </NoteFields>
        ) : (
          <div className={styles.fields}>
            <TextArea
              name="addendum"
              label={texts.labels.addendum}
              hint={texts.hints.addendum}
              error={errors.addendum && texts.faultText('addendum', errors.addendum)}
              defaultValue={typed.addendum}
              maxLength={noteFields.addendum}
              rows={4}
            />
            <Theirs field="addendum" typed={typed} other={other} />
          </div>
        )}
        <div className={styles.bar}>
          <SaveStatus state={state} />
          {writes === 'body' && signed.length > 0 && (
            <DeskButton name="intent" value="discard" look="bare">
              {texts.discard}
            </DeskButton>
          )}
          {writes === 'body' && (
            <DeskButton name="intent" value="save">
              {texts.save}
            </DeskButton>
          )}
          <DeskButton name="intent" value={writes === 'body' ? 'sign' : 'add'} look="main">
            {writes === 'addendum' ? texts.add : signed.length > 0 ? texts.signAgain : texts.sign}
          </DeskButton>
        </div>
      </form>
    </>
  );
}
