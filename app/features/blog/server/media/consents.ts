import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import type { Result } from '#app/lib/result.ts';
import { Temporal, type IsoDate } from '#app/lib/time.ts';
import { audit } from '#app/platform/audit/audit.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { JournalEntry } from '#app/platform/journal/journal.ts';
import type { BlogContext } from '../blog-context.ts';
import { changeMedia, DELETED, type MediaRefusal, type SeenMedia } from './change-media.ts';
import { FILM_REMOVED } from './films.ts';
import { media, mediaFilms } from './tables.ts';

const RECORDED = 'media.consent-recorded';
const WITHDRAWN = 'media.consent-withdrawn';

/** Records the day on which the person whom a picture shows consented in writing. It ends a withdrawal. */
export function recordConsent(
  blog: BlogContext,
  seen: SeenMedia,
  consentOn: IsoDate,
  by: StaffActor,
): Promise<Result<null, MediaRefusal>> {
  return changeMedia(blog, { seen, by, action: RECORDED }, async (tx, hash) => {
    await setConsent(tx, { id: seen.id, hash, consentOn });
    return { ok: true, journal: { media: seen.id, hash, consentOn } };
  });
}

/**
 * Takes a picture off every page and its file from every reader, because the person it shows has withdrawn the consent, or
 * never gave one. The same file is withdrawn wherever else it was put in.
 */
export function withdrawConsent(
  blog: BlogContext,
  seen: SeenMedia,
  by: StaffActor,
): Promise<Result<null, MediaRefusal>> {
  return changeMedia(blog, { seen, by, action: WITHDRAWN }, async (tx, hash, now) => {
    await withdraw(tx, hash, now);
    return { ok: true, journal: { media: seen.id, hash } };
  });
}

async function setConsent(
  tx: Db,
  { id, hash, consentOn }: { readonly id: string; readonly hash: string; readonly consentOn: IsoDate },
): Promise<void> {
  const changed = await tx
    .update(media)
    .set({ consentOn })
    .where(and(eq(media.id, id), eq(media.hash, hash)))
    .returning({ id: media.id });
  if (changed.length > 0) await tx.update(media).set({ consentWithdrawnAt: null }).where(eq(media.hash, hash));
}

async function withdraw(tx: Db, hash: string, at: Temporal.Instant): Promise<void> {
  await tx.update(media).set({ consentWithdrawnAt: at }).where(eq(media.hash, hash));
}

const recorded = z.object({ media: z.uuid(), hash: z.string().min(1), consentOn: z.iso.date() });
const withdrawnOrDeleted = z.object({ media: z.uuid(), hash: z.string().min(1) });

/**
 * What became of pictures after the backup that a database was restored from, by the kind of its entry. The hash tells
 * which file it was: under the same id the backup may hold the picture of somebody else.
 */
export const mediaEntries: Readonly<Record<string, (tx: Db, entry: JournalEntry) => Promise<void>>> = {
  [WITHDRAWN]: async (tx, entry) => {
    const { media: id, hash: file } = withdrawnOrDeleted.parse(entry.ids);
    await withdraw(tx, file, Temporal.Instant.from(entry.at));
    await noteRepeated(tx, entry, id);
  },
  [RECORDED]: async (tx, entry) => {
    const { media: id, hash: file, consentOn } = recorded.parse(entry.ids);
    await setConsent(tx, { id, hash: file, consentOn });
    await noteRepeated(tx, entry, id);
  },
  [DELETED]: async (tx, entry) => {
    const { media: id, hash: file } = withdrawnOrDeleted.parse(entry.ids);
    await tx.delete(media).where(and(eq(media.id, id), eq(media.hash, file)));
    await noteRepeated(tx, entry, id);
  },
  [FILM_REMOVED]: async (tx, entry) => {
    const { media: id, hash: file } = withdrawnOrDeleted.parse(entry.ids);
    await tx.delete(mediaFilms).where(and(eq(mediaFilms.mediaId, id), eq(mediaFilms.hash, file)));
    await noteRepeated(tx, entry, id);
  },
};

/** A picture that was added after the backup is not there, and nothing is to be done about it. */
async function noteRepeated(tx: Db, { at, kind, number }: JournalEntry, id: string): Promise<void> {
  await audit(tx, {
    at: Date.parse(at),
    actor: { kind: 'system' },
    action: kind,
    subject: { kind: 'media', id },
    details: { fromJournal: number },
  });
}
