import type { Catalogue } from './domain/catalogue.ts';
import { parseCategory, parseTreatment } from './server/catalogue.ts';
import { balmFile, categoryFile, lampFile } from './fixtures.ts';

const related = (text: string, key: string) => text.replace('related: []', `related: [${key}]`);

/** A catalogue of one category with two treatments that name each other; texts can be replaced. */
export function testCatalogue({ category = categoryFile, lamp = lampFile, balm = balmFile } = {}): Catalogue {
  return {
    categories: [parseCategory('categories/skin.md', category)],
    treatments: new Map([
      ['skin/lamp-therapy', parseTreatment('treatments/skin/lamp-therapy.md', related(lamp, 'skin/balm-therapy'))],
      ['skin/balm-therapy', parseTreatment('treatments/skin/balm-therapy.md', related(balm, 'skin/lamp-therapy'))],
    ]),
  };
}
