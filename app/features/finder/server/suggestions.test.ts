import { describe, expect, it } from 'vitest';
import { suggestions } from './suggestions.ts';
import { clinicNow } from './fixtures.ts';

const nothing = { total: 0, isNearest: false, meant: '', answers: [], results: [] };
const suggest = (q: string) => suggestions(new URLSearchParams({ q }), clinicNow);

describe('what is suggested while somebody types', () => {
  it('is the best treatments, with how many there are', () => {
    const { total, results } = suggest('acne');
    expect(total).toBeGreaterThan(results.length);
    expect(results).toHaveLength(6);
    expect(results[0]).toEqual({
      kind: 'treatment',
      href: '/services/skin/acne-scar-treatment',
      title: 'Acne scar treatment',
      category: 'Skin',
      subtitle: expect.any(String),
      because: '',
    });
  });

  it('follows a word that is not finished', () => {
    expect(suggest('dandr').results.map(({ title }) => title)).toEqual(['Seborrhoeic dermatitis treatment']);
  });

  it('begins with what the finder answers by itself, also for a word that is not finished', () => {
    for (const q of ['hives', 'urtic', 'पित्ती']) {
      const { answers, results } = suggest(q);
      expect(answers.map(({ kind, title }) => [kind, title])).toEqual([['complaint', 'Hives (urticaria)']]);
      expect(results).toEqual([]);
    }
  });

  it('names posts, and what the clinic does not give, as such', () => {
    expect(suggest('sunscreen').results[0]).toMatchObject({ kind: 'post', href: '/blog/sunscreen-for-indian-skin' });
    expect(suggest('exosome for hair').results.map(({ kind }) => kind)).toContain('not-offered');
  });

  it('says how a misspelt word was taken', () => {
    expect(suggest('dandraf')).toMatchObject({ meant: 'dandruff', isNearest: false, total: 1 });
  });

  it('is nothing for no words, and for words without an answer', () => {
    for (const q of ['', '   ', 'zzzzqqqq']) expect(suggest(q)).toEqual(nothing);
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
