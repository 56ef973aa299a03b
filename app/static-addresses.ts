import { landingPages } from './features/landing-pages/server/landing.ts';
import { catalogue } from './features/treatments/server/catalogue.ts';

/** Screens of the specification whose content does not depend on who asks or when; each is kept rendered. */
const FIXED = [
  '/',
  '/about-us',
  '/clinic',
  '/blog',
  '/contact-us',
  '/quick-links',
  '/is-it-serious',
  '/FormDetailPopup',
  '/patient-form/hair',
  '/patient-form/skin',
  '/terms-and-conditions',
  '/privacy-policy',
  '/services',
] as const;

/** Screens rendered for each request. */
const LIVE = [
  '/book-appointment',
  '/my-appointment',
  '/waiting-list',
  '/specific-service',
  '/admin-login',
  '/admin-dashboard',
] as const;

/** Addresses that are rendered in the build and served from memory. */
export function staticAddresses(): string[] {
  const { categories, treatments } = catalogue();
  return [
    ...FIXED,
    ...categories.map(({ path }) => `/services/${path}`),
    ...[...treatments.values()].map(({ path }) => path),
    ...landingPages().keys(),
  ];
}

/** Every address that has one true spelling, and the other spellings that lead to it. */
export function siteAddresses(): { addresses: string[]; aliases: [string, string][] } {
  const { categories, treatments } = catalogue();
  // An address of earlier mails and bookmarks.
  const aliases: [string, string][] = [['/find-appointment', '/my-appointment']];
  for (const { path, key, displayName } of categories) {
    for (const name of new Set([key, displayName.toLowerCase()])) {
      if (name === path) continue;
      aliases.push([`/services/${name}`, `/services/${path}`]);
      for (const treatment of treatments.values()) {
        if (treatment.category === path) aliases.push([`/services/${name}/${treatment.slug}`, treatment.path]);
      }
    }
  }
  return { addresses: [...staticAddresses(), ...LIVE], aliases };
}

/** Below these the rest of the path is data: a token, a slug. */
export const LIVE_SECTIONS = [
  '/appointment/',
  '/waiting-list/',
  '/calendar/',
  '/is-it-serious/',
  '/patient-form/',
  '/webhooks/',
  '/blog/',
  '/api/',
  '/admin-login/',
  '/admin-dashboard/',
] as const;

/** Public addresses whose reading asks the database or counts free times, with all that begins like them. */
export const COSTLY_SECTIONS = [
  '/api/',
  '/live.json',
  '/book-appointment',
  '/waiting-list',
  '/specific-service',
  '/blog/search',
] as const;

/**
 * So many of them one network may read a minute: ten a second, for a minute on end. Of the mobile networks a whole
 * neighbourhood shares one address; a page asks for one of them, the choice of a time for some three.
 */
export const COSTLY_READS_PER_MINUTE = 600;
