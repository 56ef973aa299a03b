import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minuteMs } from '#app/lib/time.ts';
import { appointmentStatuses, changeRefusal, mayBecome, statusAfterMove, statusRules } from './appointment.ts';

const status = fc.constantFrom(...appointmentStatuses);

describe('the life of an appointment', () => {
  test('what is cancelled stays cancelled', () => {
    for (const next of appointmentStatuses) expect(mayBecome('cancelled', next)).toBe(false);
  });

  test('nothing becomes what it is already, and everything but cancelled can be put right', () => {
    // A time that is only offered is the waiting list's, which makes an appointment of it or takes it away.
    for (const each of appointmentStatuses) expect(mayBecome(each, each)).toBe(false);
    const stuck = appointmentStatuses.filter((each) => statusRules[each].next.length === 0);
    expect(stuck).toEqual(['offered', 'cancelled']);
  });

  test('every status of an appointment can be reached from booked', () => {
    const reached = new Set(['offered', 'booked']);
    for (const each of appointmentStatuses) for (const next of statusRules[each].next) reached.add(next);
    expect(reached).toEqual(new Set(appointmentStatuses));
  });

  test('a move asks for a new confirmation and keeps every other status', () => {
    expect(statusAfterMove('confirmed')).toBe('booked');
    expect(statusAfterMove('booked')).toBe('booked');
  });
});

describe('whether a patient may still change it', () => {
  const startsAt = Date.UTC(2026, 10, 23, 5, 0);

  test('up to and with the last minute of the notice', () => {
    const appointment = { status: 'booked', startsAt } as const;
    expect(changeRefusal(appointment, 120, startsAt - 120 * minuteMs)).toBeUndefined();
    expect(changeRefusal(appointment, 120, startsAt - 120 * minuteMs + 1)).toBe('late');
    expect(changeRefusal(appointment, 120, startsAt)).toBe('past');
    expect(changeRefusal(appointment, 0, startsAt - 1)).toBeUndefined();
  });

  test('only while it is booked or confirmed and has not begun, whatever the notice', () => {
    fc.assert(
      fc.property(
        status,
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: -3000, max: 3000 }),
        (each, notice, minutes) => {
          const refusal = changeRefusal({ status: each, startsAt }, notice, startsAt - minutes * minuteMs);
          const allowed = (each === 'booked' || each === 'confirmed') && minutes > 0 && minutes >= notice;
          expect(refusal === undefined).toBe(allowed);
        },
      ),
    );
  });
});
