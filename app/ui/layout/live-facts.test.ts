import { describe, expect, it } from 'vitest';
import { readLive } from './live-facts.ts';

const openNow = { open: true, text: 'Open now, until 8:00 pm' };
const nextFree = {
  text: 'Today, 6:15 pm',
  href: '/book-appointment?type=skin-consultation&date=2026-11-20',
  time: '6:15 pm',
  detail: 'Dermatologist. About 20 minutes.',
  later: [{ text: '7:00 pm', href: '/book-appointment?date=2026-11-20' }],
};

describe('the live answer', () => {
  it('is taken as it comes when it is complete', () => {
    const nextFreeOf = { 'skin-consultation': nextFree };
    expect(readLive({ openNow, nextFree, nextFreeOf })).toEqual({ openNow, nextFree, nextFreeOf });
  });

  it('may have no free time', () => {
    expect(readLive({ openNow, nextFree: null })).toEqual({ openNow, nextFree: null, nextFreeOf: {} });
  });

  it('needs only words and an address for a free time', () => {
    const { text, href } = nextFree;
    expect(readLive({ openNow, nextFree: { text, href } })?.nextFree).toEqual({
      text,
      href,
      time: text,
      detail: '',
      later: [],
    });
  });

  it.each([
    null,
    'down for maintenance',
    [],
    {},
    { openNow: null },
    { openNow: { open: 'yes', text: 'Open' } },
    { openNow: { open: true } },
  ])('is nothing when it is %j', (answer) => {
    expect(readLive(answer)).toBeNull();
  });

  it.each([
    'https://example.org/',
    '//example.org/',
    '/\\example.org',
    'javascript:alert(1)',
    undefined,
    7,
    ['/clinic'],
  ])('does not let a button lead to %s', (href) => {
    expect(readLive({ openNow, nextFree: { ...nextFree, href } })?.nextFree).toBeNull();
    expect(
      readLive({ openNow, nextFree: { ...nextFree, later: [{ text: '7:00 pm', href }] } })?.nextFree?.later,
    ).toEqual([]);
  });
});
