import { randomUUID } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { withAsciiDigits } from '#app/lib/digits.ts';
import type { Temporal } from '#app/lib/time.ts';
import type { Clock } from '#app/platform/clock.ts';
import { cipherContext, type KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';
import {
  deskScreenAt,
  isFormName,
  keptDraftMs,
  keptRefusedMs,
  mostDrafts,
  type DeskScreen,
} from '../domain/desk-draft.ts';
import { deskDrafts } from './tables.ts';

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
  readonly keyRing: KeyRing;
}

/** Whose words, of which form. */
export interface DraftPlace extends DeskScreen {
  readonly accountId: string;
  readonly kind: 'typed' | 'refused';
  readonly form: string;
}

export interface KeptDraft {
  readonly body: unknown;
  readonly begunAt: Temporal.Instant;
}

const bodyPlace = (id: string): string => cipherContext('desk_drafts', 'body_encrypted', id);

function at({ accountId, kind, route, object, form }: DraftPlace) {
  return and(
    eq(deskDrafts.accountId, accountId),
    eq(deskDrafts.kind, kind),
    eq(deskDrafts.route, route.path),
    eq(deskDrafts.object, object),
    eq(deskDrafts.form, form),
  );
}

/** Keeps words in the place of those kept before; it goes on to count from when they were begun. */
export async function keepDraft({ db, clock, keyRing }: Parts, place: DraftPlace, body: unknown): Promise<void> {
  const now = clock.now();
  const { accountId, kind, route, object, form } = place;
  await db.transaction(async (tx) => {
    const [before] = await tx.select({ id: deskDrafts.id }).from(deskDrafts).where(at(place)).for('update');
    const id = before?.id ?? randomUUID();
    const bodyEncrypted = keyRing.encrypt(JSON.stringify(body), bodyPlace(id));
    if (before) {
      await tx.update(deskDrafts).set({ bodyEncrypted, changedAt: now }).where(eq(deskDrafts.id, id));
      return;
    }
    const made = { id, accountId, kind, route: route.path, object, form, bodyEncrypted, begunAt: now, changedAt: now };
    // Two windows of one person: whoever comes second has the older words.
    await tx.insert(deskDrafts).values(made).onConflictDoNothing();
    await tx.execute(sql`
      DELETE FROM desk_drafts WHERE id IN (
        SELECT id FROM desk_drafts WHERE account_id = ${accountId} ORDER BY changed_at DESC OFFSET ${mostDrafts})`);
  });
}

/** The words that are kept of a form, for whoever typed them. The caller asks whether they still may see its screen. */
export async function draftAt({ db, clock, keyRing }: Parts, place: DraftPlace): Promise<KeptDraft | undefined> {
  const [row] = await db.select().from(deskDrafts).where(at(place));
  const kept = place.kind === 'typed' ? keptDraftMs : keptRefusedMs;
  if (!row || row.changedAt.epochMilliseconds < clock.now().epochMilliseconds - kept) return undefined;
  const text = Buffer.from(keyRing.decrypt(row.bodyEncrypted, bodyPlace(row.id))).toString('utf8');
  return { body: JSON.parse(text) as unknown, begunAt: row.begunAt };
}

/** Deletes them: they were sent, or nobody wants them. */
export async function forgetDraft(db: Db, place: DraftPlace): Promise<void> {
  await db.delete(deskDrafts).where(at(place));
}

/** The words of a form were sent; `draft` is its name and the path of its screen, as the window says them. */
export async function forgetSentDraft(db: Db, accountId: string, draft: string): Promise<void> {
  const [form = '', path = ''] = draft.split(' ');
  const screen = deskScreenAt(path);
  if (screen && isFormName(form)) await forgetDraft(db, { ...screen, accountId, kind: 'typed', form });
}

/** Deletes all that somebody typed: their account is removed. */
export async function forgetDraftsOf(tx: Db, accountId: string): Promise<void> {
  await tx.delete(deskDrafts).where(eq(deskDrafts.accountId, accountId));
}

/** Deletes what is past its time; how much that was. */
export async function forgetOldDeskDrafts({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const over = (kind: DraftPlace['kind'], ms: number) =>
    db
      .delete(deskDrafts)
      .where(and(eq(deskDrafts.kind, kind), lt(deskDrafts.changedAt, now.subtract({ milliseconds: ms }))))
      .returning({ id: deskDrafts.id });
  const gone = [await over('typed', keptDraftMs), await over('refused', keptRefusedMs)];
  return gone.flat().length;
}

/** Deletes the words typed on screens about these things: a patient, their visits, their forms, what they wrote. */
export async function forgetDraftsAbout(tx: Db, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const gone = await tx
    .delete(deskDrafts)
    .where(
      sql`string_to_array(${deskDrafts.object}, '/') && ARRAY[${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )}]::text[]`,
    )
    .returning({ id: deskDrafts.id });
  return gone.length;
}

/**
 * Deletes the words typed on screens about nobody yet (a new appointment, a caller for the waiting list) in which one of
 * these ways to reach somebody stands: the person is being erased. Words whose key is gone can be read by nobody.
 */
export async function forgetDraftsNaming(
  { db, keyRing }: Pick<Parts, 'db' | 'keyRing'>,
  contacts: readonly string[],
): Promise<number> {
  if (contacts.length === 0) return 0;
  const rows = await db
    .select({ id: deskDrafts.id, bodyEncrypted: deskDrafts.bodyEncrypted })
    .from(deskDrafts)
    .where(eq(deskDrafts.object, ''));
  const naming = rows.filter(({ id, bodyEncrypted }) => {
    const text = readableText(keyRing, bodyEncrypted, id);
    return text !== undefined && contacts.some((contact) => names(text, contact));
  });
  for (const { id } of naming) await db.delete(deskDrafts).where(eq(deskDrafts.id, id));
  return naming.length;
}

/** Deletes the words typed on screens about nobody yet, where it cannot be known any more whom they name. */
export async function forgetDraftsAboutNobody(tx: Db): Promise<void> {
  await tx.delete(deskDrafts).where(eq(deskDrafts.object, ''));
}

function readableText(keyRing: KeyRing, bodyEncrypted: Uint8Array, id: string): string | undefined {
  try {
    return Buffer.from(keyRing.decrypt(bodyEncrypted, bodyPlace(id))).toString('utf8');
  } catch {
    return undefined;
  }
}

/** An e-mail address as it stands; a telephone number by its last ten digits, however they are set apart. */
function names(text: string, contact: string): boolean {
  if (contact.includes('@')) return text.toLowerCase().includes(contact.toLowerCase());
  const digits = withAsciiDigits(text).replaceAll(/(?<=\d)[\s\p{Zs}\p{Pd}.()/]+(?=\d)/gu, '');
  return digits.includes(contact.slice(-10));
}
