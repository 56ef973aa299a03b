import { isListed } from '#app/features/treatments/domain/catalogue.ts';
import { photoOf, type Library } from '#app/features/treatments/domain/photo.ts';
import type { Treatment } from '#app/features/treatments/domain/treatment.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { pageClinic } from '#app/features/treatments/server/page-clinic.ts';
import { sharedSource, shownPicture, type ShownPicture } from '#app/lib/media-picture.ts';
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
  readonly covers: readonly TreatmentCover[];
}

/** A drawing by its file, and the photo that is shown in its place, as it stands on a page and in a shared link. */
interface TreatmentCover {
  readonly file: string;
  readonly alt: string;
  readonly photo?: ShownPicture & { readonly shared: string };
}

/** The landing page at `path`, with photos of the library; undefined when there is none. */
export function readLandingPage(path: string, library: Library = {}): ReadLandingPage | undefined {
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
      return treatment && isListed(catalogue(), key) ? [coverOf(treatment, library)] : [];
    }),
  };
}

function coverOf(treatment: Treatment, library: Library): TreatmentCover {
  const photo = photoOf(treatment, library);
  return {
    file: treatment.coverImage,
    alt: treatment.coverAlt,
    ...(photo && { photo: { ...shownPicture(photo), shared: sharedSource(photo) } }),
  };
}
