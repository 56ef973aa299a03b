import { randomBytes } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { makeReference, referenceBytes } from '#app/lib/reference.ts';
import { dayMs, wallClockOf, type EpochMs, type IsoDate } from '#app/lib/time.ts';
import { eraseConsentsOf } from '#app/platform/consents.ts';
import { cipherContext, type KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';
import { announce } from '#app/platform/live.ts';
import {
  countChanged,
  exportedInstant,
  idsOf,
  nobody,
  type PersonalContext,
  type PersonalData,
  type PersonalRow,
} from '#app/platform/personal-data.ts';

const lostKey = 'No key here opens this note.';

/** Visits, walk-ins and the codes that lead back to a visit. */
export const visitsData: PersonalData = {
  tables: {
    appointments: 'stays as a count: when, with whom, of which kind, what became of it',
    appointment_events: 'stays without the words of a reason',
    appointment_undo: 'holds times and ids only',
    kept_visits: 'holds ids and days only',
    seen_arrivals: 'holds ids only',
    walk_ins: 'the name goes in the night after',
    return_codes: 'holds ids and hashes, and goes a day after it ended',
  },
  find: {
    kind: 'visits',
    async ofRecords(db, records) {
      const { rows } = await db.execute<{ id: string }>(
        sql`SELECT id FROM appointments WHERE patient_id IN ${records} ORDER BY starts_at, id`,
      );
      return rows.map(({ id }) => id);
    },
  },
  sections: {
    async appointments({ db, keyRing }, { id }) {
      const { rows } = await db.execute<PersonalRow>(sql`
        SELECT reference, status, ${exportedInstant('starts_at')} AS "startsAt", ${exportedInstant('ends_at')} AS "endsAt",
          practitioners.name AS practitioner, appointment_types.name AS "appointmentType", full_name AS "fullName",
          mobile_number AS "mobileNumber", email, language, booked_through AS "bookedThrough",
          ${exportedInstant('created_at')} AS "createdAt", note_encrypted IS NOT NULL AS "hasNoteForDoctor",
          appointments.id, desk_note_encrypted AS "deskNote"
        FROM appointments JOIN practitioners ON practitioners.id = practitioner_id
          JOIN appointment_types ON appointment_types.id = appointment_type_id
        WHERE patient_id = ${id} ORDER BY starts_at, appointments.id`);
      return rows.map((row) => withDeskNote(keyRing, row));
    },
    async appointmentHistory({ db }, { id }) {
      const { rows } = await db.execute<PersonalRow>(sql`
        SELECT reference, ${exportedInstant('happened_at')} AS at, kind, actor, appointment_events.status
        FROM appointment_events JOIN appointments ON appointments.id = appointment_id
        WHERE patient_id = ${id} ORDER BY appointment_events.id`);
      return rows;
    },
  },
  async medical(context, { id }) {
    return { notes: await notesForDoctor(context, id) };
  },
  activeSince: (patientId, since) =>
    sql`EXISTS (SELECT FROM appointments WHERE patient_id = ${patientId} AND ends_at >= ${since}::date)`,
  async erase(tx, { ids, now }) {
    const visits = idsOf(ids, 'visits');
    for (const id of visits) await makeAnonymous(tx, id, now);
    await eraseConsentsOf(tx, visits);
    await announce(tx, 'diary');
    return { counts: { visits: visits.length } };
  },
  purge: {
    // What a code opened is listed for half an hour at most; a day leaves time to look into what was tried.
    returnCodes: ({ db, now }) =>
      countChanged(
        db,
        sql`DELETE FROM return_codes WHERE expires_at < ${new Date(now - dayMs).toISOString()}::timestamptz`,
      ),
    // Walk-ins of earlier days have gone home: their names are forgotten.
    walkIns: ({ db, now, timeZone }) =>
      countChanged(
        db,
        sql`UPDATE walk_ins SET status = 'left', full_name = NULL, mobile_number = NULL,
          changed_at = ${new Date(now).toISOString()}::timestamptz
        WHERE status = 'waiting' AND joined_on < ${wallClockOf(now, timeZone).date}::date`,
      ),
  },
};

/** A visit with what the desk noted of it, opened; its id is nobody's business. */
function withDeskNote(keyRing: KeyRing, { id, deskNote, ...row }: PersonalRow): PersonalRow {
  if (typeof deskNote !== 'string' || typeof id !== 'string') return { ...row, deskNote: null };
  try {
    return {
      ...row,
      deskNote: keyRing.decryptText(deskNote, cipherContext('appointments', 'desk_note_encrypted', id)),
    };
  } catch {
    return { ...row, deskNote: lostKey };
  }
}

/** What a patient wrote for the doctor with a visit, and the treatment they came from. */
async function notesForDoctor({ db, keyRing }: PersonalContext, patientId: string): Promise<PersonalRow[]> {
  const { rows } = await db.execute<PersonalRow & { readonly id: string; readonly closed: string | null }>(sql`
    SELECT id, reference, ${exportedInstant('starts_at')} AS "startsAt", treatment, note_encrypted AS closed
    FROM appointments WHERE patient_id = ${patientId} AND (note_encrypted IS NOT NULL OR treatment IS NOT NULL)
    ORDER BY starts_at, id`);
  return rows.map(({ id, closed, ...row }) => ({ ...row, note: closed === null ? null : opened(id, closed) }));

  function opened(id: string, closed: string): string {
    try {
      return keyRing.decryptText(closed, cipherContext('appointments', 'note_encrypted', id));
    } catch {
      return lostKey;
    }
  }
}

/** Takes from a visit all that leads to somebody. What counts stays: when, with whom, of which kind, what became of it. */
async function makeAnonymous(tx: Db, id: string, now: EpochMs): Promise<void> {
  await tx.execute(sql`UPDATE appointment_events SET reason = NULL WHERE appointment_id = ${id}`);
  await tx.execute(sql`
    UPDATE appointments SET patient_id = NULL, full_name = ${nobody.fullName}, mobile_number = ${nobody.mobileNumber},
      email = NULL, note_encrypted = NULL, desk_note_encrypted = NULL, treatment = NULL, overbooking_reason = CASE WHEN overbooking_reason IS NULL
        THEN NULL ELSE 'erased' END, request_key_hash = NULL, request_fingerprint = NULL, series_id = NULL,
      reference = ${makeReference(randomBytes(referenceBytes))}, manage_token_hash = ${randomBytes(32)},
      sequence = sequence + 1, changed_at = ${new Date(now).toISOString()}::timestamptz
    WHERE id = ${id}`);
}

/** What visits are called on the phone, by id. */
export async function visitReferences(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; reference: string }>(
    sql`SELECT id, reference FROM appointments WHERE id IN ${ids}`,
  );
  return new Map(rows.map(({ id, reference }) => [id, reference]));
}

