import { recordsOf } from '#app/features/patients/server/personal-data.ts';
import { patientById } from '#app/features/patients/server/read-patient.ts';
import type { PersonalRow } from '#app/platform/personal-data.ts';
import { idsOfPerson, idsOfRecords } from './personal-ids.ts';
import type { PrivacyContext } from './privacy-context.ts';

/**
 * What is held on a person but for its medical part, section by section: that is named, never opened (`medical-data.ts` does,
 * for their doctor). What they wrote to the clinic is the desk's to read, and opened.
 */
export type PersonData = Readonly<Record<string, readonly PersonalRow[]>>;

/** Finds all that is held on a patient; undefined for one who was erased, merged or never was. */
export async function personData(context: PrivacyContext, patientId: string): Promise<PersonData | undefined> {
  const { db, personalData } = context;
  const patient = await patientById(db, patientId);
  if (!patient || patient.mergedInto !== null || patient.erasedAt !== null) return undefined;
  const ids = {
    ...(await idsOfPerson(personalData, context, patient)),
    ...(await idsOfRecords(personalData, db, await recordsOf(db, patientId))),
  };
  const data: Record<string, readonly PersonalRow[]> = {};
  for (const { sections = {} } of personalData)
    for (const [name, read] of Object.entries(sections)) data[name] = await read(context, patient, ids);
  return data;
}
