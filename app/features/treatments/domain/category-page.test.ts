import { describe, expect, it } from 'vitest';
import { lampFile, testClinic } from '../fixtures.ts';
import { testCatalogue } from '../fixtures-catalogue.ts';
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

  it('compares every treatment, with a gap where a file holds no such fact', () => {
    expect(page?.columns).toEqual(['sessionLength', 'sessions', 'downtime', 'resultsFrom', 'lasts']);
    const bare = lampFile
      .replace(/ {2}sessionLength:[\s\S]*?(?= {2}depth:)/, '')
      .replace(/ {2}lasts:[\s\S]*?(?=visits:)/, '');
    expect(categoryPage(testCatalogue({ lamp: bare }), testClinic, 'skin')?.comparison).toEqual([
      { title: 'Lamp therapy', path: '/services/skin/lamp-therapy', cells: [null, null, null, null, null] },
      {
        title: 'Balm therapy',
        path: '/services/skin/balm-therapy',
        cells: ['20 to 30 minutes', null, null, null, 'Some months in most people'],
      },
    ]);
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
