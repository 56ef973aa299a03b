import { data, type RouterContextProvider } from 'react-router';
import { readOneMedia, type KeptMedia } from '../../server/media/read-media.ts';
import { blogOf } from './blog-of.ts';

/** The picture of an address of the desk. Throws 404 where there is none. */
export async function mediaOf({
  context,
  params,
}: {
  readonly context: Readonly<RouterContextProvider>;
  readonly params: { readonly mediaId: string };
}): Promise<KeptMedia> {
  const picture = await readOneMedia(blogOf(context).db, params.mediaId);
  if (!picture) throw data(null, { status: 404 });
  return picture;
}
