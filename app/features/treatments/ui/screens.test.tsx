import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { treatmentPage } from '../domain/treatment-page.ts';
import { lampFile, testClinic } from '../fixtures.ts';
import { testCatalogue } from '../fixtures-catalogue.ts';
import { TreatmentBody } from './treatment-body.tsx';
import { VideoFrame, VideoOnClick } from '#app/ui/video/video-on-click.tsx';

const plate = { name: 'lamp-therapy', title: 'A lamp', caption: 'A lamp.', width: 560, height: 610 };
const pictures = { cover: { plate, alt: 'A lamp', number: 1 }, process: [], film: null, related: {} };
const scale = { src: '/plates/depth-section.svg', width: 520, height: 640, surface: 40, mm: 100, depthMm: 6 };

function markupOf(file = lampFile): string {
  const page = treatmentPage(testCatalogue({ lamp: file }), testClinic, 'skin/lamp-therapy');
  if (!page) throw new Error('no such page');
  return renderToStaticMarkup(
    <TreatmentBody page={page} pictures={pictures} depthScale={scale} clinicName="The clinic" posts={[]} />,
  );
}

const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const linksOf = (html: string) => [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);

describe('a treatment', () => {
  const html = markupOf();

  it('has every section its navigation leads to, and no id twice', () => {
    const ids = idsOf(html);
    expect(linksOf(html).filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('numbers Diagnose, Treat and Maintain', () => {
    const steps = [...html.matchAll(/<span[^>]*aria-hidden="true">(\d)<\/span><div><h3[^>]*>(\w+)/g)].map(
      ([, number, title]) => `${number} ${title}`,
    );
    expect(steps).toEqual(['1 Diagnose', '2 Treat', '3 Maintain']);
  });

  it('puts the aftercare, the signs of an emergency, those to call about and the phone on one sheet', () => {
    const sheet = /<div id="aftercare-sheet"[\s\S]*?<\/section><\/div>/.exec(html)?.[0] ?? '';
    for (const text of [
      'Lamp therapy · The clinic',
      'Sun',
      'Water',
      'Cream',
      'Sleep',
      'Gym',
      'You cannot breathe',
      'Pus',
      '+91 00000 00000',
    ]) {
      expect(sheet).toContain(text);
    }
  });

  it('says what is for 112 and 108 above what is for the clinic, each once, and what to do when it is closed', () => {
    const order = [
      'Call 112 (ambulance 108) or go to a hospital now',
      'You cannot breathe',
      'href="tel:112"',
      'href="tel:108"',
      'Call us the same day',
      'Pus',
      'href="tel:+910000000000"',
      'If we are closed, or nobody answers',
    ].map((text) => html.indexOf(text));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    for (const sign of ['You cannot breathe', '<li>Pus</li>']) expect(html.split(sign)).toHaveLength(2);
    expect(/<section id="risks"[\s\S]*?<\/section>/.exec(html)?.[0]).toContain('href="#urgent"');
  });

  it('marks its depths to scale, with the millimetres of its facts', () => {
    expect(html).toContain('d="M0 190H542"');
    expect(html).toContain('d="M0 340H542"');
    expect(html).toContain('>3.0</text>');
  });

  it('draws no depth beyond what the plate shows', () => {
    const deep = lampFile.replace('to: 3\n    unit: mm\n    stops: ["1.5", "3.0"]', 'to: 9\n    unit: mm');
    expect(deep).not.toBe(lampFile);
    expect(markupOf(deep)).not.toContain('depth-section.svg');
  });
});

describe('a video', () => {
  const video = { address: 'https://player.example/embed/1', title: 'Lamp therapy' };

  it('is a link until it is asked for, so that no other site hears of the reader', () => {
    const html = renderToStaticMarkup(<VideoOnClick {...video} />);
    expect(html).toContain('href="https://player.example/embed/1"');
    expect(html).not.toContain('<iframe');
    expect(html).toContain('player.example, and only when you ask for it');
  });

  it('is a named player afterwards', () => {
    expect(renderToStaticMarkup(<VideoFrame {...video} />)).toMatch(
      /<iframe src="https:\/\/player\.example\/embed\/1" title="Lamp therapy"/,
    );
  });

  it('stands on a page only where the file names one', () => {
    expect(markupOf()).not.toContain('Watch:');
    expect(markupOf(lampFile.replace('facts:', 'video: https://www.youtube-nocookie.com/embed/1\nfacts:'))).toContain(
      'Watch: Lamp therapy',
    );
  });
});
