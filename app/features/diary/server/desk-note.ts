import { eq } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import { cipherContext, type KeyRing } from '#app/platform/crypto/key-ring.ts';
import { announce } from '#app/platform/live.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { appointments } from '#app/features/scheduling/server/tables.ts';
import { mayChangeDiaryOf } from '#app/features/scheduling/server/desk-actor.ts';
import { refuseDiary } from '#app/features/scheduling/server/refuse-diary.ts';

/** How long a note for colleagues may be. */
export const deskNoteLength = 500;

/** The note colleagues left with a visit; empty without one, undefined when its key is gone. */
export function openDeskNote(keyRing: KeyRing, id: string, encrypted: string | null): string | undefined {
  if (encrypted === null) return '';
  try {
    return keyRing.decryptText(encrypted, cipherContext('appointments', 'desk_note_encrypted', id));
  } catch {
    // A lost key must not hide the visit.
    return undefined;
  }
}

/**
 * Keeps what colleagues are to know of a visit; an empty text takes it away. `seen` is the note as it stood on the screen:
 * where another one stands there by now, nothing is written. The visit itself stays as it is, and nobody is told.
 */
export async function keepDeskNote(
  context: BookingContext,
  by: StaffActor,
  id: string,
  { seen, note }: { readonly seen: string; readonly note: string },
): Promise<Result<'kept', 'not-found' | 'not-yours' | 'changed-meanwhile'>> {
  const { db, keyRing, clock } = context;
  const outcome = await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ practitionerId: appointments.practitionerId, stored: appointments.deskNoteEncrypted })
      .from(appointments)
      .where(eq(appointments.id, id))
      .for('update');
    if (!row) return 'not-found';
    if (!mayChangeDiaryOf(by, row.practitionerId)) return row;
    const stored = openDeskNote(keyRing, id, row.stored) ?? '';
    if (stored === note) return 'kept';
    if (stored !== seen) return 'changed-meanwhile';
    const text = note.slice(0, deskNoteLength);
    const place = cipherContext('appointments', 'desk_note_encrypted', id);
    const deskNoteEncrypted = text === '' ? null : keyRing.encryptText(text, place);
    await tx.update(appointments).set({ deskNoteEncrypted }).where(eq(appointments.id, id));
    await audit(tx, {
      at: clock.now().epochMilliseconds,
      actor: byStaff(by),
      action: 'appointment.desk-note-kept',
      subject: { kind: 'appointment', id },
      details: { isEmpty: text === '' },
    });
    await announce(tx, 'diary');
    return 'kept';
  });
  if (typeof outcome === 'object') return refuseDiary(context, by, outcome.practitionerId);
  return outcome === 'kept' ? ok('kept') : fail(outcome);
}
