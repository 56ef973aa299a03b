import { describe, expect, test } from 'vitest';
import { eraseDecision, type RecordFacts } from './retention.ts';

const facts: RecordFacts = {
  lastTreatedOn: null,
  hasVisitToCome: false,
  birthDate: '1990-02-01',
  today: '2026-11-20',
  recordYears: 3,
};

describe('who asks to be erased', () => {
  test('and never came is erased now', () => {
    expect(eraseDecision(facts)).toEqual({ kind: 'now' });
  });

  test('and has a visit to come has to cancel it first', () => {
    expect(eraseDecision({ ...facts, hasVisitToCome: true })).toEqual({ kind: 'visit-to-come' });
  });

  test.each([
    ['2026-11-19', { kind: 'keep', until: '2029-11-19', because: 'medical-record' }],
    ['2023-11-21', { kind: 'keep', until: '2026-11-21', because: 'medical-record' }],
    ['2023-11-20', { kind: 'now' }],
    ['2024-02-29', { kind: 'keep', until: '2027-02-28', because: 'medical-record' }],
  ])('and was treated on %s: the record of a treatment is kept three years', (lastTreatedOn, decision) => {
    expect(eraseDecision({ ...facts, lastTreatedOn })).toEqual(decision);
  });

  test('and was a child then: the record is kept until they are 21', () => {
    const child = { ...facts, birthDate: '2012-06-01', lastTreatedOn: '2024-01-10' };
    expect(eraseDecision(child)).toEqual({ kind: 'keep', until: '2033-06-01', because: 'minor' });
    expect(eraseDecision({ ...child, today: '2033-06-01' })).toEqual({ kind: 'now' });
  });

  test('and was nearly grown: the later of the two days counts', () => {
    const nearly = { ...facts, birthDate: '2006-01-01', lastTreatedOn: '2023-12-31', recordYears: 5 };
    expect(eraseDecision(nearly)).toEqual({ kind: 'keep', until: '2028-12-31', because: 'medical-record' });
  });

  test('and whose age nobody knows is treated as grown', () => {
    expect(eraseDecision({ ...facts, birthDate: null, lastTreatedOn: '2024-01-10' })).toMatchObject({
      until: '2027-01-10',
    });
  });
});
