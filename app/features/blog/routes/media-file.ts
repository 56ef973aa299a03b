import { appContext, required } from '#app/platform/web/context.ts';
import type { MediaFormat } from '#app/lib/media-picture.ts';
import { isMediaHash } from '../domain/media.ts';
import { rendition } from '../server/media/renditions.ts';
import { filmAnswer, isFilmFile } from './film-file.ts';
import type { Route } from './+types/media-file.ts';

const TYPES: Record<MediaFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** A browser or a proxy may show a picture for ten minutes without asking, so it may outlive a withdrawn consent by that long. */
const CACHE_CONTROL = 'public, max-age=600, must-revalidate';

/** One size of a picture of the library, or a film. Its address names its bytes, so whoever has it is told so without them. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const { database, settings } = required(context.get(appContext), 'the running server');
  const { hash, file } = params;
  if (isMediaHash(hash) && isFilmFile(file)) {
    const answer = await filmAnswer(database.db, { hash, file }, request, CACHE_CONTROL);
    return answer ?? new Response(null, { status: 404 });
  }
  const parts = { db: database.db, dataDir: settings.dataDir };
  const found = isMediaHash(hash) ? await rendition(parts, hash, file) : undefined;
  if (!found) return new Response(null, { status: 404 });
  const headers = { etag: `"${hash}-${file}"`, 'cache-control': CACHE_CONTROL };
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(found.bytes), {
    headers: { ...headers, 'content-type': TYPES[found.format], 'content-length': String(found.bytes.length) },
  });
}
