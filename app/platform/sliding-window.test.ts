import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluateWindow } from './sliding-window.ts';

test('as many as the limit pass, the next one waits', () => {
  expect(evaluateWindow({ now: 5, before: 0, elapsedSeconds: 10 }, 5, 60)).toEqual({ allowed: true });
  expect(evaluateWindow({ now: 6, before: 0, elapsedSeconds: 10 }, 5, 60).allowed).toBe(false);
});

test('a burst at the end of one window is not forgotten at the start of the next', () => {
  expect(evaluateWindow({ now: 1, before: 5, elapsedSeconds: 0 }, 5, 60).allowed).toBe(false);
  expect(evaluateWindow({ now: 1, before: 5, elapsedSeconds: 12 }, 5, 60).allowed).toBe(true);
});

test('whoever waits as long as told, and tries nothing meanwhile, passes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: 300 }),
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 0, max: 3599 }),
      (limit, now, before, elapsedSeconds) => {
        const verdict = evaluateWindow({ now, before, elapsedSeconds }, limit, 3600);
        if (verdict.allowed) return;
        const later = elapsedSeconds + verdict.retryAfterSeconds;
        const windowsPassed = Math.floor(later / 3600);
        expect(windowsPassed).toBeLessThanOrEqual(2);
        const counts =
          windowsPassed === 0
            ? { now: now + 1, before }
            : windowsPassed === 1
              ? { now: 1, before: now }
              : { now: 1, before: 0 };
        expect(evaluateWindow({ ...counts, elapsedSeconds: later % 3600 }, limit, 3600).allowed).toBe(true);
      },
    ),
  );
});
