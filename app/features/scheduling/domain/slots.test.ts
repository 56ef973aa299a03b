import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { overlaps } from '#app/lib/interval.ts';
import {
  addDays,
  dayMs,
  eachDate,
  minuteMs,
  parseClockText,
  Temporal,
  weekdayOf,
  type EpochMs,
} from '#app/lib/time.ts';
import type { BookingSettings, Practitioner } from './clinic-settings.ts';
import { bookableInterval, findSlots, heldInterval, type TakenTimes } from './slots.ts';
import {
  demoSettings,
  dermatologist,
  firstDay,
  inNagpur,
  someNow,
  someSettings,
  someTaken,
  spanDays,
  surgeon,
} from './fixtures.ts';

const until = addDays(firstDay, spanDays);
const question = { appointmentTypeId: 'visit', from: firstDay, until };

const fiveMinutes = 5 * minuteMs;
// Every hour, break and closure of these clinics begins and ends on a five-minute step; leave may not.
const stepOf = (at: EpochMs) => Math.floor(at / fiveMinutes);

function remembered<T>(compute: (step: number) => T): (at: EpochMs) => T {
  const known = new Map<number, T>();
  return (at) => {
    const step = stepOf(at);
    let value = known.get(step);
    if (value === undefined) {
      value = compute(step);
      known.set(step, value);
    }
    return value;
  };
}

function wallIn(timeZone: string) {
  return remembered((step) => {
    const local = Temporal.Instant.fromEpochMilliseconds(step * fiveMinutes).toZonedDateTimeISO(timeZone);
    return { date: local.toPlainDate().toString(), minute: local.hour * 60 + local.minute };
  });
}

/** Whether, by the clock on the wall, the practitioner sees patients then; leave is not looked at. */
function worksBy(wall: { date: string; minute: number }, settings: BookingSettings, person: Practitioner): boolean {
  const { clinic } = settings;
  const { date, minute } = wall;
  const within = (from: string, to: string) => parseClockText(from)! <= minute && minute < parseClockText(to)!;
  const weekday = weekdayOf(date);
  if (!clinic.hours[weekday].some(([opens, closes]) => within(opens, closes))) return false;
  if (person.hours && !person.hours[weekday].some(([opens, closes]) => within(opens, closes))) return false;
  if (clinic.breaks.some(({ days, from, to }) => days.includes(weekday) && within(from, to))) return false;
  if (clinic.closures.some(({ from, to }) => from <= date && date <= to)) return false;
  return !clinic.yearlyClosures.some(({ monthDay }) => date.slice(5) === monthDay);
}

/** Every start there should be, found by trying every minute of every visit. */
function bruteForce(settings: BookingSettings, taken: TakenTimes, now: EpochMs): string[] {
  const { clinic } = settings;
  const type = settings.appointmentTypes[0]!;
  const wallAt = wallIn(clinic.timeZone);
  const lastDate = addDays(wallAt(now).date, clinic.booking.horizonDays);
  const dates = new Set(eachDate(firstDay, until));
  const people = settings.practitioners.map((person) => {
    const works = remembered((step) => worksBy(wallAt(step * fiveMinutes), settings, person));
    const onLeave = (at: EpochMs) => person.leave.some(({ start, end }) => start <= at && at < end);
    return { id: person.id, isThere: (at: EpochMs) => works(at) && !onLeave(at) };
  });
  const staysFor = (isThere: (at: EpochMs) => boolean, at: EpochMs) => {
    for (let minute = 0; minute < type.minutes; minute += 1) if (!isThere(at + minute * minuteMs)) return false;
    return true;
  };
  const begin = Date.parse(firstDay) - dayMs;
  const found: string[] = [];
  for (let at = begin; at < begin + (spanDays + 2) * dayMs; at += fiveMinutes) {
    const { date, minute } = wallAt(at);
    if (!dates.has(date) || date > lastDate || minute % clinic.booking.gridMinutes !== 0) continue;
    if (at < now + clinic.booking.noticeMinutes * minuteMs) continue;
    const held = heldInterval(type, at);
    for (const { id, isThere } of people) {
      const isFree = !(taken.get(id) ?? []).some((busy) => overlaps(busy, held));
      if (isFree && staysFor(isThere, at)) found.push(`${at} ${id}`);
    }
  }
  return found;
}

