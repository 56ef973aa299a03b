import { byteRange } from '#app/platform/web/byte-range.ts';
import { CAPTIONS_FILE, FILM_FILE } from '#app/lib/media-picture.ts';
import type { Db } from '#app/platform/database/database.ts';
import { filmBytes, filmOfHash, type KeptFilm } from '../server/media/films.ts';

/** Whether an address below `/media/<hash>/` is that of a film or of its captions. */
export function isFilmFile(file: string): boolean {
  return file === FILM_FILE || file === CAPTIONS_FILE;
}

/** A film, whole or the stretch that a player asks for, or its captions; undefined where there is none. */
export async function filmAnswer(
  db: Db,
  { hash, file }: { readonly hash: string; readonly file: string },
  request: Request,
  cacheControl: string,
): Promise<Response | undefined> {
  const film = await filmOfHash(db, hash);
  if (!film) return undefined;
  if (file === CAPTIONS_FILE) return captionsOf(film);
  const headers = { etag: `"${hash}"`, 'cache-control': cacheControl, 'accept-ranges': 'bytes' };
  if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
  const asked = request.headers.get('range');
  const ifRange = request.headers.get('if-range');
  const part = asked !== null && (ifRange ?? headers.etag) === headers.etag ? byteRange(asked, film.bytes) : undefined;
  if (part === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${film.bytes}` } });
  const { start, end } = part ?? { start: 0, end: film.bytes - 1 };
  const body = request.method === 'HEAD' ? null : streamOf(filmBytes(db, film.mediaId, { start, end }));
  return new Response(body, {
    status: part ? 206 : 200,
    headers: {
      ...headers,
      'content-type': 'video/mp4',
      'content-length': String(end - start + 1),
      ...(part && { 'content-range': `bytes ${start}-${end}/${film.bytes}` }),
    },
  });
}

/** Captions can be mended while the film stays, so a reader asks for them each time. */
function captionsOf({ captions }: KeptFilm): Response | undefined {
  if (captions === null) return undefined;
  return new Response(captions, {
    headers: { 'content-type': 'text/vtt; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

/** Pieces as somebody takes them; the next one is read when there is room for it. */
function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}
