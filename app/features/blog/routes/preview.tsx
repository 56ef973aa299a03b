import { data } from 'react-router';
import { appContext, required } from '#app/platform/web/context.ts';
import { readMedia } from '../server/media/read-media.ts';
import { readPreview } from '../server/previews.ts';
import { previewMessages } from '../ui/desk/preview-messages.ts';
import { PreviewBar } from '../ui/desk/preview-bar.tsx';
import { PostScreen } from '../ui/post-screen.tsx';
import { picturesOf, postView } from './post-view.ts';
import { formatDateTime } from './staff/blog-of.ts';
import type { Route } from './+types/preview.ts';

/** A draft, for whoever has its secret link. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { database, clock } = required(context.get(appContext), 'the running server');
  const found = await readPreview({ db: database.db, clock }, params.token);
  if (!found) throw data(null, { status: 404 });
  const pictures = await readMedia(database.db, picturesOf(found.content));
  return { post: postView(found.content, pictures, undefined), until: formatDateTime(found.expiresAt) };
}

export function headers() {
  return { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.post.title || previewMessages.en.title },
  { name: 'robots', content: 'noindex' },
];

export default function Preview({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PreviewBar until={loaderData.until} />
      <PostScreen post={loaderData.post} />
    </>
  );
}
