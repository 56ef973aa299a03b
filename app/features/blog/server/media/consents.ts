import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { ok, type Result } from '#app/lib/result.ts';
import { Temporal, type IsoDate } from '#app/lib/time.ts';
import { audit } from '#app/platform/audit/audit.ts';
import type { Db, Transaction } from '#app/platform/database/database.ts';
import { noteInJournal, type JournalEntry, type JournalIds } from '#app/platform/journal/journal.ts';
import type { BlogContext } from '../blog-context.ts';
import { announcePublished } from '../change-post.ts';
import { DELETED, lockMedia, noteChange, type MediaRefusal, type SeenMedia } from './change-media.ts';
import { media } from './tables.ts';

const RECORDED = 'media.consent-recorded';
const WITHDRAWN = 'media.consent-withdrawn';

/** Records the day on which the person whom a picture shows consented in writing. It ends a withdrawal. */
export function recordConsent(
  blog: BlogContext,
  seen: SeenMedia,
  consentOn: IsoDate,
  by: StaffActor,
): Promise<Result<null, MediaRefusal>> {
  return changeConsent(blog, seen, by, RECORDED, async (tx, file) => {
    await setConsent(tx, { id: seen.id, hash: file, consentOn });
    return { media: seen.id, hash: file, consentOn };
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
  return changeConsent(blog, seen, by, WITHDRAWN, async (tx, file, now) => {
    await withdraw(tx, file, now);
    return { media: seen.id, hash: file };
  });
}

/** `change` returns what the journal keeps of it. */
async function changeConsent(
  { db, clock }: BlogContext,
  seen: SeenMedia,
  by: StaffActor,
  action: string,
  change: (tx: Transaction, file: string, now: Temporal.Instant) => Promise<JournalIds>,
): Promise<Result<null, MediaRefusal>> {
  const now = clock.now();
  const at = now.epochMilliseconds;
  return db.transaction(async (tx) => {
    const locked = await lockMedia(tx, seen, by);
    if (!locked.ok) return locked;
    await tx
      .update(media)
      .set({ revision: seen.revision + 1, changedAt: now })
      .where(eq(media.id, seen.id));
    const ids = await change(tx, locked.value.hash, now);
    await noteChange(tx, { at, id: seen.id, by, action });
    await announcePublished(tx);
    await noteInJournal(tx, { at, kind: action, ids });
    return ok(null);
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

const hash = z.string().min(1);
const recorded = z.object({ media: z.uuid(), hash, consentOn: z.iso.date() });
const withdrawnOrDeleted = z.object({ media: z.uuid(), hash });

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
