import { describe, expect, it } from 'vitest';
import { alternateLinks } from './alternate-links.ts';

const ORIGIN = 'https://clinic.example';
const LANGUAGES = [
  { tag: 'en-IN', prefix: '' },
  { tag: 'hi-IN', prefix: '/hi' },
];

const link = (hrefLang: string, href: string) => ({ tagName: 'link', rel: 'alternate', hrefLang, href });

describe('links to a page in other languages', () => {
  it('are none while the site has one language', () => {
    expect(alternateLinks(ORIGIN, '/clinic')).toEqual([]);
    expect(alternateLinks(ORIGIN, '/clinic', LANGUAGES.slice(0, 1))).toEqual([]);
  });

  it('name every language, the page itself included, and the plain address for everybody else', () => {
    expect(alternateLinks(ORIGIN, '/clinic', LANGUAGES)).toEqual([
      link('en-IN', 'https://clinic.example/clinic'),
      link('hi-IN', 'https://clinic.example/hi/clinic'),
      link('x-default', 'https://clinic.example/clinic'),
    ]);
  });

  it('lead home without a slash at the end', () => {
    expect(alternateLinks(ORIGIN, '/', LANGUAGES)).toContainEqual(link('hi-IN', 'https://clinic.example/hi'));
  });
});