/** Sittings of one day that overlap or leave the day are refused by the settings' schema, so they are no input here. */
function isValid(settings: BookingSettings): boolean {
  const weeks = [settings.clinic.hours, ...settings.practitioners.flatMap(({ hours }) => hours ?? [])];
  return weeks.every((week) =>
    Object.values(week).every((list) => list.every(([, closes], index) => closes <= (list[index + 1]?.[0] ?? '24:00'))),
  );
}

/** The last visit of the last bookable evening ends after midnight, on a day that is not itself asked about. */
const openOverMidnight: BookingSettings = {
  version: 1,
  clinic: {
    timeZone: 'Asia/Kolkata',
    hours: { mon: [['17:50', '24:00']], tue: [['00:00', '00:30']], wed: [], thu: [], fri: [], sat: [], sun: [] },
    breaks: [],
    closedDuringBreaks: false,
    yearlyClosures: [],
    closures: [],
    booking: { noticeMinutes: 0, horizonDays: 2, cancelNoticeMinutes: 0, gridMinutes: 5 },
  },
  appointmentTypes: [{ id: 'visit', name: 'Visit', minutes: 6, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 }],
  practitioners: [{ id: 'first', name: 'first', appointmentTypeIds: ['visit'], leave: [] }],
};

/** Closing and a break fall into the hour that clocks skip that night. */
const closesInTheGap: BookingSettings = {
  ...openOverMidnight,
  clinic: {
    ...openOverMidnight.clinic,
    timeZone: 'America/Los_Angeles',
    hours: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [['00:00', '00:30']], sun: [['00:00', '02:05']] },
    breaks: [{ name: 'Break', from: '02:00', to: '02:05', days: ['sat', 'sun'] }],
  },
};

