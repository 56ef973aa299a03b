import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { audit } from '#app/platform/audit/audit.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/database/database.ts';
import { announce } from '#app/platform/live.ts';
import { statusesAfter, type EnquiryStatus } from '../domain/enquiry.ts';
import { enquiries, enquiryEntries } from './tables.ts';

/** Gives an enquiry another status from a terminal. The status it has already is no change and fine. */
export async function changeStatus(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  reference: string,
  status: EnquiryStatus,
): Promise<Result<EnquiryStatus, 'not-found' | 'not-allowed' | 'changed-meanwhile'>> {
  const [found] = await db
    .select({ id: enquiries.id, status: enquiries.status })
    .from(enquiries)
    .where(eq(enquiries.reference, reference));
  if (!found) return fail('not-found');
  if (found.status === status) return ok(status);
  if (!statusesAfter(found.status).includes(status)) return fail('not-allowed');
  const now = clock.now();
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(enquiries)
      .set({
        status,
        revision: sql`${enquiries.revision} + 1`,
        changedAt: sql`greatest(${enquiries.createdAt}, ${now.toString()}::timestamptz)`,
      })
      .where(and(eq(enquiries.reference, reference), eq(enquiries.status, found.status)))
      .returning({ id: enquiries.id });
    if (changed.length === 0) return fail('changed-meanwhile');
    const entry = { id: randomUUID(), enquiryId: found.id, happenedAt: now, kind: 'status', value: status } as const;
    await tx.insert(enquiryEntries).values(entry);
    await audit(tx, {
      at: now.epochMilliseconds,
      actor: { kind: 'system' },
      action: 'enquiry.status-changed',
      subject: { kind: 'enquiry', id: found.id },
      details: { from: found.status, to: status },
    });
    await announce(tx, 'enquiries');
    return ok(status);
  });
}
