import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { treatmentPage, type TreatmentPage } from '../domain/treatment-page.ts';
import { fullFile, testClinic } from '../testing.ts';
import { testCatalogue } from '../testing-catalogue.ts';
import { firstVisit } from './first-visit.ts';
import { FullTreatment } from './full-treatment.tsx';
import { ShortTreatment } from './short-treatment.tsx';
import { VideoFrame, VideoOnClick } from './video-on-click.tsx';

const pictures = { cover: null, process: [], related: {} };
const scale = { src: '/plates/depth-section.svg', width: 520, height: 640, surface: 40, mm: 100, depthMm: 6 };

function pageOf(key: string, full = fullFile): TreatmentPage {
  const page = treatmentPage(testCatalogue({ full }), testClinic, key);
  if (!page) throw new Error(`no page ${key}`);
  return page;
}

function markupOf(file = fullFile): string {
  const page = pageOf('skin/lamp-therapy', file);
  if (!page.full) throw new Error('the file is a full one');
  return renderToStaticMarkup(
    <FullTreatment page={page} full={page.full} pictures={pictures} depthScale={scale} clinicName="The clinic" />,
  );
}

const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const linksOf = (html: string) => [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);

describe('a full treatment', () => {
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

  it('puts the aftercare, the signs to call about and the phone on one sheet', () => {
    const sheet = /<div id="aftercare-sheet"[\s\S]*?<\/ul><\/div><\/div>/.exec(html)?.[0] ?? '';
    for (const text of [
      'Lamp therapy · The clinic',
      'Sun',
      'Water',
      'Cream',
      'Sleep',
      'Gym',
      'Pus',
      '+91 00000 00000',
    ]) {
      expect(sheet).toContain(text);
    }
  });

  it('marks its depths to scale, with the millimetres of its facts', () => {
    expect(html).toContain('d="M0 190H542"');
    expect(html).toContain('d="M0 340H542"');
    expect(html).toContain('>3.0</text>');
  });

  it('draws no depth beyond what the plate shows', () => {
    const deep = fullFile.replace('to: 3\n    unit: mm\n    stops: ["1.5", "3.0"]', 'to: 9\n    unit: mm');
    expect(deep).not.toBe(fullFile);
    expect(markupOf(deep)).not.toContain('depth-section.svg');
  });
});

describe('a short treatment', () => {
  const html = renderToStaticMarkup(
    <ShortTreatment
      page={pageOf('skin/balm-therapy')}
      pictures={pictures}
      visit={firstVisit('cosmetic-surgery-consultation')}
    />,
  );

  it('tells what the first visit is like and asks the questions of its department', () => {
    expect(html).toContain('What happens at your first visit');
    expect(html).toContain('You show what bothers you');
    expect(html).toContain('What should I bring?');
  });

  it('tells of a skin consultation where a kind of visit has no words of its own', () => {
    expect(firstVisit('follow-up')).toBe(firstVisit('skin-consultation'));
    expect(firstVisit('toString')).toBe(firstVisit('skin-consultation'));
  });

  it('has every section its navigation leads to', () => {
    expect(linksOf(html).filter((id) => !idsOf(html).includes(id))).toEqual([]);
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
    expect(markupOf(fullFile.replace('facts:', 'video: https://player.example/embed/1\nfacts:'))).toContain(
      'Watch: Lamp therapy',
    );
  });
});
