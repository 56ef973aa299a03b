import { type MediaPicture, focalTenths, mediaSource } from '#app/lib/media-picture.ts';
import { sayDay } from '#app/features/treatments/domain/treatment-page.ts';
import { wallClockOf } from '#app/lib/time.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { isPlateName } from '#app/plates/plate-info.ts';
import type { PostCover } from '../domain/post-content.ts';
import type { ListedPost } from '../ui/post-list.tsx';
import { tagLabel } from '../domain/tag-label.ts';

interface Summary {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly cover: PostCover | null;
  readonly minutes: number;
  readonly publishedAt: string | { toString(): string };
}

/** A post as a line of a list. */
export function listedPost(post: Summary, pictures: ReadonlyMap<string, MediaPicture>): ListedPost {
  const day = wallClockOf(new Date(String(post.publishedAt)).getTime(), clinic().timeZone).date;
  return {
    title: post.title,
    href: `/blog/${post.slug}`,
    description: post.description,
    minutes: post.minutes,
    tags: post.tags.map((tag) => tagLabel(tag)),
    publishedOn: { said: sayDay(day), iso: day },
    picture: pictureOf(post.cover, pictures),
  };
}

/** Ids of the pictures that these covers are. */
export function coverPictures(posts: readonly { readonly cover: PostCover | null }[]): string[] {
  return posts.flatMap(({ cover }) => (cover?.kind === 'media' ? [cover.media] : []));
}

function pictureOf(cover: PostCover | null, pictures: ReadonlyMap<string, MediaPicture>): ListedPost['picture'] {
  if (cover?.kind === 'plate') {
    if (!isPlateName(cover.name)) return null;
    return { src: `/plates/${cover.name}-card.svg`, width: 480, height: 360 };
  }
  const picture = cover && pictures.get(cover.media);
  if (!picture) return null;
  const { width, height } = picture;
  return { src: mediaSource(picture, 480), width, height, ...focalTenths(picture) };
}
