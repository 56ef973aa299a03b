import { randomUUID } from 'node:crypto';
import { formsOfRecord } from '#app/features/form-review/server/submission-list.ts';
import { patientVisits, withMedical } from '#app/features/patients/server/patient-visits.ts';
import { nextBooked } from '#app/features/scheduling/server/visits.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { formatMoment, formatMomentTime } from '#app/lib/moment-words.ts';
import { formatPhone } from '#app/lib/phone.ts';
import { nextTypeId } from '../domain/follow-up.ts';
import { bodyFields, changedFields, emptyNote, type TypedNote } from '../domain/note-fields.ts';
import { correctableUntil, phaseOf, possibleActions, takesNote } from '../domain/note-state.ts';
import { lastDiagnoses } from '../server/last-diagnoses.ts';
import type { NoteDesk } from '../server/note-desk.ts';
import { firstSignature, noteMarks, type ClinicalNote, type NoteView, type SignedNote } from '../server/read-note.ts';
import { noteMessages } from '../ui/messages.ts';
import type { NoteScreenView, OpenNoteView, ReadField, SignedView } from '../ui/note-view.ts';
import { nextView } from './note-of.ts';

const texts = noteMessages.en;

interface Asked {
  readonly wantsCorrection: boolean;
  readonly known: NoteScreenView['known'];
  /** The kinds of visit that its practitioner offers now. */
  readonly offered: readonly string[];
}

/** The note of a visit as its screen shows it to whoever may see it. */
export async function noteScreenView(
  desk: NoteDesk & { readonly timeZone: string },
  by: StaffActor,
  { visit, access, note }: NoteView,
  { wantsCorrection, known, offered }: Asked,
): Promise<NoteScreenView> {
  const { timeZone } = desk;
  return {
    id: visit.id,
    fullName: visit.fullName,
    patientId: visit.patientId,
    when: formatMoment(visit.startsAt, timeZone),
    about: `${visit.appointmentTypeName}, ${visit.practitionerName}`,
    booking: {
      fullName: visit.fullName,
      mobileNumber: formatPhone(visit.mobileNumber),
      email: visit.email ?? '',
      type: nextTypeId(visit.appointmentTypeId, offered),
      practitioner: visit.practitionerId,
    },
    known,
    colleague: visit.practitionerId === by.practitionerId ? null : visit.practitionerName,
    glassUntil: access.glassEndsAt === undefined ? null : formatMoment(access.glassEndsAt, timeZone),
    note:
      note === 'closed' || note === 'unreadable'
        ? note
        : await openView(desk, by, visit, note === 'none' ? undefined : note, wantsCorrection),
  };
}

async function openView(
  desk: NoteDesk & { readonly timeZone: string },
  by: StaffActor,
  visit: NoteView['visit'],
  note: ClinicalNote | undefined,
  wantsCorrection: boolean,
): Promise<OpenNoteView> {
  const { db, clock, timeZone } = desk;
  const now = clock.now().epochMilliseconds;
  const signed = note ? firstSignature(note) : null;
  const may = possibleActions(signed, by.id, now);
  const typed = note?.draft?.note ?? note?.versions[0]?.note ?? emptyNote;
  const before = note?.versions[0]?.note ?? emptyNote;
  const hasDraftOfBody = note?.draft ? changedFields(note.draft.note, before).length > 0 : false;
  const writesBody = may.includes('write') && (signed === null || hasDraftOfBody || wantsCorrection);
  const visits = await patientVisits(db, visit.patientId);
  const [here] = await withMedical(
    desk,
    visits.filter(({ id }) => id === visit.id),
  );
  const earlier = visits.filter(({ id, startsAt }) => id !== visit.id && startsAt <= visit.startsAt);
  const marks = await noteMarks(
    db,
    earlier.map(({ id }) => id),
  );
  const booked = await nextBooked(db, visit);
  return {
    writing: {
      typed: writesBody ? typed : { ...typed, addendum: addendumOf(note, may.includes('write')) },
      revision: note?.revision ?? 0,
      writer: randomUUID(),
      saved: note?.draft ? formatMomentTime(note.draft.at, timeZone) : null,
    },
    writes: signed === null && !takesNote(visit.status) ? 'nothing' : writesBody ? 'body' : 'addendum',
    signed: (note?.versions ?? []).map((version) => signedView(version, timeZone)),
    addenda: (note?.addenda ?? []).map((each) => ({
      id: each.id,
      by: each.by,
      when: formatMoment(each.at, timeZone),
      text: each.text,
    })),
    mayCorrect: signed !== null && may.includes('write') && !writesBody,
    isCorrectionAsked: wantsCorrection && writesBody && signed !== null,
    correctableUntil:
      signed !== null && phaseOf(signed, now) === 'correctable'
        ? formatMoment(correctableUntil(signed), timeZone)
        : null,
    isSigner: signed?.staffId === by.id,
    diagnoses: writesBody ? await lastDiagnoses(desk, by) : [],
    next: nextView(typed, visit.startsAt, timeZone),
    nextBooked: booked ? { id: booked.id, when: formatMoment(booked.startsAt, timeZone) } : null,
    told: { note: here?.medical?.note ?? null, treatment: here?.medical?.treatment ?? null },
    forms: (await formsOfRecord(db, visit.patientId)).map(({ id, form, submittedAt }) => {
      return { id, form, sent: formatMoment(submittedAt, timeZone) };
    }),
    earlier: earlier.flatMap(({ id, startsAt, appointmentTypeName }) => {
      const mark = marks.find(({ appointmentId }) => appointmentId === id);
      const state = mark?.state === 'signed' ? texts.signed : texts.draft;
      return mark
        ? [{ id, when: formatMoment(startsAt, timeZone), what: `${appointmentTypeName}. ${state}: ${mark.by}` }]
        : [];
    }),
  };
}

/**
 * What is being added and not added yet. A correction that nobody signed within its day is not lost: it stands there as
 * what could be added instead.
 */
function addendumOf(note: ClinicalNote | undefined, mayStillWrite: boolean): string {
  const typed = note?.draft?.note.addendum ?? '';
  const [last] = note?.versions ?? [];
  if (typed.trim() !== '' || mayStillWrite || !note?.draft || !last) return typed;
  const { note: draft } = note.draft;
  return changedFields(last.note, draft)
    .map((field) => `${texts.labels[field]}: ${draft[field]}`)
    .join('\n');
}

function signedView({ version, at, by, registration, note }: SignedNote, timeZone: string): SignedView {
  return { version, when: formatMoment(at, timeZone), by, registration, fields: readFields(note) };
}

/** What is written in a note, part by part: the code beside its diagnosis, the number beside its unit. */
export function readFields(note: TypedNote): ReadField[] {
  const joined: TypedNote = {
    ...note,
    diagnosis: [note.diagnosis, note.diagnosisCode && `(${note.diagnosisCode})`].filter(Boolean).join(' '),
    followUpCount: [note.followUpCount, note.followUpCount && note.followUpUnit].filter(Boolean).join(' '),
  };
  return bodyFields
    .filter((field) => field !== 'diagnosisCode' && field !== 'followUpUnit')
    .flatMap((field) => (joined[field].trim() === '' ? [] : [{ field, text: joined[field] }]));
}
