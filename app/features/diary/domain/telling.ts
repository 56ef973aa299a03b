import type { EpochMs } from '#app/lib/time.ts';
import type { AppointmentStatus } from '#app/features/scheduling/domain/appointment.ts';

/**
 * Whether the patient is told of a move: `first`, unless somebody says otherwise, because else they come at the time they
 * know; `asked`, because they are here or the time is over; `none`, because no message can reach them.
 */
export type Telling = 'first' | 'asked' | 'none';

export function tellingOf(
  visit: { readonly status: AppointmentStatus; readonly startsAt: EpochMs },
  isReached: boolean,
  now: EpochMs,
): Telling {
  if (!isReached) return 'none';
  const isAwaited = visit.status === 'booked' || visit.status === 'confirmed';
  return isAwaited && visit.startsAt > now ? 'first' : 'asked';
}
