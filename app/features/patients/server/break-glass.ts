import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { patientOfForm } from '#app/features/patient-forms/server/patient-forms.ts';
import { may } from '#app/features/staff/domain/permissions.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { hasOtherOwner, staffName } from '#app/features/staff/server/staff-names.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/database/database.ts';
import { announce } from '#app/platform/live.ts';
import { glassHours, type GlassReason, type GlassRequest } from '../domain/glass.ts';

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
}

/** The scope of an opening: one patient's whole record, or one form. */
export type GlassSubject = { readonly patientId: string } | { readonly formId: string };

/**
 * Opens a record or a form that no visit opens, for a few hours and for whoever asks alone. The reason goes into the audit
 * log, to the owner's first screen, and to the patient with a copy of their data.
 */
export async function breakGlass(
  { db, clock }: Parts,
  by: StaffActor,
  subject: GlassSubject,
  { reason, words }: GlassRequest,
): Promise<Result<{ readonly endsAt: EpochMs }, 'refused'>> {
  const now = clock.now().epochMilliseconds;
  const about =
    'patientId' in subject ? { kind: 'patient', id: subject.patientId } : { kind: 'form', id: subject.formId };
  return db.transaction(async (tx) => {
    if (!may(by, 'patients.medical')) {
      const details = { role: by.role };
      await audit(tx, { at: now, actor: byStaff(by), action: 'glass.refused', subject: about, details });
      return fail('refused');
    }
    const endsAt = now + glassHours * 3_600_000;
    const [patientId, formId] = 'patientId' in subject ? [subject.patientId, null] : [null, subject.formId];
    await tx.execute(sql`
      INSERT INTO glass_openings (id, staff_id, patient_id, form_id, reason, words, opened_at, ends_at)
      VALUES (${randomUUID()}, ${by.id}, ${patientId}, ${formId}, ${reason}, ${words}, ${instant(now)}, ${instant(endsAt)})`);
    await audit(tx, {
      at: now,
      actor: byStaff(by),
      action: 'glass.broken',
      subject: about,
      details: { reason, words, hours: glassHours },
    });
    await announce(tx, 'forms');
    await announce(tx, 'patients');
    return ok({ endsAt });
  });
}

function instant(at: EpochMs) {
  return sql`${new Date(at).toISOString()}::timestamptz`;
}

/**
 * Until when somebody has opened this by breaking the glass; undefined when they have not, or it is over. The reason was for the
 * patient as they were: who merges another record into theirs afterwards gives a reason anew.
 */
export async function glassEndsAt(
  { db, clock }: Parts,
  { id }: Pick<StaffActor, 'id'>,
  subject: GlassSubject,
): Promise<EpochMs | undefined> {
  const condition = 'patientId' in subject ? sql`patient_id = ${subject.patientId}` : sql`form_id = ${subject.formId}`;
  const { rows } = await db.execute<{ at: number | null }>(sql`
    SELECT (extract(epoch FROM max(ends_at)) * 1000)::float8 AS at FROM glass_openings
    WHERE staff_id = ${id} AND ${condition} AND ends_at > ${instant(clock.now().epochMilliseconds)}
      AND NOT EXISTS (SELECT FROM patient_merges WHERE kept_id = glass_openings.patient_id
        AND merged_by = ${id} AND merged_at > opened_at AND undone_at IS NULL)`);
  return rows[0]?.at ?? undefined;
}

/** An opening without a visit, as the owner is told of it. */
export interface GlassOpening {
  readonly id: string;
  readonly openedAt: EpochMs;
  readonly endsAt: EpochMs;
  readonly staffId: string;
  readonly staffName: string;
  readonly reason: GlassReason;
  readonly words: string;
  readonly patientId: string | null;
  /** Whose record or form it is; null while the form is nobody's. */
  readonly patientName: string | null;
  readonly formId: string | null;
  readonly seenAt: EpochMs | null;
  readonly seenBy: string | null;
}

/** What was opened without a visit, the latest first: all of it lately, or what no owner has seen. */
export async function glassOpenings(db: Db, which: 'all' | 'unseen', limit = 100): Promise<GlassOpening[]> {
  const { rows } = await db.execute<Readonly<Record<string, unknown>> & GlassOpening>(sql`
    SELECT glass_openings.id, (extract(epoch FROM opened_at) * 1000)::float8 AS "openedAt",
      (extract(epoch FROM ends_at) * 1000)::float8 AS "endsAt", staff_id AS "staffId", ${staffName(sql`staff_id`)} AS "staffName",
      reason, words, kept.id AS "patientId", kept.full_name AS "patientName", form_id AS "formId",
      (extract(epoch FROM seen_at) * 1000)::float8 AS "seenAt", ${staffName(sql`seen_by`)} AS "seenBy"
    FROM glass_openings
      LEFT JOIN patients ON patients.id = coalesce(glass_openings.patient_id, ${patientOfForm(sql`form_id`)})
      LEFT JOIN patients kept ON kept.id = coalesce(patients.merged_into, patients.id)
    WHERE ${which === 'all' ? sql`true` : sql`seen_at IS NULL`}
    ORDER BY opened_at DESC, glass_openings.id LIMIT ${limit}`);
  return rows;
}

/**
 * Notes that an owner has seen an opening. One's own is seen by another owner, where there is one. `own`: it is that, and
 * there is.
 */
export async function markGlassSeen(
  { db, clock }: Parts,
  by: StaffActor,
  openingId: string,
): Promise<Result<null, 'not-found' | 'own'>> {
  const now = clock.now().epochMilliseconds;
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ staffId: string }>(sql`
      SELECT staff_id AS "staffId" FROM glass_openings WHERE id = ${openingId} AND seen_at IS NULL FOR UPDATE`);
    const [opening] = rows;
    if (!opening) return fail('not-found');
    if (opening.staffId === by.id && (await hasOtherOwner(tx, by.id))) return fail('own');
    await tx.execute(sql`
      UPDATE glass_openings SET seen_at = ${instant(now)}, seen_by = ${by.id} WHERE id = ${openingId}`);
    const subject = { kind: 'glass', id: openingId };
    await audit(tx, { at: now, actor: byStaff(by), action: 'glass.seen', subject });
    await announce(tx, 'patients');
    return ok(null);
  });
}
