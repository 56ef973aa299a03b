import { isUuid } from '#app/lib/uuid.ts';
import { isOwnKey } from '#app/lib/own-key.ts';
import { data, redirect } from 'react-router';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import { knownView } from '#app/features/clinical-notes/domain/known-words.ts';
import { knownOfPatient } from '#app/features/clinical-notes/server/known-of-patient.ts';
import { formsOfRecord } from '#app/features/form-review/server/submission-list.ts';
import { may } from '#app/features/staff/domain/permissions.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formatDate } from '#app/lib/date-words.ts';
import { formatMoment, formatMomentDate } from '#app/lib/moment-words.ts';
import { formatReference } from '#app/lib/reference.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { FlagList } from '#app/ui/desk/flag-list.tsx';
import { useLive } from '#app/ui/desk/live.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { required } from '#app/platform/web/context.ts';
import { FlashMessage } from '#app/ui/desk/flash-message.tsx';
import { undoMerge } from '../server/merge-patients.ts';
import { inOrder } from '../domain/visit-order.ts';
import { viewPatient } from '../server/view-patient.ts';
import { patientMessages } from '../ui/messages.ts';
import {
  ContactsPane,
  EnquiriesPane,
  FormsPane,
  MedicalPane,
  MergesPane,
  RecordPane,
  TwinsPane,
} from '../ui/patient-page.tsx';
import styles from '../ui/patients.module.css';
import { BookForm, VisitsPane } from '../ui/visits-pane.tsx';
import { TimelinePane } from '../ui/timeline-pane.tsx';
import { clinicTimeZone, patientsOf } from './patient-context.ts';
import { patientTimeline } from './patient-timeline.ts';
import { contactView, visitView } from './patient-view.ts';
import type { Route } from './+types/patient-route.ts';

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
  const forms = await formsOfRecord(patients.db, patient.id);
  const known = await knownOfPatient(required(context.get(bookingContext), 'booking'), by, patient.id);
  const { id, fullName, birthDate, language, createdAt, restrictedAt, eraseOn, contacts } = patient;
  return {
    id,
    fullName,
    language,
    born: birthDate === null ? null : formatDate(birthDate),
    since: formatMomentDate(createdAt, timeZone),
    restricted: restrictedAt === null ? null : formatMomentDate(restrictedAt, timeZone),
    eraseOn: eraseOn === null ? null : formatDate(eraseOn),
    contacts: contacts.map(contactView),
    visits: inOrder(visits, now).map((visit) => visitView(visit, by, now, timeZone)),
    merges: merges.map((merge) => ({ ...merge, when: formatMoment(merge.mergedAt, timeZone) })),
    twins,
    enquiries: enquiries.map((enquiry) => ({
      id: enquiry.id,
      fullName: enquiry.fullName,
      when: formatMoment(enquiry.createdAt, timeZone),
      reference: formatReference(enquiry.reference),
    })),
    timeline: await patientTimeline(patients, seen.value, forms, timeZone),
    forms: forms.map((form) => ({
      id: form.id,
      form: form.form,
      isUrgent: form.urgent && !form.isCalled,
      sent: formatMoment(form.submittedAt, timeZone),
    })),
    mayMerge: may(by, 'patients.merge'),
    maySeeAudit: may(by, 'audit.see'),
    medical,
    known: known.map(knownView),
    glassUntil: glassEndsAt === undefined ? null : formatMoment(glassEndsAt, timeZone),
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
        {loaderData.maySeeAudit && (
          <DeskButton href={`/admin-dashboard/audit?subject=${id}`}>{texts.auditEntries}</DeskButton>
        )}
        {mayMerge && <DeskButton href={`${base}/${id}/merge`}>{texts.merge}</DeskButton>}
        <DeskButton href={`${base}/${id}/edit`}>{texts.edit}</DeskButton>
        <BookForm caller={loaderData} label={texts.book} look="main" />
      </DeskHead>
      {actionData && (
        <FlashMessage kind="warning">
          {actionData.refusal === 'later-merge' ? texts.laterMerge : texts.undone}
        </FlashMessage>
      )}
      {!actionData && isOwnKey(texts.saved, said) && <FlashMessage kind="success">{texts.saved[said]}</FlashMessage>}
      {restricted !== null && (
        <FlashMessage kind="warning" live={false}>
          {texts.restrictedNotice(restricted)} {eraseOn !== null && texts.eraseNotice(eraseOn)}
        </FlashMessage>
      )}
      {loaderData.glassUntil !== null && (
        <FlashMessage kind="warning" live={false}>
          {texts.glassOpen(loaderData.glassUntil)}
        </FlashMessage>
      )}
      {loaderData.known.length > 0 && (
        <section className={styles.known} aria-label={texts.flags}>
          <FlagList flags={loaderData.known} />
        </section>
      )}
      <div className={styles.record}>
        <div>
          <VisitsPane visits={visits} caller={loaderData} />
          <TimelinePane entries={loaderData.timeline} />
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
