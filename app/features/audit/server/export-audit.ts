import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { csvLine, csvStart } from '#app/lib/csv.ts';
import { Temporal, toRfc3339 } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { AuditSearch } from '../domain/audit-search.ts';
import { searchAudit } from '#app/platform/audit/search-entries.ts';

const batch = 1000;

/** The names of the columns, in their order. */
const head = ['entry', 'at', 'actor kind', 'actor', 'name', 'from', 'action', 'subject kind', 'subject', 'details'];

/**
 * A search of the audit log as CSV, all of its pages, newest first. That somebody took it out is itself an entry,
 * written before the first line leaves.
 */
export async function exportAudit(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  search: AuditSearch,
  by: StaffActor,
  nameOf: (staffId: string) => string | undefined,
  timeZone: string,
): Promise<ReadableStream<Uint8Array>> {
  const now = Temporal.Instant.fromEpochMilliseconds(clock.now().epochMilliseconds);
  const asked = Object.entries(search).filter(([, value]) => value !== undefined);
  await audit(db, {
    at: now.epochMilliseconds,
    actor: byStaff(by),
    action: 'audit.exported',
    details: Object.fromEntries(asked),
  });
  const encoder = new TextEncoder();
  let before = search.before;
  let begun = false;
  return new ReadableStream({
    async pull(controller) {
      if (!begun) controller.enqueue(encoder.encode(csvStart + csvLine(head)));
      begun = true;
      const rows = await searchAudit(db, { ...search, before }, batch);
      const lines = rows.map((row) =>
        csvLine([
          row.id,
          toRfc3339(row.at, timeZone),
          row.actorKind,
          row.actorId,
          row.actorId === null ? null : (nameOf(row.actorId) ?? null),
          row.address,
          row.action,
          row.subjectKind,
          row.subjectId,
          JSON.stringify(row.details),
        ]),
      );
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join('')));
      before = rows.at(-1)?.id;
      if (rows.length < batch) controller.close();
    },
  });
}
