import { glassEndsAt } from '#app/features/patients/server/break-glass.ts';
import { isOwnPatient } from '#app/features/patients/server/medical-access.ts';
import { recordsOf } from '#app/features/patients/server/personal-data.ts';
import { patientById } from '#app/features/patients/server/read-patient.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { PersonalRow } from '#app/platform/personal-data.ts';
import type { PrivateFiles } from '#app/platform/private-files/private-files.ts';
import { idsOfPerson, idsOfRecords } from './personal-ids.ts';
import type { PrivacyContext } from './privacy-context.ts';

/** The medical part of what is held on a person, opened, section by section. */
export type MedicalData = Readonly<Record<string, readonly PersonalRow[]>>;

/**
 * The medical part of a patient's data, to be handed to them by a doctor to whom their record is open, by a visit or with
 * a reason. What is not theirs to read stays out, and the audit log says who took it out. `refused`: it is closed to them.
 */
export async function medicalCopy(
  context: PrivacyContext & { readonly files: PrivateFiles },
  by: StaffActor,
  patientId: string,
  as: 'json' | 'html',
): Promise<Result<MedicalData, 'not-found' | 'refused'>> {
  const { db, clock, personalData } = context;
  const patient = await patientById(db, patientId);
  if (!patient || patient.mergedInto !== null || patient.erasedAt !== null) return fail('not-found');
  const entry = { at: clock.now().epochMilliseconds, actor: byStaff(by), subject: { kind: 'patient', id: patientId } };
  const isOpen =
    (await isOwnPatient(db, by, patientId)) || (await glassEndsAt(context, by, { patientId })) !== undefined;
  if (!isOpen) {
    await audit(db, { ...entry, action: 'patient.copy-refused', details: { role: by.role } });
    return fail('refused');
  }
  const ids = {
    ...(await idsOfPerson(personalData, context, patient)),
    ...(await idsOfRecords(personalData, db, await recordsOf(db, patientId))),
  };
  const data: Record<string, readonly PersonalRow[]> = {};
  for (const held of personalData) Object.assign(data, await held.medical?.(context, patient, ids, by));
  const counts = Object.fromEntries(Object.entries(data).map(([name, rows]) => [name, rows.length]));
  await audit(db, { ...entry, action: 'patient.medical-exported', details: { as, ...counts } });
  return ok(data);
}
