import { desc, eq, ilike, inArray, sql } from 'drizzle-orm';
import { isUuid } from '#app/lib/uuid.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { MediaPicture } from '../../domain/media.ts';
import { media, mediaPictures } from './tables.ts';

const shown = {
  id: media.id,
  hash: media.hash,
  width: media.width,
  height: media.height,
  alt: media.alt,
  focalX: media.focalX,
  focalY: media.focalY,
};

/** Pictures of the library by their ids; those that are gone are left out. */
export async function readMedia(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, MediaPicture>> {
  const wanted = [...new Set(ids)].filter(isUuid);
  if (wanted.length === 0) return new Map();
  const rows = await db.select(shown).from(media).where(inArray(media.id, wanted));
  return new Map(rows.map((row) => [row.id, row]));
}

/** One picture with what a change of it has to have seen; undefined when it is gone. */
export async function readOneMedia(
  db: Db,
  id: string,
): Promise<(MediaPicture & { readonly revision: number; readonly createdBy: string | null }) | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db
    .select({ ...shown, revision: media.revision, createdBy: media.createdBy })
    .from(media)
    .where(eq(media.id, id));
  return row;
}

/** How many pictures the library holds. */
export function countPictures(db: Db): Promise<number> {
  return db.$count(media);
}

export const LIBRARY_PAGE = 24;

/** A page of the library, newest first; `search` is looked for in the words of the pictures. */
export async function readLibrary(
  db: Db,
  { search, page, size = LIBRARY_PAGE }: { readonly search: string; readonly page: number; readonly size?: number },
): Promise<{ readonly pictures: readonly MediaPicture[]; readonly count: number }> {
  const where = search === '' ? undefined : ilike(media.alt, `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const pictures = await db
    .select(shown)
    .from(media)
    .where(where)
    .orderBy(desc(media.createdAt), media.id)
    .limit(size)
    .offset((page - 1) * size);
  return { pictures, count: await db.$count(media, where) };
}

/** The picture behind an address and its kept bytes' owner; undefined for an address that no picture has any more. */
export async function pictureOfHash(
  db: Db,
  hash: string,
): Promise<{ readonly id: string; readonly width: number; readonly height: number } | undefined> {
  const [row] = await db
    .select({ id: media.id, width: media.width, height: media.height })
    .from(media)
    .where(eq(media.hash, hash))
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
