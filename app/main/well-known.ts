import { dayMs } from '#app/lib/time.ts';

/** How long the word of security.txt is good for, from the day it is read; RFC 9116 advises less than a year. */
const GOOD_FOR_DAYS = 180;

/**
 * The security.txt of the site at `origin` (RFC 9116): whom to tell of a hole, from the clinic's own facts. The
 * expiry moves with the day it is asked, so it is never out of date while somebody runs the site.
 */
export function securityTxt(origin: string, email: string, nowMs: number): string {
  const day = Math.floor(nowMs / dayMs) + GOOD_FOR_DAYS;
  const expires = new Date(day * dayMs).toISOString();
  return [
    `Contact: mailto:${email}`,
    `Contact: ${origin}/contact-us`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

interface OnHomeScreen {
  readonly name: string;
  readonly shortName: string;
  /** The icons are made of it; it has none that is drawn in SVG. */
  readonly hasOwnLogo: boolean;
}

/** How the site appears on a phone's home screen (W3C Web Application Manifest). */
export function webManifest({ name, shortName, hasOwnLogo }: OnHomeScreen) {
  return {
    name,
    short_name: shortName,
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    background_color: '#FBF7F2',
    theme_color: '#2A1533',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      ...(hasOwnLogo ? [] : [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }]),
    ],
  };
}
