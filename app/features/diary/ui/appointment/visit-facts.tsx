import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { StatusWord } from '#app/ui/status-word/status-word.tsx';
import type { AppointmentStatus } from '#app/features/scheduling/domain/appointment.ts';
import { isReached } from '#app/features/scheduling/domain/reach.ts';
import { statusKeys } from '../../domain/desk-keys.ts';
import styles from '../desk-form.module.css';
import { deskDiaryMessages } from '../desk-messages.ts';
import { deskAppointmentMessages } from './appointment-messages.ts';
import { useStatusKeys } from './use-status-keys.ts';
import type { VisitView } from './visit-view.ts';
import own from './visit-page.module.css';

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

/** When, with whom and how it stands, what becomes of it next, and what else is known of the visit. */
export function VisitFacts({ visit }: { visit: VisitView }) {
  const texts = useMessages(deskAppointmentMessages);
  const words = useMessages(deskDiaryMessages);
  const { facts } = texts;
  const { bookedBy, nextVisit, session, treatment } = visit;
  const what = [
    visit.typeName,
    ...(treatment === undefined ? [] : [treatment]),
    ...(session ? [facts.session(session.number, session.of)] : []),
  ];
  return (
    <Pane title={visit.when} note={<StatusWord tone={tones[visit.status]}>{words.statuses[visit.status]}</StatusWord>}>
      <PaneBody>
        <StatusButtons visit={visit} />
        <dl className={styles.facts}>
          <Fact name={facts.who}>{visit.practitionerName}</Fact>
          <Fact name={facts.what}>{what.join(', ')}</Fact>
          {visit.patientId !== null && (
            <Fact name={facts.patient}>
              <Link href={`/admin-dashboard/patients/${visit.patientId}`}>{visit.fullName}</Link>
            </Fact>
          )}
          <Fact name={facts.phone}>
            <a href={`tel:${visit.tel}`}>{visit.phone}</a>
          </Fact>
          <Fact name={facts.email}>
            {visit.email === null ? facts.none : <a href={`mailto:${visit.email}`}>{visit.email}</a>}
          </Fact>
          <Fact name={facts.messages}>
            {isReached(visit.reach.moved) ? facts.inLanguage[visit.language] : facts.unreached[visit.reach.moved]}
          </Fact>
          {visit.waitingSince !== undefined && <Fact name={facts.waiting}>{visit.waitingSince}</Fact>}
          <Fact name={facts.fee}>{visit.fee ?? <span className={styles.quiet}>{facts.noFee}</span>}</Fact>
          <Fact name={facts.next}>
            {nextVisit ? (
              <>
                <Link href={`/admin-dashboard/diary/appointments/${nextVisit.id}`}>{nextVisit.when}</Link>{' '}
                <span className={styles.quiet}>{nextVisit.what}</span>
              </>
            ) : (
              <span className={styles.quiet}>{facts.noNext}</span>
            )}
          </Fact>
          <Fact name={facts.reference}>{visit.reference}</Fact>
          {visit.overbookingReason !== null && <Fact name={facts.overbooked}>{visit.overbookingReason}</Fact>}
          <Fact name={facts.booked}>
            {visit.bookedOn}, {facts.through[visit.bookedThrough]}
            {bookedBy !== undefined && ` ${facts.by(bookedBy)}`}
            {visit.isTrial && ` ${facts.trial}`}
          </Fact>
        </dl>
      </PaneBody>
    </Pane>
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

/** What is done most: the next status, another visit for the same person, and the way back. */
function StatusButtons({ visit }: { visit: VisitView }) {
  const texts = useMessages(deskAppointmentMessages);
  const words = useMessages(deskDiaryMessages);
  const isErased = visit.patientId === null;
  const buttons = useStatusKeys();
  if (visit.next.length === 0 && !visit.mayUndo && isErased) return null;
  return (
    <div className={own.first}>
      <div className={styles.buttons} ref={buttons}>
        {visit.next.map((status) => (
          <Form key={status} method="post">
            <input type="hidden" name="intent" value="status" />
            <input type="hidden" name="sequence" value={visit.sequence} />
            <DeskButton name="status" value={status} shortcut={statusKeys[status]}>
              {words.statuses[status]}
            </DeskButton>
          </Form>
        ))}
        {visit.mayMove && visit.isStillOffered && (
          <DeskButton href={`/admin-dashboard/diary/appointments/${visit.id}#move`}>{texts.moveTo}</DeskButton>
        )}
        {!isErased && <BookAgain visit={visit} />}
        {visit.mayUndo && (
          <Form method="post">
            <input type="hidden" name="sequence" value={visit.sequence} />
            <DeskButton name="intent" value="undo" look="bare">
              {texts.undo}
            </DeskButton>
          </Form>
        )}
      </div>
    </div>
  );
}

/** The same kind of visit with the same person; who it is for goes in the body, never in an address. */
function BookAgain({ visit }: { visit: VisitView }) {
  const texts = useMessages(deskAppointmentMessages);
  const fields = {
    intent: 'look',
    patient: visit.patientId ?? '',
    fullName: visit.fullName,
    mobileNumber: visit.phone,
    email: visit.email ?? '',
    type: visit.isStillOffered ? visit.typeId : '',
    practitioner: visit.practitionerId,
  };
  return (
    <Form method="post" action="/admin-dashboard/diary/new">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DeskButton>{texts.again}</DeskButton>
    </Form>
  );
}
