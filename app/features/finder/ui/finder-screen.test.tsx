import { describe, expect, it } from 'vitest';
import { htmlAt } from '#app/ui/layout/test-render.tsx';
import { readFinderQuery } from '../domain/finder-query.ts';
import { finderPage } from '../server/finder-page.ts';
import { FinderScreen } from './finder-screen.tsx';

const phone = { display: '+91 00000 00000', href: 'tel:+910000000000' };

function screen(query: string): string {
  const data = finderPage(readFinderQuery(new URLSearchParams(query)));
  return htmlAt('/specific-service', <FinderScreen data={data} phone={phone} />);
}

const chosen = (html: string): (string | undefined)[] =>
  [...html.matchAll(/<option value="([^"]*)" selected/g)].map(([, value]) => value);
const heading = (html: string): string => /<h2 id="results"[^>]*>(.*?)<\/h2>/.exec(html)?.[1] ?? '';

describe('the finder', () => {
  it('is a form whose state goes into the address', () => {
    expect(screen('')).toMatch(/<form [^>]*action="\/specific-service#results" method="get"/);
    expect(screen('').match(/<h1/g)).toHaveLength(1);
  });

  it('begins with concerns, places and days to start from, and no treatments', () => {
    const html = screen('');
    for (const start of ['concern=acne+scars', 'area=scalp', 'downtime=none'])
      expect(html).toContain(`href="/specific-service?${start}#results"`);
    expect(heading(html)).toBe('Start from a concern');
    expect(html).not.toContain('<h3');
  });

  it('shows what was asked in the form again, and says how much of it is folded away', () => {
    const html = screen('q=pits&concern=acne+scars&area=face&downtime=week&sessions=several&category=Cosmetic-Surgery');
    expect(html).toContain('value="pits"');
    expect(chosen(html)).toEqual(['acne scars', 'face', 'week', 'several', 'cosmetic']);
    expect(html).toContain('More choices, 5 set');
  });

  it('keeps a concern that is none of the choices', () => {
    expect(chosen(screen('concern=hair-loss'))).toContain('hair-loss');
  });

  it('names the treatments found with what they take in days and sessions', () => {
    const html = screen('q=dandruff');
    expect(heading(html)).toBe('1 treatment for “dandruff”');
    expect(html).toContain('href="/services/skin/seborrheic-dermatitis-treatment"');
    expect(html).toMatch(/<dt>Downtime<\/dt><dd>None<\/dd>/);
    expect(html).toMatch(/<dt>Sessions<\/dt><dd>1 to 2 checks<\/dd>/);
  });

  it('says why a treatment was found where its name does not, and marks another script', () => {
    expect(screen('q=dandraf')).toContain('<mark>dandruff</mark>');
    expect(screen('q=रुसी').includes('<mark')).toBe(false);
    expect(screen('q=बाल')).toMatch(/<mark lang="und-Deva">[^<]*बाल/);
  });

  it('keeps apart what leaves the number open, with all that its text says', () => {
    const html = screen('q=beard&downtime=fortnight');
    expect(heading(html)).toBe('1 treatment for “beard”: two weeks off at most');
    expect(html).toMatch(/id="unsure"[^>]*>These leave it open<.*Do not plan it before a wedding/);
  });

  it('says when no treatment has all the words', () => {
    const html = screen('q=safed+baal');
    expect(heading(html)).toBe('Nothing has all of “safed baal”');
    expect(html).toContain('These come nearest');
  });

  it('helps on when it finds nothing, and writes what was typed as text', () => {
    const html = screen(`q=${encodeURIComponent('<b>xyzzy</b>')}`);
    expect(html).toContain('Nothing found for “&lt;b&gt;xyzzy&lt;/b&gt;”');
    expect(html).toContain('Try one word in place of several');
    expect(html).toContain('href="/services/hair"');
    expect(html).toContain(phone.href);
  });

  it('offers the wider searches that find something', () => {
    const html = screen('concern=frown+lines&downtime=none&area=scalp');
    expect(heading(html)).toBe('Nothing found for frown lines, scalp: no days off');
    expect(html).toContain('href="/specific-service?concern=frown+lines&amp;downtime=none#results"');
    expect(html).not.toContain('Try one word in place of several');
  });

  it('takes values that do not exist for any', () => {
    expect(heading(screen('category=nonsense&downtime=century&sessions=%00'))).toBe('Start from a concern');
  });
});
