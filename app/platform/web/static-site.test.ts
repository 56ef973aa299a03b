import { describe, expect, it } from 'vitest';
import type { PublicFacts } from './public-facts.ts';
import { pageDataAddress } from './page-data.ts';
import { type RenderedPage, StaticSite } from './static-site.ts';

const factsOf = (year: number): PublicFacts => ({
  origin: 'https://clinic.example',
  year,
  openingHours: { mon: [['10:30', '20:00']], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] },
  closures: [],
  practitioners: [],
});

/** A site of two pages, and what was rendered for it. */
function siteOf(render?: (path: string, facts: PublicFacts) => Promise<RenderedPage>) {
  const rendered: string[] = [];
  const site = new StaticSite({
    paths: ['/', '/clinic'],
    frames: [],
    render: async (path, facts) => {
      rendered.push(`${path} ${facts.year}`);
      return render ? render(path, facts) : { path, html: `<p>${path} ${facts.year}</p>`, data: String(facts.year) };
    },
  });
  const text = async (address: string) => (await site.file(address))?.variants.identity.body.toString();
  return { site, rendered, text };
}

describe('the pages held in memory', () => {
  it('are rendered when they are first asked for, once, and then kept', async () => {
    const { site, rendered, text } = siteOf();
    site.bringUpToDate(factsOf(2026));
    expect(rendered).toEqual([]);
    expect(await Promise.all([text('/'), text('/'), text(pageDataAddress('/'))])).toEqual([
      '<p>/ 2026</p>',
      '<p>/ 2026</p>',
      '2026',
    ]);
    expect(site.file('/')).not.toBeInstanceOf(Promise);
    expect(rendered).toEqual(['/ 2026']);
  });

  it('are never shown with facts that are no longer true', async () => {
    const { site, rendered, text } = siteOf();
    site.bringUpToDate(factsOf(2026));
    await text('/');
    site.bringUpToDate(factsOf(2026));
    expect(await text('/')).toBe('<p>/ 2026</p>');
    site.bringUpToDate(factsOf(2027));
    expect(await text('/')).toBe('<p>/ 2027</p>');
    expect(rendered).toEqual(['/ 2026', '/ 2027']);
  });

  it('are rendered again when the facts change while somebody waits', async () => {
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const { site, text } = siteOf(async (path, facts) => {
      if (facts.year === 2026) await held;
      return { path, html: String(facts.year), data: '' };
    });
    site.bringUpToDate(factsOf(2026));
    const waiting = text('/clinic');
    site.bringUpToDate(factsOf(2027));
    release?.();
    expect(await waiting).toBe('2027');
  });

  it('are tried again after a rendering that failed', async () => {
    let fails = true;
    const { site, text } = siteOf((path) =>
      fails ? Promise.reject(new Error('no ink')) : Promise.resolve({ path, html: 'well', data: '' }),
    );
    site.bringUpToDate(factsOf(2026));
    await expect(text('/')).rejects.toThrow('no ink');
    fails = false;
    expect(await text('/')).toBe('well');
  });

  it('know nothing of other addresses', () => {
    const { site } = siteOf();
    site.bringUpToDate(factsOf(2026));
    expect(site.file('/ghost')).toBeUndefined();
  });
});
