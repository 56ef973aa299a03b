import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Link } from './link.tsx';
import { isScreenAddress } from './screen-address.ts';

describe('a link', () => {
  it.each(['/', '/services/hair', '/book-appointment?type=hair', '/privacy-policy#photos'])(
    'takes %s for a screen',
    (href) => {
      expect(isScreenAddress(href)).toBe(true);
    },
  );

  it.each([
    '//example.org/',
    '/\\example.org',
    'https://example.org/',
    'tel:+910000000000',
    '#main',
    '/visit.ics',
    '/api/v1/slots',
  ])('leaves %s to the browser', (href) => {
    expect(isScreenAddress(href)).toBe(false);
  });

  it('has the same address and words with a router as without one', () => {
    const link = <Link href="/clinic">The clinic</Link>;
    expect(renderToStaticMarkup(link)).toBe('<a href="/clinic">The clinic</a>');
    expect(renderToStaticMarkup(<MemoryRouter>{link}</MemoryRouter>)).toMatch(
      /<a href="\/clinic"[^>]*>The clinic<\/a>/,
    );
  });
});
