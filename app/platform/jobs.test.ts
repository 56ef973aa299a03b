import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { jobsClock } from './jobs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('the jobs wait an hour, not a millisecond, when the clock was set back by more than a timer can wait', () => {
  const looked = vi.fn<() => void>();
  const fourHundredDays = 400 * 86_400_000;
  jobsClock.setTimeout(looked, fourHundredDays);
  vi.advanceTimersByTime(60_000);
  expect(looked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_600_000);
  expect(looked).toHaveBeenCalledOnce();
});
