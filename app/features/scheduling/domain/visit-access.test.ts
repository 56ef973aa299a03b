import { describe, expect, test } from 'vitest';
import { appointmentStatuses, type AppointmentStatus } from './appointment.ts';
import { mayReadForVisit, wasHereWith, type MedicalAsker, type VisitFacts, type VisitStep } from './visit-access.ts';

const asker: MedicalAsker = { staffId: 'doctor', mayAtAll: true, practitionerId: 'skin', isAlone: false };

/** A step in the words "status with practitioner by staff", each a moment after the one before. */
type Told = readonly [AppointmentStatus, string, string | null];

function visit(...told: readonly Told[]): VisitFacts {
  const all: VisitStep[] = told.map(([status, practitionerId, staffId], at) => {
    return { at, status, practitionerId, staffId };
  });
  const { status, practitionerId } = all.at(-1)!;
  return { id: 'visit', status, practitionerId, steps: all };
}

describe('a visit that has happened or is under way', () => {
  test.each(appointmentStatuses)('%s', (status) => {
    const isOpen = ['arrived', 'in-consultation', 'completed'].includes(status);
    expect(wasHereWith(asker, visit(['booked', 'skin', null], [status, 'skin', 'desk']))).toBe(isOpen);
  });

  test.each([
    [
      'the doctor booked it and the desk saw the patient come',
      [
        ['booked', 'skin', 'doctor'],
        ['arrived', 'skin', 'desk'],
      ],
      true,
    ],
    [
      'the desk noted the arrival and the doctor the rest',
      [
        ['arrived', 'skin', 'desk'],
        ['completed', 'skin', 'doctor'],
      ],
      true,
    ],
    [
      'the doctor alone says that the patient came',
      [
        ['booked', 'skin', null],
        ['arrived', 'skin', 'doctor'],
      ],
      false,
    ],
    [
      'the desk booked it and the doctor alone says that the patient came',
      [
        ['booked', 'skin', 'desk'],
        ['confirmed', 'skin', 'desk'],
        ['arrived', 'skin', 'doctor'],
      ],
      false,
    ],
    [
      'the doctor alone did everything',
      [
        ['booked', 'skin', 'doctor'],
        ['completed', 'skin', 'doctor'],
      ],
      false,
    ],
    [
      'the desk took the arrival back',
      [
        ['arrived', 'skin', 'desk'],
        ['booked', 'skin', 'desk'],
      ],
      false,
    ],
    [
      'it is with somebody else',
      [
        ['booked', 'hair', null],
        ['completed', 'hair', 'desk'],
      ],
      false,
    ],
    [
      'they took it over from a colleague with whom it was',
      [
        ['arrived', 'hair', 'desk'],
        ['arrived', 'skin', 'doctor'],
      ],
      false,
    ],
    [
      'the desk gave it to them',
      [
        ['arrived', 'hair', 'desk'],
        ['arrived', 'skin', 'desk'],
      ],
      true,
    ],
    [
      'a program or nobody noted the arrival',
      [
        ['booked', 'skin', null],
        ['arrived', 'skin', null],
      ],
      false,
    ],
  ] as const)('%s', (_name, told, isOpen) => {
    expect(wasHereWith(asker, visit(...told))).toBe(isOpen);
  });

  test('where nobody else could say it, one’s own word counts; with nobody’s place nothing does', () => {
    const own = visit(['booked', 'skin', null], ['completed', 'skin', 'doctor']);
    expect(wasHereWith({ ...asker, isAlone: true }, own)).toBe(true);
    expect(wasHereWith({ ...asker, isAlone: true, practitionerId: null }, own)).toBe(false);
  });

  test('only what was noted after a given moment counts', () => {
    const seen = visit(['booked', 'skin', null], ['arrived', 'skin', 'desk']);
    expect([wasHereWith(asker, seen, 0), wasHereWith(asker, seen, 1)]).toEqual([true, false]);
  });
});

describe('what a patient wrote for a visit', () => {
  test.each(appointmentStatuses)('is read while the visit is %s, by whom it was written to', (status) => {
    const isOpen = !['offered', 'cancelled', 'no-show'].includes(status);
    expect(mayReadForVisit(asker, visit(['booked', 'skin', null], [status, 'skin', 'desk']), 0)).toBe(isOpen);
  });

  test('is read by whom the desk gave the visit to, and not by whom gave it to themself', () => {
    const given = visit(['booked', 'hair', null], ['booked', 'skin', 'desk']);
    const taken = visit(['booked', 'hair', null], ['booked', 'skin', 'doctor'], ['confirmed', 'skin', 'desk']);
    expect([mayReadForVisit(asker, given, 0), mayReadForVisit(asker, taken, 0)]).toEqual([true, false]);
    // Written when the visit was theirs already: the patient knew whom they wrote to.
    expect(mayReadForVisit(asker, taken, 1)).toBe(true);
    expect(mayReadForVisit({ ...asker, isAlone: true }, taken, 0)).toBe(true);
  });

  test('is nobody else’s', () => {
    const own = visit(['booked', 'skin', null]);
    expect(mayReadForVisit({ ...asker, practitionerId: 'hair' }, own, 0)).toBe(false);
    expect(mayReadForVisit({ ...asker, practitionerId: null }, own, 0)).toBe(false);
    expect(mayReadForVisit({ ...asker, mayAtAll: false }, own, 0)).toBe(false);
  });
});
