import { describe, expect, it } from 'vitest';
import { shortFile, testClinic, fullFile } from '../testing.ts';
import { testCatalogue } from '../testing-catalogue.ts';
import { categoryPage, servicesPage } from './category-page.ts';

describe('the page of a category', () => {
  const page = categoryPage(testCatalogue(), testClinic, 'skin');

  it('does not exist for a category nobody wrote', () => {
    expect(categoryPage(testCatalogue(), testClinic, 'ghost')).toBeUndefined();
  });

  it('has a card for each treatment, in the order of its file', () => {
    expect(page?.cards.map(({ title, path }) => [title, path])).toEqual([
      ['Lamp therapy', '/services/skin/lamp-therapy'],
      ['Balm therapy', '/services/skin/balm-therapy'],
    ]);
  });

  it('compares treatments that have facts, with a gap where one is missing, and names the others', () => {
    expect(page?.columns).toEqual(['sessionLength', 'sessions', 'downtime', 'resultsFrom', 'lasts']);
    expect(page?.comparison).toEqual([
      {
        title: 'Lamp therapy',
        path: '/services/skin/lamp-therapy',
        cells: ['20 to 30 minutes', null, null, null, 'Some months in most people'],
      },
    ]);
    expect(page?.uncompared).toEqual([{ title: 'Balm therapy', path: '/services/skin/balm-therapy' }]);
  });

  it('has no table where no treatment has facts to compare', () => {
    const bare = fullFile
      .replace(/ {2}sessionLength:[\s\S]*?(?= {2}depth:)/, '')
      .replace(/ {2}lasts:[\s\S]*?(?=visits:)/, '');
    const none = categoryPage(testCatalogue({ full: bare, short: shortFile }), testClinic, 'skin');
    expect(none?.comparison).toEqual([]);
    expect(none?.uncompared).toHaveLength(2);
  });

  it('books a visit without naming a treatment', () => {
    expect(page?.booking.href).toBe('/book-appointment?type=skin-consultation');
  });
});

describe('the page of all services', () => {
  it('lists every category with its treatments', () => {
    expect(servicesPage(testCatalogue()).map(({ category, cards }) => [category.path, cards.length])).toEqual([
      ['/services/skin', 2],
    ]);
  });
});
