import { sql } from 'drizzle-orm';
import { enquiriesOfContacts } from '#app/features/patients/server/enquiries-of-contact.ts';
import { formListOfPerson } from '#app/features/intake/server/submission-privacy.ts';
import { patientById } from '#app/features/patients/server/read-patient.ts';
import type { PatientContext } from '#app/features/patients/server/patient-context.ts';
import { openText } from '#app/features/enquiries/server/closed-text.ts';
import { ownWaitingIds } from './waiting-of-person.ts';
import { clinic } from '#app/platform/content/clinic.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * What is held on a person but for its medical part: that is named, never opened (`medical-data.ts` does, for their
 * doctor). What they wrote to the clinic is the desk's to read, and opened.
 */
export interface PersonData {
  readonly person: Row;
  readonly contacts: readonly Row[];
  readonly mergedRecords: readonly Row[];
  readonly appointments: readonly Row[];
  readonly appointmentHistory: readonly Row[];
  readonly messages: readonly Row[];
  readonly consents: readonly Row[];
  /** Written from one of their own contacts in their name. */
  readonly enquiries: readonly Row[];
  /** Days they wait for a time on, on the waiting list. */
  readonly waitingList: readonly Row[];
  /** Which forms they sent, and how much hangs on each: not what it says. */
  readonly forms: readonly Row[];
  /** When somebody opened their medical data with a reason, without a visit. */
  readonly openings: readonly Row[];
  readonly requests: readonly Row[];
  /** Who looked at, or changed, the record: when and what, by kind of reader. */
  readonly access: readonly Row[];
}

