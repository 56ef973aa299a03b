import { describe, expect, test } from 'vitest';
import type { BookingPlan } from '#app/features/scheduling/domain/clinic-settings.ts';
import { newlyOutside, outsideHours } from './outside-hours.ts';
import { planOf } from './settings-form.ts';
import { demoSettings, week } from '#app/features/scheduling/domain/fixtures.ts';

const plan = planOf(demoSettings);
const withHours = (...sittings: [string, string][]): BookingPlan => ({
  ...plan,
  practitioners: plan.practitioners.map((person, index) =>
    index === 0 ? { ...person, hours: { ...week(['10:30', '20:00']), tue: sittings } } : person,
  ),
});

describe('own hours outside the clinic’s', () => {
  test('are named with person, day and stretch', () => {
    expect(outsideHours(withHours(['09:00', '21:00']))).toEqual([
      { personId: 'dermatologist', name: 'Dermatologist', day: 'tue', from: '09:00', to: '10:30' },
      { personId: 'dermatologist', name: 'Dermatologist', day: 'tue', from: '20:00', to: '21:00' },
    ]);
  });

  test('are none where the week is the clinic’s, or lies inside it', () => {
    expect(outsideHours(plan)).toEqual([]);
    expect(outsideHours(withHours(['11:00', '13:00'], ['15:00', '20:00']))).toEqual([]);
  });

  test('are a whole sitting on a day the clinic is closed', () => {
    const sunday = withHours(['10:30', '20:00']);
    const people = sunday.practitioners.map((person) =>
      person.hours ? { ...person, hours: { ...person.hours, sun: [['10:00', '12:00'] as [string, string]] } } : person,
    );
    expect(outsideHours({ ...sunday, practitioners: people })).toMatchObject([
      { day: 'sun', from: '10:00', to: '12:00' },
    ]);
  });

  test('that were there before a change are no news', () => {
    const early = withHours(['09:00', '20:00']);
    expect(newlyOutside(plan, early)).toHaveLength(1);
    expect(newlyOutside(early, early)).toEqual([]);
  });
});
