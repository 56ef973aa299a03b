import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { Draft } from '#app/ui/desk/draft.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import styles from '../desk-form.module.css';
import { deskAppointmentMessages } from './appointment-messages.ts';
import type { RefusedVisitChange, VisitView } from './visit-view.ts';
import own from './visit-page.module.css';

/** What colleagues are to know of a visit: not medical, and seen by everybody at the desk. */
export function DeskNote({ visit, refused }: { visit: VisitView; refused: RefusedVisitChange | undefined }) {
  const texts = useMessages(deskAppointmentMessages);
  const { deskNote } = visit;
  if (deskNote === undefined || (!visit.mayChange && deskNote === ''))
    return deskNote === '' ? null : (
      <Pane title={texts.deskNote}>
        <PaneBody>{texts.deskNoteUnreadable}</PaneBody>
      </Pane>
    );
  const typed = refused?.typed.intent === 'desk-note' ? refused.typed.note : undefined;
  return (
    <Pane title={texts.deskNote}>
      <PaneBody>
        {visit.mayChange ? (
          <Form method="post" className={own.note}>
            <Draft name="desk-note" />
            <input type="hidden" name="intent" value="desk-note" />
            <input type="hidden" name="seen" value={deskNote} />
            <p className={styles.hint} id="desk-note-hint">
              {texts.deskNoteHint}
            </p>
            <textarea
              key={deskNote}
              name="note"
              aria-label={texts.deskNote}
              aria-describedby="desk-note-hint"
              rows={2}
              maxLength={500}
              defaultValue={typed ?? deskNote}
            />
            <DeskButton>{texts.keepNote}</DeskButton>
          </Form>
        ) : (
          <p className={styles.note}>{deskNote}</p>
        )}
      </PaneBody>
    </Pane>
  );
}