const at = (column: string) => sql`to_char(${sql.raw(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Finds all that is held on a patient; undefined for one who was erased, merged or never was. */
export async function personData(context: PatientContext, patientId: string): Promise<PersonData | undefined> {
  const { db } = context;
  const patient = await patientById(db, patientId);
  if (!patient || patient.mergedInto !== null || patient.erasedAt !== null) return undefined;
  const read = async (query: ReturnType<typeof sql>): Promise<Row[]> => [...(await db.execute<Row>(query)).rows];
  const [person] = await read(sql`
    SELECT full_name AS "fullName", birth_date::text AS "birthDate", language, made_through AS "madeThrough",
      ${at('created_at')} AS "createdAt", ${at('changed_at')} AS "changedAt", ${at('restricted_at')} AS "restrictedAt",
      erase_on::text AS "eraseOn"
    FROM patients WHERE id = ${patientId}`);
  const appointments = await read(sql`
    SELECT reference, status, ${at('starts_at')} AS "startsAt", ${at('ends_at')} AS "endsAt",
      practitioners.name AS practitioner, appointment_types.name AS "appointmentType", full_name AS "fullName",
      mobile_number AS "mobileNumber", email, language, booked_through AS "bookedThrough",
      ${at('created_at')} AS "createdAt", note_encrypted IS NOT NULL AS "hasNoteForDoctor"
    FROM appointments JOIN practitioners ON practitioners.id = practitioner_id
      JOIN appointment_types ON appointment_types.id = appointment_type_id
    WHERE patient_id = ${patientId} ORDER BY starts_at, appointments.id`);
  return {
    person: person ?? {},
    contacts: patient.contacts.map(({ kind, value, whose }) => ({ kind, value, whose })),
    mergedRecords: await read(sql`
      SELECT full_name AS "fullName", ${at('created_at')} AS "createdAt" FROM patients WHERE merged_into = ${patientId}
      ORDER BY created_at, id`),
    appointments,
    appointmentHistory: await read(sql`
      SELECT reference, ${at('happened_at')} AS at, kind, actor, appointment_events.status
      FROM appointment_events JOIN appointments ON appointments.id = appointment_id
      WHERE patient_id = ${patientId} ORDER BY appointment_events.id`),
    messages: await read(sql`
      SELECT reference, kind, channel, messages.status, ${at('messages.created_at')} AS "createdAt", ${at('sent_at')} AS "sentAt"
      FROM messages JOIN appointments ON appointments.id = appointment_id
      WHERE patient_id = ${patientId} AND recipient = 'patient' ORDER BY position`),
    consents: await read(sql`
      SELECT reference, purpose, notice_version AS "noticeVersion", consents.language, ${at('given_at')} AS "givenAt",
        ${at('withdrawn_at')} AS "withdrawnAt"
      FROM consents LEFT JOIN appointments ON appointments.id = consents.appointment_id
        LEFT JOIN patient_forms ON patient_forms.id = form_id
      WHERE coalesce(appointments.patient_id, patient_forms.patient_id) = ${patientId} ORDER BY given_at, consents.id`),
    enquiries: await ownEnquiries(context, patient),
    waitingList: await waitingRows(context, patient),
    forms: await formListOfPerson({ db, timeZone: clinic().timeZone }, patientId),
    openings: await read(sql`
      SELECT ${at('opened_at')} AS at, ${at('ends_at')} AS until, staff_members.name AS by, reason, words,
        CASE WHEN form_id IS NULL THEN 'record' ELSE 'form' END AS what
      FROM glass_openings JOIN staff_members ON staff_members.id = staff_id
      WHERE glass_openings.patient_id = ${patientId} OR form_id IN (${formsOf(patientId)})
      ORDER BY opened_at, glass_openings.id`),
    requests: await read(sql`
      SELECT kind, asked_on::text AS "askedOn", due_on::text AS "dueOn", asked_by AS "askedBy", outcome
      FROM privacy_requests WHERE patient_id = ${patientId} ORDER BY asked_on, id`),
    access: await read(sql`
      SELECT ${at('at')} AS at, action, actor_kind AS "actorKind",
        CASE action WHEN 'glass.broken' THEN details->>'words' END AS reason
      FROM audit_entries
      WHERE (subject_kind = 'patient' AND subject_id = ${patientId})
        OR (subject_kind = 'form' AND subject_id IN (SELECT id::text FROM (${formsOf(patientId)}) AS forms))
      ORDER BY id`),
  };
}

/** The forms of a patient, those of records that were merged into theirs, too. */
function formsOf(patientId: string) {
  return sql`SELECT id FROM patient_forms WHERE state = 'submitted'
    AND patient_id IN (SELECT id FROM patients WHERE id = ${patientId} OR merged_into = ${patientId})`;
}

/** The ids of what somebody wrote themselves: from one of their own contacts, in their own name. */
export async function ownEnquiryIds(
  context: PatientContext,
  {
    fullName,
    contacts,
  }: {
    readonly fullName: string;
    readonly contacts: readonly { readonly value: string; readonly whose: string | null }[];
  },
): Promise<string[]> {
  const own = contacts.filter(({ whose }) => whose === null);
  const found = await enquiriesOfContacts(context, own);
  return found.filter((enquiry) => enquiry.fullName.toLowerCase() === fullName.toLowerCase()).map(({ id }) => id);
}

async function waitingRows(context: PatientContext, patient: Parameters<typeof ownWaitingIds>[1]): Promise<Row[]> {
  const ids = await ownWaitingIds(context.db, patient);
  if (ids.length === 0) return [];
  const { rows } = await context.db.execute<Row>(sql`
    SELECT full_name AS "fullName", mobile_number AS "mobileNumber", email, appointment_types.name AS "appointmentType",
      array_to_string(wanted_on, ', ') AS days, part_of_day AS "partOfDay", notice_version AS "noticeVersion",
      ${at('joined_at')} AS "joinedAt", note_encrypted IS NOT NULL AS "hasNoteForDoctor"
    FROM waiting_entries JOIN appointment_types ON appointment_types.id = appointment_type_id
    WHERE waiting_entries.id IN ${ids} ORDER BY waiting_entries.position`);
  return [...rows];
}

async function ownEnquiries(context: PatientContext, patient: Parameters<typeof ownEnquiryIds>[1]): Promise<Row[]> {
  const ids = await ownEnquiryIds(context, patient);
  if (ids.length === 0) return [];
  const { rows } = await context.db.execute<Row>(sql`
    SELECT id, reference, topic, status, ${at('created_at')} AS "createdAt", message_encrypted AS closed
    FROM enquiries WHERE id IN ${ids} ORDER BY created_at, id`);
  return rows.map(({ id, closed, ...row }) => ({
    ...row,
    message: openText(context.keyRing, 'message_encrypted', String(id), String(closed)),
  }));
}
