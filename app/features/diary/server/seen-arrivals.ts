import { inArray, lt } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { dayMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Db } from '#app/platform/database/database.ts';
import { announce } from '#app/platform/live.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { seenArrivals } from '#app/features/scheduling/server/tables.ts';

/** Something that came in since closing: a booking, a message, a form. */
export interface Arrival {
  readonly kind: 'booking' | 'message' | 'form';
  readonly id: string;
}

/** Longer than anything stays among what came in since closing (`lastClosingBefore`). */
const keptDays = 40;

const keyOf = ({ kind, id }: Arrival): string => `${kind} ${id}`;

/** What nobody of the clinic has marked as seen, in its order. */
export async function unseen<A extends Arrival>(db: Db, arrivals: readonly A[]): Promise<A[]> {
  if (arrivals.length === 0) return [];
  const ids = arrivals.map(({ id }) => id);
  const rows = await db.select().from(seenArrivals).where(inArray(seenArrivals.id, ids));
  const seen = new Set(rows.map(keyOf));
  return arrivals.filter((arrival) => !seen.has(keyOf(arrival)));
}

/** Marks arrivals as seen, for everybody at the desk. Idempotent. */
export async function markSeen(
  { db, clock }: Pick<BookingContext, 'db' | 'clock'>,
  by: StaffActor,
  arrivals: readonly Arrival[],
): Promise<void> {
  if (arrivals.length === 0) return;
  const now = clock.now().epochMilliseconds;
  await db.transaction(async (tx) => {
    await tx.delete(seenArrivals).where(lt(seenArrivals.seenAt, now - keptDays * dayMs));
    const marked = await tx
      .insert(seenArrivals)
      .values(arrivals.map(({ kind, id }) => ({ kind, id, seenAt: now, seenBy: by.id })))
      .onConflictDoNothing()
      .returning({ kind: seenArrivals.kind, id: seenArrivals.id });
    if (marked.length === 0) return;
    const [only] = marked;
    await audit(tx, {
      at: now,
      actor: byStaff(by),
      action: 'arrivals.seen',
      ...(marked.length === 1 && only && { subject: { kind: subjectKinds[only.kind], id: only.id } }),
      details: { count: marked.length },
    });
    await announce(tx, 'diary');
  });
}

/** What the audit log calls them. */
const subjectKinds = { booking: 'appointment', message: 'enquiry', form: 'form' } as const;
