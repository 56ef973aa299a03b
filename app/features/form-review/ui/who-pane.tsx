import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { Pane, PaneBody, PaneEmpty } from '#app/ui/desk/pane.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { submissionMessages } from './submission-messages.ts';
import type { LikelyView, SubmissionScreenView } from './submission-types.ts';
import styles from './submission.module.css';

interface Props {
  readonly action: string;
  readonly view: SubmissionScreenView;
}

/** Who sent the form, whose it is, and taking that back. Everybody at the desk sees this, and nothing else. */
export function WhoPane({ action, view }: Props) {
  const texts = useMessages(submissionMessages);
  const { fullName, phone, tel, patient, visit } = view;
  return (
    <Pane title={texts.who}>
      <PaneBody>
        <dl className={styles.facts}>
          <div>
            <dt>{texts.from}</dt>
            <dd>
              {fullName}
              <a href={`tel:${tel}`}>{phone}</a>
            </dd>
          </div>
          {patient && (
            <div>
              <dt>{texts.patientPage}</dt>
              <dd>
                <Link href={`/admin-dashboard/patients/${patient.id}`}>{patient.fullName}</Link>
              </dd>
            </div>
          )}
          {patient && (
            <div>
              <dt>{texts.visit}</dt>
              <dd>
                {visit ? (
                  <Link href={`/admin-dashboard/diary/appointments/${visit.id}`}>{visit.when}</Link>
                ) : (
                  texts.noVisit
                )}
              </dd>
            </div>
          )}
        </dl>
        {view.mayDetach && (
          <Form method="post" action={action} className={styles.onScreen}>
            <DeskButton look="bare" name="intent" value="detach">
              {texts.detach}
            </DeskButton>
          </Form>
        )}
      </PaneBody>
    </Pane>
  );
}

/** Whose form it may be: people with its phone or name, each with the visits it may be for. */
export function LikelyPane({ action, view }: Props) {
  const texts = useMessages(submissionMessages);
  return (
    <Pane title={texts.likely}>
      <PaneBody>
        <p className={styles.hint}>{texts.likelyText}</p>
      </PaneBody>
      {view.likely.length === 0 && <PaneEmpty>{texts.likelyNone}</PaneEmpty>}
      <ul className={styles.likely}>
        {view.likely.map((each) => (
          <Likely key={each.id} action={action} person={each} />
        ))}
      </ul>
      {view.mayAddPatient && (
        <PaneBody>
          <Form method="post" action={action}>
            <p className={styles.hint}>{texts.addPatientText}</p>
            <DeskButton name="intent" value="add-patient">
              {texts.addPatient}
            </DeskButton>
          </Form>
        </PaneBody>
      )}
    </Pane>
  );
}

function Likely({ action, person }: { action: string; person: LikelyView }) {
  const texts = useMessages(submissionMessages);
  const { id, fullName, sharesPhone, phone, lastVisit, visits, mayAttach } = person;
  const facts = [
    sharesPhone ? texts.samePhone : texts.sameName,
    phone,
    lastVisit === null ? null : texts.lastVisit(lastVisit),
  ];
  return (
    <li>
      <Form method="post" action={action}>
        <input type="hidden" name="intent" value="attach" />
        <input type="hidden" name="patient" value={id} />
        <b>{fullName}</b>
        <small>{facts.filter(Boolean).join(', ')}</small>
        {mayAttach && (
          <div className={styles.buttons}>
            {visits.map((visit) => (
              <DeskButton
                key={visit.id}
                name="visit"
                value={visit.id}
                aria-label={`${fullName}: ${texts.attachTo(visit.when)}`}
              >
                {texts.attachTo(visit.when)}
              </DeskButton>
            ))}
            <DeskButton name="visit" value="" aria-label={`${fullName}: ${texts.attach}`}>
              {texts.attach}
            </DeskButton>
          </div>
        )}
      </Form>
    </li>
  );
}
