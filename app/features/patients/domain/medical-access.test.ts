import { expect, test } from 'vitest';
import type { VisitFacts } from '#app/features/scheduling/domain/visit-access.ts';
import { mayOpenRecord } from './medical-access.ts';

const asker = { staffId: 'doctor', mayAtAll: true, practitionerId: 'skin', isAlone: false };

function visit(practitionerId: string, status: VisitFacts['status'], staffId = 'desk', at = 10): VisitFacts {
  return {
    id: `${practitionerId} ${status}`,
    status,
    practitionerId,
    steps: [{ at, status, practitionerId, staffId }],
  };
}
const record = (...visits: VisitFacts[]) => ({ visits, ownMergeAt: null });

test('a record opens with a visit that happened with whoever asks, and with no other', () => {
  expect(mayOpenRecord(asker, record(visit('hair', 'completed'), visit('skin', 'completed')))).toBe(true);
  expect(mayOpenRecord(asker, record(visit('hair', 'completed'), visit('skin', 'booked')))).toBe(false);
  expect(mayOpenRecord(asker, record(visit('skin', 'no-show'), visit('skin', 'cancelled')))).toBe(false);
  expect(mayOpenRecord(asker, record())).toBe(false);
});

test('who treats nobody, or may read nothing medical, opens no record', () => {
  const own = record(visit('skin', 'completed'));
  expect(mayOpenRecord({ ...asker, practitionerId: null }, own)).toBe(false);
  expect(mayOpenRecord({ ...asker, mayAtAll: false }, own)).toBe(false);
});

test('who works alone speaks for their own patients, and not for a colleague’s', () => {
  const alone = { ...asker, isAlone: true };
  expect(mayOpenRecord(alone, record(visit('skin', 'completed', 'doctor')))).toBe(true);
  expect(mayOpenRecord(alone, record(visit('skin', 'completed', 'doctor'), visit('hair', 'cancelled')))).toBe(false);
});

test('a merge by whoever asks opens nothing until the patient comes again', () => {
  const before = visit('skin', 'completed', 'desk', 10);
  expect(mayOpenRecord(asker, { visits: [before], ownMergeAt: 20 })).toBe(false);
  expect(mayOpenRecord(asker, { visits: [before, visit('skin', 'arrived', 'desk', 30)], ownMergeAt: 20 })).toBe(true);
});
