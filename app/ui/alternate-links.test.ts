import { describe, expect, it } from 'vitest';
import { alternateLinks } from './alternate-links.ts';

const ORIGIN = 'https://clinic.example';

const link = (hrefLang: string, href: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href });

describe('links to a page in other languages', () => {
  it('are none while it is read in English alone', () => {
    expect(alternateLinks(ORIGIN, '/services/nail', [])).toEqual([]);
    expect(alternateLinks(ORIGIN, '/services/nail', ['en'])).toEqual([]);
  });

  it('name every language, the page itself included, and the English address for everybody else', () => {
    expect(alternateLinks(ORIGIN, '/services/nail', ['en', 'hi', 'mr'])).toEqual([
      link('en-IN', 'https://clinic.example/services/nail'),
      link('hi-IN', 'https://clinic.example/hi/services/nail'),
      link('mr-IN', 'https://clinic.example/mr/services/nail'),
      link('x-default', 'https://clinic.example/services/nail'),
    ]);
  });
});
