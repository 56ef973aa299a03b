import { expect, test } from 'vitest';
import type { VisitFacts } from '#app/features/scheduling/domain/visit-access.ts';
import { mayReadForm, type FormFacts } from './submission-access.ts';

const doctor = { staffId: 'doctor', mayAtAll: true, practitionerId: 'skin', isAlone: false };

function visit(practitionerId: string, status: VisitFacts['status'], staffId: string | null = 'desk'): VisitFacts {
  return { id: 'visit', status, practitionerId, steps: [{ at: 1, status, practitionerId, staffId }] };
}
const record = (...visits: VisitFacts[]) => ({ visits, ownMergeAt: null });
const form = (facts: Partial<FormFacts>): FormFacts => ({
  submittedAt: 5,
  record: record(),
  attachedBy: null,
  visit: null,
  ...facts,
});
const sentFor = (to: VisitFacts) => form({ record: record(to), visit: to });

test('a form of an own patient is read, and one of another doctor’s patient is not', () => {
  expect(mayReadForm(doctor, form({ record: record(visit('skin', 'completed')) }))).toBe(true);
  expect(mayReadForm(doctor, form({ record: record(visit('hair', 'completed')) }))).toBe(false);
  expect(mayReadForm(doctor, form({ record: record(visit('skin', 'booked')) }))).toBe(false);
});

test('a form that the patient sent for a visit to come is read by the doctor of that visit, while it stands', () => {
  expect(mayReadForm(doctor, sentFor(visit('skin', 'booked', null)))).toBe(true);
  expect(mayReadForm(doctor, sentFor(visit('skin', 'no-show')))).toBe(false);
  expect(mayReadForm(doctor, sentFor(visit('skin', 'cancelled')))).toBe(false);
  expect(mayReadForm(doctor, sentFor(visit('hair', 'booked', null)))).toBe(false);
});

test('that somebody at the desk says it is for a visit to come opens nothing', () => {
  const to = visit('skin', 'booked', null);
  expect(mayReadForm(doctor, form({ record: record(to), visit: to, attachedBy: 'desk' }))).toBe(false);
});

test('one’s own word that a form is an own patient’s opens it only where nobody else could say it', () => {
  const own = form({ record: record(visit('skin', 'completed')), attachedBy: 'doctor' });
  expect(mayReadForm(doctor, own)).toBe(false);
  expect(mayReadForm(doctor, { ...own, attachedBy: 'desk' })).toBe(true);
  expect(mayReadForm({ ...doctor, isAlone: true }, own)).toBe(true);
});

test('a form that is nobody’s opens to nobody', () => {
  expect(mayReadForm({ ...doctor, isAlone: true }, form({ record: null }))).toBe(false);
});

test('who treats nobody, or may read nothing medical, reads no form', () => {
  const own = form({ record: record(visit('skin', 'completed')) });
  expect(mayReadForm({ ...doctor, practitionerId: null }, own)).toBe(false);
  expect(mayReadForm({ ...doctor, mayAtAll: false }, own)).toBe(false);
});
