import { sql } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import type { Db } from '#app/platform/database/database.ts';
import { idsOf, type PersonalContext, type PersonalData, type PersonalRow } from '#app/platform/personal-data.ts';
import type { PrivateFiles } from '#app/platform/private-files/private-files.ts';
import { forgetExpiredDrafts } from '#app/features/patient-forms/server/forget-drafts.ts';
import { deskForm } from './submission-desk.ts';
import { photoOfForm } from './submission-photo.ts';
import { formListOfPerson, formsOfPerson, forgetUnattachedForms, type FormsOfPerson } from './submission-privacy.ts';

/** Patient forms, with the doctor's part and the photos sent with them. */
export const formsData: PersonalData<StaffActor> = {
  tables: {
    patient_forms: 'goes with its key',
    form_photos: 'goes with its form; the files go with the next clean-up',
    form_handling: 'goes with its form',
    form_doctor_parts: 'goes with its form',
    form_notes: 'goes with its form',
  },
  find: {
    kind: 'forms',
    async ofRecords(db, records) {
      const { rows } = await db.execute<{ id: string }>(
        sql`SELECT id FROM patient_forms WHERE patient_id IN ${records} ORDER BY id`,
      );
      return rows.map(({ id }) => id);
    },
  },
  sections: { forms: ({ db, timeZone }, { id }) => formListOfPerson({ db, timeZone }, id) },
  async medical(context, { id }, _ids, by) {
    const mayRead = async (formId: string): Promise<boolean> => (await deskForm(context, by, formId))?.mayRead === true;
    const forms = await formsOfPerson(context, id, mayRead);
    return { ...forms, photos: await withPictures(context, forms.photos) };
  },
  activeSince: (patientId, since) =>
    sql`EXISTS (SELECT FROM patient_forms WHERE patient_id = ${patientId} AND submitted_at >= ${since}::date)`,
  async erase(tx, { ids }) {
    const forms = await eraseForms(tx, ids);
    return { ids: { forms }, counts: { forms: new Set([...idsOf(ids, 'forms'), ...forms]).size } };
  },
  purge: {
    forms: ({ db, clock }) => forgetExpiredDrafts(db, clock),
    unattachedForms: ({ db, clock }) => forgetUnattachedForms(db, clock),
  },
};

/**
 * Erases the forms of these records and visits inside `tx`, sent or not, and those that are named, with the key of each:
 * nothing opens its photos from then on, wherever they are, and their files go with the next clean-up. Their ids.
 */
async function eraseForms(tx: Db, ids: Parameters<typeof idsOf>[0]): Promise<string[]> {
  const [records, visits, forms] = [idsOf(ids, 'records'), idsOf(ids, 'visits'), idsOf(ids, 'forms')];
  const conditions = [
    records.length > 0 ? sql`patient_id IN ${records}` : sql`false`,
    visits.length > 0 ? sql`appointment_id IN ${visits}` : sql`false`,
    forms.length > 0 ? sql`id IN ${forms}` : sql`false`,
  ];
  const { rows } = await tx.execute<{ id: string }>(
    sql`DELETE FROM patient_forms WHERE ${sql.join(conditions, sql` OR `)} RETURNING id`,
  );
  return rows.map(({ id }) => id);
}

/** The photos with the pictures in them, each as a `data:` address; null for one that is not there any more. */
async function withPictures(
  context: PersonalContext & { readonly files: PrivateFiles },
  photos: FormsOfPerson['photos'],
): Promise<PersonalRow[]> {
  const whole = [];
  for (const { form, photo, ...rest } of photos) {
    const bytes = await photoOfForm(context, context.files, { formId: form, photoId: photo, size: 'full' });
    const picture = bytes ? `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}` : null;
    whole.push({ ...rest, picture });
  }
  return whole;
}
