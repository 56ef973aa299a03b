import { Form } from 'react-router';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { Pane, PaneBody, PaneEmpty } from '#app/ui/desk/pane.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { StatusWord } from '#app/ui/status-word/status-word.tsx';
import { patientMessages } from './messages.ts';
import styles from './patients.module.css';
import { PeopleList } from './people-list.tsx';
import type { ContactView, VisitView } from './view-types.ts';

const base = '/admin-dashboard/patients';

export function ContactsPane({ contacts }: { contacts: readonly ContactView[] }) {
  const texts = useMessages(patientMessages);
  return (
    <Pane title={texts.contacts}>
      <ul className={styles.contacts}>
        {contacts.map(({ id, shown, href, whose }) => (
          <li key={id}>
            <a href={href}>{shown}</a>
            {whose !== null && <small>{whose}</small>}
          </li>
        ))}
      </ul>
    </Pane>
  );
}

/** What the patient told the doctor; only ever given to their doctor. */
export function MedicalPane({ visits }: { visits: readonly VisitView[] }) {
  const texts = useMessages(patientMessages);
  const told = visits.filter(({ medical }) => medical && (medical.note !== null || medical.treatment !== null));
  if (told.length === 0) return null;
  return (
    <Pane title={texts.medical}>
      <ul className={styles.medical}>
        {told.map(({ id, when, medical }) => (
          <li key={id}>
            <b>{when}</b>
            {medical && medical.treatment !== null && <p>{texts.cameFrom(medical.treatment)}</p>}
            {medical && medical.note !== null && <p>{medical.note ?? texts.noteUnreadable}</p>}
          </li>
        ))}
      </ul>
    </Pane>
  );
}

/** For a doctor: what of the record is open to them, how to open the rest, and the patient's copy. */
export function RecordPane({ id, medical }: { id: string; medical: 'visit' | 'glass' | 'closed' | 'never' }) {
  const texts = useMessages(patientMessages);
  if (medical === 'never') return null;
  if (medical === 'closed')
    return (
      <Pane title={texts.recordClosed}>
        <PaneBody>
          <p className={styles.hint}>{texts.recordClosedText}</p>
          <DeskButton href={`${base}/${id}/open`}>{texts.glass}</DeskButton>
        </PaneBody>
      </Pane>
    );
  return (
    <Pane title={texts.copy}>
      <PaneBody>
        <p className={styles.hint}>{texts.copyText}</p>
        <Form method="post" action={`${base}/${id}/copy`} reloadDocument>
          <DeskButton name="as" value="html">
            {texts.copyHtml}
          </DeskButton>{' '}
          <DeskButton name="as" value="json">
            {texts.copyJson}
          </DeskButton>
        </Form>
      </PaneBody>
    </Pane>
  );
}

interface FormView {
  readonly id: string;
  readonly form: 'hair' | 'skin';
  readonly isUrgent: boolean;
  readonly sent: string;
}

/** Which forms came, and nothing of what they say. */
export function FormsPane({ forms }: { forms: readonly FormView[] }) {
  const texts = useMessages(patientMessages);
  return (
    <Pane title={texts.forms} note={forms.length}>
      {forms.length === 0 ? (
        <PaneEmpty>{texts.noForms}</PaneEmpty>
      ) : (
        <PeopleList
          people={forms.map(({ id, form, isUrgent, sent }) => ({
            id,
            name: <Link href={`/admin-dashboard/forms/${id}`}>{texts.formNames[form]}</Link>,
            text: sent,
            action: isUrgent && <StatusWord tone="brick">{texts.formUrgent}</StatusWord>,
          }))}
        />
      )}
    </Pane>
  );
}

interface EnquiryView {
  readonly id: string;
  readonly fullName: string;
  readonly when: string;
  readonly reference: string;
}

export function EnquiriesPane({ enquiries }: { enquiries: readonly EnquiryView[] }) {
  const texts = useMessages(patientMessages);
  if (enquiries.length === 0) return null;
  return (
    <Pane title={texts.enquiries} note={texts.enquiriesHint}>
      <PeopleList
        people={enquiries.map(({ id, fullName, when, reference }) => ({
          id,
          name: <Link href={`/admin-dashboard/enquiries/${id}`}>{fullName}</Link>,
          text: `${when}, ${reference}`,
        }))}
      />
    </Pane>
  );
}

interface TwinsProps {
  readonly id: string;
  readonly twins: readonly { readonly id: string; readonly fullName: string; readonly shares: 'contact' | 'name' }[];
}

/** Records that may be the same person. Nothing is ever merged by itself. */
export function TwinsPane({ id, twins }: TwinsProps) {
  const texts = useMessages(patientMessages);
  if (twins.length === 0) return null;
  return (
    <Pane title={texts.twins} note={twins.length}>
      <PeopleList
        people={twins.map((twin) => ({
          id: twin.id,
          name: twin.fullName,
          text: texts.twinShares[twin.shares],
          action: <DeskButton href={`${base}/${id}/merge?with=${twin.id}`}>{texts.compare}</DeskButton>,
        }))}
      />
    </Pane>
  );
}

interface MergesProps {
  readonly merges: readonly { readonly id: string; readonly mergedName: string; readonly when: string }[];
  readonly mayUndo: boolean;
}

export function MergesPane({ merges, mayUndo }: MergesProps) {
  const texts = useMessages(patientMessages);
  if (merges.length === 0) return null;
  return (
    <Pane title={texts.merged}>
      <PeopleList
        people={merges.map(({ id, mergedName, when }, index) => ({
          id,
          name: mergedName,
          text: texts.mergedOn(when),
          action: index === 0 && mayUndo && (
            <Form method="post">
              <input type="hidden" name="undoMerge" value={id} />
              <DeskButton>{texts.undoMerge}</DeskButton>
            </Form>
          ),
        }))}
      />
    </Pane>
  );
}