describe('offered slots', () => {
  test('are exactly those that trying every minute finds: none outside hours, breaks, closures, leave, notice, horizon and buffers, and none missing', () => {
    fc.assert(
      fc.property(someSettings.filter(isValid), someTaken, someNow, (settings, taken, now) => {
        const found = findSlots(settings, question, taken, now).map(
          (slot) => `${slot.startsAt} ${slot.practitionerId}`,
        );
        expect(found).toEqual(bruteForce(settings, taken, now));
      }),
      {
        numRuns: 150,
        examples: [
          [openOverMidnight, new Map(), Date.parse('2026-03-07T00:00:12+05:30')],
          [closesInTheGap, new Map(), Date.parse('2026-03-07T00:00:12-08:00')],
        ],
      },
    );
  }, 60_000);

  test('do not depend on the order in which taken times and leave are given', () => {
    fc.assert(
      fc.property(someSettings, someTaken, someNow, (settings, taken, now) => {
        const turned = new Map([...taken].toReversed().map(([id, list]) => [id, list.toReversed()]));
        const practitioners = settings.practitioners.map((person) => ({ ...person, leave: person.leave.toReversed() }));
        expect(findSlots({ ...settings, practitioners }, question, turned, now)).toEqual(
          findSlots(settings, question, taken, now),
        );
      }),
    );
  });

  test('can each be taken: the time a slot holds is clear of every taken time', () => {
    fc.assert(
      fc.property(someSettings, someTaken, someNow, (settings, taken, now) => {
        const type = settings.appointmentTypes[0]!;
        const clashes = findSlots(settings, question, taken, now).filter((slot) =>
          (taken.get(slot.practitionerId) ?? []).some((busy) => overlaps(busy, heldInterval(type, slot.startsAt))),
        );
        expect(clashes).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});

function clockOf(at: EpochMs): string {
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO('Asia/Kolkata');
  return local.toPlainTime().toString().slice(0, 5);
}

describe('the demonstration clinic', () => {
  const monday = '2026-11-23';
  const now = inNagpur('2026-11-20', '14:17');
  const ask = (
    appointmentTypeId: string,
    day: string,
    practitionerId?: string,
    taken: TakenTimes = new Map(),
    at = now,
  ) => findSlots(demoSettings, { appointmentTypeId, practitionerId, from: day, until: addDays(day, 1) }, taken, at);
  const clocks = (...args: Parameters<typeof ask>) => [
    ...new Set(ask(...args).map(({ startsAt }) => clockOf(startsAt))),
  ];

  test('offers a hair consultation from opening, not into lunch, and the last one ends at closing', () => {
    const times = clocks('hair-consultation', monday);
    expect(times[0]).toBe('10:30');
    expect(times).toContain('10:50');
    expect(times.at(-1)).toBe('19:30');
    expect(times.filter((time) => time > '13:30' && time < '14:30')).toEqual([]);
    expect(times).toContain('14:30');
  });

  test('offers a start with each person who is free then, in the clinic’s order', () => {
    expect(
      ask('hair-consultation', monday)
        .slice(0, 2)
        .map(({ practitionerId }) => practitionerId),
    ).toEqual([dermatologist.id, surgeon.id]);
    expect(new Set(ask('laser-session', monday).map(({ practitionerId }) => practitionerId))).toEqual(
      new Set([dermatologist.id]),
    );
  });

  test('keeps ten minutes free after a laser session, also before the next visit of another kind', () => {
    const laser = { start: inNagpur(monday, '10:30'), end: inNagpur(monday, '11:25') };
    const times = clocks('follow-up', monday, dermatologist.id, new Map([[dermatologist.id, [laser]]]));
    expect(times[0]).toBe('11:30');
  });

  test('lets the clean-up after a laser session run into lunch, but not the session itself', () => {
    const times = clocks('laser-session', monday);
    expect(times).toContain('13:10');
    expect(times).not.toContain('13:20');
    expect(times.at(-1)).toBe('19:10');
  });

  test('is closed on Sundays and on national holidays', () => {
    expect(ask('skin-consultation', '2026-11-22')).toEqual([]);
    expect(ask('skin-consultation', '2027-01-26', undefined, new Map(), inNagpur('2027-01-20', '09:00'))).toEqual([]);
  });

  test('offers nothing sooner than an hour from now, also from late evening into the next morning', () => {
    expect(clocks('follow-up', '2026-11-20')[0]).toBe('15:20');
    expect(clocks('follow-up', '2026-11-20', undefined, new Map(), inNagpur('2026-11-20', '14:20'))[0]).toBe('15:20');
    expect(clocks('follow-up', '2026-11-21', undefined, new Map(), inNagpur('2026-11-21', '10:05'))[0]).toBe('11:10');
  });

  test('offers the sixtieth day ahead and not the sixty-first', () => {
    expect(ask('follow-up', '2027-01-19')).not.toEqual([]);
    expect(ask('follow-up', '2027-01-20')).toEqual([]);
    expect(bookableInterval(demoSettings.clinic, now).end).toBe(inNagpur('2027-01-20', '00:00'));
  });

  test('offers nobody who is on leave for weeks', () => {
    const leave = [{ start: inNagpur('2026-11-16', '00:00'), end: inNagpur('2026-12-07', '00:00') }];
    const settings = { ...demoSettings, practitioners: [{ ...dermatologist, leave }, surgeon] };
    const ids = findSlots(
      settings,
      { appointmentTypeId: 'follow-up', from: monday, until: '2026-12-08' },
      new Map(),
      now,
    );
    expect(ids.filter((slot) => slot.practitionerId === dermatologist.id && slot.startsAt < leave[0]!.end)).toEqual([]);
    expect(ids.some((slot) => slot.practitionerId === dermatologist.id)).toBe(true);
  });

  test('offers nothing for an unknown type, an unknown person, or someone who does not offer the type', () => {
    expect(ask('massage', monday)).toEqual([]);
    expect(ask('follow-up', monday, 'nobody')).toEqual([]);
    expect(ask('laser-session', monday, surgeon.id)).toEqual([]);
  });
});
