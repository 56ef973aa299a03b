import { describe, expect, it } from 'vitest';
import { byLetter, lettersThatFit } from './alphabet.ts';

const entry = (title: string, category = 'Skin') => ({ title, path: `/${title}/${category}`, category });

describe('the index from A to Z', () => {
  it('puts each name under its letter, in order', () => {
    const groups = byLetter([entry('Botox'), entry('acne treatment'), entry('Beard transplant')]);
    expect(groups.map(({ letter, entries }) => [letter, entries.map(({ title }) => title)])).toEqual([
      ['A', ['acne treatment']],
      ['B', ['Beard transplant', 'Botox']],
    ]);
  });

  it('keeps two pages of one name side by side, by department', () => {
    const [group] = byLetter([entry('Mole removal', 'Skin'), entry('Mole removal', 'Cosmetic-Surgery')]);
    expect(group?.entries.map(({ category }) => category)).toEqual(['Cosmetic-Surgery', 'Skin']);
  });

  it('reads a letter with an accent as the letter', () => {
    expect(byLetter([entry('Épilation')])[0]?.letter).toBe('E');
  });

  it('can be narrowed to what fits by name or department', () => {
    const groups = byLetter([entry('Botox', 'Anti-Aging'), entry('Acne treatment'), entry('Acne scars', 'Laser')]);
    expect(lettersThatFit(groups, 'acne laser').map(({ entries }) => entries.map(({ title }) => title))).toEqual([
      ['Acne scars'],
    ]);
    expect(lettersThatFit(groups, '')).toEqual(groups);
  });

  it('has a place for names that begin with no letter', () => {
    expect(byLetter([entry('5-step peel')])[0]?.letter).toBe('#');
  });
});
