import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Loading } from './loading.tsx';
import { NetworkProblem } from './network-problem.tsx';
import { NotFound } from './not-found.tsx';
import { sampleSite } from './sample-site.ts';
import { htmlAt, linksIn, partOf, wordsOf } from './test-render.tsx';

const heading = (html: string) => wordsOf(partOf(html, /<h1/, '</h1>'));

describe('the not-found screen', () => {
  const html = htmlAt('/nowhere', <NotFound />);

  it('says 404 PAGE NOT FOUND', () => {
    expect(heading(html)).toBe('404 PAGE NOT FOUND');
  });

  it('leads to the five services and home', () => {
    expect(linksIn(html)).toEqual([
      ['Hair', '/services/hair'],
      ['Skin', '/services/skin'],
      ['Laser', '/services/laser'],
      ['Anti-Aging', '/services/anti-aging'],
      ['Cosmetic-Surgery', '/services/cosmetic-surgery'],
      ['Go To HomePage', '/'],
    ]);
  });
});

describe('the network-problem screen', () => {
  const html = renderToStaticMarkup(<NetworkProblem href="/book-appointment?type=hair" />);

  it('says 500 NETWORK PROBLEM TRY RELOAD', () => {
    expect(heading(html)).toBe('500 NETWORK PROBLEM TRY RELOAD');
  });

  it('leads back to the page that was wanted, and home', () => {
    expect(linksIn(html)).toEqual([
      ['Try again', '/book-appointment?type=hair'],
      ['Go To HomePage', '/'],
    ]);
  });

  it('asks the network for nothing and needs no router', () => {
    expect(html).not.toMatch(/<(img|link|script|iframe|image|use)\b|url\(/);
  });

  it('leaves the router out of its links inside the site as well, so that a whole new page comes', () => {
    expect(htmlAt('/clinic', <NetworkProblem href="/clinic" />)).not.toContain('data-discover');
  });

  it('gives the phone where the clinic is known', () => {
    const known = renderToStaticMarkup(<NetworkProblem href="/" clinic={sampleSite.clinic} />);
    expect(wordsOf(known)).toContain('Or call +91 00000 00000 , Mon-Sat 10:30am to 08:00pm');
  });

  it('stays small enough to lie ready in the page', () => {
    expect(html.length).toBeLessThan(6_000);
  });
});

describe('the loading screen', () => {
  it('is the mark with a word for those who do not see it', () => {
    const html = renderToStaticMarkup(<Loading />);
    expect(html).toContain('<svg');
    expect(wordsOf(html)).toBe('One moment');
  });
});
