import { describe, expect, test } from 'vitest';
import { visitsTyped, visitsUnder, type VisitOfToday } from './known-visit.ts';

const asha: VisitOfToday = { status: 'booked', mobileNumber: '+919876500011', fullName: 'Asha Namuna' };
const ravi: VisitOfToday = { status: 'confirmed', mobileNumber: '+919822211133', fullName: 'Ravi Dev Namuna' };
const seen: VisitOfToday = { ...asha, status: 'in-consultation', fullName: 'Asha Other' };
const visits = [asha, ravi, seen];

describe('somebody at the counter', () => {
  test('is known by the phone of a visit that is still to come', () => {
    expect(visitsUnder(visits, '+919876500011')).toEqual([asha]);
    expect(visitsUnder([{ ...asha, status: 'no-show' }], '+919876500011')).toHaveLength(1);
    expect(visitsUnder([{ ...asha, status: 'cancelled' }], '+919876500011')).toEqual([]);
  });

  test('is known while a name or number is typed, by any beginning and any digits', () => {
    expect(visitsTyped(visits, 'ash')).toEqual([asha]);
    expect(visitsTyped(visits, 'dev n')).toEqual([ravi]);
    expect(visitsTyped(visits, '98765 000')).toEqual([asha]);
    expect(visitsTyped(visits, '0011')).toEqual([asha]);
    expect(visitsTyped(visits, '1133')).toEqual([ravi]);
    expect(visitsTyped(visits, 'as')).toEqual([]);
  });
});
