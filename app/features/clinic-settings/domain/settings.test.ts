import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingPlanSchema, type BookingPlan } from '#app/features/scheduling/domain/clinic-settings.ts';
import { draftBooking, typedBooking } from './settings-booking.ts';
import { closureRows, comingHolidays, draftClosures, typedClosures } from './settings-closures.ts';
import { planOf, shownTime } from './settings-form.ts';
import { draftHours, typedHours } from './settings-hours.ts';
import { touchedBy } from '#app/features/scheduling/domain/settings-impact.ts';
import {
  draftPractitioner,
  draftVisit,
  idFromName,
  movedInOrder,
  typedPractitioner,
  typedVisit,
  withoutPractitioner,
} from './settings-people.ts';
import { demoClinic, demoSettings, inNagpur, someClinic } from '#app/features/scheduling/domain/fixtures.ts';
import { clockText } from '#app/lib/time.ts';
import { parseTypedTime } from '#app/lib/typed-time.ts';

const plan = planOf(demoSettings);
const today = '2026-11-20';
const draft = (outcome: { ok: true; value: BookingPlan } | { ok: false }): BookingPlan => {
  if (!outcome.ok) throw new Error('the form was refused');
  return outcome.value;
};

describe('a time of day as people type it', () => {
  it('reads back every time it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1440 }), (minute) => {
        expect(parseTypedTime(shownTime(clockText(minute)))).toBe(clockText(minute));
      }),
    );
  });
});

