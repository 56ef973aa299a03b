import { describe, expect, it } from 'vitest';
import { parseTreatment, type Catalogue } from '#app/features/treatments/server/catalogue.ts';
import type { Treatment } from '#app/features/treatments/domain/treatment.ts';
import { readContentFile } from '#app/platform/content/content-folder.ts';
import { concernLinks } from './concern-links.ts';
import { homeContent } from './home-content.ts';
import { parseHomePage } from './home-page.ts';
import { depthInWords, reachesOf } from './reaches.ts';

const fileOf = (key: string): Treatment =>
  parseTreatment(`treatments/${key}.md`, readContentFile(`treatments/${key}.md`));

describe('the depth plate', () => {
  it('takes its millimetres from the treatment’s own file', () => {
    const [hifu] = reachesOf([fileOf('laser/hifu-treatment')]);
    expect(hifu).toMatchObject({ path: '/services/laser/hifu-treatment', from: 1.5, to: 4.5, stops: [1.5, 3, 4.5] });
    expect(hifu?.words).toBe('1.5, 3.0 and 4.5 mm');
  });

  it('shows no column for a depth that is given in words, nor where there is none', () => {
    expect(reachesOf([fileOf('hair/fue-hair-transplant'), fileOf('skin/psoriasis-treatment')])).toEqual([]);
  });

  it('repeats such words as the file has them', () => {
    expect(depthInWords(fileOf('hair/fue-hair-transplant'))?.words).toBe('As deep as the hair root');
    expect(depthInWords(fileOf('laser/hifu-treatment'))).toBeUndefined();
    expect(depthInWords(fileOf('skin/psoriasis-treatment'))).toBeUndefined();
    expect(depthInWords(undefined)).toBeUndefined();
  });
});

describe('the finder on the home page', () => {
  it('leads to pages that exist', () => {
    const { concerns } = homeContent();
    expect(concerns.head).toHaveLength(10);
    expect(concerns.other.map(({ href }) => href)).toContain('/services/vein');
  });

  it('names each file that is missing', () => {
    const nothing: Catalogue = { categories: [], treatments: new Map() };
    expect(() => concernLinks(nothing)).toThrow('content/treatments/anti-aging/botox.md');
    expect(() => concernLinks(nothing)).toThrow('content/categories/nail.md');
  });
});

describe('the sheet', () => {
  it('shows the seven departments, hair first', () => {
    expect(homeContent().departments.map(({ displayName }) => displayName)).toEqual([
      'Hair',
      'Skin',
      'Nail',
      'Laser',
      'Anti-Aging',
      'Medi-Facial',
      'Cosmetic-Surgery',
    ]);
  });
});

describe('pages/home.md', () => {
  const head =
    '---\ntitle: T\nsubtitle: S\ndescription: D\nvisitIntroduction: V\nfaq:\n  - { question: Q, answer: A }\n---\n';

  it('gives a step for each heading', () => {
    expect(parseHomePage(`${head}\n## Look\n\nWe look.\n`).steps).toEqual([
      { title: 'Look', html: '<p>We look.</p>\n' },
    ]);
  });

  it('is refused with the field and the fix', () => {
    expect(() => parseHomePage(head)).toThrow('content/pages/home.md: headings: must hold the steps');
    expect(() => parseHomePage(`${head}\n## Look\n`)).toThrow('content/pages/home.md: Look: has no text');
    expect(() => parseHomePage(`${head.replace('visitIntroduction: V\n', '')}\n## Look\n\nA\n`)).toThrow(
      'visitIntroduction',
    );
  });
});
