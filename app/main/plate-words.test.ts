import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/features/translations/domain/language.ts';
import { translationFaults } from '#app/features/translations/domain/translation-faults.ts';
import { readGlossary } from '#app/features/translations/server/glossary.ts';
import { isPlateName, plateInfo } from '#app/plates/plate-info.ts';
import { captionParts } from '#app/plates/caption.ts';
import { PLATES } from '#app/plates/registry.ts';

const lettersOf = (caption: string): string[] =>
  captionParts(caption).flatMap(({ text, letter }) => (letter ? [text] : []));

describe.each(LANGUAGES)('what plates show, in %s', (language) => {
  const translated = Object.keys(PLATES).flatMap((name) =>
    isPlateName(name) && plateInfo(name, language).caption !== '' ? [name] : [],
  );

  it('is said of the same plates in both languages', () => {
    expect(translated.length).toBeGreaterThan(20);
    const untold = translated.filter((name) => LANGUAGES.some((each) => plateInfo(name, each).caption === ''));
    expect(untold).toEqual([]);
  });

  it.each(translated)('of %s is the same as in English, and explains each letter', (name) => {
    const [english, said] = [plateInfo(name), plateInfo(name, language)];
    const titles = said.title === '' ? [{}, {}] : [{ shows: english.title }, { shows: said.title }];
    const faults = translationFaults(
      {
        language,
        english: { ...titles[0], caption: english.caption },
        translated: { ...titles[1], caption: said.caption },
      },
      readGlossary(),
    );
    expect(faults).toEqual([]);
    expect(lettersOf(said.caption)).toEqual(lettersOf(english.caption));
  });
});
