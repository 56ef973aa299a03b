import { sql } from 'drizzle-orm';
import { idsOf, type PersonalData } from '#app/platform/personal-data.ts';
import { eraseNotesOf, noteListOfPerson, notesOfPerson } from './note-privacy.ts';

/** What doctors wrote of visits. */
export const notesData: PersonalData = {
  tables: {
    clinical_notes: 'goes with its key',
    clinical_note_versions: 'goes with its note',
    clinical_note_addenda: 'goes with its note',
  },
  sections: { clinicalNotes: ({ db, timeZone }, { id }) => noteListOfPerson(db, id, timeZone) },
  async medical(context, { id }) {
    return { clinicalNotes: await notesOfPerson(context, id, context.timeZone) };
  },
  treats: (visitId) => sql`EXISTS (SELECT FROM clinical_notes
    JOIN clinical_note_versions ON note_id = clinical_notes.id WHERE appointment_id = ${visitId})`,
  async erase(tx, { ids }) {
    return { counts: { notes: await eraseNotesOf(tx, idsOf(ids, 'visits')) } };
  },
};
