import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { visitsWithMessages } from '#app/features/notifications/server/messages-of-visits.ts';
import { holdUntouched, removeVisits } from '#app/features/scheduling/server/change-visits-of.ts';
import { insertAppointment } from '#app/features/scheduling/server/insert-appointment.ts';
import { hasVisits } from '#app/features/scheduling/server/visit-fragments.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Transaction } from '#app/platform/database/database.ts';
import { announce } from '#app/platform/live.ts';
import type { ImportResult, ReadLine } from '../domain/import-lines.ts';
import { importDraft, type ImportContext } from './import-draft.ts';
import type { PatientContext } from './patient-context.ts';
import { insertPatient, patientOf } from './save-patient.ts';
import { patientImportDrafts, patientImports, patientImportVisits } from './tables.ts';

/**
 * Takes in the good lines of an uploaded list, but for those left out: people who are not known, and their visits to
 * come, without telling anybody. All or nothing; a visit whose time somebody has is left out and named by its line.
 */
export async function importPatients(
  context: ImportContext,
  by: StaffActor,
  draftId: string,
  leaveOut: ReadonlySet<number>,
): Promise<Result<{ readonly importId: string }, 'not-found' | 'same-file'>> {
  const { db, clock } = context;
  const draft = await importDraft(context, by, draftId);
  if (!draft) return fail('not-found');
  const lines = draft.good.filter(({ line }) => !leaveOut.has(line));
  const now = clock.now().epochMilliseconds;
  const importId = randomUUID();
  return db.transaction(async (tx) => {
    // Whoever takes the draft away does the import: sent twice, it is done once.
    const taken = await tx
      .delete(patientImportDrafts)
      .where(eq(patientImportDrafts.id, draftId))
      .returning({ id: patientImportDrafts.id });
    if (taken.length === 0) return fail('not-found');
    const [twin] = await tx
      .select({ id: patientImports.id })
      .from(patientImports)
      .where(and(eq(patientImports.fileHash, draft.fileHash), isNull(patientImports.undoneAt)));
    if (twin) return fail('same-file');
    const empty: ImportResult = { lines: 0, added: 0, known: 0, visits: 0, taken: [], withProblems: 0, leftOut: 0 };
    await tx
      .insert(patientImports)
      .values({ id: importId, fileHash: draft.fileHash, result: empty, importedAt: now, importedBy: by.id });
    const made = await takeIn(tx, context, by, importId, lines, now);
    const result: ImportResult = {
      ...made,
      lines: draft.table.lines.length,
      withProblems: draft.refused.length,
      leftOut: draft.good.length - lines.length,
    };
    await tx.update(patientImports).set({ result }).where(eq(patientImports.id, importId));
    await audit(tx, {
      at: now,
      actor: byStaff(by),
      action: 'import.done',
      subject: { kind: 'import', id: importId },
      details: { added: made.added, known: made.known, visits: made.visits },
    });
    await announce(tx, 'patients');
    await announce(tx, 'diary');
    return ok({ importId });
  });
}

async function takeIn(
  tx: Transaction,
  { booking }: ImportContext,
  by: StaffActor,
  importId: string,
  lines: readonly ReadLine[],
  now: EpochMs,
): Promise<Pick<ImportResult, 'added' | 'known' | 'visits' | 'taken'>> {
  const settings = await booking.settings.current();
  const known = new Set<string>();
  let [added, visits] = [0, 0];
  const taken: number[] = [];
  for (const { line, fullName, mobileNumber, email, birthDate, visit } of lines) {
    const contacts = [
      { kind: 'phone' as const, value: mobileNumber, whose: null },
      ...(email === undefined ? [] : [{ kind: 'email' as const, value: email, whose: null }]),
    ];
    const person = { fullName, birthDate, language: 'en' as const, contacts };
    const before = await patientOf(tx, person);
    const patientId = before ?? (await insertPatient(tx, person, { madeThrough: 'import', importId, now }));
    if (before === undefined) added += 1;
    else known.add(before);
    if (!visit) continue;
    const type = settings.appointmentTypes.find(({ id }) => id === visit.appointmentTypeId);
    const practitioner = settings.practitioners.find(({ id }) => id === visit.practitionerId);
    if (!type || !practitioner) throw new Error('The settings changed while a list was taken in.');
    const { startsAt, ...ids } = visit;
    const request = {
      ...ids,
      startsAt,
      fullName,
      mobileNumber,
      email,
      note: undefined,
      treatment: undefined,
      consent: true as const,
    };
    const wanted = {
      request,
      type,
      practitioner,
      language: 'en',
      through: 'desk',
      identity: undefined,
      patientId,
    } as const;
    const made = await insertAppointment(
      tx,
      booking,
      { ...wanted, byDesk: { staffId: by.id, tellPatient: false } },
      now,
    );
    if (!made) taken.push(line);
    else {
      visits += 1;
      await tx.insert(patientImportVisits).values({ importId, appointmentId: made.id });
    }
  }
  return { added, known: known.size, visits, taken };
}

