import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { Pane, PaneBody, PaneEmpty } from '#app/ui/desk/pane.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { noteMessages } from './messages.ts';
import { nextVisitForm } from './note-form.tsx';
import styles from './note.module.css';
import type { NextView, NoteScreenView, OpenNoteView } from './note-view.ts';

/** Opens a new appointment for the same person, with the same doctor, on the day that the note says. */
export function NextPane({
  view,
  next,
  booked,
  isBookedInForm,
}: {
  view: NoteScreenView;
  next: NextView | null;
  booked: OpenNoteView['nextBooked'];
  /** The button stands where the time is written then. */
  isBookedInForm: boolean;
}) {
  const texts = useMessages(noteMessages);
  return (
    <Pane title={texts.next}>
      <PaneBody>
        {booked && (
          <p className={styles.words}>
            {texts.nextIsBooked} <Link href={`/admin-dashboard/diary/appointments/${booked.id}`}>{booked.when}</Link>
          </p>
        )}
        {next === null ? (
          !booked && <p className={styles.hint}>{texts.nextHint}</p>
        ) : (
          <Form method="post" action="/admin-dashboard/diary/new" id={nextVisitForm}>
            <input type="hidden" name="intent" value="look" />
            <input type="hidden" name="patient" value={view.patientId} />
            <input type="hidden" name="date" value={next.on} />
            {Object.entries(view.booking).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {isBookedInForm ? (
              <p className={styles.hint}>{texts.nextInForm(next.words)}</p>
            ) : (
              <DeskButton icon="calendar" look={booked ? 'bare' : 'plain'}>
                {booked ? texts.nextBookToo(next.words) : texts.nextBook(next.words)}
              </DeskButton>
            )}
          </Form>
        )}
      </PaneBody>
    </Pane>
  );
}

/** What the patient has told the clinic before the visit. */
export function ToldPane({ note: { told, forms } }: { note: OpenNoteView }) {
  const texts = useMessages(noteMessages);
  if (told.note === null && told.treatment === null && forms.length === 0) return null;
  return (
    <Pane title={texts.told}>
      <PaneBody>
        {told.treatment !== null && <p className={styles.words}>{told.treatment}</p>}
        {told.note !== null && <p className={styles.words}>{told.note}</p>}
        {forms.length > 0 && (
          <ul className={styles.links}>
            {forms.map(({ id, form, sent }) => (
              <li key={id}>
                <Link href={`/admin-dashboard/forms/${id}`}>{texts.formNames[form]}</Link>
                <small>{sent}</small>
              </li>
            ))}
          </ul>
        )}
      </PaneBody>
    </Pane>
  );
}

/** Notes of earlier visits. */
export function EarlierPane({ note: { earlier } }: { note: OpenNoteView }) {
  const texts = useMessages(noteMessages);
  return (
    <Pane title={texts.earlier} note={earlier.length}>
      {earlier.length === 0 ? (
        <PaneEmpty>{texts.noEarlier}</PaneEmpty>
      ) : (
        <PaneBody>
          <ul className={styles.links}>
            {earlier.map(({ id, when, what }) => (
              <li key={id}>
                <Link href={`/admin-dashboard/diary/appointments/${id}/note`}>{when}</Link>
                <small>{what}</small>
              </li>
            ))}
          </ul>
        </PaneBody>
      )}
    </Pane>
  );
}
