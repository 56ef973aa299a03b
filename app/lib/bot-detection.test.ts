import { describe, expect, test } from 'vitest';
import { looksAutomated } from './bot-detection.ts';

const now = 1_795_000_000_000;

describe('signs of a program', () => {
  test.each([
    ['a filled hidden field', { honeypot: 'x', openedAt: now - 60_000 }, true],
    ['a form that comes back at once', { honeypot: '', openedAt: now - 500 }, true],
    ['a missing or false seal', { honeypot: '', openedAt: undefined }, true],
    ['a form filled in by hand', { honeypot: '', openedAt: now - 20_000 }, false],
    ['a form left open overnight', { honeypot: '', openedAt: now - 50_000_000 }, false],
  ])('%s', (_what, signals, automated) => expect(looksAutomated(signals, now)).toBe(automated));
});
