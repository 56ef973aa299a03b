import * as fc from 'fast-check';
import type { Interval } from '#app/lib/interval.ts';
import { addDays, atWallTime, clockText, minuteMs, weekdays } from '#app/lib/time.ts';
import type { AppointmentType, BookingSettings, ClinicSettings, Practitioner, WeeklyHours } from './clinic-settings.ts';

/** The moment clocks in Nagpur show `clock` on `date`. */
export function inNagpur(date: string, clock: string): number {
  return Date.parse(`${date}T${clock}:00+05:30`);
}

export function week(...sittings: [string, string][]): WeeklyHours {
  return { mon: sittings, tue: sittings, wed: sittings, thu: sittings, fri: sittings, sat: sittings, sun: [] };
}

/** The demonstration clinic, as `content/clinic.yml` describes it. */
export const demoClinic: ClinicSettings = {
  timeZone: 'Asia/Kolkata',
  hours: week(['10:30', '20:00']),
  breaks: [{ name: 'Lunch', from: '14:00', to: '14:30', days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] }],
  closedDuringBreaks: false,
  yearlyClosures: [
    { monthDay: '01-26', name: 'Republic Day' },
    { monthDay: '08-15', name: 'Independence Day' },
    { monthDay: '10-02', name: 'Gandhi Jayanti' },
  ],
  closures: [],
  booking: { noticeMinutes: 60, horizonDays: 60, cancelNoticeMinutes: 120, gridMinutes: 10 },
};

function type(id: string, name: string, minutes: number, bufferAfterMinutes = 0): AppointmentType {
  return { id, name, minutes, bufferBeforeMinutes: 0, bufferAfterMinutes };
}

export const demoTypes: readonly AppointmentType[] = [
  type('skin-consultation', 'Skin consultation', 20),
  type('hair-consultation', 'Hair consultation', 30),
  type('cosmetic-surgery-consultation', 'Cosmetic-surgery consultation', 30),
  type('laser-session', 'Laser session', 45, 10),
  type('follow-up', 'Follow-up', 10),
];

export const dermatologist: Practitioner = {
  id: 'dermatologist',
  name: 'Dermatologist',
  appointmentTypeIds: ['skin-consultation', 'hair-consultation', 'laser-session', 'follow-up'],
  leave: [],
};
export const surgeon: Practitioner = {
  id: 'hair-transplant-surgeon',
  name: 'Hair-transplant surgeon',
  appointmentTypeIds: ['hair-consultation', 'cosmetic-surgery-consultation', 'follow-up'],
  leave: [],
};

export const demoSettings: BookingSettings = {
  version: 1,
  clinic: demoClinic,
  appointmentTypes: demoTypes,
  practitioners: [dermatologist, surgeon],
};

/** The first day of every generated situation, and how many days are asked about. */
export const firstDay = '2026-03-06';
export const spanDays = 4;

const clockTimes = (from: number, to: number) => fc.integer({ min: from / 5, max: to / 5 }).map((fives) => fives * 5);
const sitting = fc
  .tuple(clockTimes(0, 1300), clockTimes(30, 600))
  .map(([opens, length]): [string, string] => [clockText(opens), clockText(Math.min(1440, opens + length))]);
const day = fc.array(sitting, { maxLength: 2 });
const hours: fc.Arbitrary<WeeklyHours> = fc.record({
  mon: day,
  tue: day,
  wed: day,
  thu: day,
  fri: day,
  sat: day,
  sun: day,
});
const zone = fc.constantFrom('Asia/Kolkata', 'America/Los_Angeles', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC');
const dayOffset = fc.integer({ min: 0, max: spanDays - 1 });

/** A stretch somewhere in the days asked about, not on any grid. */
const someTime: fc.Arbitrary<Interval> = fc
  .tuple(fc.integer({ min: 0, max: spanDays * 1440 }), fc.integer({ min: 1, max: 900 }))
  .map(([start, length]) => {
    const origin = atWallTime(firstDay, 0, 'UTC');
    return { start: origin + start * minuteMs, end: origin + (start + length) * minuteMs };
  });

const someType: fc.Arbitrary<AppointmentType> = fc.record({
  id: fc.constant('visit'),
  name: fc.constant('Visit'),
  minutes: fc.integer({ min: 5, max: 90 }),
  bufferBeforeMinutes: fc.constantFrom(0, 0, 5, 15),
  bufferAfterMinutes: fc.constantFrom(0, 0, 10, 17),
});

/** Clinics of every shape: split days, odd hours, zones that change their clocks on 8 March 2026. */
export const someClinic: fc.Arbitrary<ClinicSettings> = fc.record({
  timeZone: zone,
  hours,
  breaks: fc.array(
    fc.tuple(clockTimes(0, 1300), clockTimes(5, 120)).map(([from, length]) => ({
      name: 'Break',
      from: clockText(from),
      to: clockText(from + length),
      days: [...weekdays],
    })),
    { maxLength: 2 },
  ),
  closedDuringBreaks: fc.boolean(),
  yearlyClosures: fc.array(
    dayOffset.map((offset) => ({ monthDay: addDays(firstDay, offset).slice(5), name: 'Each year' })),
    { maxLength: 1 },
  ),
  closures: fc.array(
    dayOffset.map((offset) => ({ from: addDays(firstDay, offset), to: addDays(firstDay, offset), name: 'Once' })),
    { maxLength: 1 },
  ),
  booking: fc.record({
    noticeMinutes: fc.integer({ min: 0, max: 2000 }),
    horizonDays: fc.integer({ min: 1, max: spanDays }),
    cancelNoticeMinutes: fc.integer({ min: 0, max: 600 }),
    gridMinutes: fc.constantFrom(5 as const, 10 as const, 15 as const, 20 as const, 30 as const, 60 as const),
  }),
});

const person = (id: string): fc.Arbitrary<Practitioner> =>
  fc.record(
    {
      id: fc.constant(id),
      name: fc.constant(id),
      appointmentTypeIds: fc.constant(['visit']),
      hours,
      leave: fc.array(someTime, { maxLength: 2 }),
    },
    { requiredKeys: ['id', 'name', 'appointmentTypeIds', 'leave'] },
  );

export const someSettings: fc.Arbitrary<BookingSettings> = fc
  .tuple(someClinic, someType, person('first'), person('second'))
  .map(([clinic, visit, ...practitioners]) => ({ version: 1, clinic, appointmentTypes: [visit], practitioners }));

/** Visits of others, many and short, so that gaps come out just too small and just large enough. */
const someVisits = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: spanDays * 288 }), fc.integer({ min: 1, max: 24 }), fc.integer({ min: 0, max: 4 }))
    .map(([start, length, odd]): Interval => {
      const origin = atWallTime(firstDay, 0, 'UTC');
      return { start: origin + start * 5 * minuteMs, end: origin + (start + length) * 5 * minuteMs - odd * minuteMs };
    }),
  { maxLength: 40 },
);

export const someTaken: fc.Arbitrary<Map<string, Interval[]>> = fc.tuple(someVisits, someVisits).map(
  ([first, second]) =>
    new Map([
      ['first', first],
      ['second', second],
    ]),
);

export const someNow: fc.Arbitrary<number> = fc
  .integer({ min: -1440, max: spanDays * 1440 })
  .map((minutes) => atWallTime(firstDay, 0, 'UTC') + minutes * minuteMs + 12_345);
