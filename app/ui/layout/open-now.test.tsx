import { expect, it } from 'vitest';
import { OpenNowLink } from './open-now.tsx';
import { htmlAt, linksIn } from './test-render.tsx';

it('leads to the opening hours while nothing is known', () => {
  const html = htmlAt('/', <OpenNowLink openNow={null} fallback="Opening hours" />);
  expect(linksIn(html)).toEqual([['Opening hours', '/contact-us#hours']]);
  expect(html).not.toContain('data-open');
});

it('says whether the clinic is open, and still leads to the hours', () => {
  const open = htmlAt('/', <OpenNowLink openNow={{ open: true, text: 'Open now, until 8:00 pm' }} fallback="" />);
  const closed = htmlAt('/', <OpenNowLink openNow={{ open: false, text: 'Opens Sat 10:30 am' }} fallback="" />);
  expect(linksIn(open + closed)).toEqual([
    ['Open now, until 8:00 pm', '/contact-us#hours'],
    ['Opens Sat 10:30 am', '/contact-us#hours'],
  ]);
  expect(open).toContain('data-open="true"');
  expect(closed).toContain('data-open="false"');
});
