import { describe, expect, it } from 'vitest';
import { ReadingLimit } from './reading-limit.ts';

const allowed = (limit: ReadingLimit, address: string, at: number): boolean => limit.hit(address, at).allowed;

describe('what one network may read within a minute', () => {
  it('is so much and no more, whichever of its addresses asks', () => {
    const limit = new ReadingLimit(3);
    const household = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::', '2001:db8:1:2::1'];
    expect(household.map((address) => allowed(limit, address, 600))).toEqual([true, true, true, false]);
    expect(allowed(limit, '2001:db8:1:3::1', 600)).toBe(true);
    expect(allowed(limit, '203.0.113.7', 600)).toBe(true);
  });

  it('says when to come again, and lets them then', () => {
    const limit = new ReadingLimit(2);
    const verdicts = [1, 2, 3].map(() => limit.hit('203.0.113.7', 630));
    expect(verdicts.at(-1)).toEqual({ allowed: false, retryAfterSeconds: 70 });
    expect(allowed(limit, '203.0.113.7', 630 + 70)).toBe(true);
  });

  it('is forgotten after two minutes', () => {
    const limit = new ReadingLimit(1);
    expect([600, 601, 720].map((at) => allowed(limit, '203.0.113.7', at))).toEqual([true, false, true]);
  });
});
