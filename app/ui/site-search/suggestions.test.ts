import { describe, expect, it } from 'vitest';
import { finderHref, readSuggestions } from './suggestions.ts';

const acne = { href: '/services/skin/acne-treatment', title: 'Acne treatment', category: 'Skin', because: 'pimples' };

describe('the answer of the finder', () => {
  it('is read as it comes', () => {
    const answer = { total: 1, isNearest: false, results: [acne] };
    expect(readSuggestions(answer)).toEqual(answer);
  });

  it.each([
    ['a page in place of data', '<!doctype html>'],
    ['nothing', null],
    ['no results', { total: 1, isNearest: false }],
    ['a result without a title', { total: 1, isNearest: false, results: [{ ...acne, title: undefined }] }],
    ['a way out of the site', { total: 1, isNearest: false, results: [{ ...acne, href: '//example.org' }] }],
    ['a script for an address', { total: 1, isNearest: false, results: [{ ...acne, href: 'javascript:alert(1)' }] }],
  ])('is none when it is %s', (_, answer) => {
    expect(readSuggestions(answer)).toBeNull();
  });
});

describe('the way to the finder’s own screen', () => {
  it('takes the words along', () => {
    expect(finderHref(' til & masse ')).toBe('/specific-service?q=til+%26+masse');
    expect(finderHref(' ')).toBe('/specific-service');
  });
});
