import { data, Form, redirect } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formatDate } from '#app/lib/date-words.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { FlashMessage } from '#app/ui/desk/flash-message.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { RadioGroup } from '#app/ui/field/radio-group.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { auditLook } from '../server/audit-look.ts';
import { findPatients } from '../server/find-patients.ts';
import { likelyTwins } from '../server/likely-twins.ts';
import { mergePatients, previewMerge, type MergePreview } from '../server/merge-patients.ts';
import { patientById, type StoredPatient } from '../server/read-patient.ts';
import type { SeenPatient } from '../server/save-patient.ts';
import { patientMessages } from '../ui/messages.ts';
import styles from '../ui/patients.module.css';
import { PeopleList } from '../ui/people-list.tsx';
import { clinicTimeZone, patientsOf } from './patient-context.ts';
import { contactView, rowView } from './patient-view.ts';
import type { Route } from './+types/merge-patients-route.ts';

const base = '/admin-dashboard/patients';

function side({ id, version, fullName, birthDate, contacts }: StoredPatient) {
  return {
    id,
    seen: `${id}@${version}`,
    fullName,
    born: birthDate === null ? null : formatDate(birthDate),
    contacts: contacts.map(contactView),
  };
}

function previewView({ kept, merged, moved }: MergePreview) {
  return {
    kept: side(kept),
    merged: side(merged),
    visits: moved.appointments.length,
    contacts: moved.contacts.length,
    takesBirthDate:
      moved.before.birthDate === null && moved.after.birthDate !== null ? formatDate(moved.after.birthDate) : null,
    birthDatesDiffer: kept.birthDate !== null && merged.birthDate !== null && kept.birthDate !== merged.birthDate,
    restricts: moved.before.restrictedAt === null && moved.after.restrictedAt !== null,
  };
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const patients = patientsOf(context);
  const by = actorOf(context);
  const patient = await patientById(patients.db, params.patientId);
  if (!patient || patient.mergedInto !== null || patient.erasedAt !== null) throw data(null, { status: 404 });
  const other = new URL(request.url).searchParams.get('with');
  const preview = other === null ? undefined : await previewMerge(patients, patient.id, other);
  if (other !== null && !preview) throw data(null, { status: 404 });
  for (const id of [patient.id, ...(preview ? [preview.merged.id] : [])])
    await auditLook(patients, by, { action: 'patient.viewed', subject: { kind: 'patient', id } });
  return {
    id: patient.id,
    fullName: patient.fullName,
    preview: preview && previewView(preview),
    twins: preview ? [] : await likelyTwins(patients.db, patient.id),
  };
}

function seenOf(value: FormDataEntryValue | null): SeenPatient {
  const [id = '', version = ''] = typeof value === 'string' ? value.split('@') : [];
  return { id, version: Number(version) };
}

/** Looks for the other record, or merges the two that were compared. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const patients = patientsOf(context);
  const by = actorOf(context);
  const form = await request.formData();
  const text = form.get('text');
  if (typeof text === 'string') {
    const found = await findPatients(patients.db, text, 12, patients.clock.now().epochMilliseconds);
    await auditLook(patients, by, { action: 'patients.searched', details: { found: found.length } });
    const timeZone = await clinicTimeZone(context);
    const others = found.filter(({ id }) => id !== params.patientId);
    return data({ text, found: others.map((patient) => rowView(patient, timeZone)), refused: false });
  }
  const kept = seenOf(form.get('kept'));
  const name = form.get('name') === 'merged' ? 'merged' : 'kept';
  const merged = await mergePatients(patients, by, { kept, merged: seenOf(form.get('merged')), name });
  if (merged.ok) return redirect(`${base}/${kept.id}?said=merged`, 303);
  return data({ text: '', found: undefined, refused: true }, { status: 409 });
}

export default function MergePatients({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(patientMessages);
  const { id, fullName, preview, twins } = loaderData;
  const title = texts.mergeTitle(fullName);
  return (
    <>
      <title>{title}</title>
      <DeskHead title={title}>
        <DeskButton href={`${base}/${id}`}>{texts.cancel}</DeskButton>
      </DeskHead>
      {actionData?.refused && <FlashMessage kind="warning">{texts.mergeRefused}</FlashMessage>}
      {preview ? (
        <Preview preview={preview} />
      ) : (
        <>
          <div className={styles.tools}>
            <Form method="post">
              <DeskFields>
                <TextField name="text" label={texts.mergeFind} autoComplete="off" defaultValue={actionData?.text} />
              </DeskFields>
              <DeskButton icon="search">{texts.find}</DeskButton>
            </Form>
          </div>
          <Candidates
            id={id}
            people={actionData?.found ?? twins.map((twin) => ({ ...twin, phone: texts.twinShares[twin.shares] }))}
            title={actionData?.found ? texts.found(actionData.found.length) : texts.twins}
          />
        </>
      )}
    </>
  );
}

interface CandidatesProps {
  readonly id: string;
  readonly title: string;
  readonly people: readonly { readonly id: string; readonly fullName: string; readonly phone: string | null }[];
}

function Candidates({ id, title, people }: CandidatesProps) {
  const texts = useMessages(patientMessages);
  if (people.length === 0) return null;
  return (
    <Pane title={title}>
      <PeopleList
        people={people.map((person) => ({
          id: person.id,
          name: person.fullName,
          text: person.phone,
          action: <DeskButton href={`${base}/${id}/merge?with=${person.id}`}>{texts.compare}</DeskButton>,
        }))}
      />
    </Pane>
  );
}

function Preview({ preview }: { preview: ReturnType<typeof previewView> }) {
  const texts = useMessages(patientMessages);
  const { kept, merged } = preview;
  return (
    <Form method="post">
      <input type="hidden" name="kept" value={kept.seen} />
      <input type="hidden" name="merged" value={merged.seen} />
      <div className={styles.compare}>
        {[kept, merged].map((each) => (
          <Pane key={each.id} title={each.fullName} note={each === kept ? texts.stays : texts.goes}>
            <ul className={styles.contacts}>
              {each.contacts.map(({ id, shown, whose }) => (
                <li key={id}>
                  {shown} {whose !== null && <small>{whose}</small>}
                </li>
              ))}
              {each.born !== null && <li>{texts.born(each.born)}</li>}
            </ul>
          </Pane>
        ))}
      </div>
      {preview.birthDatesDiffer && (
        <FlashMessage kind="warning" live={false}>
          {texts.differentBirthDates}
        </FlashMessage>
      )}
      <Pane title={texts.mergePreview}>
        <PaneBody>
          <ul className={styles.effects}>
            <li>{texts.movesVisits(preview.visits)}</li>
            <li>
              {texts.movesContacts(preview.contacts)}. {texts.sameContacts}
            </li>
            {preview.takesBirthDate !== null && <li>{texts.takesBirthDate(preview.takesBirthDate)}</li>}
            {preview.restricts && <li>{texts.takesRestriction}</li>}
            <li>{texts.canUndo}</li>
          </ul>
          {kept.fullName !== merged.fullName && (
            <RadioGroup
              name="name"
              legend={texts.nameStays}
              defaultValue="kept"
              options={[
                { value: 'kept', label: kept.fullName },
                { value: 'merged', label: merged.fullName },
              ]}
            />
          )}
          <DeskActions>
            <DeskButton look="main">{texts.doMerge}</DeskButton>
            <DeskButton href={`${base}/${merged.id}/merge?with=${kept.id}`}>{texts.swap}</DeskButton>
          </DeskActions>
        </PaneBody>
      </Pane>
    </Form>
  );
}
