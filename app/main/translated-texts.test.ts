import { describe, expect, it } from 'vitest';
import { readGlossary } from '#app/features/translations/server/glossary.ts';
import {
  checkTranslated,
  staleTranslations,
  translatedFiles,
} from '#app/features/translations/server/translated-files.ts';
import { TRANSLATED_TEXTS } from './translated-texts.ts';

describe('the translations of the project', () => {
  it('come in pairs, and none of them is behind', () => {
    const files = translatedFiles();
    const keysOf = (language: string) =>
      files.filter((file) => file.startsWith(language)).map((file) => file.slice(language.length));
    expect(files.filter((file) => !TRANSLATED_TEXTS.some((kind) => translatedFiles(kind).includes(file)))).toEqual([]);
    expect(keysOf('hi/').length).toBeGreaterThan(0);
    expect(keysOf('hi/')).toEqual(keysOf('mr/'));
    expect(staleTranslations(TRANSLATED_TEXTS)).toEqual([]);
  });
});

describe('a translated file', () => {
  it.each([
    [
      'hi/treatments/nail/no-such-nail.md',
      /^translates content\/treatments\/nail\/no-such-nail\.md, which does not exist/,
    ],
    ['hi/posts/acne.md', /^is the name of no text that can be translated/],
    ['ta/categories/nail.md', /^must be hi\/ or mr\/ and then the name of the English file/],
  ])('%s is refused by its name', (file, fix) => {
    expect(() => checkTranslated(file, TRANSLATED_TEXTS, readGlossary())).toThrow(
      expect.objectContaining({ problems: [{ file, field: 'the file name', fix: expect.stringMatching(fix) }] }),
    );
  });
});
