import { desc, eq, inArray } from 'drizzle-orm';
import { auditView } from '#app/features/scheduling/server/audit-view.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { visitsOf } from '#app/features/scheduling/server/visits.ts';
import { raisedFlags } from '#app/features/patient-forms/domain/flags.ts';
import { openForm, UnreadableFormError } from '#app/features/patient-forms/server/patient-forms.ts';
import { deskForm, formIdsOfPatient } from '#app/features/form-review/server/submission-desk.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { DecryptionError } from '#app/platform/crypto/key-ring.ts';
import { may } from '#app/features/staff/domain/permissions.ts';
import { isOpen, noteAccess, type NoteDesk } from './note-desk.ts';
import { readableNote } from './read-note.ts';
import { clinicalNotes, clinicalNoteVersions } from './tables.ts';

/** One thing to know before anything is done to a patient: a flag of a form, or a line of a note. */
export interface Known {
  readonly id: string;
  readonly kind: 'flag' | 'allergies' | 'cautions';
  readonly text: string;
  readonly isUrgent: boolean;
  /** When it was told or written. */
  readonly at: EpochMs;
}

/** So many of the patient's last notes are looked through for allergies and cautions. */
const mostNotes = 10;

/**
 * What a doctor has to know of a patient: the flags of the newest form that is open to them, and the last allergies and
 * cautions that were signed, where the record is. Nothing for anybody else. That it was shown goes into the audit log, once in a
 * quarter of an hour.
 */
export async function knownOfPatient(
  context: Pick<BookingContext, 'db' | 'clock' | 'keyRing' | 'settings'>,
  by: StaffActor,
  patientId: string,
): Promise<Known[]> {
  if (!may(by, 'patients.medical')) return [];
  const ofNotes = isOpen(await noteAccess(context, by, patientId)) ? await knownFromNotes(context, patientId) : [];
  const known = [...(await knownFromForm(context, by, patientId)), ...ofNotes];
  const subject = { kind: 'patient', id: patientId };
  if (known.length > 0) await auditView(context, by, { action: 'patient.flags-viewed', subject });
  return known;
}

async function knownFromForm({ db, clock, keyRing }: NoteDesk, by: StaffActor, patientId: string): Promise<Known[]> {
  const desk = { db, clock, keyRing, timeZone: clinic().timeZone };
  for (const id of await formIdsOfPatient(db, patientId)) {
    if ((await deskForm(desk, by, id))?.mayRead !== true) continue;
    try {
      const form = await openForm(desk, id);
      if (!form) continue;
      return raisedFlags(form.definition, form.answers, form.sentOn).map((flag): Known => {
        return { id: flag.id, kind: 'flag', text: flag.text, isUrgent: flag.level === 'urgent', at: form.submittedAt };
      });
    } catch (error) {
      // One that nobody can open any more must not hide the one before it.
      if (!(error instanceof DecryptionError || error instanceof UnreadableFormError)) throw error;
    }
  }
  return [];
}

async function knownFromNotes({ db, keyRing }: Pick<NoteDesk, 'db' | 'keyRing'>, patientId: string): Promise<Known[]> {
  const signed = db
    .select({ id: clinicalNoteVersions.noteId })
    .from(clinicalNoteVersions)
    .where(eq(clinicalNoteVersions.noteId, clinicalNotes.id));
  const visits = visitsOf(db, patientId);
  const noted = await db
    .select({ id: visits.id })
    .from(clinicalNotes)
    .innerJoin(visits, eq(visits.id, clinicalNotes.appointmentId))
    .where(inArray(clinicalNotes.id, signed))
    .orderBy(desc(visits.startsAt), desc(visits.id))
    .limit(mostNotes);
  const found = new Map<Known['kind'], Known>();
  for (const { id } of noted) {
    const note = await readableNote({ db, keyRing }, id);
    const last = typeof note === 'object' ? note.versions[0] : undefined;
    if (!last) continue;
    for (const kind of ['allergies', 'cautions'] as const) {
      const text = last.note[kind].trim();
      if (text !== '' && !found.has(kind)) found.set(kind, { id: kind, kind, text, isUrgent: false, at: last.at });
    }
    if (found.size === 2) break;
  }
  return [...found.values()];
}
