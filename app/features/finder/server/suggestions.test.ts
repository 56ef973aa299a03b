import { describe, expect, it } from 'vitest';
import { suggestions } from './suggestions.ts';

const suggest = (q: string) => suggestions(new URLSearchParams({ q }));

describe('what is suggested while somebody types', () => {
  it('is the best treatments, with how many there are', () => {
    const { total, results } = suggest('acne');
    expect(total).toBeGreaterThan(results.length);
    expect(results).toHaveLength(6);
    expect(results[0]).toEqual({
      href: '/services/skin/acne-scar-treatment',
      title: 'Acne scar treatment',
      category: 'Skin',
      because: '',
    });
  });

  it('follows a word that is not finished', () => {
    expect(suggest('dandr').results.map(({ title }) => title)).toEqual(['Seborrhoeic dermatitis treatment']);
  });

  it('is nothing for no words, and for words without an answer', () => {
    for (const q of ['', '   ', 'zzzzqqqq']) expect(suggest(q)).toEqual({ total: 0, isNearest: false, results: [] });
  });

  it('is an answer to whatever is asked, and reads no more than a question', () => {
    const hostile = [
      '"*:^~',
      '\u0000',
      'a'.repeat(100_000),
      '🦱',
      '<script>',
      `tattoo${'x'.repeat(500)}`,
      '%',
      '../../etc',
    ];
    for (const q of hostile) expect(suggest(q).results.length).toBeLessThanOrEqual(6);
  });
});
