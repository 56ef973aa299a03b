import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { StatusWord } from '#app/ui/status-word/status-word.tsx';
import { isReached } from '#app/features/scheduling/domain/reach.ts';
import styles from '../desk-form.module.css';
import { deskDiaryMessages } from '../desk-messages.ts';
import { deskAppointmentMessages } from './appointment-messages.ts';
import { DeskNote } from './desk-note-pane.tsx';
import { FormLinkPane } from './form-link-pane.tsx';
import { MessagesToPatient } from './messages-to-patient.tsx';
import { MoveVisit, refusalText } from './move-visit.tsx';
import { VisitFacts } from './visit-facts.tsx';
import { VisitNote } from './visit-note.tsx';
import type { RefusedVisitChange, VisitView } from './visit-view.ts';

interface Props {
  readonly visit: VisitView;
  readonly refused: RefusedVisitChange | undefined;
}

/** One visit: what is known of it, its status, moving and cancelling it, and what happened. */
export function AppointmentScreen({ visit, refused }: Props) {
  const texts = useMessages(deskAppointmentMessages);
  const words = useMessages(deskDiaryMessages);
  return (
    <div className={styles.stack}>
      {/* What is wrong with a move is said where it was asked for. */}
      {refused && !(refused.typed.intent === 'move' && visit.mayMove && visit.isStillOffered) && (
        <Notice kind="warning" live>
          <p>{refusalText(words, refused.answer)}</p>
        </Notice>
      )}
      {!refused && visit.refusal && (
        <Notice kind="warning" live>
          <p>{words.refusals[visit.refusal]}</p>
        </Notice>
      )}
      {!refused && visit.said && (
        <Notice kind="success" live>
          <p>{visit.said === 'status' ? texts.nowIs(words.statuses[visit.status]) : texts.said[visit.said]}</p>
          {(visit.said === 'moved' || visit.said === 'cancelled') && !isReached(visit.reach[visit.said]) && (
            <p>{texts.nobodyTold}</p>
          )}
          {(visit.said === 'booked' || visit.said === 'series') && <Told visit={visit} />}
        </Notice>
      )}
      <div className={styles.two}>
        <div className={styles.stack}>
          <VisitFacts visit={visit} />
          <VisitNote id={visit.id} note={visit.clinicalNote} />
          {visit.forms.length > 0 && (
            <Pane title={texts.forms}>
              <PaneBody>
                <ul className={styles.list}>
                  {visit.forms.map(({ id, form, isUrgent, sent }) => (
                    <li key={id}>
                      <Link href={`/admin-dashboard/forms/${id}`}>{texts.formNames[form]}</Link>
                      <span className={styles.quiet}>{sent}</span>
                      {isUrgent && <StatusWord tone="brick">{texts.formUrgent}</StatusWord>}
                    </li>
                  ))}
                </ul>
              </PaneBody>
            </Pane>
          )}
          {visit.note !== undefined && (
            <Pane title={texts.note} note={texts.noteText}>
              <PaneBody>
                <p className={styles.note}>{visit.note}</p>
              </PaneBody>
            </Pane>
          )}
          <DeskNote visit={visit} refused={refused} />
          {visit.mayMove && visit.isStillOffered && (
            <Pane title={texts.move}>
              <PaneBody>
                <MoveVisit key={visit.sequence} visit={visit} refused={refused} />
              </PaneBody>
            </Pane>
          )}
        </div>
        <div className={styles.stack}>
          {visit.mayCancel && <CancelPane visit={visit} />}
          {visit.formLink && visit.forms.length === 0 && <FormLinkPane formLink={visit.formLink} />}
          {visit.series.length > 0 && (
            <Pane title={texts.series}>
              <PaneBody>
                <ul className={styles.list}>
                  {visit.series.map((each) => (
                    <li key={each.id}>
                      <Link href={`/admin-dashboard/diary/appointments/${each.id}`}>{each.when}</Link>
                      <span className={styles.quiet}>{words.statuses[each.status]}</span>
                    </li>
                  ))}
                </ul>
                {visit.mayUndoSeries && (
                  <Form method="post">
                    <input type="hidden" name="sequence" value={visit.sequence} />
                    <DeskButton name="intent" value="undo-series" look="bare">
                      {texts.undoSeries}
                    </DeskButton>
                  </Form>
                )}
              </PaneBody>
            </Pane>
          )}
          <MessagesToPatient visit={visit} />
          <History visit={visit} />
        </div>
      </div>
    </div>
  );
}

/** Just booked: whether the patient hears of it, and what to do where no message can reach them. */
function Told({ visit }: { visit: VisitView }) {
  const texts = useMessages(deskAppointmentMessages);
  const reach = visit.reach.booked;
  if (!isReached(reach)) return <p>{texts.unreachable[reach](visit.reference)}</p>;
  const told = reach === 'waits' ? texts.toldLater : texts.told;
  return <p>{visit.wasTold ? told(visit.day, visit.time) : texts.notTold}</p>;
}

function CancelPane({ visit }: { visit: VisitView }) {
  const texts = useMessages(deskAppointmentMessages);
  return (
    <Pane title={texts.cancel}>
      <PaneBody>
        <Form method="post" className={styles.form} key={visit.sequence}>
          <input type="hidden" name="intent" value="cancel" />
          <input type="hidden" name="sequence" value={visit.sequence} />
          {isReached(visit.reach.cancelled) && (
            <label className={styles.check}>
              <input type="checkbox" name="tell" value="yes" defaultChecked />
              {texts.tell}
            </label>
          )}
          <DeskButton look="grave" id="cancel">
            {texts.cancelDo}
          </DeskButton>
        </Form>
      </PaneBody>
    </Pane>
  );
}

function History({ visit }: { visit: VisitView }) {
  const texts = useMessages(deskAppointmentMessages);
  const words = useMessages(deskDiaryMessages);
  return (
    <Pane title={texts.history}>
      <PaneBody>
        <ol className={styles.list}>
          {visit.events.map((event, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- events are never reordered and have no other name
            <li key={index}>
              <span>
                {event.kind === 'status-changed' ? words.statuses[event.status] : texts.events[event.kind]}
                {event.kind !== 'status-changed' && event.kind !== 'cancelled' && ` → ${event.to}`}
                {event.reason !== null && `. ${event.reason}`}
                <span className={styles.quiet}>
                  {' '}
                  {texts.actors[event.actor]}
                  {event.staffName !== undefined && ` ${texts.facts.by(event.staffName)}`}
                </span>
              </span>
              <span className={styles.quiet}>{event.at}</span>
            </li>
          ))}
        </ol>
      </PaneBody>
    </Pane>
  );
}
