import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { giveVisitsTo } from '#app/features/scheduling/server/change-visits-of.ts';
import { visitTimesOf } from '#app/features/scheduling/server/visits.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Db } from '#app/platform/database/database.ts';
import { announce } from '#app/platform/live.ts';
import { planMerge, type MergeRecord, type MovedByMerge } from '../domain/merge.ts';
import type { PatientContext } from './patient-context.ts';
import { lockedPatient, patientById, type StoredPatient } from './read-patient.ts';
import type { SeenPatient } from './save-patient.ts';
import { patientContacts, patientMerges, patients } from './tables.ts';

async function mergeRecord(db: Db, patient: StoredPatient): Promise<MergeRecord> {
  const visits = await visitTimesOf(db, patient.id);
  const merged = await db
    .select({ id: patients.id })
    .from(patients)
    .where(eq(patients.mergedInto, patient.id))
    .orderBy(patients.id);
  return { ...patient, appointmentIds: visits.map(({ id }) => id), mergedIds: merged.map(({ id }) => id) };
}

export interface MergePreview {
  readonly kept: StoredPatient;
  readonly merged: StoredPatient;
  readonly moved: MovedByMerge;
}

/** What merging one record into another would do; undefined when one is not there (any more), or both are one. */
export async function previewMerge(
  { db }: Pick<PatientContext, 'db'>,
  keptId: string,
  mergedId: string,
): Promise<MergePreview | undefined> {
  const [kept, merged] = [await patientById(db, keptId), await patientById(db, mergedId)];
  if (!kept || !merged || kept.id === merged.id) return undefined;
  for (const { mergedInto, erasedAt } of [kept, merged]) if (mergedInto !== null || erasedAt !== null) return undefined;
  return { kept, merged, moved: planMerge(await mergeRecord(db, kept), await mergeRecord(db, merged), 'kept') };
}

export interface MergeRequest {
  readonly kept: SeenPatient;
  readonly merged: SeenPatient;
  /** Whose name stays. */
  readonly name: 'kept' | 'merged';
}

/**
 * Makes two records of one person one: visits, contacts and earlier merges of `merged` go to `kept`, which stays. What
 * moved is kept, so that it can be undone. `changed-meanwhile`: one of them is not as it was seen.
 */
export async function mergePatients(
  { db, clock }: PatientContext,
  by: StaffActor,
  { kept: seenKept, merged: seenMerged, name }: MergeRequest,
): Promise<Result<{ readonly mergeId: string }, 'not-found' | 'changed-meanwhile'>> {
  if (seenKept.id === seenMerged.id) return fail('not-found');
  const now = clock.now().epochMilliseconds;
  return db.transaction(async (tx) => {
    // Always in the same order, so that two who merge the same two can't wait for each other.
    const locked = new Map<string, StoredPatient | undefined>();
    for (const id of [seenKept.id, seenMerged.id].toSorted()) locked.set(id, await lockedPatient(tx, id));
    const [kept, merged] = [locked.get(seenKept.id), locked.get(seenMerged.id)];
    if (!kept || !merged) return fail('not-found');
    if (kept.version !== seenKept.version || merged.version !== seenMerged.version) return fail('changed-meanwhile');
    const moved = planMerge(await mergeRecord(tx, kept), await mergeRecord(tx, merged), name);
    await moveTo(tx, kept.id, moved);
    await tx
      .update(patients)
      .set({ ...moved.after, version: kept.version + 1, changedAt: now })
      .where(eq(patients.id, kept.id));
    await tx
      .update(patients)
      .set({ mergedInto: kept.id, version: merged.version + 1, changedAt: now })
      .where(eq(patients.id, merged.id));
    const mergeId = randomUUID();
    await tx
      .insert(patientMerges)
      .values({ id: mergeId, keptId: kept.id, mergedId: merged.id, mergedAt: now, mergedBy: by.id, moved });
    await audit(tx, {
      at: now,
      actor: byStaff(by),
      action: 'patient.merged',
      subject: { kind: 'patient', id: kept.id },
      details: { merged: merged.id, visits: moved.appointments.length, contacts: moved.contacts.length },
    });
    await announce(tx, 'patients');
    await announce(tx, 'diary');
    return ok({ mergeId });
  });
}

/** Moves what a merge moved to somebody: forwards, or back. Only what is still with `from`, when that is given. */
async function moveTo(tx: Db, to: string, moved: MovedByMerge, from?: string): Promise<void> {
  await giveVisitsTo(tx, to, moved.appointments, from);
  if (moved.contacts.length > 0)
    await tx
      .update(patientContacts)
      .set({ patientId: to })
      .where(
        and(
          inArray(patientContacts.id, [...moved.contacts]),
          from === undefined ? undefined : eq(patientContacts.patientId, from),
        ),
      );
  if (moved.merged.length > 0)
    await tx
      .update(patients)
      .set({ mergedInto: to })
      .where(
        and(inArray(patients.id, [...moved.merged]), from === undefined ? undefined : eq(patients.mergedInto, from)),
      );
}

/**
 * Takes a merge back: what it moved and is still there goes back, and the record that stayed gets its fields back
 * where nobody has changed them since. `later-merge`: the record was in another merge since; undo that first.
 */
export async function undoMerge(
  { db, clock }: PatientContext,
  by: StaffActor,
  mergeId: string,
): Promise<Result<{ readonly keptId: string; readonly mergedId: string }, 'not-found' | 'later-merge'>> {
  const now = clock.now().epochMilliseconds;
  return db.transaction(async (tx) => {
    const [merge] = await tx
      .select()
      .from(patientMerges)
      .where(and(eq(patientMerges.id, mergeId), isNull(patientMerges.undoneAt)))
      .for('update');
    if (!merge) return fail('not-found');
    const { keptId, mergedId, moved } = merge;
    const kept = await lockedPatient(tx, keptId);
    const merged = await patientById(tx, mergedId);
    const [later] = await tx
      .select({ id: patientMerges.id })
      .from(patientMerges)
      .where(
        and(
          eq(patientMerges.keptId, keptId),
          isNull(patientMerges.undoneAt),
          gt(patientMerges.position, merge.position),
        ),
      );
    if (!kept || merged?.mergedInto !== keptId || later) return fail('later-merge');
    await moveTo(tx, mergedId, moved, keptId);
    const { before, after } = moved;
    await tx
      .update(patients)
      .set({
        fullName: kept.fullName === after.fullName ? before.fullName : kept.fullName,
        birthDate: kept.birthDate === after.birthDate ? before.birthDate : kept.birthDate,
        restrictedAt: kept.restrictedAt === after.restrictedAt ? before.restrictedAt : kept.restrictedAt,
        eraseOn: kept.eraseOn === after.eraseOn ? before.eraseOn : kept.eraseOn,
        version: kept.version + 1,
        changedAt: now,
      })
      .where(eq(patients.id, keptId));
    await tx
      .update(patients)
      .set({ mergedInto: null, version: merged.version + 1, changedAt: now })
      .where(eq(patients.id, mergedId));
    await tx.update(patientMerges).set({ undoneAt: now, undoneBy: by.id }).where(eq(patientMerges.id, mergeId));
    await audit(tx, {
      at: now,
      actor: byStaff(by),
      action: 'patient.unmerged',
      subject: { kind: 'patient', id: keptId },
      details: { merged: mergedId, visits: moved.appointments.length },
    });
    await announce(tx, 'patients');
    await announce(tx, 'diary');
    return ok({ keptId, mergedId });
  });
}
