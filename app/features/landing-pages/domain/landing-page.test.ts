import { describe, expect, it } from 'vitest';
import { lampFile, testClinic } from '#app/features/treatments/testing.ts';
import { testCatalogue } from '#app/features/treatments/testing-catalogue.ts';
import { parseCity, parsePhrase } from '../server/landing.ts';
import { cityFile, phraseFile } from '../testing.ts';
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
        phraseFile.replace('words: Lamp doctor', 'words: Lamp clinic\ncanonical: lamp-doctor'),
      ),
    ],
  ]),
};
const clinic = { ...testClinic, coordinates: { latitude: 21.5, longitude: 80.1 }, languages: ['English'] };
const pages = landingAddresses(landing);

function pageAt(path: string, at = clinic, catalogue = testCatalogue()) {
  const address = pages.find((page) => page.path === path);
  if (!address) throw new Error(`no page ${path}`);
  return landingPage(address, pages, { catalogue, clinic: at, landing });
}

describe('a landing page', () => {
  const page = pageAt('/lamp-doctor-in-lakeside');

  it('is called by its phrase and its city', () => {
    expect(page.title).toBe('Lamp doctor in Lakeside');
  });

  it('tells the straight line to the clinic, and where it lies', () => {
    expect(page.straightLine).toMatchObject({ km: 60, point: 'east' });
  });

  it('tells no distance in the clinic’s own city', () => {
    const { latitude, longitude } = landing.cities.get('lakeside')?.coordinates ?? clinic.coordinates;
    const at = { ...clinic, coordinates: { latitude, longitude } };
    expect(pageAt('/lamp-doctor-in-lakeside', at).straightLine).toBeNull();
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

  it('names the nearest cities that have the same phrase, and the other phrases of its city', () => {
    expect(page.neighbours.map(({ href }) => href)).toEqual(['/lamp-doctor-in-hilltop', '/lamp-doctor-in-plain']);
    expect(page.sisters).toEqual([{ label: 'Lamp clinic in Lakeside', href: '/lamp-clinic-in-lakeside' }]);
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

  it('says where the clinic is before anything else', () => {
    expect(head.description).toBe(
      'Lamp doctor in Lakeside: our clinic is in Nagpur, about 60 km east in a straight line. Somebody who knows lamps, and when not to use one.',
    );
  });

  it('is not called as a treatment’s own page is, in the clinic’s own city', () => {
    expect(landingHead({ ...page, straightLine: null }, 'Lakeside').title).toBe('Lamp doctor in Lakeside: what to ask');
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
