import { and, eq, sql } from 'drizzle-orm';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/database/database.ts';
import { statusesAfter, type EnquiryStatus } from '../domain/enquiry.ts';
import { enquiries } from './tables.ts';

/** Gives an enquiry another status. The status it has already is no change and fine. */
export async function changeStatus(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  reference: string,
  status: EnquiryStatus,
): Promise<Result<EnquiryStatus, 'not-found' | 'not-allowed' | 'changed-meanwhile'>> {
  const [found] = await db
    .select({ status: enquiries.status })
    .from(enquiries)
    .where(eq(enquiries.reference, reference));
  if (!found) return fail('not-found');
  if (found.status === status) return ok(status);
  if (!statusesAfter(found.status).includes(status)) return fail('not-allowed');
  const changed = await db
    .update(enquiries)
    .set({ status, changedAt: sql`greatest(${enquiries.createdAt}, ${clock.now().toString()}::timestamptz)` })
    .where(and(eq(enquiries.reference, reference), eq(enquiries.status, found.status)))
    .returning({ id: enquiries.id });
  return changed.length === 0 ? fail('changed-meanwhile') : ok(status);
}
