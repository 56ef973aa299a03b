import { data, redirect } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formatPhone } from '#app/lib/phone.ts';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { readPatientForm, typedOf } from '../domain/patient-form.ts';
import { auditLook } from '../server/audit-look.ts';
import { patientById } from '../server/read-patient.ts';
import { changePatient } from '../server/save-patient.ts';
import { patientMessages } from '../ui/messages.ts';
import { PatientForm } from '../ui/patient-form-fields.tsx';
import type { RefusedPatient } from '../ui/view-types.ts';
import { clinicTimeZone, patientsOf } from './patient-context.ts';
import { todayOf, typedPatient } from './submitted-patient.ts';
import type { Route } from './+types/edit-patient.ts';

const base = '/admin-dashboard/patients';

function notFound() {
  return data(null, { status: 404 });
}

export { shouldRevalidate } from '#app/ui/desk/keep-form-on-revalidate.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const patients = patientsOf(context);
  const patient = await patientById(patients.db, params.patientId);
  if (!patient || patient.mergedInto !== null || patient.erasedAt !== null) throw notFound();
  const { id, fullName, version } = patient;
  await auditLook(patients, actorOf(context), { action: 'patient.viewed', subject: { kind: 'patient', id } });
  const contacts = patient.contacts.map((contact) =>
    contact.kind === 'phone' ? { ...contact, value: formatPhone(contact.value) } : contact,
  );
  return { id, fullName, version, typed: typedOf({ ...patient, contacts }) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const patients = patientsOf(context);
  const form = await request.formData();
  const typed = typedPatient(form);
  const version = Number(form.get('version'));
  const read = readPatientForm(typed, todayOf(patients, await clinicTimeZone(context)));
  if (!read.ok) return data<RefusedPatient>({ typed, errors: read.errors }, { status: 422 });
  const saved = await changePatient(patients, actorOf(context), { id: params.patientId, version }, read.value);
  if (saved.ok) return redirect(`${base}/${params.patientId}?said=changed`, 303);
  if (saved.reason === 'not-found') throw notFound();
  return data<RefusedPatient>({ typed, errors: {}, refusal: saved.reason }, { status: 409 });
}

export default function EditPatient({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(patientMessages);
  const { id, fullName, version, typed } = loaderData;
  const title = texts.editTitle(fullName);
  return (
    <>
      <title>{title}</title>
      <DeskHead title={title} />
      <PatientForm typed={typed} version={version} refused={actionData} cancelHref={`${base}/${id}`} />
    </>
  );
}
