/**
 * In the browser these are of the design system's own page alone, wherever they stand. The network-problem screen comes in
 * every document as HTML, so that its code is among them and its styles are not.
 */
const SPECIMENS = /\.examples\.|\/sample-|\/layout\/(?:closed-valve\.tsx|network-problem\.|network-messages\.)/;

/** A chunk of everything at these places below `app`: folders, or files without their ending. */
function chunk(name: string, places: readonly string[]): { name: string; test: (id: string) => boolean } {
  const place = new RegExp(`/app/(?:${places.join('|')})[/.]`);
  return { name, test: (id) => place.test(id) && !SPECIMENS.test(id) };
}

/** The styles of everything below a place. Their code is a few names, which the build writes where they are used. */
function styles(name: string, place: string): { name: string; test: (id: string) => boolean } {
  const below = new RegExp(`/app/${place}.*\\.css$`);
  return { name, test: (id) => below.test(id) && !SPECIMENS.test(id) };
}

/** Features whose styles go together: everything about appointments. */
const visits = 'booking|clinic-settings|diary|scheduling|waiting-list';

/**
 * How the browser's code is divided. Few files compress better than many, so what several pages share goes together even
 * where one of them needs a little less. A returning visitor has the packages already, as they change rarely.
 */
export const chunks = [
  styles('frame', 'ui'),
  styles('booking', `features/(?:${visits})`),
  styles('page', `features/(?!home|${visits})`),
  // What every page runs; libraries of one screen (charts, the diary) stay with that screen.
  {
    name: 'framework',
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|@react-router\/[^/]+|cookie|set-cookie-parser|turbo-stream)\//,
  },
  chunk('frame', [
    'root',
    'entry.client',
    'main/network-problem-screen',
    'lib/messages',
    'ui/layout',
    'ui/(?:arrow-link|button|caption|icon|link|notice|times)',
    'plates/caption',
    'ui/phone-text',
    'ui/sending/unanswered',
    'ui/(?:class-names|heading|hydrated|locale|messages|page-meta)',
  ]),
  chunk('booking', ['ui/step-trail', 'features/booking/ui/(?:messages|booking-page|step-title)']),
  chunk('page', ['ui/(?:breadcrumb|closing-band|contents|fact-list|hero-banner|link-list|panel|prose|section)']),
  chunk('fields', ['ui/(?:error-summary|field|sending)']),
  chunk('visit-us', ['features/clinic-pages/ui/(?:hours-and-way|text-sections|messages)']),
  chunk('parts', ['ui/(?:accordion|steps)', 'ui/plate/plate']),
  chunk('treatments', [
    'ui/offer',
    'features/treatments/ui/(?:booking-card|category-screen|closing|messages|questions|treatment-banner)',
  ]),
];
