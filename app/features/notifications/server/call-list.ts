import { sql } from 'drizzle-orm';
import { visitsAfter } from '#app/features/scheduling/server/visit-fragments.ts';
import type { EpochMs } from '#app/lib/time.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { MessageKind } from '../domain/message.ts';

/** A patient to be told by phone, because no message reached them. */
export interface Call {
  readonly appointmentId: string;
  readonly messageId: string;
  /** What they were to be told. */
  readonly reason: MessageKind;
  /** Since when it is known that no channel took it. */
  readonly since: EpochMs;
}

/**
 * Whom the desk has to call: appointments to come whose last news reached their patient by no channel, and that nobody has
 * ticked off; the first visit first. A code that did not arrive is no news: who asked for it was told to call. A message that went out later makes the call needless.
 */
export async function callList(db: Db, now: EpochMs): Promise<Call[]> {
  const { rows } = await db.execute<{
    appointment_id: string;
    id: string;
    kind: MessageKind;
    failed_at: string | Date;
  }>(sql`
    SELECT DISTINCT ON (a.starts_at, m.appointment_id) m.appointment_id, m.id, m.kind, m.failed_at
    FROM messages m JOIN ${visitsAfter(now)} a ON a.id = m.appointment_id
    WHERE m.status = 'failed' AND m.called_at IS NULL AND m.recipient = 'patient' AND m.kind <> 'return-code'
      AND (a.status IN ('offered', 'booked', 'confirmed') OR (a.status = 'cancelled' AND m.kind = 'cancelled'))
      AND (m.about_starts_at IS NULL OR m.about_starts_at = a.starts_at)
      AND NOT EXISTS (
        SELECT FROM messages later
        WHERE later.appointment_id = m.appointment_id AND later.recipient = 'patient' AND later.status = 'sent'
          AND later.kind <> 'return-code'
          AND later.position > m.position
      )
    ORDER BY a.starts_at, m.appointment_id, m.position DESC`);
  return rows.map((row) => ({
    appointmentId: row.appointment_id,
    messageId: row.id,
    reason: row.kind,
    since: new Date(row.failed_at).getTime(),
  }));
}
