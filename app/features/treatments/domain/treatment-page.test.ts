import { describe, expect, it } from 'vitest';
import { balmFile, lampFile, testClinic } from '../fixtures.ts';
import { testCatalogue } from '../fixtures-catalogue.ts';
import { bookingOf, treatmentPage } from './treatment-page.ts';

const page = (key: string, catalogue = testCatalogue()) => treatmentPage(catalogue, testClinic, key);

describe('the page of a treatment', () => {
  it('does not exist for an address nobody wrote', () => {
    expect(page('skin/ghost')).toBeUndefined();
    expect(page('hair/lamp-therapy')).toBeUndefined();
  });

  it('books the kind of visit of its category and keeps the treatment', () => {
    expect(page('skin/lamp-therapy')?.booking).toEqual({
      id: 'skin-consultation',
      name: 'Skin consultation',
      minutes: 20,
      href: '/book-appointment?type=skin-consultation&treatment=skin/lamp-therapy',
    });
  });

  it('books a talk, not the treatment, where the clinic does not give it', () => {
    const none = page(
      'skin/lamp-therapy',
      testCatalogue({ lamp: lampFile.replace('facts:', 'offered: false\nfacts:') }),
    );
    expect(none?.isOffered).toBe(false);
    expect(none?.booking.href).toBe('/book-appointment?type=skin-consultation');
  });

  it('books its own kind of visit where its file names one', () => {
    const own = testCatalogue({ lamp: lampFile.replace('facts:', 'appointmentType: laser-session\nfacts:') });
    expect(page('skin/lamp-therapy', own)?.booking.id).toBe('laser-session');
  });

  it('says what visits, calls and days it costs, and leaves out calls where there are none', () => {
    expect(page('skin/lamp-therapy')?.visits).toMatchObject({
      onSite: '2 to 3 visits',
      remote: '1 video call',
      daysInTown: '1 to 2 days',
    });
    const none = testCatalogue({ lamp: lampFile.replace('remote: { from: 1, to: 1', 'remote: { from: 0, to: 0') });
    expect(page('skin/lamp-therapy', none)?.visits.remote).toBeNull();
  });

  it('never carries the basis of a figure or what a source supports', () => {
    expect(JSON.stringify(page('skin/lamp-therapy'))).not.toMatch(/basis|supports|"part"/);
  });

  it('links a source only where it was read, and leaves out a year nobody gave', () => {
    expect(page('skin/lamp-therapy')?.sources).toEqual([
      { title: 'A trial of lamps', publisher: 'Journal of Lamps', year: 2020, href: null },
      { title: 'A guide to lamps', publisher: 'Society of Lamps', year: null, href: 'https://example.com/lamps' },
    ]);
  });

  it('has a line for each related treatment: its subtitle, or else its first sentence', () => {
    expect(page('skin/balm-therapy')?.related).toEqual([
      {
        key: 'skin/lamp-therapy',
        title: 'Lamp therapy',
        path: '/services/skin/lamp-therapy',
        line: 'A lamp, and what it does',
      },
    ]);
    expect(page('skin/lamp-therapy')?.related[0]?.line).toBe('A balm keeps water in the skin.');
  });

  it('tells twins apart by their department', () => {
    const twins = testCatalogue({ balm: balmFile.replaceAll('Balm therapy', 'Lamp therapy') });
    expect(page('skin/lamp-therapy', twins)?.head.title).toBe('Lamp therapy (Skin) in Nagpur');
    expect(page('skin/lamp-therapy')?.head.title).toBe('Lamp therapy in Nagpur');
  });

  it('says the day it was checked for people and for machines', () => {
    expect(page('skin/lamp-therapy')?.checkedOn).toEqual({ said: '20 Nov 2026', iso: '2026-11-20' });
  });
});

describe('a booking link', () => {
  it('is refused for a kind of visit the clinic does not have', () => {
    expect(() => bookingOf(testClinic.appointmentTypes, 'tea')).toThrow('No appointment type is called "tea"');
  });
});
