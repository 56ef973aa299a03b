import { describe, expect, it } from 'vitest';
import { htmlAt } from '#app/ui/layout/test-render.tsx';
import { readFinderQuery } from '../domain/finder-query.ts';
import { finderPage } from '../server/finder-page.ts';
import { clinicNow } from '../server/fixtures.ts';
import { FinderScreen } from './finder-screen.tsx';

const phone = { display: '+91 00000 00000', href: 'tel:+910000000000' };

function screen(query: string): string {
  const data = finderPage(readFinderQuery(new URLSearchParams(query)), clinicNow);
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
    expect(heading(html)).toBe('1 answer, 1 treatment for “dandruff”');
    expect(html).toContain('Dandruff is the mild form of seborrhoeic dermatitis');
    expect(html).toContain('href="/services/skin/seborrheic-dermatitis-treatment"');
    expect(html).toMatch(/<dt>Downtime<\/dt><dd>None<\/dd>/);
    expect(html).toMatch(/<dt>Sessions<\/dt><dd>1 to 2 checks<\/dd>/);
  });

  it('says why a treatment was found where its name does not, and marks another script', () => {
    expect(screen('q=dandr')).toContain('<mark>dandruff</mark>');
    expect(screen('q=रुसी').includes('<mark')).toBe(false);
    expect(screen('q=बाल')).toMatch(/<mark lang="und-Deva">[^<]*बाल/);
  });

  it('keeps apart what leaves the number open, with all that its text says', () => {
    const html = screen('q=hair+booster&sessions=several');
    expect(html).toMatch(/id="unsure"[^>]*>These leave it open<.*href="\/services\/hair\/hair-booster-injection"/);
  });

  it('says when no treatment has all the words', () => {
    const html = screen('q=white+dimples');
    expect(heading(html)).toBe('Nothing has all of “white dimples”');
    expect(html).toContain('These come nearest');
  });

  it('says how a misspelt word was taken', () => {
    const html = screen('q=dandraf');
    expect(heading(html)).toBe('Did you mean “dandruff”?');
    expect(html).toContain('This is what we found for the other spelling: 1 answer, 1 treatment.');
    expect(html).toContain('href="/services/skin/seborrheic-dermatitis-treatment"');
  });

  it('answers a question about the clinic from its facts, above the list', () => {
    expect(screen('q=opening+hours')).toMatch(/<dt>Mon–Sat<\/dt><dd>10:30 am – 8:00 pm/);
    expect(screen('q=opening+hours')).toContain('Closed, Republic Day');
    expect(screen('q=sunday')).toContain('We are closed on Sundays.');
    expect(screen('q=phone+number')).toContain('href="tel:+910000000000"');
    expect(screen('q=address')).toContain('12 Placeholder Road');
    expect(screen('q=who+is+the+dermatologist')).toContain('<li>Dermatologist</li>');
    expect(screen('q=languages')).toContain('English, Hindi, Marathi');
    expect(screen('q=whatsapp')).toContain('href="https://www.example.com/whatsapp"');
    const html = screen('q=hair+transplant+cost');
    expect(heading(html)).toMatch(
      /^1 answer, \d+ treatments, \d post[s]? for “hair transplant cost”$|^1 answer, \d+ treatments for/,
    );
    expect(html.indexOf('What a treatment costs')).toBeLessThan(html.indexOf('href="/services/hair/'));
  });

  it('tells the fee that the settings hold, and says so when they hold none', () => {
    expect(screen('q=consultation+fee')).toContain('No fee has been entered here yet');
    const visits = [{ name: 'Skin consultation', minutes: 20, feeRupees: 1500 }];
    const data = finderPage(readFinderQuery(new URLSearchParams('q=fees')), { ...clinicNow, visits });
    const html = htmlAt('/specific-service', <FinderScreen data={data} phone={phone} />);
    expect(html).toMatch(/<dt>Skin consultation<\/dt><dd>₹1,500/);
  });

  it('answers a complaint that has no page with advice, sources and the consultation', () => {
    const html = screen('q=scabies');
    expect(heading(html)).toBe('1 answer for “scabies”');
    expect(html).toContain('href="/book-appointment?type=skin-consultation"');
    expect(html).toContain('A doctor of the clinic has not signed it yet');
    expect(html).toContain('href="https://newcastle-hospitals.nhs.uk/');
  });

  it('shows nothing but the call for an emergency, and a warning calls and books', () => {
    const urgent = screen('q=face+swelling+can%27t+breathe');
    expect(urgent).toMatch(/data-answer="emergency"[^]*href="tel:112"[^]*href="tel:108"/);
    expect(urgent).toContain('The clinic’s number is <a href="tel:+910000000000">+91 00000 00000</a>');
    expect(urgent).toMatch(/data-notice=[^]*<\/div><p class="[^"]*note[^"]*">This is general advice/);
    const warning = screen('q=black+line+in+nail');
    expect(warning).toContain('data-answer="warning"');
    for (const html of [urgent, warning]) expect(html).not.toMatch(/<h3><a href="\/services/);
  });

  it.each([
    ['privacy', '/privacy-policy'],
    ['terms', '/terms-and-conditions'],
    ['blog', '/blog'],
    ['login', '/my-appointment'],
    ['my appointment', '/my-appointment'],
    ['waiting list', '/book-appointment'],
    ['is it serious', '/is-it-serious'],
  ])('leads from “%s” to %s', (words, path) => {
    const html = screen(new URLSearchParams({ q: words }).toString());
    expect(heading(html)).toMatch(/^1 answer/);
    expect(/data-answer="clinic"[^]*<\/section>/.exec(html)?.[0]).toContain(`href="${path}"`);
  });

  it('gives Tele-MANAS and 112 to who does not want to live', () => {
    const html = screen('q=suicidal');
    expect(html).toMatch(/data-answer="crisis"[^]*href="tel:14416"[^]*href="tel:112"/);
  });

  it('marks posts, and what the clinic does not give, which comes last', () => {
    expect(screen('q=sunscreen')).toMatch(/From the blog, 5 minutes to read.*href="\/blog\/sunscreen-for-indian-skin"/);
    expect(screen('q=exosome')).toContain('Explained here, but not given at this clinic');
    const page = screen('category=hair');
    expect(page.indexOf('not given at this clinic')).toBeGreaterThan(page.indexOf('href="/services/hair/mesotherapy"'));
  });

  it('leads to the question that a page answers', () => {
    expect(screen('q=does+it+hurt')).toMatch(/href="\/services\/[^"]+#questions"[^]*Answers: <mark>/);
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
