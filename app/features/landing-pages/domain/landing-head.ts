import type { MedicalWebPage, WithContext } from 'schema-dts';
import { summary } from '#app/features/treatments/domain/plain-text.ts';
import { clinicAsPublisher, VOCABULARY } from '#app/lib/linked-data.ts';
import type { LandingPage } from './landing-page.ts';

/**
 * Title and description of the head: unique, because a phrase and a city meet on one page only. A treatment's own page is
 * called after the clinic's city as well, so there the title says what this page adds.
 */
export function landingHead(
  { title, line, straightLine }: Pick<LandingPage, 'title' | 'line' | 'straightLine'>,
  clinicCity: string,
): { title: string; description: string } {
  const where = straightLine
    ? `${title}: our clinic is in ${clinicCity}, about ${straightLine.km} km ${straightLine.point} in a straight line.`
    : `${title}, at our clinic.`;
  return { title: straightLine ? title : `${title}: what to ask`, description: summary([where, line], 160) };
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
