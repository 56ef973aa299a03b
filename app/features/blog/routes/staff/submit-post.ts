import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { formText } from '#app/lib/form-text.ts';
import { atWallTime, parseClockText, Temporal, type IsoDate } from '#app/lib/time.ts';
import { parseTypedDate } from '#app/lib/typed-date.ts';
import { parseTypedTime } from '#app/lib/typed-time.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { publishProblems, type PublishProblem } from '../../domain/post-content.ts';
import {
  contentOfForm,
  readPostForm,
  readSentText,
  type PostForm,
  type PostFormField,
} from '../../domain/post-form.ts';
import type { BlogContext } from '../../server/blog-context.ts';
import type { OpenPost } from '../../server/desk-posts.ts';
import { makePreview } from '../../server/previews.ts';
import { archivePost, publishPost, schedulePost, unschedulePost } from '../../server/publish-post.ts';
import { askRelease } from '../../server/release-post.ts';
import { changeSlug, savePost } from '../../server/save-post.ts';
import type { PostRefusal } from '../../ui/desk/desk-messages.ts';
import { formatDateTime, todayOf } from './blog-of.ts';

/** What became of the form of a post. */
export type PostOutcome =
  | { readonly ok: true; readonly said: string }
  | { readonly ok: true; readonly preview: { readonly path: string; readonly until: string } }
  | RefusedPost;

export interface RefusedPost {
  readonly ok: false;
  readonly status: number;
  readonly refusal: PostRefusal;
  readonly fields: readonly PostFormField[];
  readonly problems: readonly PublishProblem[];
  /** What was typed, where it could not be kept. */
  readonly typed: PostForm | undefined;
  readonly typedMarkdown: string | undefined;
}

/** The revision that the sender of a form saw; undefined for anything that is none. */
export function seenRevision(form: FormData): number | undefined {
  const sent = formText(form, 'revision');
  return /^\d{1,9}$/.test(sent) ? Number(sent) : undefined;
}

function scheduledFor(form: FormData, today: IsoDate): Temporal.Instant | undefined {
  const date = parseTypedDate(formText(form, 'scheduleDate'), today);
  const minute = parseClockText(parseTypedTime(formText(form, 'scheduleTime')) ?? '');
  if (!date.ok || minute === undefined) return undefined;
  return Temporal.Instant.fromEpochMilliseconds(atWallTime(date.value, minute, clinic().timeZone));
}

const statusOf = (refusal: PostRefusal): number => {
  if (refusal === 'not-found') return 404;
  if (refusal === 'not-allowed') return 403;
  return refusal === 'changed-meanwhile' ? 409 : 422;
};

function refused(refusal: PostRefusal, more: Partial<RefusedPost> = {}): RefusedPost {
  return {
    ok: false,
    status: statusOf(refusal),
    refusal,
    fields: [],
    problems: [],
    typed: undefined,
    typedMarkdown: undefined,
    ...more,
  };
}

/** Saves what the form says, where it says anything new, and then does what its button asks for. */
export async function submitPost(
  blog: BlogContext,
  post: OpenPost,
  form: FormData,
  by: StaffActor,
): Promise<PostOutcome> {
  const revision = seenRevision(form);
  const sent = readSentText(form);
  if (revision === undefined || sent === undefined) return refused('unknown-intent');
  const typed = readPostForm(form);
  const content = contentOfForm(typed, sent, todayOf(blog));
  if (!content.ok) {
    const typedMarkdown = 'markdown' in sent ? sent.markdown : undefined;
    return refused('invalid', { fields: content.fields, typed, typedMarkdown });
  }
  let seen = { id: post.id, revision };
  const isNew = JSON.stringify(content.value) !== JSON.stringify(post.content);
  const intent = formText(form, 'intent') || 'save';
  if (isNew || intent === 'save' || revision !== post.revision) {
    const saved = await savePost(blog, seen, content.value, 'saved', by);
    if (!saved.ok) return refused(saved.reason);
    seen = { id: post.id, revision: saved.value.revision };
  }
  switch (intent) {
    case 'save':
      return { ok: true, said: 'saved' };
    case 'publish': {
      const done = await publishPost(blog, seen, by);
      const problems = done.ok ? [] : publishProblems(content.value);
      return done.ok ? { ok: true, said: 'published' } : refused(done.reason, { problems });
    }
    case 'schedule': {
      const at = scheduledFor(form, todayOf(blog));
      if (!at) return refused('bad-time');
      const done = await schedulePost(blog, seen, at, by);
      const problems = done.ok ? [] : publishProblems(content.value);
      return done.ok ? { ok: true, said: 'scheduled' } : refused(done.reason, { problems });
    }
    case 'unschedule': {
      const done = await unschedulePost(blog, seen, by);
      return done.ok ? { ok: true, said: 'unscheduled' } : refused(done.reason);
    }
    case 'archive': {
      const done = await archivePost(blog, seen, by);
      return done.ok ? { ok: true, said: 'archived' } : refused(done.reason);
    }
    case 'ask-release': {
      const done = await askRelease(blog, seen, by);
      return done.ok ? { ok: true, said: 'release-asked' } : refused(done.reason);
    }
    case 'slug': {
      const done = await changeSlug(blog, seen, formText(form, 'slug').trim(), by);
      return done.ok ? { ok: true, said: 'moved' } : refused(done.reason);
    }
    case 'preview': {
      const made = await makePreview(blog, post.id, by);
      if (!made.ok) return refused(made.reason);
      const { token, expiresAt } = made.value;
      return { ok: true, preview: { path: `/blog/preview/${token}`, until: formatDateTime(expiresAt) } };
    }
    default:
      return refused('unknown-intent');
  }
}
