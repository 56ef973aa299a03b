import { eq, inArray, sql } from 'drizzle-orm';
import { visitsOf } from '#app/features/scheduling/server/visits.ts';
import { toRfc3339 } from '#app/lib/time.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { NoteDesk } from './note-desk.ts';
import { readableNote, type ClinicalNote } from './read-note.ts';
import { bodyFields, type NoteField, type TypedNote } from '../domain/note-fields.ts';
import { clinicalNotes } from './tables.ts';

type Row = Readonly<Record<string, unknown>>;

/** Which visits of a patient have a note, and how often it was signed and added to. Nothing of it is opened. */
export async function noteListOfPerson(db: Db, patientId: string, timeZone: string): Promise<Row[]> {
  const visits = visitsOf(db, patientId);
  const { rows } = await db.execute<Row & { readonly at: number }>(sql`
    SELECT reference, (extract(epoch FROM starts_at) * 1000)::float8 AS at,
      (SELECT count(*)::int FROM clinical_note_versions WHERE note_id = clinical_notes.id) AS "signedVersions",
      (SELECT count(*)::int FROM clinical_note_addenda WHERE note_id = clinical_notes.id) AS addenda,
      draft_sealed IS NOT NULL AS "hasDraft"
    FROM clinical_notes JOIN ${visits} ON ${visits.id} = appointment_id
    ORDER BY starts_at, clinical_notes.id`);
  return rows.map(({ at, ...row }) => ({ visitOf: toRfc3339(at, timeZone), ...row }));
}

/**
 * All that doctors wrote of a patient's visits, opened: every version that was signed, what was added, and what waits for a
 * signature. Who may have it is the caller's to check. A note whose key is gone is named.
 */
export async function notesOfPerson(
  desk: Pick<NoteDesk, 'db' | 'keyRing'>,
  patientId: string,
  timeZone: string,
): Promise<Row[]> {
  const visits = visitsOf(desk.db, patientId);
  const noted = await desk.db
    .select({ id: visits.id, startsAt: visits.startsAt })
    .from(visits)
    .innerJoin(clinicalNotes, eq(clinicalNotes.appointmentId, visits.id))
    .orderBy(visits.startsAt, visits.id);
  const rows: Row[] = [];
  for (const { id, startsAt } of noted) {
    const visitOf = toRfc3339(startsAt, timeZone);
    const note = await readableNote(desk, id);
    if (note === 'none') continue;
    if (note === 'unreadable') rows.push({ visitOf, what: 'unreadable', writtenAt: null, by: null, text: null });
    else rows.push(...rowsOf(note, timeZone).map((row) => ({ visitOf, ...row })));
  }
  return rows;
}

function rowsOf({ versions, addenda, draft }: ClinicalNote, timeZone: string): Row[] {
  const row = (what: string, { at, by }: { readonly at: number; readonly by: string }, text: string): Row => {
    return { what, writtenAt: toRfc3339(at, timeZone), by, text };
  };
  return [
    ...versions.toReversed().map((each) => row(`version ${each.version}`, each, asText(each.note))),
    ...addenda.map((each) => row('addition', each, each.text)),
    ...(draft === null ? [] : [row('not signed', draft, asText(draft.note))]),
  ];
}

const names: Readonly<Partial<Record<NoteField, string>>> = {
  reason: 'Reason',
  findings: 'Findings',
  diagnosis: 'Diagnosis',
  diagnosisCode: 'Code',
  plan: 'Plan',
  instructions: 'Instructions',
  followUpCount: 'Next visit in',
  allergies: 'Allergies',
  cautions: 'To know before treating',
};

function asText(note: TypedNote): string {
  const lines = bodyFields.flatMap((field) => {
    const name = names[field];
    if (name === undefined || note[field].trim() === '') return [];
    return [`${name}: ${note[field]}${field === 'followUpCount' ? ` ${note.followUpUnit}` : ''}`];
  });
  return [...lines, ...(note.addendum.trim() === '' ? [] : [note.addendum])].join('\n');
}

/** Erases the notes of these visits inside `tx`, with the key of each. How many. */
export async function eraseNotesOf(tx: Db, appointmentIds: readonly string[]): Promise<number> {
  if (appointmentIds.length === 0) return 0;
  const gone = await tx
    .delete(clinicalNotes)
    .where(inArray(clinicalNotes.appointmentId, [...appointmentIds]))
    .returning({ id: clinicalNotes.id });
  return gone.length;
}
