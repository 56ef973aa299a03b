import { describe, expect, it } from 'vitest';
import { headFaultsOf, type PageHead } from './heads.ts';

const head = (parts: Partial<PageHead> = {}): PageHead => ({
  file: 'treatments/skin/lamp.md',
  path: '/services/skin/lamp',
  title: 'Lamp therapy in Nagpur | Jamun',
  description: 'A lamp that warms dry skin. '.repeat(5).trim(),
  subject: 'Lamp therapy in Nagpur',
  ...parts,
});
const other = {
  file: 'landing/phrases/lamp.md',
  path: '/lamp-in-nagpur',
  description: 'What to ask before a lamp. '.repeat(5),
};
const faults = (...heads: PageHead[]) =>
  headFaultsOf(heads).map(({ file, field, sameAs }) => [file, field, sameAs ?? null]);

describe('the head of a listed page', () => {
  it('is let be where a list of results shows it whole', () => {
    expect(faults(head())).toEqual([]);
  });

  it('is refused with a title of more than 65 characters', () => {
    expect(faults(head({ title: 'x'.repeat(65) }))).toEqual([]);
    expect(faults(head({ title: 'x'.repeat(66) }))).toEqual([['treatments/skin/lamp.md', 'title', null]]);
  });

  it('is refused with a description below 110 or above 160 characters', () => {
    for (const length of [110, 160]) expect(faults(head({ description: 'x'.repeat(length) }))).toEqual([]);
    for (const length of [109, 161]) {
      expect(faults(head({ description: 'x'.repeat(length) }))).toEqual([
        ['treatments/skin/lamp.md', 'description', null],
      ]);
    }
  });

  it('is refused where another page is about the same, in whatever order and with whatever filler', () => {
    const twin = head({ ...other, subject: 'Nagpur: your lamp treatment, before you book' });
    expect(faults(head(), twin)).toEqual([[twin.file, 'title', 'treatments/skin/lamp.md']]);
    expect(faults(head(), head({ ...other, subject: 'Lamp therapy for patients from Akola' }))).toEqual([]);
  });

  it('is refused with the description of another page', () => {
    const twin = head({ ...other, subject: 'Candles', description: head().description });
    expect(faults(head(), twin)).toEqual([[twin.file, 'description', 'treatments/skin/lamp.md']]);
  });
});