describe('the forms of the settings', () => {
  it('change nothing when nothing is typed', () => {
    expect(draft(draftHours(plan, typedHours(plan.clinic)))).toEqual(plan);
    expect(draft(draftClosures(plan, typedClosures(plan.clinic, today), today))).toEqual(plan);
    expect(draft(draftBooking(plan, typedBooking(plan.clinic)))).toEqual(plan);
    for (const person of plan.practitioners)
      expect(draft(draftPractitioner(plan, typedPractitioner(person), person.id))).toEqual(plan);
    for (const type of plan.appointmentTypes)
      expect(draft(draftVisit(plan, typedVisit(plan, type), type.id))).toEqual(plan);
  });

  it('make a valid plan of whatever they take', () => {
    const anyText = fc.oneof(fc.string(), fc.constantFrom('10:30', '8 pm', '21 Nov 2026', '5', 'on', 'Lunch', ''));
    const fields = [
      ...Object.keys(typedHours(plan.clinic)),
      'mon-2-from',
      'mon-2-to',
      'closure-0-from',
      'closure-0-name',
      'yearly-0-day',
      'yearly-0-name',
      'horizonDays',
      'noticeHours',
      'gridMinutes',
      'name',
      'minutes',
      'feeRupees',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...fields), anyText), (typed) => {
        const drafts = [
          draftHours(plan, typed),
          draftClosures(plan, typed, today),
          draftBooking(plan, typed),
          draftPractitioner(plan, typed, null),
          draftVisit(plan, typed, null),
        ];
        for (const outcome of drafts)
          expect(!outcome.ok || bookingPlanSchema.safeParse(outcome.value).success).toBe(true);
      }),
    );
  });

  it('keep any week of two sittings', () => {
    fc.assert(
      fc.property(someClinic, (clinic) => {
        const anyPlan = { ...plan, clinic: { ...clinic, breaks: [], closures: [], yearlyClosures: [] } };
        const outcome = draftHours(anyPlan, typedHours(anyPlan.clinic));
        // Generated weeks may overlap themselves, which the form has to refuse.
        const kept = outcome.ok ? outcome.value.clinic.hours : Object.values(outcome.errors).includes('overlaps');
        expect(kept).toEqual(outcome.ok ? clinic.hours : true);
      }),
    );
  });

  it('say at the field what is wrong with hours and breaks', () => {
    const typed = {
      ...typedHours(plan.clinic),
      'mon-1-to': '9 am',
      'tue-1-from': 'early',
      'wed-2-from': '7 pm',
      'wed-2-to': '9 pm',
      'break-0-to': '1 pm',
      'break-1-name': 'Tea',
    };
    expect(draftHours(plan, typed)).toEqual({
      ok: false,
      reason: 'invalid',
      errors: {
        'mon-1-to': 'closes-before-opens',
        'tue-1-from': 'not-a-time',
        'wed-2-from': 'overlaps',
        'break-0-to': 'ends-before-begins',
        'break-1-from': 'required',
        'break-1-to': 'required',
        'break-1-mon': 'no-days',
      },
    });
  });

  it('a day left empty is closed, a row of breaks left empty is none', () => {
    const { 'sat-1-from': _from, 'sat-1-to': _to, ...typed } = typedHours(plan.clinic);
    const emptied = { ...typed, 'break-0-name': '', 'break-0-from': '', 'break-0-to': '' };
    const withoutBreak = Object.fromEntries(
      Object.entries(emptied).filter(([field]) => !/^break-0-\w{3}$/.test(field)),
    );
    const { clinic } = draft(draftHours(plan, withoutBreak));
    expect([clinic.hours.sat, clinic.breaks]).toEqual([[], []]);
  });

  it('take closures of a day and of many, and keep those that are over', () => {
    const over = { from: '2026-10-01', to: '2026-10-03', name: 'Painting' };
    const before = { ...plan, clinic: { ...plan.clinic, closures: [over] } };
    const typed = {
      ...typedClosures(before.clinic, today),
      'national-10-02': '',
      'yearly-0-day': '14 Apr',
      'yearly-0-name': 'Founders’ day',
      'closure-0-from': '24 Dec',
      'closure-0-to': '2 Jan 2027',
      'closure-0-name': 'Holidays',
      'closure-2-from': '1/12/2026',
      'closure-2-name': 'Stocktaking',
    };
    const { clinic } = draft(draftClosures(before, typed, today));
    expect(clinic.yearlyClosures.map(({ monthDay }) => monthDay)).toEqual(['01-26', '04-14', '08-15']);
    expect(clinic.closures).toEqual([
      over,
      { from: '2026-12-01', to: '2026-12-01', name: 'Stocktaking' },
      { from: '2026-12-24', to: '2027-01-02', name: 'Holidays' },
    ]);
    expect(closureRows(typed, 'closure', 2)).toBe(5);
  });

  it('say what is wrong with closures', () => {
    const typed = {
      'yearly-0-day': '26 Jan',
      'yearly-0-name': 'Again',
      'national-01-26': 'on',
      'closure-0-from': '31 Feb 2027',
      'closure-0-name': 'Never',
      'closure-1-from': '5 Jan 2027',
      'closure-1-to': '4 Jan 2027',
      'closure-1-name': 'Backwards',
      'closure-2-from': '5 Jan 2027',
    };
    expect(draftClosures(plan, typed, today)).toMatchObject({
      errors: {
        'yearly-0-day': 'twice',
        'closure-0-from': 'no-such-day',
        'closure-1-to': 'ends-before-begins',
        'closure-2-name': 'required',
      },
    });
  });

  it('offer the national holidays of the coming years with their weekday', () => {
    const [republic, , gandhi] = comingHolidays(today, 2);
    expect(republic?.next).toEqual([
      { date: '2027-01-26', weekday: 'tue' },
      { date: '2028-01-26', weekday: 'wed' },
    ]);
    expect(gandhi?.next[0]).toEqual({ date: '2027-10-02', weekday: 'sat' });
    expect(comingHolidays('2026-01-26', 1)[0]?.next[0]?.date).toBe('2026-01-26');
  });

  it('give a new person an id nobody had, and keep it when the name changes', () => {
    expect(idFromName('Dr. Ásha Namuna', [])).toBe('dr-asha-namuna');
    expect(idFromName('Dr. Asha Namuna', ['dr-asha-namuna', 'dr-asha-namuna-2'])).toBe('dr-asha-namuna-3');
    expect(idFromName('डॉ. आशा', [])).toBe('person');
    const made = draft(draftPractitioner(plan, { name: 'Dermatologist', week: 'clinic' }, null));
    expect(made.practitioners.at(-1)).toEqual({ id: 'dermatologist-2', name: 'Dermatologist', appointmentTypeIds: [] });
    const renamed = draft(draftPractitioner(made, { name: 'Dr. Asha', week: 'clinic' }, 'dermatologist-2'));
    expect(renamed.practitioners.at(-1)).toMatchObject({ id: 'dermatologist-2', name: 'Dr. Asha' });
  });

  it('leave at least one person and one kind of visit', () => {
    const one = draft(withoutPractitioner(plan, 'dermatologist'));
    expect(one.practitioners.map(({ id }) => id)).toEqual(['hair-transplant-surgeon']);
    expect(withoutPractitioner(one, 'hair-transplant-surgeon')).toMatchObject({ errors: { name: 'last-one' } });
  });

  it('read fees as they are written in India', () => {
    const typed = { ...typedVisit(plan, plan.appointmentTypes[0]!), feeRupees: '₹ 1,20,000' };
    expect(draft(draftVisit(plan, typed, 'skin-consultation')).appointmentTypes[0]?.feeRupees).toBe(120_000);
    expect(draftVisit(plan, { ...typed, feeRupees: '-5', minutes: '3' }, 'skin-consultation')).toMatchObject({
      errors: { feeRupees: 'not-a-number', minutes: 'out-of-bounds' },
    });
  });
});

