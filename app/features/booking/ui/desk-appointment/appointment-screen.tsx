import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { StatusWord } from '#app/ui/status-word/status-word.tsx';
import type { AppointmentStatus } from '../../domain/appointment.ts';
import { statusKeys } from '../../domain/desk-keys.ts';
import styles from '../desk-form.module.css';
import { deskDiaryMessages } from '../desk-messages.ts';
import { deskAppointmentMessages } from './appointment-messages.ts';
import { MoveVisit } from './move-visit.tsx';
import type { RefusedVisitChange, VisitView } from './visit-view.ts';

const tones: Readonly<Record<AppointmentStatus, 'neutral' | 'plum' | 'leaf' | 'turmeric' | 'brick'>> = {
  offered: 'turmeric',
  booked: 'neutral',
  confirmed: 'plum',
  arrived: 'turmeric',
  'in-consultation': 'leaf',
  completed: 'neutral',
  'no-show': 'brick',
  cancelled: 'brick',
};

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
      {refused && (
        <Notice kind="warning" live>
          <p>
            {refused.answer.reason === 'needs-reason'
              ? refused.answer.passedOver.map((rule) => words.passedOver[rule]).join(' ')
              : words.refusals[refused.answer.reason]}
          </p>
        </Notice>
      )}
      {!refused && visit.refusal && (
        <Notice kind="warning" live>
          <p>{words.refusals[visit.refusal]}</p>
        </Notice>
      )}
      {!refused && visit.said && (
        <Notice kind="success" live>
          <p>{texts.said[visit.said]}</p>
        </Notice>
      )}
      <div className={styles.two}>
        <div className={styles.stack}>
          <Pane
            title={visit.when}
            note={<StatusWord tone={tones[visit.status]}>{words.statuses[visit.status]}</StatusWord>}
          >
            <PaneBody>
              <VisitFacts visit={visit} />
            </PaneBody>
          </Pane>
          {visit.mayMove && visit.isStillOffered && (
            <Pane title={texts.move}>
              <PaneBody>
                <MoveVisit key={visit.sequence} visit={visit} refused={refused} />
              </PaneBody>
            </Pane>
          )}
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
        </div>
        <div className={styles.stack}>
          {(visit.next.length > 0 || visit.mayUndo) && <StatusPane visit={visit} />}
          {visit.mayCancel && <CancelPane visit={visit} />}
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
          <History visit={visit} />
        </div>
      </div>
    </div>
  );
}

function VisitFacts({ visit }: { visit: VisitView }) {
  const { facts } = useMessages(deskAppointmentMessages);
  return (
    <dl className={styles.facts}>
      <Fact name={facts.who}>{visit.practitionerName}</Fact>
      <Fact name={facts.what}>{visit.typeName}</Fact>
      <Fact name={facts.phone}>
        <a href={`tel:${visit.tel}`}>{visit.phone}</a>
      </Fact>
      <Fact name={facts.email}>
        {visit.email === null ? facts.none : <a href={`mailto:${visit.email}`}>{visit.email}</a>}
      </Fact>
      <Fact name={facts.reference}>{visit.reference}</Fact>
      {visit.waitingSince !== undefined && <Fact name={facts.waiting}>{visit.waitingSince}</Fact>}
      {visit.overbookingReason !== null && <Fact name={facts.overbooked}>{visit.overbookingReason}</Fact>}
      <Fact name={facts.booked}>
        {visit.bookedOn}, {facts.through[visit.bookedThrough]}
      </Fact>
      {visit.patientId !== null && (
        <Fact name={facts.patient}>
          <Link href={`/admin-dashboard/patients/${visit.patientId}`}>{visit.fullName}</Link>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function StatusPane({ visit }: { visit: VisitView }) {
  const texts = useMessages(deskAppointmentMessages);
  const words = useMessages(deskDiaryMessages);
  return (
    <Pane title={texts.status}>
      <PaneBody>
        <div className={styles.buttons}>
          {visit.next.map((status) => (
            <Form key={status} method="post">
              <input type="hidden" name="intent" value="status" />
              <input type="hidden" name="sequence" value={visit.sequence} />
              <DeskButton name="status" value={status} shortcut={statusKeys[status]}>
                {words.statuses[status]}
              </DeskButton>
            </Form>
          ))}
          {visit.mayUndo && (
            <Form method="post">
              <input type="hidden" name="sequence" value={visit.sequence} />
              <DeskButton name="intent" value="undo" look="bare">
                {texts.undo}
              </DeskButton>
            </Form>
          )}
        </div>
      </PaneBody>
    </Pane>
  );
}

function CancelPane({ visit }: { visit: VisitView }) {
  const texts = useMessages(deskAppointmentMessages);
  return (
    <Pane title={texts.cancel}>
      <PaneBody>
        <Form method="post" className={styles.form} key={visit.sequence}>
          <input type="hidden" name="intent" value="cancel" />
          <input type="hidden" name="sequence" value={visit.sequence} />
          <label className={styles.check}>
            <input type="checkbox" name="tell" value="yes" defaultChecked />
            {texts.tell}
          </label>
          <DeskButton look="grave">{texts.cancelDo}</DeskButton>
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
                <span className={styles.quiet}> {texts.actors[event.actor]}</span>
              </span>
              <span className={styles.quiet}>{event.at}</span>
            </li>
          ))}
        </ol>
      </PaneBody>
    </Pane>
  );
}
