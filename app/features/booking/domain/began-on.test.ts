import { describe, expect, it } from 'vitest';
import { beganOn, ownPath } from './began-on.ts';

const own = { host: 'jamun.example' };

describe('the page a booking began on', () => {
  it('is the path of our own page the visitor came from, without what stands behind it', () => {
    expect(beganOn('https://jamun.example/services/hair?q=itching#top', own)).toBe('/services/hair');
    expect(beganOn('https://jamun.example/', own)).toBe('/');
    expect(beganOn('https://jamun.example/hi/services/nail/paronychia', own)).toBe('/hi/services/nail/paronychia');
  });

  it.each([
    null,
    '',
    'nonsense',
    'https://elsewhere.example/services/hair',
    'https://jamun.example:444/services/hair',
    'https://jamun.example/book-appointment?type=follow-up',
    'https://jamun.example/appointment/SECRET-TOKEN',
    'https://jamun.example/hi/appointment/SECRET-TOKEN',
    'https://jamun.example/mr/book-appointment',
    'https://jamun.example/admin-dashboard/patients',
    'https://jamun.example/a%20b',
    `https://jamun.example/${'a'.repeat(200)}`,
  ])('is not known from %j', (referer) => expect(beganOn(referer, own)).toBeUndefined());

  it('is taken back from a form only when it is one', () => {
    expect(ownPath('/clinic')).toBe('/clinic');
    for (const text of ['', 'clinic', '//evil.example', '/a?b', '=1+1', '/<b>']) expect(ownPath(text)).toBeUndefined();
  });
});
