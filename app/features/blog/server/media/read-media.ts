import { and, desc, eq, ilike, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { MediaFilm, MediaPicture } from '#app/lib/media-picture.ts';
import type { IsoDate, Temporal } from '#app/lib/time.ts';
import { isUuid } from '#app/lib/uuid.ts';
import type { Db } from '#app/platform/database/database.ts';
import { media, mediaFilms, mediaPictures } from './tables.ts';

const shown = {
  id: media.id,
  hash: media.hash,
  width: media.width,
  height: media.height,
  alt: media.alt,
  focalX: media.focalX,
  focalY: media.focalY,
};

/**
 * When the person shown withdrew their consent, by this picture or by another one with the same file: one file has one
 * address, so it is withdrawn wherever it is kept.
 */
const withdrawnAt = sql<Temporal.Instant | null>`(
  SELECT max(same.consent_withdrawn_at) FROM media AS same WHERE same.hash = media.hash)`.mapWith(
  media.consentWithdrawnAt,
);

/** The person shown has not withdrawn their consent. */
const mayBeShown = isNull(withdrawnAt);

/**
 * Of a film: nobody shown on any picture that stands for the same file has withdrawn their consent. The file is withdrawn
 * wherever it was put in, as pictures are.
 */
export const filmMayBeShown = sql`NOT EXISTS (
  SELECT FROM media_films AS same
  JOIN media AS still ON still.id = same.media_id
  JOIN media AS file ON file.hash = still.hash
  WHERE same.hash = media_films.hash AND file.consent_withdrawn_at IS NOT NULL)`;

/** Pictures of the library by their ids; those that are gone, or may not be shown any more, are left out. */
export async function readMedia(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, MediaPicture>> {
  const wanted = [...new Set(ids)].filter(isUuid);
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select(shown)
    .from(media)
    .where(and(inArray(media.id, wanted), mayBeShown));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Every picture that may be shown, by its id, with the film that it stands for. */
export async function readShownPictures(db: Db): Promise<ReadonlyMap<string, MediaPicture>> {
  const [pictures, films] = [await newestWhere(db, mayBeShown), await readFilms(db)];
  return new Map([...pictures].map(([id, picture]) => [id, { ...picture, film: films.get(id) }]));
}

/** The films that may be shown, by the ids of the pictures that stand for them. */
async function readFilms(db: Db): Promise<ReadonlyMap<string, MediaFilm>> {
  const { mediaId, hash, width, height, seconds, captions } = mediaFilms;
  const rows = await db
    .select({ mediaId, film: { hash, width, height, seconds, hasCaptions: sql<boolean>`${captions} IS NOT NULL` } })
    .from(mediaFilms)
    .where(filmMayBeShown);
  return new Map(rows.map((row) => [row.mediaId, row.film]));
}

/** Pictures that stand for a film and may be shown, the newest first. */
export async function readPicturesOfFilms(db: Db): Promise<readonly MediaPicture[]> {
  const pictures = await readShownPictures(db);
  return [...pictures.values()].filter(({ film }) => film !== undefined);
}

/** Every picture that shows a person with their consent, by its id: what portraits are chosen from. */
export function readPicturesOfPeople(db: Db): Promise<ReadonlyMap<string, MediaPicture>> {
  return newestWhere(db, and(isNotNull(media.consentOn), mayBeShown));
}

async function newestWhere(db: Db, where: SQL | undefined): Promise<ReadonlyMap<string, MediaPicture>> {
  const rows = await db.select(shown).from(media).where(where).orderBy(desc(media.createdAt), media.id);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A text that is another one after every change of a picture; empty while there is none. */
export async function libraryVersion(db: Db): Promise<string> {
  const [row] = await db
    .select({
      version: sql<string>`coalesce(count(*) || ' ' || sum(${media.revision}) || ' ' || max(${media.changedAt}), '')`,
    })
    .from(media);
  return row?.version ?? '';
}

/** A picture as the desk knows it. */
export interface KeptMedia extends MediaPicture {
  /** What a change of it has to have seen. */
  readonly revision: number;
  readonly createdBy: string | null;
  readonly consentOn: IsoDate | null;
  readonly consentWithdrawnAt: Temporal.Instant | null;
}

/** One picture, whether it may be shown or not; undefined when it is gone. */
export async function readOneMedia(db: Db, id: string): Promise<KeptMedia | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select({ ...shown, ...kept })
    .from(media)
    .where(eq(media.id, id));
  return row;
}

const kept = {
  revision: media.revision,
  createdBy: media.createdBy,
  consentOn: media.consentOn,
  consentWithdrawnAt: withdrawnAt,
};

/** How many pictures the library holds. */
export function countPictures(db: Db): Promise<number> {
  return db.$count(media);
}

export const LIBRARY_PAGE = 24;

/**
 * A page of the library, newest first; `search` is looked for in the words of the pictures. Only pictures that may be shown,
 * unless `withWithdrawn` asks for all of them.
 */
export async function readLibrary(
  db: Db,
  {
    search,
    page,
    size = LIBRARY_PAGE,
    withWithdrawn = false,
  }: { readonly search: string; readonly page: number; readonly size?: number; readonly withWithdrawn?: boolean },
): Promise<{ readonly pictures: readonly KeptMedia[]; readonly count: number }> {
  const where = and(
    search === '' ? undefined : ilike(media.alt, `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`),
    withWithdrawn ? undefined : mayBeShown,
  );
  const pictures = await db
    .select({ ...shown, ...kept })
    .from(media)
    .where(where)
    .orderBy(desc(media.createdAt), media.id)
    .limit(size)
    .offset((page - 1) * size);
  return { pictures, count: await db.$count(media, where) };
}

/** The picture behind an address; undefined for an address that no picture has any more, or whose consent was withdrawn. */
export async function pictureOfHash(
  db: Db,
  hash: string,
): Promise<{ readonly id: string; readonly width: number; readonly height: number } | undefined> {
  const [row] = await db
    .select({ id: media.id, width: media.width, height: media.height })
    .from(media)
    .where(and(eq(media.hash, hash), mayBeShown))
    .limit(1);
  return row;
}

/** The kept JPEG of a picture. Throws when it is gone meanwhile. */
export async function keptJpeg(db: Db, id: string): Promise<Uint8Array> {
  const [row] = await db.select({ jpeg: mediaPictures.jpeg }).from(mediaPictures).where(eq(mediaPictures.mediaId, id));
  if (!row) throw new Error('The picture is gone.');
  return row.jpeg;
}

/** A post that shows a picture, in its text or as its cover. */
export interface MediaUse {
  readonly media: string;
  readonly postId: string;
  readonly title: string;
}

/** Where pictures are used, in working copies and in what readers see; all pictures, or one. */
export async function mediaUses(db: Db, id?: string): Promise<MediaUse[]> {
  const only = id === undefined ? sql`true` : sql`strpos(written.content::text, ${id}) > 0 AND found #>> '{}' = ${id}`;
  const { rows } = await db.execute<{ media: string; post_id: string; title: string }>(sql`
    SELECT DISTINCT found #>> '{}' AS media, post_id,
      (SELECT coalesce(posts.content ->> 'title', '') FROM posts WHERE posts.id = post_id) AS title
    FROM (SELECT id AS post_id, content FROM posts UNION ALL SELECT post_id, content FROM published_posts) AS written,
      jsonb_path_query(written.content, '$.**.media') AS found
    WHERE ${only}`);
  return rows.map((row) => ({ media: row.media, postId: row.post_id, title: row.title }));
}
