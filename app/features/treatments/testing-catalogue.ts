import type { Catalogue } from './domain/catalogue.ts';
import { parseCategory, parseTreatment } from './server/catalogue.ts';
import { categoryFile, fullFile, shortFile } from './testing.ts';

const related = (text: string, key: string) => text.replace('related: []', `related: [${key}]`);

/** A catalogue of one category with a full and a short treatment that name each other; texts can be replaced. */
export function testCatalogue({ category = categoryFile, full = fullFile, short = shortFile } = {}): Catalogue {
  return {
    categories: [parseCategory('categories/skin.md', category)],
    treatments: new Map([
      ['skin/lamp-therapy', parseTreatment('treatments/skin/lamp-therapy.md', related(full, 'skin/balm-therapy'))],
      ['skin/balm-therapy', parseTreatment('treatments/skin/balm-therapy.md', related(short, 'skin/lamp-therapy'))],
    ]),
  };
}
