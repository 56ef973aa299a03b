import { paths } from './paths.ts';

/** Pages that are kept and only read. Not those that are made for one visitor. */
const READ = [
  paths.home,
  `${paths.services}*`,
  `${paths.blog}*`,
  `${paths.serious}*`,
  paths.about,
  paths.clinic,
  paths.contact,
  paths.quickLinks,
  paths.privacy,
  paths.terms,
];

/**
 * Lets a browser that can fetch the next page while the finger is still on its link. It counts until the framework answers links itself;
 * the boot script then takes it away. https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: READ },
          { not: { selector_matches: '[data-needs-script], [download], [href*="."], [href*="?"]' } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
});
