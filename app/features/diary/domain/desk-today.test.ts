import { expect, test } from 'vitest';
import { callsOf, inRoomOf, lateOf, type VisitToday } from './desk-today.ts';
import { inNagpur } from '#app/features/scheduling/domain/fixtures.ts';

const at = (clock: string) => inNagpur('2026-11-23', clock);

const missed = (changes: Partial<VisitToday> = {}): VisitToday => ({
  id: 'one',
  status: 'no-show',
  startsAt: at('10:30'),
  statusSince: at('11:00'),
  createdAt: at('08:00'),
  bookedThrough: 'desk',
  patientId: 'somebody',
  ...changes,
});

test('who is late is listed by time, whoever’s column they stand in', () => {
  const late = (id: string, clock: string, status: VisitToday['status'] = 'booked') =>
    missed({ id, status, startsAt: at(clock) });
  const visits = [
    late('one', '11:00'),
    late('two', '11:40'),
    late('three', '10:30', 'confirmed'),
    late('four', '12:00'),
  ];
  expect(lateOf(visits, at('11:46')).map(({ id }) => id)).toEqual(['three', 'one', 'two']);
});

test('who was called in stays in sight until the visit is over, the longest first', () => {
  const inRoom = (id: string, clock: string) => missed({ id, status: 'in-consultation', statusSince: at(clock) });
  expect(inRoomOf([inRoom('one', '11:10'), inRoom('two', '11:00'), missed()]).map(({ id }) => id)).toEqual([
    'two',
    'one',
  ]);
});

test('who did not come is to be called, unless they were erased: nobody is behind that number any more', () => {
  const calls = callsOf([missed(), missed({ id: 'erased', patientId: null })], at('07:00'), at('12:00'));
  expect(calls.map(({ visit, reason }) => `${visit.id}: ${reason}`)).toEqual(['one: missed']);
});
