import { features } from '#app/features.ts';
import { otherSpellings } from '#app/features/landing-pages/domain/landing.ts';
import { landingPages } from '#app/features/landing-pages/server/landing.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { pagesOf } from './feature-addresses.ts';
import { translatedPaths } from './translated-paths.ts';

/** A page of two features, and the desk: they stand in no `feature.ts`. */
const KEPT_OF_NOBODY = '/contact-us';
const DESK = '/admin-dashboard';

/** Addresses that are rendered in the build and served from memory. */
export function staticAddresses(): string[] {
  const { categories, treatments } = catalogue();
  return [
    ...[...pagesOf(features, 'kept'), KEPT_OF_NOBODY].toSorted(),
    ...categories.map(({ address }) => address),
    ...[...treatments.values()].map(({ path }) => path),
    ...translatedPaths().map(({ path }) => path),
    ...landingPages().keys(),
  ];
}

/** Every address that has one true spelling, and the other spellings that lead to it. */
export function siteAddresses(): { addresses: string[]; aliases: [string, string][] } {
  const { categories, treatments } = catalogue();
  const aliases: [string, string][] = [
    // An address of earlier mails and bookmarks.
    ['/find-appointment', '/my-appointment'],
    // What is left of a form's address when its end is cut off.
    ['/patient-form', '/FormDetailPopup'],
  ];
  for (const { path, address, key, displayName } of categories) {
    for (const name of new Set([key, displayName.toLowerCase()])) {
      if (name === path) continue;
      aliases.push([`/services/${name}`, address]);
      for (const treatment of treatments.values()) {
        if (treatment.category === path) aliases.push([`/services/${name}/${treatment.slug}`, treatment.path]);
      }
    }
  }
  aliases.push(...otherSpellings(landingPages().values()));
  return { addresses: [...staticAddresses(), ...pagesOf(features, 'live'), DESK], aliases };
}

/** Below these the rest of the path is data: a token, a slug. */
export const LIVE_SECTIONS: readonly string[] = [...features.flatMap(({ sections = [] }) => sections), `${DESK}/`];

/** Public addresses whose reading asks the database or counts free times, with all that begins like them. */
export const COSTLY_SECTIONS: readonly string[] = features.flatMap(({ costlyReads = [] }) => costlyReads);

/**
 * So many of them one network may read a minute: ten a second, for a minute on end. Of the mobile networks a whole
 * neighbourhood shares one address; a page asks for one of them, the choice of a time for some three.
 */
export const COSTLY_READS_PER_MINUTE = 600;
