import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  atWallTime,
  clockText,
  dayMs,
  eachDate,
  minuteMs,
  parseClockText,
  parseIsoDate,
  parseRfc3339,
  startOfDay,
  Temporal,
  toRfc3339,
  wallClockOf,
  weekdayOf,
} from './time.ts';

const zones = ['Asia/Kolkata', 'America/Los_Angeles', 'Australia/Lord_Howe', 'Pacific/Apia', 'Asia/Kathmandu', 'UTC'];
const moment = fc
  .integer({ min: Date.UTC(2010, 0, 1) / minuteMs, max: Date.UTC(2040, 0, 1) / minuteMs })
  .map((m) => m * minuteMs);

describe('days', () => {
  test.each([
    '2026-02-31',
    '2026-13-01',
    '2026-00-10',
    '2027-02-29',
    '26-01-01',
    '2026-1-1',
    '1066-10-14',
    '',
    'tomorrow',
  ])('%j is no day', (text) => expect(parseIsoDate(text)).toBeUndefined());
  test('a leap day is a day', () => expect(parseIsoDate('2028-02-29')).toBe('2028-02-29'));
  test('days are added across months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });
  test('a range of days leaves out its end, and an empty one is empty', () => {
    expect(eachDate('2026-11-29', '2026-12-02')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
    expect(eachDate('2026-12-02', '2026-12-02')).toEqual([]);
    expect(eachDate('2026-12-03', '2026-12-02')).toEqual([]);
  });
  test('23 November 2026 is a Monday', () => expect(weekdayOf('2026-11-23')).toBe('mon'));
});

describe('clocks of a time zone', () => {
  test('half past ten in Nagpur is five in the morning UTC', () => {
    expect(atWallTime('2026-11-23', 630, 'Asia/Kolkata')).toBe(Date.UTC(2026, 10, 23, 5, 0));
  });

  test.each(zones)('what the wall shows agrees with Temporal at every moment in %s', (zone) => {
    fc.assert(
      fc.property(moment, (at) => {
        const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
        expect(wallClockOf(at, zone)).toEqual({
          date: local.toPlainDate().toString(),
          minute: local.hour * 60 + local.minute,
        });
      }),
    );
  });

  test.each(zones)('RFC 3339 in %s names the same moment and reads back', (zone) => {
    fc.assert(
      fc.property(moment, (at) => {
        const text = toRfc3339(at, zone);
        expect(Temporal.Instant.from(text).epochMilliseconds).toBe(at);
        expect(parseRfc3339(text)).toBe(at);
      }),
    );
  });

  test('the day on which clocks go forward is an hour shorter, and a skipped time is the moment of the gap', () => {
    const zone = 'America/Los_Angeles';
    expect(startOfDay('2026-03-09', zone) - startOfDay('2026-03-08', zone)).toBe(dayMs - 60 * minuteMs);
    for (const minute of [120, 125, 150, 179])
      expect(wallClockOf(atWallTime('2026-03-08', minute, zone), zone)).toEqual({ date: '2026-03-08', minute: 180 });
    expect(atWallTime('2026-03-08', 1440, zone)).toBe(startOfDay('2026-03-09', zone));
  });

  test('the offset is written out', () => {
    expect(toRfc3339(Date.UTC(2026, 10, 23, 5, 0), 'Asia/Kolkata')).toBe('2026-11-23T10:30:00+05:30');
    expect(toRfc3339(Date.UTC(2026, 10, 23, 5, 0, 59, 900), 'UTC')).toBe('2026-11-23T05:00:59+00:00');
  });

  test.each([
    '2026-11-23T10:30:00',
    '2026-11-23 10:30:00+05:30',
    '2026-02-31T10:30:00+05:30',
    '2026-11-23T25:30:00+05:30',
    '2026-11-23T10:30:00+05:30[Asia/Kolkata]',
    '2026-11-23',
    'now',
  ])('%j is not an RFC 3339 moment', (text) => expect(parseRfc3339(text)).toBeUndefined());

  test('clock texts are read and written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1440 }), (minute) => {
        expect(parseClockText(clockText(minute))).toBe(minute);
      }),
    );
    expect(parseClockText('24:01')).toBeUndefined();
    expect(parseClockText('9:30')).toBeUndefined();
  });
});
