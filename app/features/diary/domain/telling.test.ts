import { describe, expect, it } from 'vitest';
import { tellingOf } from './telling.ts';

const now = 1_000_000;
const visit = (status: Parameters<typeof tellingOf>[0]['status'], startsAt = now + 1) => ({ status, startsAt });

describe('whether a patient is told of a move', () => {
  it('is yes while they are awaited and a message reaches them', () => {
    for (const status of ['booked', 'confirmed'] as const) expect(tellingOf(visit(status), true, now)).toBe('first');
  });

  it('is asked for who is here, and for a time that is over', () => {
    for (const status of ['arrived', 'in-consultation', 'completed', 'no-show'] as const)
      expect(tellingOf(visit(status), true, now)).toBe('asked');
    expect(tellingOf(visit('confirmed', now), true, now)).toBe('asked');
  });

  it('is no question where no message reaches them', () => {
    expect(tellingOf(visit('booked'), false, now)).toBe('none');
  });
});
