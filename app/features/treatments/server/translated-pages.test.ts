import { describe, expect, it } from 'vitest';
import { clinic } from '#app/platform/content/clinic.ts';
import { readContentFile } from '#app/platform/content/content-folder.ts';
import { type Edition, inEdition, SHIPPED } from '#app/platform/content/edition.ts';
import { withoutBrackets } from '#app/features/translations/domain/glossary.ts';
import { pathIn } from '#app/lib/page-language.ts';
import { categoryPage } from '../domain/category-page.ts';
import { treatmentPage } from '../domain/treatment-page.ts';
import { catalogue } from './catalogue.ts';
import { pageClinic } from './page-clinic.ts';
import { TREATMENT_TEXTS } from './translated-treatments.ts';
import { CATEGORY_TEXTS } from './translated-categories.ts';
import {
  languagesOf,
  languagesOfServices,
  translatedCategoryPage,
  translatedPage,
  translatedPages,
} from './translated-pages.ts';
import { translatedFiles } from '#app/features/translations/server/translated-files.ts';

const KEY = 'nail/ingrown-toenail';
const english = (key: string) => treatmentPage(catalogue(), pageClinic(clinic()), key);

const figures = (value: unknown): string[] => JSON.stringify(value).match(/\d+(?:\.\d+)?/g) ?? [];

let editions = 0;

/** Does `work` in an edition in which one file has been changed, which really is a change. */
function after<T>(file: string, from: string | RegExp, to: string, work: () => T): T {
  const source = readContentFile(file);
  const changed = source.replace(from, to);
  expect(changed).not.toBe(source);
  editions -= 1;
  const edition: Edition = { ...SHIPPED, number: editions, own: new Map([[file, changed]]) };
  return inEdition(edition, work);
}

const addresses = (): string[] => translatedPages().map(({ path }) => path);

const ofTreatments = () => translatedPages().filter(({ key }) => key.includes('/'));

describe('the pages of treatments in other languages', () => {
  it('are as many as there are files', () => {
    expect(addresses().toSorted()).toEqual(
      [TREATMENT_TEXTS, CATEGORY_TEXTS]
        .flatMap((kind) => translatedFiles(kind))
        .map((file) => `/${file.replace(/treatments|categories/, 'services').replace('.md', '')}`)
        .toSorted(),
    );
    expect(addresses()).toContain(`/hi/services/${KEY}`);
  });

  it('have the figures, sources, relations and order of the English page', () => {
    for (const { path, key } of ofTreatments()) {
      const language = path.startsWith('/hi/') ? 'hi' : 'mr';
      const page = translatedPage(language, key)?.page;
      const original = english(key);
      expect([path, page?.facts.map(({ name, sources }) => [name, sources])]).toEqual([
        path,
        original?.facts.map(({ name, sources }) => [name, sources]),
      ]);
      expect([path, figures(page?.visits.onSite), figures(page?.recovery.line.bars)]).toEqual([
        path,
        figures(original?.visits.onSite),
        figures(original?.recovery.line.bars),
      ]);
      expect(page?.recovery.steps.map(({ when, sources }) => [figures(when).join(), sources])).toEqual(
        original?.recovery.steps.map(({ when, sources }) => [figures(when).join(), sources]),
      );
      expect(page?.sources).toEqual(original?.sources);
      expect(page?.related.map((other) => other.key)).toEqual(original?.related.map((other) => other.key));
      expect(page?.booking.href).toBe(pathIn(language, original?.booking.href ?? ''));
    }
  });

  it('say what the file says, and in the words of the language what the page itself says', () => {
    const page = translatedPage('hi', KEY)?.page;
    expect(page).toMatchObject({
      path: `/hi/services/${KEY}`,
      title: 'अंदर बढ़े नाखून का इलाज',
      category: { name: 'नाखून', path: '/hi/services/nail' },
      head: { title: 'अंदर बढ़े नाखून का इलाज, नागपुर' },
      booking: { name: 'त्वचा की जाँच और सलाह' },
    });
    expect(page?.head.description.length).toBeLessThanOrEqual(160);
    expect(page?.checkedOn.said).toMatch(/^\d+ नवंबर 2026$/);
    expect(page?.texts.approach).toContain('aria-label="स्रोत 1"');
  });

  it('lead to related pages of their language, and call the others by their names in it', () => {
    for (const { path, key } of ofTreatments()) {
      const [, language] = path.split('/');
      const related = translatedPage(language === 'hi' ? 'hi' : 'mr', key)?.page.related ?? [];
      const wrong = related.filter((other) => {
        const own = `/${language}/services/${other.key}`;
        const isTranslated = addresses().includes(own);
        return (
          other.path !== (isTranslated ? own : `/services/${other.key}`) ||
          isTranslated !== (other.line !== '') ||
          // A name in Latin letters stands in brackets at most: "(FUE)".
          /[a-z]/i.test(withoutBrackets(other.title))
        );
      });
      expect([path, wrong]).toEqual([path, []]);
    }
  });

  it('are gone while the clinic’s own English says another number, and there is no page for what nobody translated', () => {
    expect(translatedPage('hi', 'medi-facial/pumpkin-peel')).toBeUndefined();
    after(`treatments/${KEY}.md`, 'for 10 minutes', 'for 20 minutes', () => {
      expect(translatedPage('hi', KEY)).toBeUndefined();
      expect(languagesOf(KEY).all).toEqual(['en']);
      expect(addresses()).toContain('/hi/services/nail/nail-surgery');
    });
    expect(translatedPage('hi', KEY)).toBeDefined();
  });

  it('are for search engines once a doctor has reviewed them, each language by itself', () => {
    expect(languagesOf(KEY)).toEqual({ all: ['en', 'hi', 'mr'], indexed: ['en'] });
    const reviewed = 'reviewedBy: Dr Asha Namuna, MD (Dermatology), registration 12345\nreviewedOn: "2026-12-01"\n';
    after(`mr/treatments/${KEY}.md`, /reviewedBy:.*\nreviewedOn:.*\n/, reviewed, () => {
      expect(languagesOf(KEY)).toEqual({ all: ['en', 'hi', 'mr'], indexed: ['en', 'mr'] });
      expect(translatedPage('mr', KEY)?.review).toEqual({
        by: 'Dr Asha Namuna, MD (Dermatology), registration 12345',
        on: '1 डिसेंबर 2026',
      });
      expect(
        translatedPages()
          .filter(({ isIndexed }) => isIndexed)
          .map(({ path }) => path),
      ).toEqual([`/mr/services/${KEY}`]);
    });
  });
});

