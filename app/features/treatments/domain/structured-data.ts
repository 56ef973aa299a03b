import type { CollectionPageLeaf, MedicalProcedure, MedicalWebPage, VideoObject, WithContext } from 'schema-dts';
import { clinicAsPublisher, VOCABULARY } from '#app/lib/linked-data.ts';
import { plainText } from './plain-text.ts';
import type { TreatmentPage } from './treatment-page.ts';

/**
 * `MedicalWebPage` about a `MedicalProcedure` (schema.org), from what the page says and nothing else. `thumbnail` is the
 * full address of its picture for sharing; `film` is the clinic's own, which is then told of in place of a video elsewhere.
 */
export function treatmentData(
  page: TreatmentPage,
  site: { readonly origin: string; readonly name: string },
  thumbnail: string,
  film?: FilmAddresses,
): WithContext<MedicalWebPage> {
  const url = `${site.origin}${page.path}`;
  const procedure: MedicalProcedure = {
    '@type': 'MedicalProcedure',
    name: page.title,
    ...(page.otherNames.length > 0 && { alternateName: page.otherNames }),
    description: plainText(page.texts.description),
    bodyLocation: page.bodyAreas.join(', '),
    preparation: plainText(page.texts.diagnose),
    howPerformed: plainText(page.texts.treat),
    followup: plainText(page.texts.maintain),
  };
  return {
    '@context': VOCABULARY,
    '@type': 'MedicalWebPage',
    '@id': url,
    url,
    name: page.head.title,
    description: page.head.description,
    inLanguage: 'en-IN',
    lastReviewed: page.checkedOn.iso,
    ...(page.reviewed !== null && { reviewedBy: { '@type': 'Person', name: page.reviewed.by } }),
    about: procedure,
    ...(film && { video: filmData(page, film) }),
    ...(!film && page.video !== null && { video: videoData(page, page.video.address, thumbnail) }),
    publisher: clinicAsPublisher(site),
  };
}

/** Where a film lies, in full addresses. */
export interface FilmAddresses {
  readonly contentUrl: string;
  readonly thumbnailUrl: string;
  readonly seconds: number;
}

/** `VideoObject` (schema.org) of a film that this site serves. */
function filmData({ title, head }: TreatmentPage, { contentUrl, thumbnailUrl, seconds }: FilmAddresses): VideoObject {
  return {
    '@type': 'VideoObject',
    name: title,
    description: head.description,
    contentUrl,
    thumbnailUrl,
    duration: `PT${seconds}S`,
  };
}

/** `VideoObject` (schema.org) of the player that a click opens. Nobody notes when it was uploaded, so that is not said. */
function videoData({ title, head }: TreatmentPage, embedUrl: string, thumbnailUrl: string): VideoObject {
  return {
    '@type': 'VideoObject',
    name: title,
    description: head.description,
    embedUrl,
    thumbnailUrl,
  };
}

/** `CollectionPage` with the treatments it lists (schema.org). */
export function collectionData(
  page: { readonly title: string; readonly description: string; readonly path: string },
  items: readonly { readonly title: string; readonly path: string }[],
  site: { readonly origin: string },
): WithContext<CollectionPageLeaf> {
  return {
    '@context': VOCABULARY,
    '@type': 'CollectionPage',
    url: `${site.origin}${page.path}`,
    name: page.title,
    description: page.description,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: items.map(({ title, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: `${site.origin}${path}`,
      })),
    },
  };
}