export interface PastImport {
  readonly id: string;
  readonly importedAt: EpochMs;
  readonly undoneAt: EpochMs | null;
  readonly result: ImportResult;
}

/** The imports there were, the latest first; one of them when an id is given. */
export async function pastImports(db: PatientContext['db'], id?: string): Promise<PastImport[]> {
  return db
    .select({
      id: patientImports.id,
      importedAt: patientImports.importedAt,
      undoneAt: patientImports.undoneAt,
      result: patientImports.result,
    })
    .from(patientImports)
    .where(id === undefined ? undefined : eq(patientImports.id, id))
    .orderBy(desc(patientImports.importedAt), desc(patientImports.id))
    .limit(20);
}

export interface UndoneImport {
  readonly visits: number;
  readonly patients: number;
  /** Visits and patients that stay, because somebody has done something with them since. */
  readonly kept: number;
}

/**
 * Takes an import back as far as nobody touched what it made: visits that were never changed, then people without
 * another visit, correction or merge.
 */
export async function undoImport(
  { db, clock }: PatientContext,
  by: StaffActor,
  importId: string,
): Promise<Result<UndoneImport, 'not-found'>> {
  const now = clock.now().epochMilliseconds;
  return db.transaction(async (tx) => {
    const undone = await tx
      .update(patientImports)
      .set({ undoneAt: now, undoneBy: by.id })
      .where(and(eq(patientImports.id, importId), isNull(patientImports.undoneAt)))
      .returning({ id: patientImports.id });
    if (undone.length === 0) return fail('not-found');
    const before = await countOf(tx, importId);
    const imported = await tx
      .select({ id: patientImportVisits.appointmentId })
      .from(patientImportVisits)
      .where(eq(patientImportVisits.importId, importId));
    const untouched = await holdUntouched(
      tx,
      imported.map(({ id }) => id),
      now,
    );
    const told = await visitsWithMessages(tx, untouched);
    const visitIds = untouched.filter((id) => !told.has(id));
    await removeVisits(tx, visitIds);
    const { rows: people } = await tx.execute<{ id: string }>(sql`
      SELECT id FROM patients
      WHERE import_id = ${importId} AND version = 1 AND merged_into IS NULL AND restricted_at IS NULL AND erased_at IS NULL
        AND NOT ${hasVisits(sql`patients.id`)}
        AND NOT EXISTS (SELECT FROM patients other WHERE other.merged_into = patients.id)
        AND NOT EXISTS (SELECT FROM patient_merges WHERE patients.id IN (kept_id, merged_id))
      FOR UPDATE`);
    const ids = people.map(({ id }) => id);
    if (ids.length > 0) {
      await tx.execute(sql`DELETE FROM patient_contacts WHERE patient_id IN ${ids}`);
      await tx.execute(sql`DELETE FROM patients WHERE id IN ${ids}`);
    }
    const outcome = { visits: visitIds.length, patients: ids.length, kept: before - visitIds.length - ids.length };
    await audit(tx, {
      at: now,
      actor: byStaff(by),
      action: 'import.undone',
      subject: { kind: 'import', id: importId },
      details: { ...outcome },
    });
    await announce(tx, 'patients');
    await announce(tx, 'diary');
    return ok(outcome);
  });
}

async function countOf(tx: Transaction, importId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    SELECT ((SELECT count(*) FROM patient_import_visits WHERE import_id = ${importId})
      + (SELECT count(*) FROM patients WHERE import_id = ${importId}))::int AS count`);
  return rows[0]?.count ?? 0;
}
