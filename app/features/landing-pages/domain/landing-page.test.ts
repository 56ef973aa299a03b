import { describe, expect, it } from 'vitest';
import { lampFile, testClinic } from '#app/features/treatments/fixtures.ts';
import { testCatalogue } from '#app/features/treatments/fixtures-catalogue.ts';
import { parseCity, parsePhrase } from '../server/landing.ts';
import { cityFile, phraseFile } from '../fixtures.ts';
import { landingData, landingHead } from './landing-head.ts';
import { landingAddresses } from './landing.ts';
import { landingPage, spanOf } from './landing-page.ts';

const moved = (name: string, longitude: number) =>
  cityFile.replace('Lakeside', name).replace('longitude: 79.5', `longitude: ${longitude}`);
const both = phraseFile.replace('cities: [lakeside]', 'cities: [lakeside, hilltop, plain]');
const landing = {
  cities: new Map([
    ['lakeside', parseCity('landing/cities/lakeside.md', cityFile)],
    ['hilltop', parseCity('landing/cities/hilltop.md', moved('Hilltop', 80))],
    ['plain', parseCity('landing/cities/plain.md', moved('Plain', 82))],
  ]),
  phrases: new Map([
    ['lamp-doctor', parsePhrase('landing/phrases/lamp-doctor.md', both)],
    [
      'lamp-clinic',
      parsePhrase(
        'landing/phrases/lamp-clinic.md',
        phraseFile
          .replace('words: Lamp doctor', 'words: Lamp clinic')
          .replace(/ownBecause: .*/, 'canonical: lamp-doctor'),
      ),
    ],
  ]),
};
const clinic = { ...testClinic, coordinates: { latitude: 21.5, longitude: 80.1 }, languages: ['English'] };

function pageAt(path: string, at = clinic, catalogue = testCatalogue()) {
  const pages = landingAddresses(landing, at.coordinates);
  const address = pages.find((page) => page.path === path);
  if (!address) throw new Error(`no page ${path}`);
  return landingPage(address, pages, { catalogue, clinic: at });
}

describe('a landing page', () => {
  const page = pageAt('/lamp-doctor-in-lakeside');

  it('is called by its phrase and its city', () => {
    expect(page.title).toBe('Lamp doctor for patients from Lakeside');
  });

  it('says whether the clinic gives what it is about, and lists only that where it gives a part', () => {
    expect(page.isOffered).toBe(true);
    const all = testCatalogue();
    const withNone = {
      ...all,
      treatments: new Map([...all.treatments].map(([key, each]) => [key, { ...each, offered: false }])),
    };
    const none = pageAt('/lamp-doctor-in-lakeside', clinic, withNone);
    expect(none.isOffered).toBe(false);
    expect(none.rows.map(({ title }) => title)).toEqual(page.rows.map(({ title }) => title));
  });

  it('tells the straight line to the clinic, and where it lies', () => {
    expect(page.straightLine).toMatchObject({ km: 60, point: 'east' });
  });

  it('tells no distance in the clinic’s own city', () => {
    const { latitude, longitude } = landing.cities.get('lakeside')?.coordinates ?? clinic.coordinates;
    const at = { ...clinic, coordinates: { latitude, longitude } };
    expect(pageAt('/lamp-doctor-in-lakeside', at).straightLine).toBeNull();
  });

  it('tells who lives in the clinic’s own city nothing of days in town and of the languages spoken there', () => {
    const { latitude, longitude } = landing.cities.get('lakeside')?.coordinates ?? clinic.coordinates;
    const home = pageAt('/lamp-doctor-in-lakeside', { ...clinic, coordinates: { latitude, longitude } });
    expect(home.title).toBe('Lamp doctor in Lakeside');
    expect([home.visits.daysInTown, home.languages, home.rows[0]?.daysInTown]).toEqual([null, null, null]);
    expect(page.languages).toEqual({ there: ['Marathi', 'Gondi'], here: ['English'] });
  });

  it('takes visits and days from the treatments themselves', () => {
    expect(page.rows).toEqual([
      {
        title: 'Lamp therapy',
        path: '/services/skin/lamp-therapy',
        onSite: '2 to 3 visits',
        remote: '1 video call',
        daysInTown: '1 to 2 days',
      },
    ]);
    expect(page.visits).toEqual({ onSite: '2 to 3 visits', daysInTown: '1 to 2 days' });
  });

  it('shows the city’s words and sources for its subject, and none of the other', () => {
    expect(page.texts.life).toContain('Water softens.');
    expect(page.faq.map(({ question }) => question)).toEqual([
      'Is a lamp a doctor?',
      'Is a doctor a lamp?',
      'Does the lake itch?',
      'Does the bus run?',
      'Who drives?',
    ]);
    expect(page.sources.map(({ title }) => title)).toEqual(['An atlas of lakes', 'A survey of water']);
  });

  it('names the cities within 150 km that have the same phrase, and the other phrases of its city', () => {
    expect(page.neighbours).toEqual([
      { label: 'Lamp doctor for patients from Hilltop', href: '/lamp-doctor-in-hilltop', km: 50 },
    ]);
    expect(pageAt('/lamp-doctor-in-plain').neighbours).toEqual([]);
    expect(page.sisters).toEqual([
      { label: 'Lamp clinic for patients from Lakeside', href: '/lamp-clinic-in-lakeside' },
    ]);
  });

  it('keeps the treatment in the booking address where there is only one', () => {
    expect(page.booking.href).toBe('/book-appointment?type=skin-consultation&treatment=skin/lamp-therapy');
  });

  it('keeps no treatment that the clinic explains but does not give', () => {
    const none = testCatalogue({ lamp: lampFile.replace('facts:', 'offered: false\nfacts:') });
    expect(pageAt('/lamp-doctor-in-lakeside', clinic, none).booking.href).toBe(
      '/book-appointment?type=skin-consultation',
    );
  });

  it('was checked when the later of its two files was', () => {
    expect(page.checkedOn).toEqual({ said: '20 Nov 2026', iso: '2026-11-20' });
  });
});

