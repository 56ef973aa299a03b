import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { Pane, PaneEmpty } from '#app/ui/desk/pane.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { StatusWord } from '#app/ui/status-word/status-word.tsx';
import { patientMessages } from './messages.ts';
import styles from './patients.module.css';
import { statusNames, visitTones } from './status-names.ts';
import type { ContactView, VisitView } from './view-types.ts';

const visitBase = '/admin-dashboard/diary/appointments';

interface Caller {
  readonly id: string;
  readonly fullName: string;
  readonly contacts: readonly ContactView[];
}

interface BookProps {
  readonly caller: Caller;
  readonly label: ReactNode;
  readonly look?: 'main' | 'bare' | undefined;
  /** The visit to make another one like. */
  readonly like?: Pick<VisitView, 'typeId' | 'practitionerId'> | undefined;
}

/** Leads to a new appointment for this patient; who they are goes in the body, never in an address. */
export function BookForm({ caller, label, look, like }: BookProps) {
  const own = caller.contacts.toSorted((a, b) => Number(a.whose !== null) - Number(b.whose !== null));
  const shown = (kind: ContactView['kind']): string => own.find((each) => each.kind === kind)?.shown ?? '';
  const fields = {
    intent: 'look',
    patient: caller.id,
    fullName: caller.fullName,
    mobileNumber: shown('phone'),
    email: shown('email'),
    ...(like && { type: like.typeId, practitioner: like.practitionerId }),
  };
  return (
    <Form method="post" action="/admin-dashboard/diary/new">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <DeskButton look={look}>{label}</DeskButton>
    </Form>
  );
}

/** The visits of a patient, each the way to it, with what a caller asks for beside it. */
export function VisitsPane({ visits, caller }: { visits: readonly VisitView[]; caller: Caller }) {
  const texts = useMessages(patientMessages);
  const names = useMessages(statusNames);
  return (
    <Pane title={texts.visits} note={texts.visitsNote(visits.length)}>
      {visits.length === 0 ? (
        <PaneEmpty>{texts.noVisits}</PaneEmpty>
      ) : (
        <ul className={styles.visits}>
          {visits.map((visit) => (
            <li key={visit.id}>
              <div className={visit.isToCome ? undefined : styles.past}>
                <Link href={`${visitBase}/${visit.id}`}>{visit.when}</Link>
                <span className={styles.messages}>
                  {visit.type}, {visit.practitioner}, {visit.reference}
                </span>
                {visit.messages.map((message, index) => (
                  <span
                    key={`${message.kind}-${index}`}
                    className={message.status === 'failed' ? styles.failed : styles.messages}
                  >
                    {names.message[message.kind] ?? message.kind}:{' '}
                    {names.messageStatus[message.status] ?? message.status}
                  </span>
                ))}
              </div>
              <StatusWord tone={visitTones[visit.status]}>{names.visit[visit.status] ?? visit.status}</StatusWord>
              <VisitActions visit={visit} caller={caller} />
            </li>
          ))}
        </ul>
      )}
    </Pane>
  );
}

/** Move and cancel lead to the visit, where both are asked about; another visit like it begins at New appointment. */
function VisitActions({ visit, caller }: { visit: VisitView; caller: Caller }) {
  const texts = useMessages(patientMessages);
  const of = <span className="visually-hidden">: {visit.when}</span>;
  return (
    <div className={styles.visitActions}>
      {visit.mayMove && (
        <DeskButton href={`${visitBase}/${visit.id}#move`}>
          {texts.moveVisit}
          {of}
        </DeskButton>
      )}
      {visit.mayCancel && (
        <DeskButton href={`${visitBase}/${visit.id}#cancel`} look="bare">
          {texts.cancelVisit}
          {of}
        </DeskButton>
      )}
      <BookForm
        caller={caller}
        like={visit}
        look="bare"
        label={
          <>
            {texts.bookAgain}
            {of}
          </>
        }
      />
    </div>
  );
}
