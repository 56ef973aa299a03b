import { data, redirect } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { documentLines } from '../../domain/document-lines.ts';
import { forbiddenPromises } from '../../domain/post-claims.ts';
import { answerRelease, readWaitingRelease } from '../../server/release-post.ts';
import { ReleaseScreen } from '../../ui/desk/release-screen.tsx';
import { blogOf, formatDateTime } from './blog-of.ts';
import type { Route } from './+types/release.ts';

const mostNote = 1000;

export async function loader({ context, params }: Route.LoaderArgs) {
  const waiting = await readWaitingRelease(blogOf(context).db, params.postId, actorOf(context));
  if (!waiting) throw data(null, { status: 404 });
  const { title, askedAt, askedBy, content } = waiting;
  return {
    title,
    asked: formatDateTime(askedAt),
    askedBy,
    description: content.description,
    promises: forbiddenPromises(content),
    lines: documentLines(content.document.content).map(({ kind, text }) => ({ kind, text })),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await request.formData();
  const typed = form.get('note');
  const note = typeof typed === 'string' ? typed.trim().slice(0, mostNote) : '';
  const answer = { isReleased: form.get('intent') === 'release', note: note === '' ? null : note };
  const done = await answerRelease(blogOf(context), params.postId, actorOf(context), answer);
  if (!done.ok) return data({ refusal: done.reason, note }, { status: done.reason === 'not-allowed' ? 403 : 422 });
  throw redirect(`/admin-dashboard/posts?said=${answer.isReleased ? 'released' : 'returned'}`, 303);
}

export default function Release({ loaderData, actionData }: Route.ComponentProps) {
  return <ReleaseScreen {...loaderData} answer={actionData} />;
}