const visits = (from: number, to: number) => ({ from, to, unit: 'visits' as const });

describe('the span of several ranges', () => {
  it('holds them all, and is nothing for none or for different units', () => {
    expect(spanOf([visits(2, 3), visits(1, 1), visits(3, 6)])).toBe('1 to 6 visits');
    expect(spanOf([])).toBeNull();
    expect(spanOf([visits(1, 2), { from: 1, to: 2, unit: 'days' }])).toBeNull();
  });
});

describe('the head of a landing page', () => {
  const page = pageAt('/lamp-doctor-in-lakeside');
  const head = landingHead(page, 'Nagpur');
  const atHome = (line: string) => landingHead({ ...page, straightLine: null, line }, 'Lakeside').description;

  it('says for whom it is and where the clinic stands before anything else', () => {
    expect(head).toEqual({
      title: 'Lamp doctor for patients from Lakeside',
      description:
        'For patients from Lakeside: our clinic is in Nagpur, about 60 km away in a straight line. Somebody who knows lamps, and when not to use one.',
    });
  });

  it('leaves the distance out where the line is long, and shortens a title that would be cut', () => {
    const long = landingHead({ ...page, line: 'x'.repeat(100), title: 'y'.repeat(58) }, 'Nagpur');
    expect(long.description).toBe(`Our clinic is in Nagpur. For patients from Lakeside: ${'x'.repeat(100)}`);
    expect(long.title).toBe('Lamp doctor for Lakeside');
  });

  it('is not called as a treatment’s own page is', () => {
    const home = { ...page, straightLine: null, title: 'Lamp doctor in Lakeside' };
    expect(landingHead(home, 'Lakeside').title).toBe('Lamp doctor in Lakeside');
    expect(page.isCalledLikeTreatment).toBe(false);
    const about = { ...home, isCalledLikeTreatment: true };
    expect(landingHead(about, 'Lakeside').title).toBe('Lamp doctor in Lakeside: before you book');
  });

  it('says in the clinic’s own city what the page adds, as much as fits', () => {
    expect(atHome('x'.repeat(40))).toMatch(
      / What to check before you decide, what to send us first, and how many visits/,
    );
    expect(atHome('x'.repeat(100))).toBe(`${'x'.repeat(100)} What to check, and how many visits it takes.`);
  });

  it('is a reviewed page about procedures for machines', () => {
    const data = landingData(page, head, { origin: 'https://clinic.example', name: 'The clinic' });
    expect(data).toMatchObject({
      '@type': 'MedicalWebPage',
      url: 'https://clinic.example/lamp-doctor-in-lakeside',
      lastReviewed: '2026-11-20',
      about: [{ '@type': 'MedicalProcedure', name: 'Lamp therapy' }],
    });
  });
});
