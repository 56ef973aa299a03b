import type { MedicalWebPage, WithContext } from 'schema-dts';
import { clinicAsPublisher, VOCABULARY } from '#app/lib/linked-data.ts';
import type { LandingPage } from './landing-page.ts';

/** A title is cut in a list of results when it is longer; the clinic's short name still goes behind it. */
const LONGEST_TITLE = 57;
const LONGEST_DESCRIPTION = 160;

/** What a page of the clinic's own city adds to a treatment's page, as much of it as fits. */
const IN_TOWN = [
  'What to check before you decide, what to send us first, and how many visits it takes.',
  'What to check, what to send us first, and how many visits it takes.',
  'What to check, and how many visits it takes.',
];

function titleOf({ title, words, city, straightLine, isCalledLikeTreatment }: HeadParts): string {
  if (straightLine) return title.length <= LONGEST_TITLE ? title : `${words} for ${city}`;
  return isCalledLikeTreatment ? `${title}: before you book` : title;
}

type HeadParts = Pick<LandingPage, 'title' | 'words' | 'line' | 'city' | 'straightLine' | 'isCalledLikeTreatment'>;

/**
 * Title and description of the head: unique, because a phrase and a city meet on one page only. A treatment's own page is
 * called after the clinic's city as well, so a page of the same name says in its title what it adds.
 */
export function landingHead(page: HeadParts, clinicCity: string): { title: string; description: string } {
  const { line, city, straightLine } = page;
  const said = straightLine
    ? [
        `For patients from ${city}: our clinic is in ${clinicCity}, about ${straightLine.km} km away in a straight line. ${line}`,
        `Our clinic is in ${clinicCity}. For patients from ${city}: ${line}`,
      ]
    : IN_TOWN.map((tail) => `${line} ${tail}`);
  const description = said.find((words) => words.length <= LONGEST_DESCRIPTION) ?? said.at(-1) ?? line;
  return { title: titleOf(page), description };
}

/** `MedicalWebPage` about the procedures behind the phrase (schema.org), from what the page says and nothing else. */
export function landingData(
  page: LandingPage,
  head: { readonly title: string; readonly description: string },
  site: { readonly origin: string; readonly name: string },
): WithContext<MedicalWebPage> {
  const url = `${site.origin}${page.path}`;
  return {
    '@context': VOCABULARY,
    '@type': 'MedicalWebPage',
    '@id': url,
    url,
    name: head.title,
    description: head.description,
    inLanguage: 'en-IN',
    lastReviewed: page.checkedOn.iso,
    about: page.rows.map(({ title, path }) => ({
      '@type': 'MedicalProcedure',
      name: title,
      url: `${site.origin}${path}`,
    })),
    publisher: clinicAsPublisher(site),
  };
}
