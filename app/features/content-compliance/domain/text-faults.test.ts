import { describe, expect, it } from 'vitest';
import type { ContentFile, Passage } from './passage.ts';
import { preferredWordsSchema } from './preferred-words.ts';
import { readPages } from './prose.ts';
import { textFaults } from './text-faults.ts';

const WORDS = preferredWordsSchema.parse({
  use: [{ word: 'session', means: 'one of several treatments', not: ['sittings', 'one sitting'] }],
  names: ['isotretinoin', 'dermatologist'],
});

/** Sixteen sentences that take about seven years of school. */
const SOUND =
  `You put the cream on the dry skin of your face at night, and wash it off when you wake up. The medicine makes the skin
dry for the first two weeks, and then it settles. `.repeat(8);

const fileOf = (passages: readonly Passage[], parts: Partial<ContentFile> = {}): ContentFile => ({
  file: 'pages/lamp.md',
  passages: [{ field: 'The lamp', text: SOUND.trim() }, ...passages],
  figures: [],
  sources: 1,
  addresses: [],
  cities: [],
  checkedOn: null,
  ...parts,
});

const said = (text: string, field = 'The lamp') => fileOf([{ field, text }]);
const faults = (...files: ContentFile[]) => textFaults(files, WORDS).map(({ file, words }) => `${file}: ${words}`);

const only = (text: string) => faults(fileOf([], { passages: [{ field: 'The lamp', text: text.repeat(12).trim() }] }));
const from = (text: string) => faults(fileOf([], { addresses: [{ field: 'sources > item 1', text }] }));

describe('a running text', () => {
  it('is let be where it is sound', () => {
    expect(faults(said('The lamp is warm and does not hurt.'))).toEqual([]);
  });

  it('is refused with more than one short sentence in eight, whatever kind of page it is', () => {
    for (const file of [
      'pages/lamp.md',
      'posts/lamp.md',
      'categories/lamp.md',
      'legal/lamp.md',
      'finder-answers.yml',
    ]) {
      const telegram = { ...said('It is warm. It is on. It is off.'), file };
      expect(faults(telegram)).toEqual([`${file}: short sentences`]);
    }
  });

  it('has no short sentence in a question, a name, a label or what goes on behind a label', () => {
    const passages = [
      { field: 'faq > item 1 > question', text: 'Does it hurt? Is it hot? Is it on?' },
      { field: 'title', text: 'A lamp. A light. A sun.' },
      { field: 'The lamp', text: 'Mild acne. The lamp is warm on the skin of your face.', label: 'Mild acne.' },
      { field: 'The lamp', text: 'Note: for the doctor, to prepare.', label: 'Note:' },
    ];
    expect(faults(fileOf(passages))).toEqual([]);
  });

  it('is refused where it takes more than eight years of school, or fewer than five', () => {
    const hard = 'Considerable improvement necessitates continuous participation in an individualised examination. ';
    const easy = 'The cat sat on the mat and the dog lay on the rug by the door. ';
    expect(only(hard)).toEqual(['pages/lamp.md: reading grade']);
    expect(only(easy)).toEqual(['pages/lamp.md: reading grade']);
  });

  it('of a phrase is read with each of its cities, and told once', () => {
    const phrase = fileOf([], { file: 'landing/phrases/lamp.md', cities: ['akola', 'wardha'] });
    const city = (name: string) =>
      fileOf([], {
        file: `landing/cities/${name}.md`,
        passages: [{ field: 'The way', text: 'Take the bus. Walk a bit. Turn left. Be there. It is near.' }],
      });
    expect(readPages([phrase, city('akola'), city('wardha')]).map(({ sentences }) => sentences.length)).toEqual([
      21, 21,
    ]);
    expect(faults(phrase, city('akola'), city('wardha'))).toEqual(['landing/phrases/lamp.md: short sentences']);
  });
});

describe('one word for one thing', () => {
  it('refuses the other word, as a whole word and in any case', () => {
    const [fault] = textFaults([said('Most people need four Sittings of the lamp in all.')], WORDS);
    expect(fault).toMatchObject({ words: 'Sittings', fix: expect.stringContaining('"session"') });
    expect(faults(said('You lie half sitting while the lamp is on your face.'))).toEqual([]);
  });

  it('lets search words and forms keep theirs', () => {
    expect(faults(said('One sitting for each lamp.', 'words'))).toEqual([]);
    expect(faults({ ...said('One sitting for each lamp is enough for most.'), file: 'forms/skin.v9.yml' })).toEqual([]);
  });
});

describe('an instruction', () => {
  it.each([
    ['recovery > item 1 > do', 'The cream goes on thinly for some time.', 'for some time'],
    ['afterCare > item 2 > text', 'The plaster stays on for a few days.', 'a few days'],
    ['Treat', 'If the skin is dry, put the cream on now and then.', 'now and then'],
    ['faq > item 1 > answer', 'Please wait some weeks before you shave again.', 'some weeks'],
  ])('in %s is refused without a number', (field, sentence, words) => {
    expect(faults(said(sentence, field))).toEqual([`pages/lamp.md: ${words}`]);
  });

  it.each([
    ['afterCare > item 2 > text', 'Keep the plaster on for 3 days, and not for a few days only.'],
    ['afterCare > item 2 > text', 'Come back some weeks later, on the day that your doctor writes on your sheet.'],
    ['Treat', 'The redness usually passes within a few days.'],
    ['Treat', 'Dry, creased skin can feel smoother for some months.'],
  ])('in %s may stand: %s', (field, sentence) => {
    expect(faults(said(sentence, field))).toEqual([]);
  });
});

describe('a source', () => {
  it('is refused where its address shows a copy', () => {
    expect(from('https://www.scribd.com/doc/1')).toEqual(['pages/lamp.md: www.scribd.com']);
    expect(from('https://en.wikipedia.org/wiki/Lamp')).toEqual(['pages/lamp.md: en.wikipedia.org']);
    expect(from('https://discovery.researcher.life/article/1')).toEqual(['pages/lamp.md: discovery.researcher.life']);
  });

  it('may be the paper itself', () => {
    expect(from('https://pmc.ncbi.nlm.nih.gov/articles/PMC1')).toEqual([]);
    expect(from('https://notscribd.com.example/')).toEqual([]);
  });
});
