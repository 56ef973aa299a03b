import { RouterContextProvider } from 'react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { loader } from '../routes/landing-route.tsx';
import { CityIndex } from './city-index-list.tsx';
import { LandingScreen } from './landing-screen.tsx';
import { LinkFilter } from './link-filter.tsx';

const context = new RouterContextProvider();

function screen(path: string): string {
  const { page, chart, slug, clinicCity, cover } = loader({ params: { landing: path }, context });
  return renderToStaticMarkup(<LandingScreen {...{ page, chart, slug, clinicCity, cover }} />);
}

const all = (pattern: RegExp, html: string): string[] => [...html.matchAll(pattern)].map(([, found = '']) => found);

describe.each(['hair-transplant-in-amravati', 'ear-piercing-in-nagpur'])('the screen of %s', (path) => {
  const html = screen(path);

  it('has one heading of the first level, and skips no level', () => {
    const levels = all(/<h([1-6])\b/g, html).map(Number);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
  });

  it('uses every id once, and names every section by one', () => {
    const ids = all(/ id="([^"]+)"/g, html);
    expect(new Set(ids).size).toBe(ids.length);
    expect(all(/aria-labelledby="([^"]+)"/g, html).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('leads to the finder of time, the quick links and the treatments in full', () => {
    const links = all(/href="([^"]+)"/g, html);
    expect(links.some((link) => link.startsWith('/book-appointment?type='))).toBe(true);
    expect(links).toContain('/quick-links');
    expect(links.some((link) => link.startsWith('/services/'))).toBe(true);
  });

  it('uses no style attribute', () => {
    expect(html).not.toContain(' style="');
  });
});

describe('a landing page of another city', () => {
  const html = screen('hair-transplant-in-amravati');

  it('is called after those it is for, and not after a place where the clinic is not', () => {
    expect(html).toMatch(/<h1[^>]*>(?:<[^>]+>)*Hair transplant for patients from Amravati/);
    expect(html).not.toContain('Hair transplant in Amravati');
  });

  it('says first that the clinic is elsewhere, and how far', () => {
    expect(html).toContain('Our clinic is in Nagpur, not in Amravati.');
    expect(html).toContain('About 140 km');
    expect(html).toContain('From Amravati to Nagpur');
  });

  it('tells the chart in words as well', () => {
    expect(html).toMatch(/<svg [^>]*role="img" aria-label="Chart: [^"]*Amravati on it, about 140 km away/);
  });
});

describe('a landing page of the clinic’s own city', () => {
  it('tells no distance and draws no chart', () => {
    const html = screen('ear-piercing-in-nagpur');
    expect(html).not.toMatch(/not in Nagpur|Straight line|role="img"/);
  });

  it('tells nothing that only somebody from elsewhere asks', () => {
    const html = screen('ear-piercing-in-nagpur');
    expect(html).not.toMatch(/Days in town|In town|Languages/);
    const elsewhere = screen('hair-transplant-in-amravati');
    for (const told of ['Days in town', 'In town', 'Languages in Amravati']) expect(elsewhere).toContain(told);
  });

  it('has the emergency number among its facts as a link', () => {
    expect(screen('ear-piercing-in-nagpur')).toMatch(/AIIMS Nagpur, or call <a href="tel:112">112<\/a>/);
  });
});

describe('an address that is no landing page', () => {
  it.each(['botox-in-atlantis', 'moonlight-in-nagpur', 'nagpur', ''])('"%s" is not found', (landing) => {
    expect(() => loader({ params: { landing }, context })).toThrow(expect.objectContaining({ init: { status: 404 } }));
  });
});

describe('the quick links', () => {
  it('read each link with its city', () => {
    const cities = [
      { slug: 'akola', name: 'Akola', isHome: false, links: [{ phrase: 'skin-doctor', words: 'Skin doctor' }] },
    ];
    const html = renderToStaticMarkup(<CityIndex cities={cities} open={false} />);
    expect(html).toContain('href="/skin-doctor-in-akola"');
    expect(html.replace(/<[^>]+>/g, '')).toContain('Skin doctor for patients from Akola');
    expect(html).not.toContain('<details open');
    expect(renderToStaticMarkup(<CityIndex cities={cities} open />)).toContain('<details open');
  });

  it('ask the treatment finder until scripts run', () => {
    const html = renderToStaticMarkup(<LinkFilter query="" onQuery={() => undefined} found={0} />);
    expect(html).toMatch(
      /<form action="\/specific-service#results" method="get">|<form method="get" action="\/specific-service#results">/,
    );
    expect(html).toMatch(/<input [^>]*name="q"/);
  });
});
