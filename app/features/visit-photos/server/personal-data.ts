import { sql } from 'drizzle-orm';
import { idsOf, type PersonalData } from '#app/platform/personal-data.ts';
import { erasePhotosOf, photoListOfPerson, photosOfPerson } from './photo-privacy.ts';

/** What was photographed at visits. */
export const visitPhotosData: PersonalData = {
  tables: { visit_photos: 'goes with its key; the files go with the next clean-up' },
  sections: { visitPhotos: ({ db, timeZone }, { id }) => photoListOfPerson(db, id, timeZone) },
  async medical(context, { id }) {
    return { visitPhotos: await photosOfPerson(context, id, context.timeZone) };
  },
  treats: (visitId) => sql`EXISTS (SELECT FROM visit_photos WHERE appointment_id = ${visitId})`,
  async erase(tx, { ids }) {
    return { counts: { photos: await erasePhotosOf(tx, idsOf(ids, 'visits')) } };
  },
};
