import { expect, test } from 'vitest';
import { Temporal } from '#app/lib/time.ts';
import { clockStartingAt, systemClock } from './clock.ts';

test('a clock started elsewhere shows that instant first and never runs backwards', () => {
  const start = Temporal.Instant.from('2026-12-31T18:29:59Z');
  const clock = clockStartingAt(start);
  const first = clock.now();
  const second = clock.now();
  expect(Temporal.Instant.compare(first, start)).toBeGreaterThanOrEqual(0);
  expect(first.until(start).abs().total('minutes')).toBeLessThan(60);
  expect(Temporal.Instant.compare(second, first)).toBeGreaterThanOrEqual(0);
});

test('a clock that is set ahead shows later instants from then on', () => {
  const clock = clockStartingAt(Temporal.Instant.from('2026-12-31T18:29:59Z'));
  clock.goAhead(3_600_000);
  clock.goAhead(1000);
  expect(Temporal.Instant.compare(clock.now(), Temporal.Instant.from('2026-12-31T19:30:00Z'))).toBeGreaterThanOrEqual(
    0,
  );
});

test("the system clock reads the machine's time", () => {
  const before = Date.now();
  const shown = systemClock.now().epochMilliseconds;
  expect(shown).toBeGreaterThanOrEqual(before);
  expect(shown).toBeLessThanOrEqual(Date.now());
});