const hair = () => translatedCategoryPage('mr', 'hair')?.page;

describe('the pages of departments in other languages', () => {
  it('have every treatment, and a line about those whose words are in the language', () => {
    const all = catalogue().categories.find(({ path }) => path === 'hair')?.treatments ?? [];
    expect(
      hair()
        ?.cards.map(({ key }) => key)
        .toSorted(),
    ).toEqual(all.map((slug) => `hair/${slug}`).toSorted());
    for (const { key, path, line, title } of hair()?.cards ?? []) {
      const isTranslated = addresses().includes(`/mr/services/${key}`);
      expect([key, path, line !== '', /^[^a-z]+$/.test(title)]).toEqual([
        key,
        `${isTranslated ? '/mr' : ''}/services/${key}`,
        isTranslated,
        true,
      ]);
    }
  });

  it('compare what is translated, and say where the rest is compared', () => {
    const compared = categoryPage(catalogue(), pageClinic(clinic()), 'hair')?.comparison.map(
      ({ path }) => `/mr${path}`,
    );
    expect(hair()?.comparison.map(({ path }) => path)).toEqual(compared?.filter((path) => addresses().includes(path)));
    expect(hair()?.comparedInEnglish).toBe('/services/hair');
    expect(translatedCategoryPage('mr', 'nail')?.page.comparedInEnglish).toBeNull();
    expect(categoryPage(catalogue(), pageClinic(clinic()), 'hair')?.comparedInEnglish).toBeNull();
    expect(translatedCategoryPage('hi', 'vein')?.page.comparedInEnglish).toBeNull();
  });

  it('have the words of their file, the name of the glossary, and book in the language', () => {
    expect(hair()).toMatchObject({
      path: '/mr/services/hair',
      name: 'केस',
      head: { title: 'केस: उपचार, नागपूर' },
      booking: { name: 'केसांची तपासणी आणि सल्ला', href: '/mr/book-appointment?type=hair-consultation' },
    });
  });

  it('are gone while the clinic’s own English says another number', () => {
    after('categories/nail.md', 'about 3.5 mm a month', 'about 4.5 mm a month', () => {
      expect(translatedCategoryPage('hi', 'nail')).toBeUndefined();
      expect(languagesOf('nail').all).toEqual(['en']);
      expect(languagesOfServices().all).toEqual(['en']);
      expect(translatedPage('hi', KEY)?.page.category.path).toBe('/services/nail');
    });
    expect(languagesOf('nail')).toEqual({ all: ['en', 'hi', 'mr'], indexed: ['en'] });
    expect(languagesOfServices()).toEqual({ all: ['en', 'hi', 'mr'], indexed: ['en'] });
  });
});
