import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#app/features/translations/domain/language.ts';
import { readContentFile } from '#app/platform/content/content-folder.ts';
import { inEdition, SHIPPED } from '#app/platform/content/edition.ts';
import { translatedPages } from '#app/features/treatments/server/translated-pages.ts';
import { homeContent } from './home-content.ts';
import { HOME_FILE } from './home-page.ts';
import { languagesOfHome, reviewOfHome } from './translated-home.ts';

/** In an edition in which the clinic has changed its own text of one file. */
function after<T>(number: number, file: string, from: string | RegExp, to: string, work: () => T): T {
  const changed = readContentFile(file).replace(from, to);
  expect(changed).not.toBe(readContentFile(file));
  return inEdition({ ...SHIPPED, number, own: new Map([[file, changed]]) }, work);
}

describe.each(LANGUAGES)('the home page in %s', (language) => {
  const english = homeContent();
  const content = homeContent(language);

  it('has every part of the English one', () => {
    expect(content?.concerns.head.map(({ id }) => id)).toEqual(english.concerns.head.map(({ id }) => id));
    expect(content?.concerns.other.map(({ id }) => id)).toEqual(english.concerns.other.map(({ id }) => id));
    expect(content?.departments.map(({ path }) => path)).toEqual(english.departments.map(({ path }) => path));
    expect(content?.reaches.map(({ from, to, stops }) => [from, to, stops])).toEqual(
      english.reaches.map(({ from, to, stops }) => [from, to, stops]),
    );
    expect([content?.faq.length, content?.steps.length]).toEqual([english.faq.length, english.steps.length]);
  });

  it('leads to pages in the language where there are any', () => {
    expect(content?.departments.map(({ address }) => address)).toEqual(
      english.departments.map(({ address }) => `/${language}${address}`),
    );
    const hrefs = content?.concerns.head.map(({ href }) => href) ?? [];
    expect(hrefs).toContain(`/${language}/services/skin/acne-treatment`);
    const translated = new Set(translatedPages().map(({ path }) => path));
    expect(hrefs.filter((href) => translated.has(`/${language}${href}`))).toEqual([]);
  });

  it('says depths in the language, and nothing of one that is said in English words', () => {
    expect(content?.reaches.find(({ stops }) => stops.length > 0)?.words).toBe(
      `1.5, 3.0 ${language === 'hi' ? 'और' : 'आणि'} 4.5 मिमी`,
    );
    for (const { words } of content?.inWords ?? []) expect(words).not.toMatch(/[a-z]/i);
  });
});

describe('the home page in other languages', () => {
  it('is gone while the clinic’s own English has another list of questions', () => {
    const question = /^ {2}- question: Do I need to know[\s\S]*?(?=^---)/m;
    after(-41, HOME_FILE, question, '', () => {
      expect(homeContent('hi')).toBeUndefined();
      expect(languagesOfHome().all).toEqual(['en']);
    });
    expect(languagesOfHome()).toEqual({ all: ['en', 'hi', 'mr'], indexed: ['en'] });
  });

  it('is for search engines once a doctor has reviewed it', () => {
    const signed = 'reviewedBy: Dr Asha Namuna, MD, 12345\nreviewedOn: "2026-12-01"\n';
    after(-42, `mr/${HOME_FILE}`, /reviewedBy:.*\nreviewedOn:.*\n/, signed, () => {
      expect(languagesOfHome().indexed).toEqual(['en', 'mr']);
      expect(reviewOfHome('mr')).toEqual({ by: 'Dr Asha Namuna, MD, 12345', on: '1 डिसेंबर 2026' });
      expect(reviewOfHome('hi')).toBeNull();
    });
  });
});
