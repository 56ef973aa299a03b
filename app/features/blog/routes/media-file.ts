import { appContext, required } from '#app/platform/web/context.ts';
import type { MediaFormat } from '#app/lib/media-picture.ts';
import { isMediaHash } from '../domain/media.ts';
import { rendition } from '../server/media/renditions.ts';
import type { Route } from './+types/media-file.ts';

const TYPES: Record<MediaFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** One size of a picture of a post; its address names what it shows, so a browser may keep it for ever. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { database, settings } = required(context.get(appContext), 'the running server');
  const { hash, file } = params;
  const parts = { db: database.db, dataDir: settings.dataDir };
  const found = isMediaHash(hash) ? await rendition(parts, hash, file) : undefined;
  if (!found) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      'content-type': TYPES[found.format],
      'content-length': String(found.bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}
