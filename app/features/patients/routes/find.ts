import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { auditLook } from '../server/audit-look.ts';
import { findPatients } from '../server/find-patients.ts';
import { clinicTimeZone, patientsOf } from './patient-context.ts';
import { rowView } from './patient-view.ts';
import type { Route } from './+types/find.ts';

const mostFound = 12;

/** What a field asks while somebody types. The words come in the body: addresses are kept in histories and logs. */
export async function action({ context, request }: Route.ActionArgs) {
  const patients = patientsOf(context);
  const typed = (await request.formData()).get('text');
  const text = typeof typed === 'string' ? typed : '';
  const found = await findPatients(patients.db, text, mostFound, patients.clock.now().epochMilliseconds);
  if (found.length > 0)
    await auditLook(patients, actorOf(context), { action: 'patients.searched', details: { found: found.length } });
  const timeZone = await clinicTimeZone(context);
  return { text, patients: found.map((patient) => rowView(patient, timeZone)) };
}
