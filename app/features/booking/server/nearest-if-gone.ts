import { addDays, wallClockOf, type EpochMs } from '#app/lib/time.ts';
import { bookableInterval, type Slot } from '#app/features/scheduling/domain/slots.ts';
import { readNearestSlots, readSlots, type SlotReader } from '#app/features/scheduling/server/find-slots.ts';

/** The free times nearest to a start that cannot be booked any more; null while it can. */
export async function nearestIfGone(
  reader: SlotReader,
  kind: { readonly appointmentTypeId: string; readonly practitionerId: string | undefined },
  startsAt: EpochMs,
): Promise<readonly Slot[] | null> {
  const { clinic } = await reader.settings.current();
  const bookable = bookableInterval(clinic, reader.clock.now().epochMilliseconds);
  if (startsAt >= bookable.start && startsAt < bookable.end) {
    const from = wallClockOf(startsAt, clinic.timeZone).date;
    const { slots } = await readSlots(reader, { ...kind, from, until: addDays(from, 1) });
    if (slots.some((slot) => slot.startsAt === startsAt)) return null;
  }
  return readNearestSlots(reader, kind, startsAt);
}
