import { parseClockText, parseIsoDate, wallClockOf, type EpochMs, type IsoDate } from '#app/lib/time.ts';
import { practitionersOffering } from '../../domain/clinic-settings.ts';
import { slotValue } from '../../domain/desk-booking-form.ts';
import type { Slot } from '../../domain/slots.ts';
import type { BookingContext } from '../../server/booking-context.ts';
import { readDeskSlots, suggestSlots } from '../../server/desk/find-desk-slots.ts';
import { seriesPlans } from '../../server/desk/series-plans.ts';
import type { NewChoices, SlotView } from '../../ui/desk-new/new-view.ts';

interface Asked {
  readonly type: string;
  readonly practitioner: string;
  readonly date: string;
  /** The time of the gap that was clicked, as clock text. */
  readonly time?: string | undefined;
}

/** What can be chosen for a caller who wants this kind of visit, from this day on. */
export async function newChoices(booking: BookingContext, asked: Asked): Promise<NewChoices> {
  const settings = await booking.settings.current();
  const { timeZone } = settings.clinic;
  const { date: today } = wallClockOf(booking.clock.now().epochMilliseconds, timeZone);
  const asksFor = parseIsoDate(asked.date) ?? today;
  const date: IsoDate = asksFor < today ? today : asksFor;
  const typeId = settings.appointmentTypes.find(({ id }) => id === asked.type)?.id ?? '';
  const people = typeId === '' ? settings.practitioners : practitionersOffering(settings, typeId);
  const practitionerId = people.find(({ id }) => id === asked.practitioner)?.id ?? '';
  const question = { appointmentTypeId: typeId, practitionerId: practitionerId || undefined, date };
  const view = (slot: Slot): SlotView => slotView(slot, settings.practitioners, timeZone);
  const ofDay = typeId === '' ? [] : (await readDeskSlots(booking, question)).map(view);
  const next = typeId === '' ? [] : (await suggestSlots(booking, question)).slots.map(view);
  const minute = parseClockText(asked.time ?? '');
  const clicked = ofDay.filter((slot) => slot.minute === minute);
  return {
    today,
    types: settings.appointmentTypes.map(({ id, name, minutes }) => ({ id, name, minutes })),
    typeId,
    practitioners: people.map(({ id, name }) => ({ id, name })),
    practitionerId,
    date,
    suggested: [...clicked, ...next.filter(({ value }) => clicked.every((slot) => slot.value !== value))],
    ofDay,
    plans: seriesPlans(),
  };
}

/** A free time as its button shows it. */
export function slotView(
  { startsAt, practitionerId }: { readonly startsAt: EpochMs; readonly practitionerId: string },
  practitioners: readonly { readonly id: string; readonly name: string }[],
  timeZone: string,
): SlotView {
  const { date, minute } = wallClockOf(startsAt, timeZone);
  const practitionerName = practitioners.find(({ id }) => id === practitionerId)?.name ?? '';
  return { value: slotValue({ practitionerId, date, minute }), date, minute, practitionerName };
}
