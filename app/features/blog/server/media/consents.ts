import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { Temporal, type IsoDate } from '#app/lib/time.ts';
import { audit } from '#app/platform/audit/audit.ts';
import type { Db } from '#app/platform/database/database.ts';
import { noteInJournal, type JournalEntry, type JournalIds } from '#app/platform/journal/journal.ts';
import type { BlogContext } from '../blog-context.ts';
import { announcePublished } from '../change-post.ts';
import { lockMedia, noteChange, type MediaRefusal, type SeenMedia } from './change-media.ts';
import { media } from './tables.ts';

/** Records the day on which the person whom a picture shows consented in writing. It ends a withdrawal. */
export async function recordConsent(
  blog: BlogContext,
  seen: SeenMedia,
  consentOn: IsoDate,
  by: StaffActor,
): Promise<Result<null, MediaRefusal>> {
  const action = 'media.consent-recorded';
  const set = { consentOn, consentWithdrawnAt: null };
  return changeConsent(blog, seen, by, { action, set, ids: { media: seen.id, consentOn } });
}

/**
 * Takes a picture off every page and its file from every reader, because the person it shows has withdrawn the consent.
 * `changed-meanwhile` where no consent is on record: the desk offers this only where there is one.
 */
export async function withdrawConsent(
  blog: BlogContext,
  seen: SeenMedia,
  by: StaffActor,
): Promise<Result<null, MediaRefusal>> {
  const action = 'media.consent-withdrawn';
  const set = { consentWithdrawnAt: blog.clock.now() };
  return changeConsent(blog, seen, by, { action, set, ids: { media: seen.id }, onlyIf: isNotNull(media.consentOn) });
}

interface ConsentChange {
  readonly action: string;
  readonly set: Partial<typeof media.$inferInsert>;
  /** What the journal says, so that a backup of before does not bring the old state back. */
  readonly ids: JournalIds;
  readonly onlyIf?: SQL;
}

async function changeConsent(
  { db, clock }: BlogContext,
  seen: SeenMedia,
  by: StaffActor,
  { action, set, ids, onlyIf }: ConsentChange,
): Promise<Result<null, MediaRefusal>> {
  const now = clock.now();
  const at = now.epochMilliseconds;
  return db.transaction(async (tx) => {
    const locked = await lockMedia(tx, seen, by);
    if (!locked.ok) return locked;
    const changed = await tx
      .update(media)
      .set({ ...set, revision: seen.revision + 1, changedAt: now })
      .where(and(eq(media.id, seen.id), onlyIf))
      .returning({ id: media.id });
    if (changed.length === 0) return fail('changed-meanwhile');
    await noteChange(tx, { at, id: seen.id, by, action });
    await announcePublished(tx);
    await noteInJournal(tx, { at, kind: action, ids });
    return ok(null);
  });
}

const withdrawn = z.object({ media: z.uuid() });
const recorded = z.object({ media: z.uuid(), consentOn: z.iso.date() });

/** What became of consents after the backup that a database was restored from, by the kind of its entry. */
export const mediaEntries: Readonly<Record<string, (tx: Db, entry: JournalEntry) => Promise<void>>> = {
  'media.consent-withdrawn': async (tx, entry) => {
    const id = withdrawn.parse(entry.ids).media;
    await repeat(tx, entry, id, { consentWithdrawnAt: Temporal.Instant.from(entry.at) }, isNotNull(media.consentOn));
  },
  'media.consent-recorded': async (tx, entry) => {
    const { media: id, consentOn } = recorded.parse(entry.ids);
    await repeat(tx, entry, id, { consentOn, consentWithdrawnAt: null });
  },
};

/** A picture that was added after the backup is not there, and nothing is to be done about it. */
async function repeat(
  tx: Db,
  { at, kind, number }: JournalEntry,
  id: string,
  set: Partial<typeof media.$inferInsert>,
  onlyIf?: SQL,
): Promise<void> {
  await tx
    .update(media)
    .set(set)
    .where(and(eq(media.id, id), onlyIf));
  await audit(tx, {
    at: Date.parse(at),
    actor: { kind: 'system' },
    action: kind,
    subject: { kind: 'media', id },
    details: { fromJournal: number },
  });
}
