import { data, redirect } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { readPatientForm } from '../domain/patient-form.ts';
import { addPatient } from '../server/save-patient.ts';
import { patientMessages } from '../ui/messages.ts';
import { PatientForm } from '../ui/patient-form-fields.tsx';
import type { RefusedPatient } from '../ui/view-types.ts';
import { clinicTimeZone, patientsOf } from './patient-context.ts';
import { todayOf, typedPatient } from './submitted-patient.ts';
import type { Route } from './+types/add-patient.ts';

const base = '/admin-dashboard/patients';

export async function action({ context, request }: Route.ActionArgs) {
  const patients = patientsOf(context);
  const typed = typedPatient(await request.formData());
  const read = readPatientForm(typed, todayOf(patients, await clinicTimeZone(context)));
  if (!read.ok) return data<RefusedPatient>({ typed, errors: read.errors }, { status: 422 });
  const added = await addPatient(patients, actorOf(context), read.value);
  if (!added.ok)
    return data<RefusedPatient>({ typed, errors: {}, refusal: 'known', knownId: added.id }, { status: 409 });
  return redirect(`${base}/${added.value.id}?said=added`, 303);
}

export default function AddPatient({ actionData }: Route.ComponentProps) {
  const texts = useMessages(patientMessages);
  return (
    <>
      <title>{texts.addTitle}</title>
      <DeskHead title={texts.addTitle} />
      <PatientForm typed={{}} refused={actionData} cancelHref={base} />
    </>
  );
}
