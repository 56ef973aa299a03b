import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTreatments } from './find-treatments.ts';
import { type FinderEntry, indexTreatments } from './treatment-index.ts';
import { foldWord } from './word-folding.ts';

const entry = (path: string, words: Partial<FinderEntry>): FinderEntry => ({
  path,
  title: path,
  subtitle: undefined,
  category: 'Skin',
  categoryPath: 'skin',
  concerns: [],
  bodyAreas: [],
  synonyms: [],
  questions: [],
  isOffered: true,
  timeOff: 'none',
  course: 'once',
  ...words,
});

const search = indexTreatments([
  entry('transplant', {
    title: 'Hair transplant',
    category: 'Hair',
    categoryPath: 'hair',
    concerns: ['receding hairline'],
    bodyAreas: ['scalp'],
    synonyms: ['ganjapan', 'bald', 'गंजापन'],
  }),
  entry('beard', {
    title: 'Beard transplant',
    category: 'Hair',
    categoryPath: 'hair',
    concerns: ['patchy beard'],
    bodyAreas: ['face'],
    synonyms: ['daadhi'],
  }),
  entry('acne', {
    title: 'Acne treatment',
    concerns: ['pimples', 'pimple marks'],
    bodyAreas: ['face', 'back'],
    synonyms: ['muhase'],
  }),
  entry('scars', { title: 'Acne scar treatment', concerns: ['pits', 'pimple marks'], bodyAreas: ['face'] }),
  entry('dimple', {
    title: 'Dimple creation',
    category: 'Cosmetic-Surgery',
    categoryPath: 'cosmetic-surgery',
    concerns: ['dimples'],
    bodyAreas: ['face'],
  }),
]);

const because = (q: string) => findTreatments(search, { q }).fitting.map((found) => found.because);
const find = (wishes: Parameters<typeof findTreatments>[1]) =>
  findTreatments(search, wishes).fitting.map(({ entry: { path } }) => path);

describe('the finder', () => {
  it.each([
    ['pimpels', 'acne'],
    ['ganjpan', 'transplant'],
    ['dadhi', 'beard'],
    ['munhase', 'acne'],
    ['गंजापन', 'transplant'],
    ['Hair-Transplant cost in Nagpur', 'transplant'],
  ])('understands "%s"', (q, first) => {
    expect(find({ q })[0]).toBe(first);
  });

  it('forgives letters only when nothing is spelt as asked', () => {
    expect(find({ q: 'dimples' })).toEqual(['dimple']);
    expect(find({ q: 'pimples' })).not.toContain('dimple');
  });

  it('puts what a treatment is for above all before what it also helps', () => {
    expect(find({ q: 'pimples' })).toEqual(['acne', 'scars']);
  });

  it('finds nothing for a word it does not know', () => {
    expect(find({ q: 'xyzzy' })).toEqual([]);
  });

  it('shows everything when the words say nothing', () => {
    expect(find({ q: 'best treatment' })).toHaveLength(5);
    expect(find({})).toEqual(['transplant', 'beard', 'acne', 'scars', 'dimple']);
  });

  it('fits every wish at once', () => {
    expect(find({ concern: 'pimple marks' })).toEqual(['acne', 'scars']);
    expect(find({ concern: 'pimple marks', area: 'back' })).toEqual(['acne']);
    expect(find({ area: 'face', categoryPath: 'hair' })).toEqual(['beard']);
    expect(find({ q: 'transplant', area: 'scalp' })).toEqual(['transplant']);
  });

  it('searches for a concern that no treatment lists in these words', () => {
    expect(find({ concern: 'Pimples' })).toEqual(['acne']);
    expect(find({ concern: 'bald' })).toEqual(['transplant']);
    expect(find({ concern: 'patchy-beard' })).toEqual(['beard']);
  });

  it('says which of its words answered, unless the title or the question says it', () => {
    expect(because('pimples')).toEqual([undefined, 'pimple marks']);
    expect(because('pimpels')).toEqual(['pimples', 'pimple marks']);
    expect(because('beard transplant')).toEqual([undefined]);
    expect(because('recedinghairline')).toEqual(['receding hairline']);
  });

  it('says when none has all the words', () => {
    const { fitting, isNearest } = findTreatments(search, { q: 'white dimples' });
    expect([fitting.map(({ entry: { path } }) => path), isNearest]).toEqual([['dimple'], true]);
    expect(findTreatments(search, { q: 'dimples' }).isNearest).toBe(false);
  });

  it('leaves out what takes more time off or another course than asked, and keeps apart what does not tell', () => {
    const entries = [
      entry('quick', {}),
      entry('slow', { timeOff: 'longer' }),
      entry('silent', { timeOff: undefined }),
      entry('course', { course: 'several' }),
      entry('silent-slow', { timeOff: 'longer', course: undefined }),
    ];
    const ask = (wishes: Parameters<typeof findTreatments>[1]) => {
      const { fitting, unsure } = findTreatments(indexTreatments(entries), wishes);
      return [fitting, unsure].map((list) => list.map(({ entry: { path } }) => path));
    };
    expect(ask({ downtime: 'week' })).toEqual([['quick', 'course'], ['silent']]);
    expect(ask({ sessions: 'several' })).toEqual([['course'], ['silent-slow']]);
    expect(ask({ downtime: 'none', sessions: 'once' })).toEqual([['quick'], ['silent']]);
    expect(ask({})).toEqual([['quick', 'slow', 'silent', 'course', 'silent-slow'], []]);
  });

  it('answers any words at all with treatments it has', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (q) => {
        const found = find({ q });
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});

describe('two spellings by ear', () => {
  it.each([
    ['daadhi', 'dadhi'],
    ['phunsi', 'funsi'],
    ['keel', 'kil'],
    ['Botox', 'botoks'],
    ['moles', 'mole'],
    ['naïve', 'naive'],
  ])('%s and %s are one word', (a, b) => {
    expect(foldWord(a)).toBe(foldWord(b));
  });

  it.each([
    ['रूसी', 'रुसि'],
    ['मुहाँसे', 'मुंहासे'],
    ['दाढ़ी', 'दाढी'],
  ])('%s and %s are one word', (a, b) => {
    expect(foldWord(a)).toBe(foldWord(b));
  });

  it('stay two words in Devanagari when a long a differs', () => {
    expect(foldWord('बाल')).not.toBe(foldWord('बल'));
  });
});
