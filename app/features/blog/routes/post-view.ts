import {
  bookingOf,
  lineOf,
  sayDay,
  treatmentPage,
  type Booking,
} from '#app/features/treatments/domain/treatment-page.ts';
import { sourceLine } from '#app/features/treatments/domain/source.ts';
import { isListed, plateNameOf } from '#app/features/treatments/domain/catalogue.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { pageClinic } from '#app/features/treatments/server/page-clinic.ts';
import { withNumbersToCall } from '#app/lib/numbers-to-call.ts';
import { type MediaPicture, pictureView, shownPicture } from '#app/lib/media-picture.ts';
import type { PublicPost } from '#app/lib/public-post.ts';
import { wallClockOf } from '#app/lib/time.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { isPlateName, plateInfo } from '#app/plates/plate-info.ts';
import type { RelatedItem } from '#app/ui/related/related.tsx';
import type { PostContent, PostCover } from '../domain/post-content.ts';
import { plainTextOf } from '../domain/post-document.ts';
import { readingMinutes } from '../domain/reading-time.ts';
import { tagLabel } from '../domain/tag-label.ts';
import { renderDocument, type PostPart } from '../domain/render-document.ts';
import type { CoverView, PartView, PostView } from '../ui/post-view.ts';

type Pictures = ReadonlyMap<string, MediaPicture>;

/** Ids of the pictures that a post shows, for `readMedia`: its own, and the photos of the treatments it names. */
export function picturesOf({ cover, document, treatments }: PostContent): string[] {
  const named = document.content.flatMap((node) => (node.type === 'treatmentCard' ? [node.attrs.path] : []));
  return [
    ...new Set([
      ...(cover?.kind === 'media' ? [cover.media] : []),
      ...document.content.flatMap((node) => (node.type === 'image' ? [node.attrs.media] : [])),
      ...[...treatments, ...named].flatMap((key) => catalogue().treatments.get(key)?.photo ?? []),
    ]),
  ];
}

/** What is known of a post besides its content, once it is public. */
export interface Published {
  readonly path: string;
  readonly origin: string;
  readonly publishedAt: string;
  readonly newer: PublicPost | undefined;
  readonly older: PublicPost | undefined;
}

/** A post as its screen shows it; without `published` it is a preview. What it names and is not there any more is left out. */
export function postView(content: PostContent, pictures: Pictures, published: Published | undefined): PostView {
  const { name, phones, timeZone } = clinic();
  const { title, description, reviewerName, reviewedOn, checkedOn } = content;
  const publishedOn = published && wallClockOf(new Date(published.publishedAt).getTime(), timeZone).date;
  return {
    title,
    description,
    tags: content.tags.map((tag) => ({ label: tagLabel(tag), href: `/blog/tag/${tag}` })),
    author: content.authorName ?? name,
    publishedOn: publishedOn === undefined ? null : { said: sayDay(publishedOn), iso: publishedOn },
    minutes: readingMinutes(plainTextOf(content.document.content)),
    reviewed: reviewerName !== null && reviewedOn !== null ? { by: reviewerName, on: sayDay(reviewedOn) } : null,
    cover: coverView(content.cover, pictures),
    sections: renderDocument(content.document).map(({ id, title: heading, parts }) => ({
      id,
      title: heading,
      parts: parts.flatMap((part) => partView(callable(part), pictures)),
    })),
    sources: content.sources.map(({ id: _id, ...source }) => sourceLine({ id: 'source', ...source })),
    checkedOn: checkedOn === null ? null : { said: sayDay(checkedOn), iso: checkedOn },
    treatments: content.treatments.flatMap((key) => relatedTreatment(key, pictures)),
    booking: bookingFor(content.treatments),
    phone: phones[0] ?? '',
    shareHref: published
      ? `https://wa.me/?text=${encodeURIComponent(`${title} ${published.origin}${published.path}`)}`
      : null,
    newer: neighbour(published?.newer),
    older: neighbour(published?.older),
  };
}

/** The words of a part with the numbers in them as links. */
function callable(part: PostPart): PostPart {
  return 'html' in part ? { ...part, html: withNumbersToCall(part.html, clinic().phones[0] ?? '') } : part;
}

const neighbour = (post: PublicPost | undefined) => (post ? { title: post.title, href: `/blog/${post.slug}` } : null);

/** The visit that its first treatment begins with; without one, the clinic's first kind of visit. */
function bookingFor(treatments: readonly string[]): Booking {
  const about = pageClinic(clinic());
  for (const key of treatments) {
    const page = treatmentPage(catalogue(), about, key);
    if (page) return page.booking;
  }
  return bookingOf(about.appointmentTypes, about.appointmentTypes[0]?.id ?? '');
}

function relatedTreatment(key: string, pictures: Pictures): RelatedItem[] {
  const treatment = catalogue().treatments.get(key);
  if (!treatment || !isListed(catalogue(), key)) return [];
  const plate = plateNameOf(treatment.coverImage);
  const picture = isPlateName(plate) ? { src: `/plates/${plate}-card.svg`, width: 480, height: 360 } : undefined;
  const photo = treatment.photo === undefined ? undefined : pictures.get(treatment.photo);
  const line = lineOf(treatment);
  return [
    { title: treatment.cardTitle, href: treatment.path, line, picture, ...(photo && { photo: shownPicture(photo) }) },
  ];
}

export function coverView(cover: PostCover | null, pictures: Pictures): CoverView {
  if (cover === null) return null;
  if (cover.kind === 'plate') return isPlateName(cover.name) ? { kind: 'plate', plate: plateInfo(cover.name) } : null;
  const picture = pictures.get(cover.media);
  return picture ? { kind: 'media', picture: pictureView(picture), alt: cover.alt } : null;
}

function partView(part: PostPart, pictures: Pictures): PartView[] {
  switch (part.kind) {
    case 'plate':
      return isPlateName(part.name) ? [{ kind: 'plate', plate: plateInfo(part.name), caption: part.caption }] : [];
    case 'image': {
      const picture = pictures.get(part.media);
      const { alt, caption } = part;
      return picture ? [{ kind: 'image', picture: pictureView(picture), alt, caption }] : [];
    }
    case 'treatment':
      return relatedTreatment(part.path, pictures).map((treatment) => ({ kind: 'treatment', treatment }));
    default:
      return [part];
  }
}