const at = (clock: string, minutes: number, practitionerId = 'dermatologist', appointmentTypeId = 'follow-up') => {
  const startsAt = inNagpur('2026-11-23', clock);
  return {
    id: `${clock}/${practitionerId}`,
    practitionerId,
    appointmentTypeId,
    startsAt,
    endsAt: startsAt + minutes * 60_000,
  };
};
const withClinic = (changes: Partial<BookingPlan['clinic']>): BookingPlan => ({
  ...plan,
  clinic: { ...demoClinic, ...changes },
});

const reasons = (after: BookingPlan, ...appointments: ReturnType<typeof at>[]) =>
  touchedBy(plan, after, appointments).map(({ appointment, misfit }) => [appointment.id, misfit]);
describe('what a change would do to appointments', () => {
  it('names those outside the new hours, and not the one that ends exactly at closing', () => {
    const hours = { ...demoClinic.hours, mon: [['10:30', '18:00']] as [string, string][] };
    expect(reasons(withClinic({ hours }), at('17:50', 10), at('17:55', 10), at('19:00', 20))).toEqual([
      ['17:55/dermatologist', 'outside-hours'],
      ['19:00/dermatologist', 'outside-hours'],
    ]);
  });

  it('names those on a closed day and in a new break', () => {
    const closures = [{ from: '2026-11-23', to: '2026-11-23', name: 'Painting' }];
    expect(reasons(withClinic({ closures }), at('11:00', 10))).toEqual([['11:00/dermatologist', 'closed-day']]);
    const breaks = [{ name: 'Tea', from: '16:00', to: '16:30', days: ['mon' as const] }];
    expect(reasons(withClinic({ breaks }), at('15:50', 10), at('16:20', 20))).toEqual([
      ['16:20/dermatologist', 'in-break'],
    ]);
  });

  it('names those of a person who leaves, works other hours or no longer offers the visit', () => {
    const [person, surgeon] = plan.practitioners;
    const gone = { ...plan, practitioners: [surgeon!] };
    expect(reasons(gone, at('11:00', 10))).toEqual([['11:00/dermatologist', 'person-gone']]);
    const own = { ...demoClinic.hours, mon: [['15:00', '20:00']] as [string, string][] };
    expect(reasons({ ...plan, practitioners: [{ ...person!, hours: own }, surgeon!] }, at('11:00', 10))).toEqual([
      ['11:00/dermatologist', 'own-hours'],
    ]);
    const less = { ...person!, appointmentTypeIds: ['skin-consultation'] };
    expect(reasons({ ...plan, practitioners: [less, surgeon!] }, at('11:00', 10))).toEqual([
      ['11:00/dermatologist', 'not-offered'],
    ]);
  });

  it('says nothing about what did not fit before, nor when nothing changes', () => {
    expect(reasons(withClinic({ hours: { ...demoClinic.hours, mon: [['12:00', '18:00']] } }), at('21:00', 10))).toEqual(
      [],
    );
    fc.assert(
      fc.property(someClinic, fc.integer({ min: 0, max: 1430 }), (clinic, minute) => {
        const anyPlan = { ...plan, clinic };
        const startsAt = Date.parse('2026-03-06T00:00Z') + minute * 60_000;
        const visit = { ...at('10:30', 10), startsAt, endsAt: startsAt + 600_000 };
        expect(touchedBy(anyPlan, anyPlan, [visit])).toEqual([]);
      }),
    );
  });
});

describe('the order of a list', () => {
  const list = ['a', 'b', 'c'].map((id) => ({ id }));
  const ids = (id: string, way: 'earlier' | 'later') => movedInOrder(list, id, way).map((item) => item.id);

  it('changes by one place, and ends at its ends', () => {
    expect(ids('b', 'earlier')).toEqual(['b', 'a', 'c']);
    expect(ids('b', 'later')).toEqual(['a', 'c', 'b']);
    expect(ids('a', 'earlier')).toEqual(['a', 'b', 'c']);
    expect(ids('c', 'later')).toEqual(['a', 'b', 'c']);
    expect(ids('nobody', 'later')).toEqual(['a', 'b', 'c']);
  });
});