/** A condition on the id of a visit: it ended before an instant. */
export function visitEndedBefore(visitId: SQL, at: EpochMs): SQL {
  return sql`EXISTS (SELECT FROM appointments WHERE appointments.id = ${visitId}
    AND ends_at < ${new Date(at).toISOString()}::timestamptz)`;
}

export interface VisitsSoFar {
  /** The clinic's day of the last visit that took place; null when none did. */
  readonly treatedOn: IsoDate | null;
  /** Whether a visit is still ahead. */
  readonly toCome: boolean;
}

/** What the rules of keeping ask of somebody's visits. `treats` are conditions that make a treatment of any visit. */
export async function visitsSoFar(
  db: Db,
  patientId: string,
  treats: readonly ((visitId: SQL) => SQL)[],
  { now, timeZone }: { readonly now: EpochMs; readonly timeZone: string },
): Promise<VisitsSoFar> {
  const conditions = [
    sql`status IN ('arrived', 'in-consultation', 'completed')`,
    ...treats.map((condition) => condition(sql`appointments.id`)),
  ];
  const { rows } = await db.execute<Readonly<Record<string, unknown>> & VisitsSoFar>(sql`
    SELECT (max(starts_at) FILTER (WHERE ${sql.join(conditions, sql` OR `)}) AT TIME ZONE ${timeZone})::date::text AS "treatedOn",
      coalesce(bool_or(ends_at > ${new Date(now).toISOString()}::timestamptz
        AND status IN ('booked', 'confirmed', 'arrived', 'in-consultation')), false) AS "toCome"
    FROM appointments WHERE patient_id = ${patientId}`);
  return rows[0] ?? { treatedOn: null, toCome: false };
}
