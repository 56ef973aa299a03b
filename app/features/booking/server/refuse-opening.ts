import { audit } from '#app/platform/audit/audit.ts';
import { refusalToWrite } from '#app/platform/counted-refusals.ts';
import { networkOf } from '#app/platform/web/client-address.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';

/**
 * Notes in the audit log that somebody did not come back to an appointment. Past a limit an attempt costs its sender nothing,
 * so of those only the first, tenth, hundredth of a network and hour are entries.
 */
export async function noteRefusedOpening(
  { db, clock, keyRing }: Pick<BookingContext, 'db' | 'clock' | 'keyRing'>,
  { address, by, reason }: { readonly address: string; readonly by: 'code' | 'reference'; readonly reason: string },
): Promise<void> {
  const refusals =
    reason === 'limit'
      ? await refusalToWrite({ db, clock, keyRing }, `booking/opening/${by}`, networkOf(address))
      : undefined;
  if (reason === 'limit' && refusals === undefined) return;
  await audit(db, {
    at: clock.now().epochMilliseconds,
    actor: { kind: 'nobody', address },
    action: 'appointment.opening-refused',
    details: { reason, by, ...(refusals === undefined ? {} : { refusals }) },
  });
}
