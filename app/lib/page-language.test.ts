import { describe, expect, it } from 'vitest';
import { localeOfPath, pathIn } from './page-language.ts';

describe('the language of an address', () => {
  it.each([
    ['/', 'en'],
    ['/services/nail/nail-surgery', 'en'],
    ['/hi', 'hi'],
    ['/hi/services/nail/nail-surgery', 'hi'],
    ['/mr/services/nail/nail-surgery', 'mr'],
    ['/HI/appointment/AbC', 'hi'],
    ['/hifu', 'en'],
    ['/mr-clinic/hi/', 'en'],
  ])('%s is in %s', (path, locale) => expect(localeOfPath(path)).toBe(locale));

  it.each([
    ['en', '/clinic', '/clinic'],
    ['hi', '/clinic', '/hi/clinic'],
    ['mr', '/', '/mr'],
  ] as const)('%s has %s at %s', (locale, path, address) => expect(pathIn(locale, path)).toBe(address));
});
