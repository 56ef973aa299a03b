import { DATES_OF_LANGUAGE, type DatesOfLanguage } from '#app/lib/dates-of-language.ts';
import type { Locale } from '#app/lib/messages.ts';
import { addDays, minuteMs, toRfc3339, wallClockOf, type EpochMs, type IsoDate } from '#app/lib/time.ts';
import type { CalendarMonth } from '#app/features/scheduling/domain/calendar-month.ts';
import type { BookingSettings } from '#app/features/scheduling/domain/clinic-settings.ts';
import type { DayTime } from '#app/features/scheduling/domain/day-times.ts';
import type { Slot } from '#app/features/scheduling/domain/slots.ts';
import type { BookingChoices } from '../server/booking-choices.ts';
import type { FreeOption, TimeChoiceView, TimeOption } from '../ui/view-types.ts';
import { addressOf, type BookingAddress } from '../domain/booking-address.ts';
import { practitionerName, wordsOf } from '../domain/slot-label.ts';
import { settingsIn } from '../server/settings-in.ts';

const NOON = 12 * 60;

/** Value of a time with the person it is offered with; without one the server chooses among those who are free. */
export function timeValue(startsAt: EpochMs, timeZone: string, practitionerId?: string): string {
  const instant = toRfc3339(startsAt, timeZone);
  return practitionerId === undefined ? instant : `${instant}@${practitionerId}`;
}

function dayWord(date: IsoDate, today: IsoDate): 'today' | 'tomorrow' | null {
  if (date === today) return 'today';
  return date === addDays(today, 1) ? 'tomorrow' : null;
}

/** A slot of the list of next free times, with its person. */
export function freeOption(slot: Slot, settings: BookingSettings, now: EpochMs, locale: Locale): FreeOption {
  const { timeZone } = settings.clinic;
  const { date, short, time } = wordsOf(slot.startsAt, timeZone, locale);
  const day = dayWord(date, wallClockOf(now, timeZone).date);
  return {
    value: timeValue(slot.startsAt, timeZone, slot.practitionerId),
    day,
    date: short,
    time,
    who: practitionerName(settings, slot.practitionerId),
    minutesAway: day === 'today' ? Math.round((slot.startsAt - now) / minuteMs) : null,
  };
}

function timeOption(time: DayTime, timeZone: string, practitionerId: string | undefined, label: string): TimeOption {
  return {
    value: timeValue(time.startsAt, timeZone, practitionerId),
    label,
    isTaken: time.practitionerIds.length === 0,
    isMain: time.main,
  };
}

function calendarView(
  words: DatesOfLanguage,
  { month, weeks, previous, next }: CalendarMonth,
  chosen: IsoDate,
  href: (query: { date?: string; month?: string }, fragment: string) => string,
  linksFullDays: boolean,
): TimeChoiceView['calendar'] {
  const to = (target: string | undefined): { href: string; month: string } | null =>
    target === undefined ? null : { href: href({ month: target }, '#calendar'), month: words.month(`${target}-01`) };
  return {
    title: words.month(`${month}-01`),
    previous: to(previous),
    next: to(next),
    weeks: weeks.map((days) => ({
      isPast: days.every((day) => day === undefined || day.state === 'past'),
      days: days.map((day) =>
        day === undefined
          ? null
          : {
              day: day.day,
              state: day.state,
              freeTimes: day.freeTimes,
              href:
                day.state === 'free' || (linksFullDays && day.state === 'full')
                  ? href({ date: day.date, month }, '#times')
                  : null,
              longDate: words.long(day.date),
              isToday: day.isToday,
              isChosen: day.date === chosen,
            },
      ),
    })),
  };
}

/** Everything the screen for choosing a time shows, in a language; `path` and the fixed part of the query make its links. */
export function timeChoiceView(
  choices: BookingChoices,
  address: Pick<BookingAddress, 'practitioner' | 'after'>,
  path: string,
  fixed: Readonly<Record<string, string | undefined>>,
  locale: Locale,
  /** Where somebody can wait for a full day; absent where that is not offered. */
  waitingHref?: (date: IsoDate) => string,
): TimeChoiceView {
  const { calendar, date, times, nextFree, now, today } = choices;
  const settings = settingsIn(locale, choices.settings);
  const { timeZone, booking } = settings.clinic;
  const words = DATES_OF_LANGUAGE[locale];
  const after = address.after === undefined ? undefined : toRfc3339(address.after, timeZone);
  const href = (query: Readonly<Record<string, string | undefined>>, fragment = ''): string =>
    addressOf(path, { ...fixed, after, ...query }, fragment);
  const options = times.map((time) => ({
    minute: time.minute,
    option: timeOption(time, timeZone, address.practitioner, words.time(time.minute)),
  }));
  const last = nextFree.at(-1);
  const dayOfChoice = calendar.weeks.flat().find((day) => day?.date === date);
  const lastDay = addDays(today, booking.horizonDays);
  // Taken times are shown on a day that has times at all: leave, or the notice, can leave a day without any.
  const isFull = times.length > 0 && times.every(({ practitionerIds }) => practitionerIds.length === 0);
  const nowWall = wallClockOf(now, timeZone);
  return {
    calendar: calendarView(words, calendar, date, href, waitingHref !== undefined),
    day: {
      title: words.long(date).replace(/ \d{4}$/, date.slice(0, 4) === today.slice(0, 4) ? '' : '$&'),
      state:
        dayOfChoice?.state ??
        (date < today ? 'past' : date > lastDay ? 'later' : times.length === 0 ? 'closed' : 'full'),
      lastDay: words.plain(lastDay),
      waitingHref: (isFull && waitingHref?.(date)) || null,
      morning: options.filter(({ minute }) => minute < NOON).map(({ option }) => option),
      afternoon: options.filter(({ minute }) => minute >= NOON).map(({ option }) => option),
    },
    nextFree: nextFree.map((slot) => freeOption(slot, settings, now, locale)),
    laterHref:
      last === undefined || nextFree.length < 6
        ? null
        : href({ date, after: toRfc3339(last.startsAt, timeZone) }, '#next-free'),
    firstHref: after === undefined ? null : href({ date, after: undefined }, '#next-free'),
    clock: {
      offsetMinutes: Math.round(
        (Date.parse(`${nowWall.date}T00:00:00Z`) + nowWall.minute * minuteMs - Math.floor(now / minuteMs) * minuteMs) /
          minuteMs,
      ),
      now: words.time(nowWall.minute),
    },
  };
}
