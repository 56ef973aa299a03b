import { describe, expect, it } from 'vitest';
import { PageLayout } from './page-layout.tsx';
import { sampleSite } from './sample-site.ts';
import { htmlAt, linksIn, partOf, wordsOf } from './test-render.tsx';

const html = htmlAt(
  '/',
  <PageLayout site={sampleSite}>
    <h1>The screen</h1>
  </PageLayout>,
);

describe('the frame of a page', () => {
  it('begins with a link past the navigation to a place that takes the focus', () => {
    expect(linksIn(html)[0]).toEqual(['Skip to the content', '#main']);
    expect(html).toMatch(/<main[^>]*id="main"[^>]*tabindex="-1"/i);
  });

  it('holds the screen in main and adds no second heading of the first level', () => {
    expect(wordsOf(partOf(html, /<main/, '</main>'))).toBe('The screen');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('has a bar to book, call and chat', () => {
    expect(linksIn(partOf(html, /<nav[^>]*aria-label="Book or contact"/, '</nav>'))).toEqual([
      ['Book', '/book-appointment'],
      ['Call', 'tel:+910000000000'],
      ['WhatsApp', 'https://www.example.com/whatsapp'],
    ]);
  });

  it('stands an empty status ready, so that loading is announced when it comes', () => {
    expect(html).toMatch(/<output><\/output>/);
  });

  it('gives every landmark of a kind its own name', () => {
    const names = [...html.matchAll(/<nav[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(html.match(/<nav/g)).toHaveLength(names.length);
  });
});
