import { isUuid } from '#app/lib/uuid.ts';
import { createHash, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { dayMs, wallClockOf, type EpochMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import { cipherContext } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { ColumnMapping } from '../domain/import-fields.ts';
import {
  guessMapping,
  readImportLines,
  type ImportClinic,
  type ReadLine,
  type RefusedLine,
} from '../domain/import-lines.ts';
import type { PatientContext } from './patient-context.ts';
import { readCsv, textOfFile, type CsvRefusal, type CsvTable } from './read-csv.ts';
import { patientImportDrafts, patientImports } from './tables.ts';

/** A file waits this long for somebody to say what is to be done with it. */
const keptMs = dayMs;

/** What an import needs beside the patients: the clinic's people, types and diary. */
export interface ImportContext extends PatientContext {
  readonly booking: BookingContext;
}

/**
 * Takes a file in to be looked at: nothing is made of it yet. Its text is kept encrypted, for a day. `same-file`: just
 * this file was taken in before (`importId`) and not undone.
 */
export async function uploadList(
  { db, clock, keyRing }: PatientContext,
  by: StaffActor,
  bytes: Uint8Array,
): Promise<
  | Result<{ readonly draftId: string }, CsvRefusal>
  | { readonly ok: false; readonly reason: 'same-file'; readonly importId: string }
> {
  const text = textOfFile(bytes);
  if (!text.ok) return text;
  const table = readCsv(text.value);
  if (!table.ok) return table;
  const fileHash = createHash('sha256').update(bytes).digest();
  const [twin] = await db
    .select({ id: patientImports.id })
    .from(patientImports)
    .where(and(eq(patientImports.fileHash, fileHash), isNull(patientImports.undoneAt)));
  if (twin) return fail('same-file', { importId: twin.id });
  const draftId = randomUUID();
  const now = clock.now().epochMilliseconds;
  await db.transaction(async (tx) => {
    await tx.insert(patientImportDrafts).values({
      id: draftId,
      uploadedBy: by.id,
      uploadedAt: now,
      fileHash,
      textEncrypted: keyRing.encryptText(text.value, cipherContext('patient_import_drafts', 'text_encrypted', draftId)),
      mapping: guessMapping(table.value.header),
    });
    await audit(tx, {
      at: now,
      actor: byStaff(by),
      action: 'import.uploaded',
      subject: { kind: 'import', id: draftId },
      details: { lines: table.value.lines.length },
    });
  });
  return ok({ draftId });
}

export interface ImportDraft {
  readonly id: string;
  readonly fileHash: Uint8Array;
  readonly mapping: ColumnMapping;
  readonly table: CsvTable;
  readonly good: readonly ReadLine[];
  readonly refused: readonly RefusedLine[];
}

/** A file that was uploaded by this very person, read as its columns are mapped now. Undefined for anybody else's. */
export async function importDraft(
  context: ImportContext,
  by: StaffActor,
  id: string,
): Promise<ImportDraft | undefined> {
  const { db, clock, keyRing } = context;
  if (!isUuid(id)) return undefined;
  const now = clock.now().epochMilliseconds;
  const [row] = await db
    .select()
    .from(patientImportDrafts)
    .where(
      and(
        eq(patientImportDrafts.id, id),
        eq(patientImportDrafts.uploadedBy, by.id),
        gt(patientImportDrafts.uploadedAt, now - keptMs),
      ),
    );
  if (!row) return undefined;
  const table = readCsv(
    keyRing.decryptText(row.textEncrypted, cipherContext('patient_import_drafts', 'text_encrypted', id)),
  );
  if (!table.ok) throw new Error(`A kept list can't be read: ${table.reason}`);
  const { mapping, fileHash } = row;
  return {
    id,
    fileHash,
    mapping,
    table: table.value,
    ...readImportLines(table.value.lines, mapping, await importClinic(context.booking, now)),
  };
}

async function importClinic(booking: BookingContext, now: EpochMs): Promise<ImportClinic> {
  const { clinic, practitioners, appointmentTypes } = await booking.settings.current();
  return {
    timeZone: clinic.timeZone,
    today: wallClockOf(now, clinic.timeZone).date,
    now,
    practitioners,
    appointmentTypes,
  };
}

/** Says again which column holds what. False when there is no such draft of theirs. */
export async function mapColumns(
  { db }: Pick<PatientContext, 'db'>,
  by: StaffActor,
  id: string,
  mapping: ColumnMapping,
): Promise<boolean> {
  if (!isUuid(id)) return false;
  const changed = await db
    .update(patientImportDrafts)
    .set({ mapping })
    .where(and(eq(patientImportDrafts.id, id), eq(patientImportDrafts.uploadedBy, by.id)))
    .returning({ id: patientImportDrafts.id });
  return changed.length === 1;
}

/** Forgets files nobody came back to. Returns how many. */
export async function forgetOldDrafts(db: Db, now: EpochMs): Promise<number> {
  const gone = await db
    .delete(patientImportDrafts)
    .where(lt(patientImportDrafts.uploadedAt, now - keptMs))
    .returning({ id: patientImportDrafts.id });
  return gone.length;
}
