import { data, redirect } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { renderInputsContext, required } from '#app/platform/web/context.ts';
import { useFlash } from '#app/ui/desk/flash-message.tsx';
import { openPost, type OpenPost } from '../../server/desk-posts.ts';
import { PostScreen } from '../../ui/desk/post-screen.tsx';
import { blogOf } from './blog-of.ts';
import { postView } from './post-view.ts';
import { submitPost } from './submit-post.ts';
import type { Route } from './+types/post.ts';

async function foundPost({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>): Promise<OpenPost> {
  const post = await openPost(blogOf(context).db, params.postId, actorOf(context));
  if (!post) throw data(null, { status: 404 });
  return post;
}

export async function loader(args: Route.LoaderArgs) {
  return postView(blogOf(args.context), await foundPost(args), actorOf(args.context));
}

export async function action(args: Route.ActionArgs) {
  const { context, request } = args;
  const post = await foundPost(args);
  const outcome = await submitPost(blogOf(context), post, await request.formData(), actorOf(context));
  if (!outcome.ok) return data(outcome, { status: outcome.status });
  if ('preview' in outcome) {
    const { path, until } = outcome.preview;
    const { origin } = required(context.get(renderInputsContext), 'facts');
    return data({ ok: true as const, preview: { link: origin + path, until } });
  }
  return redirect(`/admin-dashboard/posts/${post.id}?said=${outcome.said}`, 303);
}

/** Where a post is written, and published. */
export default function EditPost({ loaderData, actionData }: Route.ComponentProps) {
  const said = useFlash();
  return <PostScreen key={loaderData.id} post={loaderData} outcome={actionData} said={actionData ? null : said} />;
}
