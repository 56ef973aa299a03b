import { describe, expect, it } from 'vitest';
import { attemptRules, counted, forgetFailuresAfterMs, waitAfter, waitLeft, type Failures } from './attempt-wait.ts';

const minute = 60_000;
const none: Failures = { count: 0, blockedUntil: null, lastAt: 0 };

describe('waiting after failures', () => {
  it('costs nothing for the first attempts, then doubles up to the longest wait', () => {
    const rule = attemptRules['password-here'];
    expect([1, 4, 5, 6, 7, 50].map((failures) => waitAfter(rule, failures) / 1000)).toEqual([0, 0, 30, 60, 120, 3600]);
  });

  it('is never long for an account everywhere together: it would be a lock', () => {
    expect(waitAfter(attemptRules['password-anywhere'], 1_000_000)).toBe(5 * minute);
  });

  it('counts an attempt as failed at once, and begins anew after a day', () => {
    let failures = none;
    for (let attempt = 0; attempt < 5; attempt += 1) failures = counted('code', failures, 1000);
    expect(failures).toEqual({ count: 5, blockedUntil: 31_000, lastAt: 1000 });
    expect([waitLeft(failures, 1000), waitLeft(failures, 31_000)]).toEqual([30_000, 0]);
    expect(counted('code', failures, 1000 + forgetFailuresAfterMs).count).toBe(1);
  });
});
