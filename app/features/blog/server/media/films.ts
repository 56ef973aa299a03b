import { createHash } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, type Result } from '#app/lib/result.ts';
import type { FilmProblem } from '#app/lib/film-problem.ts';
import type { MediaFilm } from '#app/lib/media-picture.ts';
import type { Db } from '#app/platform/database/database.ts';
import { readCaptions } from '#app/platform/films/captions.ts';
import { readFilm } from '#app/platform/films/read-film.ts';
import type { BlogContext } from '../blog-context.ts';
import { changeMedia, type MediaRefusal, type SeenMedia } from './change-media.ts';
import { filmMayBeShown, readMedia } from './read-media.ts';
import { mediaFilmPieces, mediaFilms } from './tables.ts';

/** Bytes of a piece; the last one of a film is shorter. */
const PIECE_BYTES = 512 * 1024;

type FilmRefusal = MediaRefusal | FilmProblem | 'not-captions' | 'withdrawn';

export interface SentFilm {
  readonly bytes: Uint8Array;
  /** WebVTT as it was sent; null for a film in which nothing is said. */
  readonly captions: string | null;
}

/** Lets a picture stand for a film, in place of the one it stood for before. Refused while the picture may not be shown. */
export async function addFilm(
  blog: BlogContext,
  seen: SeenMedia,
  sent: SentFilm,
  by: StaffActor,
): Promise<Result<null, FilmRefusal>> {
  const film = readFilm(sent.bytes);
  if (!film.ok) return fail(film.reason);
  const captions = sent.captions === null ? null : readCaptions(sent.captions);
  if (captions === undefined) return fail('not-captions');
  const { bytes, width, height, seconds } = film;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return changeMedia(blog, { seen, by, action: 'media.film-added' }, async (tx) => {
    if ((await readMedia(tx, [seen.id])).size === 0) return fail('withdrawn');
    await tx.delete(mediaFilms).where(eq(mediaFilms.mediaId, seen.id));
    await tx
      .insert(mediaFilms)
      .values({ mediaId: seen.id, hash, bytes: bytes.length, width, height, seconds, captions });
    for (let number = 0; number * PIECE_BYTES < bytes.length; number++) {
      const piece = bytes.subarray(number * PIECE_BYTES, (number + 1) * PIECE_BYTES);
      await tx.insert(mediaFilmPieces).values({ mediaId: seen.id, number, piece });
    }
    return { ok: true };
  });
}

/** Gives the film of a picture other captions. `no-file`: it stands for no film. */
export async function captionFilm(
  blog: BlogContext,
  seen: SeenMedia,
  sent: string,
  by: StaffActor,
): Promise<Result<null, MediaRefusal | 'not-captions' | 'no-file'>> {
  const captions = readCaptions(sent);
  if (captions === undefined) return fail('not-captions');
  return changeMedia(blog, { seen, by, action: 'media.film-captioned' }, async (tx) => {
    const { mediaId } = mediaFilms;
    const captioned = await tx.update(mediaFilms).set({ captions }).where(eq(mediaId, seen.id)).returning({ mediaId });
    return captioned.length === 0 ? fail('no-file') : { ok: true };
  });
}

export const FILM_REMOVED = 'media.film-removed';

/** Takes the film of a picture off every page, and deletes it. The picture stays. */
export function removeFilm(blog: BlogContext, seen: SeenMedia, by: StaffActor): Promise<Result<null, MediaRefusal>> {
  return changeMedia(blog, { seen, by, action: FILM_REMOVED }, async (tx) => {
    const { hash } = mediaFilms;
    const [gone] = await tx.delete(mediaFilms).where(eq(mediaFilms.mediaId, seen.id)).returning({ hash });
    return gone ? { ok: true, journal: { media: seen.id, hash: gone.hash } } : { ok: true };
  });
}

/** The film that a picture stands for; undefined where it stands for none. */
export async function filmOf(db: Db, mediaId: string): Promise<MediaFilm | undefined> {
  const { hash, width, height, seconds, captions } = mediaFilms;
  const [row] = await db
    .select({ hash, width, height, seconds, captions })
    .from(mediaFilms)
    .where(eq(mediaFilms.mediaId, mediaId));
  if (!row) return undefined;
  const { captions: words, ...film } = row;
  return { ...film, hasCaptions: words !== null };
}

/** A film as its address finds it. */
export interface KeptFilm {
  readonly mediaId: string;
  readonly bytes: number;
  readonly captions: string | null;
}

/**
 * The film behind an address; undefined where there is none, or where the person on any picture that stands for it has withdrawn
 * their consent: one file has one address.
 */
export async function filmOfHash(db: Db, hash: string): Promise<KeptFilm | undefined> {
  const { mediaId, bytes, captions } = mediaFilms;
  const [row] = await db
    .select({ mediaId, bytes, captions })
    .from(mediaFilms)
    .where(and(eq(mediaFilms.hash, hash), filmMayBeShown))
    // Of one file that was put in twice, the one with captions.
    .orderBy(isNull(captions), asc(mediaId))
    .limit(1);
  return row;
}

/** A stretch of a film, from its byte `start` up to and with `end`, read piece by piece as somebody takes it. */
export async function* filmBytes(
  db: Db,
  mediaId: string,
  { start, end }: { readonly start: number; readonly end: number },
): AsyncGenerator<Uint8Array> {
  const first = Math.floor(start / PIECE_BYTES);
  for (let number = first; number * PIECE_BYTES <= end; number++) {
    const [row] = await db
      .select({ piece: mediaFilmPieces.piece })
      .from(mediaFilmPieces)
      .where(and(eq(mediaFilmPieces.mediaId, mediaId), eq(mediaFilmPieces.number, number)));
    // Deleted while somebody watched it: the rest does not come.
    if (!row) throw new Error('The film is gone.');
    const offset = number * PIECE_BYTES;
    yield row.piece.subarray(Math.max(0, start - offset), Math.min(PIECE_BYTES, end + 1 - offset));
  }
}
