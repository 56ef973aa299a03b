import { isListed } from '#app/features/treatments/domain/catalogue.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { pageClinic } from '#app/features/treatments/server/page-clinic.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { type Chart, chartOf } from '../domain/chart.ts';
import { landingHead } from '../domain/landing-head.ts';
import { landingPage, type LandingPage } from '../domain/landing-page.ts';
import { landing, landingPages } from './landing.ts';

/** A landing page with its head and the chart of where people come from. */
export interface ReadLandingPage {
  readonly page: LandingPage;
  readonly head: { readonly title: string; readonly description: string };
  readonly chart: Chart;
  /** The city's own point on the chart. */
  readonly slug: string;
  readonly clinicCity: string;
  /** Drawings of the treatments behind it, in their order, with what they show. */
  readonly covers: readonly { readonly file: string; readonly alt: string }[];
}

/** The landing page at `path`; undefined when there is none. */
export function readLandingPage(path: string): ReadLandingPage | undefined {
  const pages = landingPages();
  const address = pages.get(path);
  if (!address) return undefined;
  const facts = clinic();
  const { coordinates, languages, city: clinicCity } = facts;
  const page = landingPage(address, pages.values(), {
    catalogue: catalogue(),
    clinic: { ...pageClinic(facts), coordinates, languages },
  });
  return {
    page,
    head: landingHead(page, clinicCity),
    chart: chartOf(coordinates, [...landing().cities.values()]),
    slug: address.city.slug,
    clinicCity,
    covers: address.phrase.treatments.flatMap((key) => {
      const treatment = catalogue().treatments.get(key);
      return treatment && isListed(catalogue(), key) ? [{ file: treatment.coverImage, alt: treatment.coverAlt }] : [];
    }),
  };
}
