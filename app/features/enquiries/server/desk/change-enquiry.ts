import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Transaction } from '#app/platform/database/database.ts';
import { announce } from '#app/platform/live.ts';
import type { EntryKind } from '../../domain/enquiry-entry.ts';
import { statusesAfter, type EnquiryStatus } from '../../domain/enquiry.ts';
import { closeText } from '../closed-text.ts';
import type { EnquiryContext } from '../enquiry-context.ts';
import { enquiries, enquiryEntries } from '../tables.ts';

export type DeskContext = Pick<EnquiryContext, 'db' | 'clock' | 'keyRing' | 'messages'>;

/** An enquiry as somebody saw it: a change made since makes theirs `changed-meanwhile`. */
export interface SeenEnquiry {
  readonly id: string;
  readonly revision: number;
}

/** `no-address`: its sender left no mail address to answer to. */
export type ChangeRefusal = 'not-found' | 'not-allowed' | 'changed-meanwhile' | 'no-address';

type Row = typeof enquiries.$inferSelect;

export interface DeskChange {
  readonly status?: EnquiryStatus;
  readonly assignedTo?: string | null;
  /** What the history says of it. */
  readonly entry: { readonly id?: string; readonly kind: EntryKind; readonly value?: string; readonly text?: string };
  /** `enquiry.assigned`; the details name no person and no words. */
  readonly action: string;
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/**
 * Changes an enquiry with its history, audit entry and live news, all or nothing. `decide` sees the enquiry as it is
 * and says what to do or why not; `also` runs in the same transaction.
 */
export async function changeEnquiry(
  context: DeskContext,
  seen: SeenEnquiry,
  by: StaffActor,
  decide: (row: Row) => DeskChange | ChangeRefusal,
  also?: (tx: Transaction, entryId: string) => Promise<void>,
): Promise<Result<null, ChangeRefusal>> {
  const { db, clock, keyRing } = context;
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(enquiries).where(eq(enquiries.id, seen.id)).for('update');
    if (!row) return fail('not-found');
    if (row.revision !== seen.revision) return fail('changed-meanwhile');
    const change = decide(row);
    if (typeof change === 'string') return fail(change);
    const { status = row.status, assignedTo = row.assignedTo, entry, action, details } = change;
    if (status !== row.status && !statusesAfter(row.status).includes(status)) return fail('not-allowed');
    const now = clock.now();
    const entryId = entry.id ?? randomUUID();
    await tx
      .update(enquiries)
      .set({
        status,
        assignedTo,
        revision: sql`${enquiries.revision} + 1`,
        changedAt: sql`greatest(${enquiries.createdAt}, ${now.toString()}::timestamptz)`,
      })
      .where(and(eq(enquiries.id, row.id), eq(enquiries.revision, row.revision)));
    await tx.insert(enquiryEntries).values({
      id: entryId,
      enquiryId: row.id,
      happenedAt: now,
      staffId: by.id,
      kind: entry.kind,
      value: entry.value ?? null,
      textEncrypted: entry.text === undefined ? null : closeText(keyRing, 'text_encrypted', entryId, entry.text),
    });
    await also?.(tx, entryId);
    await audit(tx, {
      at: now.epochMilliseconds,
      actor: byStaff(by),
      action,
      subject: { kind: 'enquiry', id: row.id },
      ...(details && { details }),
    });
    await announce(tx, 'enquiries');
    return ok(null);
  });
}
