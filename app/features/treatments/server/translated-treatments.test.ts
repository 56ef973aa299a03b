import { describe, expect, it } from 'vitest';
import { readGlossary } from '#app/features/translations/server/glossary.ts';
import { parseTranslated, requireFaithful } from '#app/features/translations/server/translated-files.ts';
import { ContentError } from '#app/platform/content/content-error.ts';
import { readContentFile } from '#app/platform/content/content-folder.ts';
import { TREATMENT_TEXTS } from './translated-treatments.ts';

const ENGLISH = 'treatments/nail/ingrown-toenail.md';

/** What is wrong in the Hindi or Marathi file of a treatment after one change that really is one. */
function problemsAfter(language: 'hi' | 'mr', from: string | RegExp, to: string): string[] {
  const file = `${language}/${ENGLISH}`;
  const source = readContentFile(file);
  const changed = source.replace(from, to);
  expect(changed).not.toBe(source);
  try {
    const english = readContentFile(ENGLISH);
    requireFaithful(parseTranslated(TREATMENT_TEXTS, file, { source: changed, english }), readGlossary());
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(({ field, fix }) => `${field}: ${fix}`);
  }
}

describe('a translated treatment', () => {
  it('is refused with a changed number', () => {
    expect(problemsAfter('hi', '10 मिनट दबाने', '20 मिनट दबाने')).toEqual([
      'risks > callUs > item 3: lacks "10 minutes" of the English text and says "20 minutes", which the English text does not; numbers and units must be the same in both',
    ]);
  });

  it('is refused with a lost "not"', () => {
    expect(problemsAfter('mr', 'कृपया कोणतेही औषध बंद करू नका', 'कृपया औषध बंद करा')).toEqual([
      expect.stringMatching(/^waitOrAvoid > item 4: lost the negation of the English text: "Please stop no medicine/),
    ]);
    expect(problemsAfter('mr', 'तो पू नाही', 'तो पू आहे')).toEqual([
      expect.stringMatching(/^risks > common > item 2: lost the negation of the English text: "It is not pus,/),
    ]);
  });

  it('is refused with a dropped item of a list', () => {
    expect(problemsAfter('hi', /^ {2}- कँपकँपी .*\n/m, '')).toEqual([
      'emergency: has 2 items, and the English list has 3; keep each of them, in its order',
    ]);
    expect(problemsAfter('mr', /^- आम्ही पायाची नाडी .*\n/m, '')).toEqual([
      'Diagnose > items: has 5 items, and the English list has 6; keep each of them, in its order',
    ]);
  });

  it('is refused with an added promise', () => {
    expect(problemsAfter('hi', 'आराम मिल जाता है। अगर', 'शर्तिया आराम मिल जाता है। अगर')).toEqual([
      expect.stringMatching(/^inShort: "शर्तिया" promises a result/),
    ]);
  });

  it('holds no figure, unit, source or picture', () => {
    expect(problemsAfter('hi', '  healing:\n', '  healing:\n    from: 5\n    to: 7\n')).toEqual([
      expect.stringMatching(/^facts > healing: "from", "to" stands in the English file alone/),
    ]);
    expect(problemsAfter('mr', 'title:', 'coverImage: a.svg\ntitle:')).toEqual([
      expect.stringMatching(/^the whole file: "coverImage" stands in the English file alone/),
    ]);
  });

  it('is signed on a day', () => {
    expect(problemsAfter('hi', /^reviewedBy:$/m, 'reviewedBy: Dr A, MD, 1234')).toEqual([
      'reviewedOn: must say on which day the translation was read and signed',
    ]);
  });

  it('says what each field was translated from', () => {
    expect(problemsAfter('hi', /^ {2}inShort: '.*\n/m, '')).toEqual([
      expect.stringMatching(/^english: does not say which text "inShort" was translated from/),
    ]);
  });
});
