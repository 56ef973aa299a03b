import { describe, expect, it } from 'vitest';
import { finderHref, readSuggestions } from './suggestions.ts';

const acne = {
  kind: 'treatment',
  href: '/services/skin/acne-treatment',
  title: 'Acne treatment',
  category: 'Skin',
  subtitle: 'For pimples of every kind',
  because: 'pimples',
};
const hives = { kind: 'complaint', title: 'Hives', text: 'Weals that come and go.', lines: [] };
const found = { total: 1, isNearest: false, meant: '', answers: [hives], results: [acne] };

describe('the answer of the finder', () => {
  it('is read as it comes', () => {
    expect(readSuggestions(found)).toEqual(found);
  });

  it.each([
    ['a page in place of data', '<!doctype html>'],
    ['nothing', null],
    ['no results', { ...found, results: undefined }],
    ['a result without a title', { ...found, results: [{ ...acne, title: undefined }] }],
    ['a way out of the site', { ...found, results: [{ ...acne, href: '//example.org' }] }],
    ['a kind nobody knows', { ...found, results: [{ ...acne, kind: 'sale' }] }],
    ['an answer without a text', { ...found, answers: [{ ...hives, text: null }] }],
    [
      'a fact that leads to a script',
      { ...found, answers: [{ ...hives, lines: [{ text: 'x', href: 'javascript:alert(1)' }] }] },
    ],
    ['a script for an address', { ...found, results: [{ ...acne, href: 'javascript:alert(1)' }] }],
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
