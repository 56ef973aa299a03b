import { paths } from './paths.ts';

/** Pages that are made for one visitor, or cost more than a kept page; the desk; and files. */
const NEVER = [
  `${paths.booking}*`,
  `${paths.myAppointment}*`,
  `${paths.forms}*`,
  `${paths.finder}*`,
  '/appointment/*',
  '/waiting/*',
  '/admin-*',
  '/api/*',
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
          { href_matches: '/*' },
          { not: { href_matches: NEVER } },
          { not: { selector_matches: '[data-needs-script], [download], [href*="."], [href*="?"]' } },
        ],
      },
      eagerness: 'conservative',
    },
  ],
});
