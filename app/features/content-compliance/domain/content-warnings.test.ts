import { describe, expect, it } from 'vitest';
import { acceptedWarnings, openWarnings } from './accepted-warnings.ts';
import { contentWarnings, sayWarning } from './content-warnings.ts';
import type { ContentFile, StatedFigure } from './passage.ts';
import { reviewWarnings } from './review.ts';

const CHECKED_ON = '2026-11-20';
const SAME = 'This lamp shines on both of your cheeks.';

const fileOf = (text: string, parts: Partial<ContentFile> = {}): ContentFile => ({
  file: 'treatments/skin/lamp.md',
  passages: [{ field: 'Treat', text }],
  figures: [],
  sources: 2,
  addresses: [],
  cities: [],
  checkedOn: CHECKED_ON,
  ...parts,
});
const figure = (parts: Partial<StatedFigure> = {}): StatedFigure => ({
  field: 'facts > lasts',
  said: '3 to 4 months',
  note: '',
  basis: ['specification'],
  ...parts,
});
const warn = (file: ContentFile) => contentWarnings([file]);

describe('a figure of the specification', () => {
  it('needs a caveat in its fact, in the value or in the small print', () => {
    expect(warn(fileOf('', { figures: [figure()] })).map(({ field, words }) => [field, words])).toEqual([
      ['facts > lasts', '3 to 4 months'],
    ]);
    expect(warn(fileOf('', { figures: [figure({ note: 'In most people' })] }))).toEqual([]);
    expect(warn(fileOf('', { figures: [figure({ said: 'About 6 weeks' })] }))).toEqual([]);
  });

  it('needs one wherever the text repeats it', () => {
    const figures = [figure({ note: 'About' })];
    expect(warn(fileOf('Your forehead is still for 3 to 4 months.', { figures }))).toHaveLength(1);
    expect(warn(fileOf('Most foreheads are still for 3 to 4 months.', { figures }))).toEqual([]);
    expect(warn(fileOf('Does it last 3 to 4 months?', { figures }))).toEqual([]);
  });

  it('is no other figure', () => {
    expect(warn(fileOf('', { figures: [figure({ basis: ['trial2020'] })] }))).toEqual([]);
  });
});

describe('a text that leans on studies', () => {
  it('needs sources in its file', () => {
    const text = 'One study counted the lamps.';
    expect(warn(fileOf(text, { sources: null })).map(({ words }) => words)).toEqual(['One study']);
    expect(warn(fileOf(text, { sources: 0 }))).toHaveLength(1);
    expect(warn(fileOf(text))).toEqual([]);
    expect(warn(fileOf('We light a lamp.', { sources: null }))).toEqual([]);
  });
});

describe('a file', () => {
  it('has to be checked again after twelve months, to the day', () => {
    expect(reviewWarnings(fileOf(''), '2027-11-20')).toEqual([]);
    expect(reviewWarnings(fileOf(''), '2027-11-21').map(({ field, words }) => [field, words])).toEqual([
      ['checkedOn', CHECKED_ON],
    ]);
    expect(reviewWarnings(fileOf('', { checkedOn: null }), '2040-01-01')).toEqual([]);
  });

  it('says no sentence of six words or more that another file says', () => {
    const other = { ...fileOf(`We begin. ${SAME.toUpperCase()}`), file: 'treatments/skin/mask.md' };
    const [repeated, ...more] = contentWarnings([fileOf(SAME), other]);
    expect(more).toEqual([]);
    expect(repeated).toMatchObject({ file: 'treatments/skin/mask.md', sameAs: 'treatments/skin/lamp.md' });
    expect(contentWarnings([fileOf('It is only a lamp.'), { ...other, passages: [] }])).toEqual([]);
    expect(warn(fileOf(`${SAME} ${SAME}`))).toEqual([]);
  });

  it('may name an emergency in the words of another file', () => {
    const field = 'emergency > item 1';
    const sign = { ...fileOf(''), passages: [{ field, text: SAME }] };
    expect(contentWarnings([sign, { ...sign, file: 'treatments/skin/mask.md' }])).toEqual([]);
  });

  it('may say in two patient forms what both ask', () => {
    const hair = { ...fileOf(SAME), file: 'forms/hair.v1.yml', figures: [], sources: null, checkedOn: null };
    expect(contentWarnings([hair, { ...hair, file: 'forms/skin.v1.yml' }])).toEqual([]);
  });
});

describe('a warning', () => {
  const warnings = warn(fileOf('It works. The best lamp of all.'));

  it('is one line: file, field, words, what to do, and the sentence', () => {
    expect(warnings.map(sayWarning)).toEqual([
      'content/treatments/skin/lamp.md: Treat: "best" compares; say what it is good for, and what else there is (The best lamp of all.)',
    ]);
  });

  it('can be accepted for these words in this file, with a reason', () => {
    const entry = { file: 'treatments/skin/lamp.md', words: 'The best lamp', reason: 'It is the title of a book.' };
    expect(openWarnings(warnings, [entry])).toEqual([]);
    expect(openWarnings(warnings, [{ ...entry, file: 'treatments/skin/mask.md' }])).toHaveLength(2);
    expect(openWarnings(warnings, [{ ...entry, words: 'lamp of all' }])).toHaveLength(2);
    expect(acceptedWarnings.safeParse([entry]).success).toBe(true);
    expect(acceptedWarnings.safeParse([{ ...entry, reason: 'fine' }]).success).toBe(false);
  });

  it('can be accepted for all that two files say alike', () => {
    const twin = { ...fileOf(`${SAME} ${SAME.replace('cheeks', 'hands')}`), file: 'treatments/skin/mask.md' };
    const alike = contentWarnings([fileOf(`${SAME} ${SAME.replace('cheeks', 'hands')}`), twin]);
    expect(alike).toHaveLength(2);
    const entry = { file: twin.file, sameAs: 'treatments/skin/lamp.md', reason: 'They are two halves of one form.' };
    expect(openWarnings(alike, [entry])).toEqual([]);
    expect(openWarnings(alike, [{ ...entry, sameAs: 'pages/home.md' }])).toHaveLength(3);
  });

  it('is given about an acceptance that nothing needs any more', () => {
    const entry = { file: 'treatments/skin/lamp.md', words: 'a miracle', reason: 'It is the title of a book.' };
    expect(openWarnings([], [entry]).map(sayWarning)).toEqual([
      'content/accepted-warnings.yml: treatments/skin/lamp.md: "a miracle" is accepted, but gives rise to no warning any more; delete the entry',
    ]);
  });
});
