import { isUuid } from '#app/lib/uuid.ts';
import { isOwnKey } from '#app/lib/own-key.ts';
import { data, redirect } from 'react-router';
import { formsOfRecord } from '#app/features/intake/server/submission-list.ts';
import { may } from '#app/features/staff/domain/permissions.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formatDate } from '#app/lib/date-words.ts';
import { formatReference } from '#app/lib/reference.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { useLive } from '#app/ui/desk/live.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { undoMerge } from '../server/merge-patients.ts';
import { viewPatient } from '../server/view-patient.ts';
import { patientMessages } from '../ui/messages.ts';
import {
  BookForm,
  ContactsPane,
  EnquiriesPane,
  FormsPane,
  MedicalPane,
  MergesPane,
  RecordPane,
  TwinsPane,
  VisitsPane,
} from '../ui/patient-page.tsx';
import styles from '../ui/patients.module.css';
import { Said } from '../ui/said.tsx';
import { clinicTimeZone, patientsOf } from './patient-context.ts';
import { contactView, dayWords, momentWords, visitView } from './patient-view.ts';
import type { Route } from './+types/patient.ts';

const base = '/admin-dashboard/patients';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const patients = patientsOf(context);
  const by = actorOf(context);
  const seen = await viewPatient(patients, by, params.patientId);
  if (!seen.ok) {
    if (seen.reason === 'merged') throw redirect(`${base}/${seen.into}`, 303);
    throw data(null, { status: 404 });
  }
  const { patient, visits, merges, twins, enquiries, medical, glassEndsAt } = seen.value;
  const timeZone = await clinicTimeZone(context);
  const now = patients.clock.now().epochMilliseconds;
  const { id, fullName, birthDate, language, createdAt, restrictedAt, eraseOn, contacts } = patient;
  return {
    id,
    fullName,
    language,
    born: birthDate === null ? null : formatDate(birthDate),
    since: dayWords(createdAt, timeZone),
    restricted: restrictedAt === null ? null : dayWords(restrictedAt, timeZone),
    eraseOn: eraseOn === null ? null : formatDate(eraseOn),
    contacts: contacts.map(contactView),
    visits: visits.map((visit) => visitView(visit, now, timeZone)),
    merges: merges.map((merge) => ({ ...merge, when: momentWords(merge.mergedAt, timeZone) })),
    twins,
    enquiries: enquiries.map((enquiry) => ({
      id: enquiry.id,
      fullName: enquiry.fullName,
      when: momentWords(enquiry.createdAt, timeZone),
      reference: formatReference(enquiry.reference),
    })),
    forms: (await formsOfRecord(patients.db, id)).map((form) => ({
      id: form.id,
      form: form.form,
      isUrgent: form.urgent && !form.isCalled,
      sent: momentWords(form.submittedAt, timeZone),
    })),
    mayMerge: may(by, 'patients.merge'),
    medical,
    glassUntil: glassEndsAt === undefined ? null : momentWords(glassEndsAt, timeZone),
    said: new URL(request.url).searchParams.get('said'),
  };
}

/** Takes back a merge. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const by = actorOf(context);
  if (!may(by, 'patients.merge')) throw data(null, { status: 403 });
  const mergeId = (await request.formData()).get('undoMerge');
  const undone =
    typeof mergeId === 'string' && isUuid(mergeId)
      ? await undoMerge(patientsOf(context), by, mergeId)
      : ({ ok: false, reason: 'not-found' } as const);
  if (!undone.ok) return data({ refusal: undone.reason }, { status: 409 });
  return redirect(`${base}/${params.patientId}?said=unmerged`, 303);
}

export default function PatientScreen({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(patientMessages);
  const { id, fullName, born, since, language, restricted, eraseOn, visits, said, mayMerge } = loaderData;
  useLive(['patients', 'diary', 'messages', 'forms']);
  return (
    <>
      <title>{fullName}</title>
      <DeskHead
        title={fullName}
        note={
          <p className={styles.facts}>
            {born !== null && <span>{texts.born(born)}</span>}
            <span>{texts.speaks(texts.languages[language])}</span>
            <span>{texts.since(since)}</span>
          </p>
        }
      >
        <DeskButton href={base}>{texts.back}</DeskButton>
        {mayMerge && <DeskButton href={`${base}/${id}/merge`}>{texts.merge}</DeskButton>}
        <DeskButton href={`${base}/${id}/edit`}>{texts.edit}</DeskButton>
        <BookForm fullName={fullName} contacts={loaderData.contacts} />
      </DeskHead>
      {actionData && (
        <Said kind="warning">{actionData.refusal === 'later-merge' ? texts.laterMerge : texts.undone}</Said>
      )}
      {!actionData && isOwnKey(texts.saved, said) && <Said kind="success">{texts.saved[said]}</Said>}
      {restricted !== null && (
        <Said kind="warning" live={false}>
          {texts.restrictedNotice(restricted)} {eraseOn !== null && texts.eraseNotice(eraseOn)}
        </Said>
      )}
      {loaderData.glassUntil !== null && (
        <Said kind="warning" live={false}>
          {texts.glassOpen(loaderData.glassUntil)}
        </Said>
      )}
      <div className={styles.record}>
        <div>
          <VisitsPane visits={visits} />
          <MedicalPane visits={visits} />
          <RecordPane id={id} medical={loaderData.medical} />
        </div>
        <div>
          <ContactsPane contacts={loaderData.contacts} />
          <TwinsPane id={id} twins={loaderData.twins} />
          <MergesPane merges={loaderData.merges} mayUndo={mayMerge} />
          <EnquiriesPane enquiries={loaderData.enquiries} />
          <FormsPane forms={loaderData.forms} />
        </div>
      </div>
    </>
  );
}
