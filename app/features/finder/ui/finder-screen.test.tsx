import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readFinderQuery } from '../domain/finder-query.ts';
import { finderPage } from '../server/finder-page.ts';
import { FinderScreen } from './finder-screen.tsx';

const phone = { display: '+91 00000 00000', href: 'tel:+910000000000' };

function screen(query: string): string {
  const page = finderPage(readFinderQuery(new URLSearchParams(query)));
  return renderToStaticMarkup(<FinderScreen {...page} phone={phone} />);
}

const chosen = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<option value="([^"]*)" selected/g)].map(([, value]) => value);

describe('the finder', () => {
  it('is a form whose state goes into the address', () => {
    expect(screen('')).toMatch(/<form [^>]*action="\/specific-service#results" method="get"/);
    expect(screen('').match(/<h1/g)).toHaveLength(1);
  });

  it('begins with words to start from, and no results', () => {
    expect(screen('')).toContain('href="/specific-service?concern=acne+scars"');
    expect(screen('')).not.toContain('id="results"');
  });

  it('shows what was asked in the form again', () => {
    const html = screen('q=pits&concern=acne+scars&area=face&category=Cosmetic-Surgery');
    expect(html).toContain('value="pits"');
    expect(chosen(html)).toEqual(['acne scars', 'face', 'cosmetic']);
  });

  it('keeps a concern that is none of the choices', () => {
    expect(chosen(screen('concern=hair-loss'))).toContain('hair-loss');
  });

  it('names the treatments found with their department', () => {
    const html = screen('q=dandruff');
    expect(html).toContain('1 treatment for “dandruff”');
    expect(html).toContain('href="/services/skin/seborrheic-dermatitis-treatment"');
  });

  it('helps on when it finds nothing, and writes what was typed as text', () => {
    const html = screen(`q=${encodeURIComponent('<b>xyzzy</b>')}`);
    expect(html).toContain('Nothing found for “&lt;b&gt;xyzzy&lt;/b&gt;”');
    expect(html).toContain('href="/services/hair"');
    expect(html).toContain(phone.href);
  });

  it('takes a department that does not exist for all of them', () => {
    expect(screen('category=nonsense')).not.toContain('id="results"');
  });
});
