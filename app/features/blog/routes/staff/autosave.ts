import { data } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { contentOfForm, readPostForm, readSentText } from '../../domain/post-form.ts';
import { openPost } from '../../server/desk-posts.ts';
import { savePost } from '../../server/save-post.ts';
import type { AutosaveAnswer } from '../../ui/desk/autosave-answer.ts';
import { blogOf, formatTime, todayOf } from './blog-of.ts';
import { seenRevision } from './submit-post.ts';
import type { Route } from './+types/autosave.ts';

const answer = (body: AutosaveAnswer, status = 200) => Response.json(body, { status });

/** Saves what is being written; or says who was quicker, and keeps it aside. */
export async function action({ context, params, request }: Route.ActionArgs): Promise<Response> {
  const blog = blogOf(context);
  const by = actorOf(context);
  const post = await openPost(blog.db, params.postId, by);
  if (!post) throw data(null, { status: 404 });
  const form = await request.formData();
  const revision = seenRevision(form);
  const sent = readSentText(form);
  if (revision === undefined || sent === undefined) return answer({ ok: false, reason: 'invalid', fields: [] }, 422);
  const content = contentOfForm(readPostForm(form), sent, todayOf(blog));
  if (!content.ok) return answer({ ok: false, reason: 'invalid', fields: content.fields }, 422);
  const saved = await savePost(blog, { id: post.id, revision }, content.value, 'autosave', by);
  if (saved.ok) {
    return answer({ ok: true, revision: saved.value.revision, savedAt: formatTime(saved.value.changedAt) });
  }
  const now = await openPost(blog.db, post.id, by);
  if (saved.reason !== 'changed-meanwhile' || !now) return answer({ ok: false, reason: 'gone' }, 404);
  return answer(
    {
      ok: false,
      reason: 'changed-meanwhile',
      revision: now.revision,
      who: now.changedBy?.name ?? null,
      when: formatTime(now.changedAt),
    },
    409,
  );
}
