import { describe, expect, it } from 'vitest';
import { Navigation } from './navigation.tsx';
import { sampleSite } from './sample-site.ts';
import { htmlAt, linksIn, partOf, wordsOf } from './test-render.tsx';

const at = (path: string) => htmlAt(path, <Navigation site={sampleSite} />);
const html = at('/');
const bar = partOf(html, /<nav /, '</nav>');
const treatmentPaths = new Set(sampleSite.categories.flatMap(({ treatments }) => treatments.map(({ path }) => path)));

describe('the navigation', () => {
  it('has the items of the specification, booking last in the bar and first in the phone menu, and there the way back to an appointment', () => {
    const outsideServices = linksIn(bar).filter(([, href]) => !href.startsWith('/services'));
    expect(outsideServices).toEqual([
      ['Book Appointment', '/book-appointment'],
      ['Home', '/'],
      ['About Us', '/about-us'],
      ['Clinic', '/clinic'],
      ['Blogs', '/blog'],
      ['Contact Us', '/contact-us'],
      ['Hair', '/patient-form/hair'],
      ['Skin', '/patient-form/skin'],
      ['My Appointment', '/my-appointment'],
      ['Book Appointment', '/book-appointment'],
    ]);
  });

  it('opens Services and Patient Form without script, one of them at a time', () => {
    const summaries = [...bar.matchAll(/<details[^>]*name="main-menu"[^>]*><summary[^>]*>(.*?)<\/summary>/gs)];
    expect(summaries.map(([, inner = '']) => wordsOf(inner))).toEqual(['Services', 'Patient Form']);
  });

  it('lists the seven categories in their order, each a link and a list of which only one is open', () => {
    const categories = linksIn(bar).filter(
      ([words, href]) => /^\/services\/[^/]+$/.test(href) && !words.startsWith('All '),
    );
    expect(categories).toEqual([
      ['Hair', '/services/hair'],
      ['Skin', '/services/skin'],
      ['Nail', '/services/nail'],
      ['Cosmetic-Surgery', '/services/cosmetic-surgery'],
      ['Anti-Aging', '/services/anti-aging'],
      ['Laser', '/services/laser'],
      ['Medi-Facial', '/services/medi-facial'],
    ]);
    expect(bar.match(/<details[^>]*name="service-category"/g)).toHaveLength(7);
    expect(bar).not.toMatch(/<details[^>]* open/);
  });

  it('links every treatment once', () => {
    const found = linksIn(bar).filter(([, href]) => treatmentPaths.has(href));
    expect(found).toEqual(
      sampleSite.categories.flatMap(({ treatments }) => treatments.map((t) => [t.cardTitle, t.path])),
    );
  });

  it('has the search beside its items: a link to the finder until its dialog is asked for', () => {
    expect(linksIn(partOf(html, /<search/, '</search>'))).toEqual([['Search', '/specific-service']]);
    expect(bar).not.toContain('<search');
    expect(html).not.toContain('<dialog');
  });

  it.each([
    ['/', 'Home', 'page'],
    ['/blog', 'Blogs', 'page'],
    ['/blog/one-post', 'Blogs', 'true'],
    ['/services/hair/prp-therapy', 'Services', 'true'],
    ['/services/hair/prp-therapy', 'PRP therapy', 'page'],
    ['/patient-form/skin', 'Patient Form', 'true'],
  ])('on %s marks %s as current: %s', (path, words, current) => {
    const [, tag = ''] = new RegExp(`(<(?:a|summary)[^>]*>)${words}<`).exec(at(path)) ?? [];
    expect(tag).toContain(`aria-current="${current}"`);
  });

  it('marks nothing on a page it does not list', () => {
    expect(at('/nowhere')).not.toContain('aria-current');
  });

  it('stands a link to the opening hours where "open now" comes later, and one’s appointment and the first phone beside it', () => {
    expect(linksIn(html).slice(0, 3)).toEqual([
      ['Opening hours', '/contact-us#hours'],
      ['My Appointment', '/my-appointment'],
      ['+91 00000 00000', 'tel:+910000000000'],
    ]);
  });

  it('carries no style attribute, which the content security policy would refuse', () => {
    expect(html).not.toMatch(/ style=/);
  });
});
