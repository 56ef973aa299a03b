import { describe, expect, test } from 'vitest';
import { minuteMs } from '#app/lib/time.ts';
import { needingNewTime, type PlacedVisit, type TimeAway } from './needs-new-time.ts';
import { fitting } from '#app/features/scheduling/domain/settings-impact.ts';
import { demoSettings, dermatologist, inNagpur, surgeon } from '#app/features/scheduling/domain/fixtures.ts';

const monday = (clock: string) => inNagpur('2026-11-23', clock);

function visit(changes: Partial<PlacedVisit> = {}): PlacedVisit {
  const startsAt = changes.startsAt ?? monday('11:00');
  return {
    id: 'one',
    practitionerId: surgeon.id,
    appointmentTypeId: 'hair-consultation',
    startsAt,
    endsAt: startsAt + 30 * minuteMs,
    placedAt: inNagpur('2026-11-20', '14:00'),
    isDeliberate: false,
    keptFor: [],
    ...changes,
  };
}

const leave = (changes: Partial<TimeAway> = {}): TimeAway => ({
  id: 'leave-one',
  kind: 'leave',
  practitionerId: surgeon.id,
  startsAt: monday('00:00'),
  endsAt: inNagpur('2026-11-24', '00:00'),
  createdAt: inNagpur('2026-11-21', '09:00'),
  ...changes,
});

const reasons = (plan: typeof demoSettings, away: readonly TimeAway[], visits: readonly PlacedVisit[]) =>
  needingNewTime(fitting(plan), away, visits, monday('08:00')).map(({ reason }) => reason);

describe('who needs a new time', () => {
  test('nobody whose visit has its place', () => {
    expect(reasons(demoSettings, [], [visit()])).toEqual([]);
  });

  test('whoever lies in leave or blocked time of their own practitioner, by as little as a minute', () => {
    expect(reasons(demoSettings, [leave()], [visit()])).toEqual(['leave']);
    const touching = leave({ kind: 'block', startsAt: monday('11:29'), endsAt: monday('12:00') });
    expect(reasons(demoSettings, [touching], [visit()])).toEqual(['block']);
    expect(reasons(demoSettings, [leave({ startsAt: monday('11:30') })], [visit()])).toEqual([]);
    expect(reasons(demoSettings, [leave({ practitionerId: dermatologist.id })], [visit()])).toEqual([]);
  });

  test('whoever a closure, changed hours or somebody who left leaves without room', () => {
    const { clinic } = demoSettings;
    const closed = { ...clinic, closures: [{ from: '2026-11-23', to: '2026-11-23', name: 'Wedding' }] };
    expect(reasons({ ...demoSettings, clinic: closed }, [], [visit()])).toEqual(['closed-day']);
    const later = { ...clinic, hours: { ...clinic.hours, mon: [['16:00', '20:00'] as [string, string]] } };
    expect(reasons({ ...demoSettings, clinic: later }, [], [visit()])).toEqual(['outside-hours']);
    expect(reasons({ ...demoSettings, practitioners: [dermatologist] }, [], [visit()])).toEqual(['person-gone']);
  });

  test('not who was put past the hours with a reason; but who was, before the leave was known', () => {
    const late = visit({ startsAt: monday('20:30'), isDeliberate: true });
    expect(reasons(demoSettings, [], [late])).toEqual([]);
    expect(reasons(demoSettings, [leave()], [late])).toEqual(['leave']);
    const after = visit({ isDeliberate: true, placedAt: inNagpur('2026-11-22', '10:00') });
    expect(reasons(demoSettings, [leave()], [after])).toEqual([]);
  });

  test('not who may stay, as long as it is for the same leave', () => {
    const [first] = needingNewTime(fitting(demoSettings), [leave()], [visit()], monday('08:00'));
    const kept = visit({ keptFor: [first!.cause] });
    expect(reasons(demoSettings, [leave()], [kept])).toEqual([]);
    expect(reasons(demoSettings, [leave({ id: 'another' })], [kept])).toEqual(['leave']);
  });
});
