import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { EpochMs } from '#app/lib/time.ts';
import type { KeyRing } from '#app/platform/crypto/key-ring.ts';
import type { Db, Transaction } from '#app/platform/database/database.ts';
import type { PartOfDay, WaitingStatus, Wish } from '../domain/waiting-list.ts';
import { hashOfToken, isTokenShaped } from '#app/features/scheduling/server/manage-token.ts';
import { waitingEntries, waitingOffers } from './waiting-tables.ts';

/** A place on the waiting list. Who it is is known only while they wait. */
export interface WaitingEntry extends Wish {
  readonly id: string;
  readonly status: WaitingStatus;
  readonly linkKeyId: string;
  readonly partOfDay: PartOfDay;
  readonly fullName: string | null;
  /** E.164. */
  readonly mobileNumber: string | null;
  readonly email: string | null;
  readonly noteEncrypted: string | null;
  readonly treatment: string | null;
  readonly beganOn: string | null;
  readonly language: 'en' | 'hi' | 'mr';
  readonly joinedThrough: 'website' | 'desk';
  readonly joinedAt: EpochMs;
  readonly appointmentId: string | null;
}

/** A time that is kept for somebody now. */
export interface StandingOffer {
  readonly id: string;
  readonly entryId: string;
  readonly heldBy: string;
  readonly practitionerId: string;
  readonly startsAt: EpochMs;
  readonly endsAt: EpochMs;
  readonly madeAt: EpochMs;
  readonly expiresAt: EpochMs;
}

const purpose = 'booking/waiting-link';

/** The secret of the link that shows an offer and leaves the list: made again from the key named in the entry. */
export function waitingTokenOf(keyRing: KeyRing, entryId: string, keyId: string): string {
  return Buffer.from(keyRing.derive(purpose, entryId, keyId)).toString('base64url');
}

/** The secret of whose link leads to the offer that a row holds the time of; undefined when it holds none. */
export async function tokenOfHeldTime(db: Db, keyRing: KeyRing, heldBy: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: waitingEntries.id, keyId: waitingEntries.linkKeyId })
    .from(waitingOffers)
    .innerJoin(waitingEntries, eq(waitingEntries.id, waitingOffers.entryId))
    .where(eq(waitingOffers.heldBy, heldBy));
  return row && waitingTokenOf(keyRing, row.id, row.keyId);
}

/** The places on the list that meet a condition, who joined first comes first. */
export async function readEntries(db: Db, ...conditions: SQL[]): Promise<WaitingEntry[]> {
  const rows = await db
    .select({
      id: waitingEntries.id,
      status: waitingEntries.status,
      linkKeyId: waitingEntries.linkKeyId,
      appointmentTypeId: waitingEntries.appointmentTypeId,
      practitionerId: waitingEntries.practitionerId,
      wantedOn: sql<string>`array_to_string(${waitingEntries.wantedOn}, ',')`,
      partOfDay: waitingEntries.partOfDay,
      fullName: waitingEntries.fullName,
      mobileNumber: waitingEntries.mobileNumber,
      email: waitingEntries.email,
      noteEncrypted: waitingEntries.noteEncrypted,
      treatment: waitingEntries.treatment,
      beganOn: waitingEntries.beganOn,
      language: waitingEntries.language,
      joinedThrough: waitingEntries.joinedThrough,
      joinedAt: waitingEntries.joinedAt,
      appointmentId: waitingEntries.appointmentId,
    })
    .from(waitingEntries)
    .where(and(...conditions))
    .orderBy(asc(sql`position`));
  return rows.map((row) => ({ ...row, wantedOn: row.wantedOn.split(',') }));
}

/** One place on the list by its id, or undefined. */
export async function entryById(db: Db, id: string): Promise<WaitingEntry | undefined> {
  const [found] = await readEntries(db, eq(waitingEntries.id, id));
  return found;
}

/** The place on the list a link leads to, in whatever state it is now; undefined when no place has this secret. */
export async function entryByToken(db: Db, token: string): Promise<WaitingEntry | undefined> {
  if (!isTokenShaped(token)) return undefined;
  const [found] = await readEntries(db, eq(waitingEntries.linkHash, hashOfToken(token)));
  return found;
}

/** Offers that have not ended, of one place or of all, the first to run out first. */
export async function standingOffers(db: Db, ...conditions: SQL[]): Promise<StandingOffer[]> {
  const rows = await db
    .select()
    .from(waitingOffers)
    .where(and(isNull(waitingOffers.outcome), ...conditions))
    .orderBy(asc(waitingOffers.expiresAt), asc(waitingOffers.id));
  return rows.flatMap(({ heldBy, ...row }) => (heldBy === null ? [] : [{ ...row, heldBy }]));
}

/** The offer that stands for a place on the list, or undefined. */
export async function offerOf(db: Db, entryId: string): Promise<StandingOffer | undefined> {
  const [found] = await standingOffers(db, eq(waitingOffers.entryId, entryId));
  return found;
}

/** Takes the advisory lock of the waiting list, so that no two transactions make, accept or end offers at the same time. */
export async function lockWaitingList(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('waiting-list'))`);
}

/** SQL: every place on the list by who waits, while they do, and until when; to be joined. */
export function namesOfWaiting(db: Db) {
  return db
    .select({ id: waitingEntries.id, fullName: waitingEntries.fullName, lastDay: waitingEntries.lastDay })
    .from(waitingEntries)
    .as('waiting');
}
