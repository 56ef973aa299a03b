import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { plateNameOf } from '#app/features/treatments/domain/catalogue.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { formatDate, formatTime as formatTimeOfDay } from '#app/lib/date-words.ts';
import { wallClockOf } from '#app/lib/time.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { PLATES } from '#app/plates/registry.ts';
import { documentToMarkdown } from '../../domain/document-to-markdown.ts';
import { isMissed } from '../../domain/missed-schedule.ts';
import { mayRelease } from '../../domain/may-write-post.ts';
import { mediaSource } from '#app/lib/media-picture.ts';
import type { PostContent } from '../../domain/post-content.ts';
import type { PostNode } from '../../domain/post-nodes.ts';
import { POST_TAGS } from '../../domain/post-file.ts';
import { formOfContent } from '../../domain/post-form.ts';
import { readAuthors, type OpenPost } from '../../server/desk-posts.ts';
import type { BlogContext } from '../../server/blog-context.ts';
import { readLibrary, readMedia } from '../../server/media/read-media.ts';
import type { EditorChoices } from '../../ui/editor/editor-choices.ts';
import { releaseStateOf } from '../../server/release-post.ts';
import { formatDateTime, formatTime } from './blog-of.ts';

/** Plates that stand for something by themselves: those with a caption of their own. */
function plateChoices(): EditorChoices['plates'] {
  return Object.entries(PLATES)
    .map(([name, { title }]) => ({ name, title }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
}

function treatmentChoices(): EditorChoices['treatments'] {
  return [...catalogue().treatments]
    .map(([path, { title, coverImage }]) => ({ path, title, plate: plateNameOf(coverImage) }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
}

function picturesIn(nodes: readonly PostNode[]): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'image') return [node.attrs.media];
    return 'content' in node ? picturesIn(node.content ?? []) : [];
  });
}

/** Pictures offered as a cover, besides the one that is. */
const COVERS_OFFERED = 100;

/** Everything the screen of a post shows; `content` is what stands in its fields. */
export async function postView(
  { db, clock }: BlogContext,
  post: OpenPost,
  by: StaffActor,
  content: PostContent = post.content,
) {
  const release = await releaseStateOf(db, post.id, post.content);
  const { timeZone, city } = clinic();
  const inText = picturesIn(content.document.content);
  const cover = content.cover?.kind === 'media' ? [content.cover.media] : [];
  const pictures = await readMedia(db, [...inText, ...cover]);
  const { pictures: offered } = await readLibrary(db, { search: '', page: 1, size: COVERS_OFFERED });
  const covers = new Map([...pictures, ...offered.map((picture) => [picture.id, picture] as const)]);
  const wanted = wallClockOf((post.scheduledAt ?? clock.now().add({ hours: 24 })).epochMilliseconds, timeZone);
  const { state, scheduledAt, publishedAt } = post;
  return {
    id: post.id,
    slug: post.slug,
    state,
    revision: post.revision,
    form: formOfContent(content),
    document: content.document,
    markdown: documentToMarkdown(content.document),
    changed: { when: formatTime(post.changedAt), who: post.changedBy?.name ?? null },
    scheduled: scheduledAt && formatDateTime(scheduledAt),
    isMissed: isMissed(scheduledAt, clock.now()),
    published: publishedAt && formatDateTime(publishedAt),
    isAhead: post.shown !== undefined && JSON.stringify(post.shown) !== JSON.stringify(post.content),
    schedule: {
      date: formatDate(wanted.date),
      time: formatTimeOfDay(post.scheduledAt ? wanted.minute : 10 * 60),
      city,
    },
    release: release && {
      ...release,
      at: release.at && formatDateTime(release.at),
      mayRelease: mayRelease(by),
    },
    tags: [...new Set([...POST_TAGS, ...content.tags])],
    authors: await readAuthors(db),
    choices: { plates: plateChoices(), treatments: treatmentChoices() },
    covers: [...covers.values()].map((picture) => ({
      id: picture.id,
      alt: picture.alt,
      thumbnail: mediaSource(picture, 320),
    })),
    pictures: Object.fromEntries([...pictures].map(([id, picture]) => [id, mediaSource(picture, 900)])),
  };
}
export type PostView = Awaited<ReturnType<typeof postView>>;
