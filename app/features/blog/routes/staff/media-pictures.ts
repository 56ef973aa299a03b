import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { type MediaPicture, mediaSource } from '#app/lib/media-picture.ts';
import { appContext, required } from '#app/platform/web/context.ts';
import { readLibrary, readMedia } from '../../server/media/read-media.ts';
import type { LibraryPicture } from '../../ui/editor/editor-choices.ts';
import { blogOf } from './blog-of.ts';
import { takePicture } from './sent-picture.ts';
import type { Route } from './+types/media-pictures.ts';

function shown(picture: MediaPicture): LibraryPicture {
  const { id, alt, focalX, focalY } = picture;
  return { id, alt, focalX, focalY, thumbnail: mediaSource(picture, 300), preview: mediaSource(picture, 900) };
}

/** Pictures of the library, for the editor to choose from. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const search = (new URL(request.url).searchParams.get('q') ?? '').slice(0, 100);
  const { pictures } = await readLibrary(blogOf(context).db, { search, page: 1 });
  return Response.json({ pictures: pictures.map(shown) }, { headers: { 'cache-control': 'no-store' } });
}

/** Takes a picture that the editor sent. */
export async function action({ context, request }: Route.ActionArgs) {
  const blog = blogOf(context);
  const { log } = required(context.get(appContext), 'the running server');
  const onError = (error: unknown) => log.error({ err: error }, 'a size of a picture could not be made');
  const taken = await takePicture(blog, await request.formData(), actorOf(context), onError);
  if (!taken.ok) return Response.json({ refusal: taken.refusal }, { status: 422 });
  const picture = (await readMedia(blog.db, [taken.id])).get(taken.id);
  return picture ? Response.json({ picture: shown(picture) }) : Response.json({ refusal: 'failed' }, { status: 422 });
}
