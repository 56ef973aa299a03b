import { addDays, wallClockOf, type EpochMs, type IsoDate } from '#app/lib/time.ts';
import { calendarMonth, monthDays, type CalendarMonth } from '#app/features/scheduling/domain/calendar-month.ts';
import {
  practitionersOffering,
  type AppointmentType,
  type BookingSettings,
  type Practitioner,
} from '#app/features/scheduling/domain/clinic-settings.ts';
import { dayTimes, freeTimesByDay, type DayTime } from '#app/features/scheduling/domain/day-times.ts';
import { nextFreeTimes } from '#app/features/scheduling/domain/next-free.ts';
import { findSlots, type Slot } from '#app/features/scheduling/domain/slots.ts';
import { readSlots, type SlotReader } from '#app/features/scheduling/server/find-slots.ts';

export interface ChoiceQuestion {
  readonly appointmentTypeId: string;
  readonly practitionerId?: string | undefined;
  /** The day whose times are wanted; without one, the first with a free time. */
  readonly date?: IsoDate | undefined;
  /** The month to show, "2026-11"; without one, that of the day. */
  readonly month?: string | undefined;
  /** Where the list of next free times goes on. */
  readonly after?: EpochMs | undefined;
  /** The appointment that is about to move: its own time counts as free. */
  readonly moving?: string | undefined;
  /** Where it stands now, which is no time to move it to. */
  readonly movingFrom?: EpochMs | undefined;
}

export interface BookingChoices {
  readonly settings: BookingSettings;
  readonly now: EpochMs;
  readonly today: IsoDate;
  readonly type: AppointmentType;
  /** Who offers the type, in the clinic's order. */
  readonly practitioners: readonly Practitioner[];
  readonly calendar: CalendarMonth;
  /** The chosen day and its times, taken ones included; no times on a closed or past day. */
  readonly date: IsoDate;
  readonly times: readonly DayTime[];
  readonly nextFree: readonly Slot[];
}

const nextFreeCount = 6;

/** All a visitor can choose from for an appointment type, at this moment. Undefined for an unknown type. */
export async function readBookingChoices(
  reader: SlotReader,
  question: ChoiceQuestion,
): Promise<BookingChoices | undefined> {
  const settings = await reader.settings.current();
  const { clinic } = settings;
  const type = settings.appointmentTypes.find(({ id }) => id === question.appointmentTypeId);
  if (!type) return undefined;
  const { appointmentTypeId, practitionerId } = question;
  const today = wallClockOf(reader.clock.now().epochMilliseconds, clinic.timeZone).date;
  const until = addDays(today, clinic.booking.horizonDays + 1);
  const found = await readSlots(reader, { appointmentTypeId, practitionerId, from: today, until }, question.moving);
  const { now } = found;
  const slots = found.slots.filter(({ startsAt }) => startsAt !== question.movingFrom);

  const dateOf = (at: EpochMs) => wallClockOf(at, clinic.timeZone).date;
  const date = question.date ?? (slots[0] ? dateOf(slots[0].startsAt) : today);
  const ofDay = { appointmentTypeId, practitionerId, from: date, until: addDays(date, 1) };
  const month = question.month !== undefined && monthDays(question.month) ? question.month : date.slice(0, 7);
  return {
    settings,
    now,
    today,
    type,
    practitioners: practitionersOffering(settings, type.id),
    calendar: calendarMonth(month, clinic, freeTimesByDay(slots, clinic.timeZone), today),
    date,
    times: dayTimes(
      slots.filter(({ startsAt }) => dateOf(startsAt) === date),
      findSlots(settings, ofDay, new Map(), now),
      type,
      clinic,
    ).filter(({ startsAt }) => startsAt !== question.movingFrom),
    nextFree: nextFreeTimes(slots, question.after ?? now, nextFreeCount, clinic.timeZone),
  };
}

/** The next free times of an appointment type, spread out; none when the whole horizon is full or the type is unknown. */
export async function readNextFree(reader: SlotReader, appointmentTypeId: string, count: number): Promise<Slot[]> {
  const { clinic } = await reader.settings.current();
  const now = reader.clock.now().epochMilliseconds;
  const today = wallClockOf(now, clinic.timeZone).date;
  const horizonEnd = addDays(today, clinic.booking.horizonDays + 1);
  // Nearly always within days; the whole horizon is read only when those are full.
  let found: Slot[] = [];
  for (const until of [addDays(today, 7), horizonEnd]) {
    const { slots } = await readSlots(reader, { appointmentTypeId, from: today, until });
    found = nextFreeTimes(slots, now, count, clinic.timeZone);
    if (found.length === count) break;
  }
  return found;
}
