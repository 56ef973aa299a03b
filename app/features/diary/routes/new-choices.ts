import type { Result } from '#app/lib/result.ts';
import { atWallTime, wallClockOf, type EpochMs, type IsoDate } from '#app/lib/time.ts';
import type { AppointmentType, BookingSettings } from '#app/features/scheduling/domain/clinic-settings.ts';
import {
  parseSlotValue,
  shownForOf,
  slotValue,
  type AskedPlace,
  type ChosenTime,
} from '../domain/desk-booking-form.ts';
import { parseDeskDay } from '../domain/desk-day.ts';
import { openMinutesOn } from '../domain/desk-time.ts';
import { overriddenRules, placementProblem } from '../domain/desk-placement.ts';
import type { Slot } from '#app/features/scheduling/domain/slots.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { readTaken } from '../server/desk-taken.ts';
import { nearestForDesk, readDeskSlots, suggestSlots } from '../server/find-desk-slots.ts';
import { seriesPlans } from '../server/series-plans.ts';
import type { ClickedView, NewChoices, SlotView } from '../ui/new-appointment/new-view.ts';

/**
 * What can be chosen for a caller who wants this kind of visit, from this day on. Nothing of what was asked for is
 * exchanged for something else: where a person does not offer a kind of visit, or a clicked place has no room for it,
 * that is part of the answer.
 */
export async function newChoices(booking: BookingContext, asked: AskedPlace): Promise<NewChoices> {
  const settings = await booking.settings.current();
  const { timeZone } = settings.clinic;
  const now = booking.clock.now().epochMilliseconds;
  const { date: today } = wallClockOf(now, timeZone);
  const place = placeOf(settings, asked.clicked);
  const day = parseDeskDay(place?.date ?? asked.date, today);
  const date = day.ok && day.value > today ? day.value : today;
  const dayProblem = place === undefined && asked.date !== '' ? problemOfDay(day, today) : undefined;
  const type = settings.appointmentTypes.find(({ id }) => id === asked.type);
  const typeId = type?.id ?? '';
  const wanted = place?.practitionerId ?? asked.practitioner;
  const person = settings.practitioners.find(({ id }) => id === wanted);
  const practitionerId = person?.id ?? '';
  const isOffered = (id: string): boolean => person === undefined || person.appointmentTypeIds.includes(id);
  const view = (slot: Slot): SlotView => slotView(slot, settings.practitioners, timeZone);
  const clicked = place && (await clickedView(booking, settings, place, type));
  const question = { appointmentTypeId: typeId, practitionerId: practitionerId || undefined, date };
  // Of a day that was not understood nothing is offered: the times of another would be taken for its.
  const mayAsk = type !== undefined && isOffered(typeId) && dayProblem === undefined;
  const ofDay = mayAsk ? (await readDeskSlots(booking, question)).map(view) : [];
  const next = !mayAsk
    ? []
    : place && clicked && !clicked.fits
      ? await nearestForDesk(
          booking,
          { appointmentTypeId: typeId, practitionerId: place.practitionerId },
          atWallTime(place.date, place.minute, timeZone),
        )
      : (await suggestSlots(booking, question)).slots;
  const first = type && clicked?.fits ? [clicked] : [];
  return {
    today,
    types: settings.appointmentTypes.map(({ id, name, minutes }) => ({ id, name, minutes, isOffered: isOffered(id) })),
    typeId,
    practitioners: settings.practitioners.map(({ id, name, appointmentTypeIds }) => ({
      id,
      name,
      offersIt: typeId === '' || appointmentTypeIds.includes(typeId),
    })),
    practitionerId,
    practitionerName: person?.name,
    date,
    dayProblem,
    open: openMinutesOn(date, settings.clinic.hours),
    clicked,
    shownFor: shownForOf(typeId, practitionerId, date),
    suggested: [...first, ...next.map(view).filter(({ value }) => first.every((slot) => slot.value !== value))],
    ofDay,
    plans: seriesPlans(),
  };
}

/** Why a day that was typed cannot be booked. */
function problemOfDay(day: Result<IsoDate, 'not-a-date'>, today: IsoDate): NewChoices['dayProblem'] {
  if (!day.ok) return 'not-a-day';
  return day.value < today ? 'past-day' : undefined;
}

/** The clicked place, while its person is there and its day is one. */
function placeOf(settings: BookingSettings, clicked: string): ChosenTime | undefined {
  const place = parseSlotValue(clicked);
  return settings.practitioners.some(({ id }) => id === place?.practitionerId) ? place : undefined;
}

async function clickedView(
  booking: BookingContext,
  settings: BookingSettings,
  place: ChosenTime,
  type: AppointmentType | undefined,
): Promise<ClickedView> {
  const { timeZone } = settings.clinic;
  const startsAt = atWallTime(place.date, place.minute, timeZone);
  const { practitionerId } = place;
  const shown = slotView({ startsAt, practitionerId }, settings.practitioners, timeZone);
  if (!type) return { ...shown, fits: true, problem: undefined };
  const placement = { appointmentTypeId: type.id, practitionerId, startsAt, minutes: type.minutes };
  const refused = placementProblem(settings, placement, booking.clock.now().epochMilliseconds);
  if (refused) return { ...shown, fits: false, problem: refused === 'in-the-past' ? 'past' : 'not-offered' };
  const [rule] = overriddenRules(settings, type, placement, await readTaken(booking, practitionerId, startsAt));
  return { ...shown, fits: rule === undefined, problem: rule };
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
