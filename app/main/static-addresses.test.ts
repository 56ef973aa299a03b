import { describe, expect, it } from 'vitest';
import { COSTLY_SECTIONS, LIVE_SECTIONS, siteAddresses, staticAddresses } from './static-addresses.ts';

const { addresses, aliases } = siteAddresses();

describe('another address of a page', () => {
  it('leads to one that is there, and is none itself', () => {
    expect(aliases.filter(([from, to]) => addresses.includes(from) || !addresses.includes(to))).toEqual([]);
  });

  it('is what is left of a form’s address when its end is cut off, so that both forms are offered', () => {
    expect(aliases).toContainEqual(['/patient-form', '/FormDetailPopup']);
  });
});

describe('the addresses of the features and of nobody', () => {
  it('are the pages that are kept, with the one that two features answer', () => {
    expect(staticAddresses()).toEqual(expect.arrayContaining(['/', '/about-us', '/contact-us', '/services/hair']));
    expect(addresses).toEqual(expect.arrayContaining([...staticAddresses(), '/book-appointment', '/admin-dashboard']));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('are the sections below which the rest of an address is data', () => {
    expect(LIVE_SECTIONS.toSorted()).toEqual([
      '/admin-dashboard/',
      '/admin-login/',
      '/api/',
      '/appointment/',
      '/blog/',
      '/calendar/',
      '/doctors/',
      '/hi/appointment/',
      '/hi/services/',
      '/is-it-serious/',
      '/mr/appointment/',
      '/mr/services/',
      '/patient-form/',
      '/services/',
      '/waiting-list/',
      '/webhooks/',
    ]);
  });

  it('are those whose reading costs work', () => {
    expect(COSTLY_SECTIONS.toSorted()).toEqual([
      '/api/',
      '/blog/search',
      '/book-appointment',
      '/hi/book-appointment',
      '/mr/book-appointment',
      '/specific-service',
      '/waiting-list',
    ]);
  });
});
