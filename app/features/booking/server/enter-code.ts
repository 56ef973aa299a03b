import { randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { EpochMs } from '#app/lib/time.ts';
import type { TooManyAttempts } from '#app/platform/attempt-limits.ts';
import { audit } from '#app/platform/audit/audit.ts';
import { listMs, mostTries, parseCode } from '../domain/return-code.ts';
import { appointmentsWhere, type AppointmentDetails } from '#app/features/scheduling/server/appointment-details.ts';
import { limitAttempts } from '#app/features/scheduling/server/attempt-limits.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { hashOfToken, isTokenShaped, manageTokenOf } from '#app/features/scheduling/server/manage-token.ts';
import { noteRefusedOpening } from './refuse-opening.ts';
import { mayComeBackTo, receiverOf, returnCodeFor } from './return-code.ts';
import { appointments, returnCodes } from '#app/features/scheduling/server/tables.ts';

/** `over`: used, too old, mistyped too often, or no such ticket; another code has to be asked for. */
type EnterOutcome =
  | Result<
      { readonly listToken: string; readonly manageTokens: readonly string[] },
      'not-a-code' | 'wrong-code' | 'over'
    >
  | TooManyAttempts;

/** Ids out of the database's own arrays, which its drivers read differently. */
const asText = (column: typeof returnCodes.appointmentIds | typeof returnCodes.openedIds) =>
  sql<string>`array_to_string(${column}, ',')`;
const idsIn = (text: string): string[] => text.split(',').filter((id) => id !== '');

/**
 * Takes the code of a ticket. A try is counted before the code is looked at, in one statement, so that no number of
 * requests at once buys more of them; the right one works once. Returns the manage links it opens, and the token of the
 * list of them: a new secret, so that whoever sent somebody a ticket learns nothing when they type their code there.
 */
export async function enterCode(
  context: BookingContext,
  { ticket, code: typed, address }: { readonly ticket: string; readonly code: string; readonly address: string },
): Promise<EnterOutcome> {
  const code = parseCode(typed);
  if (code === undefined) return fail('not-a-code');
  const { db, clock, keyRing } = context;
  const at = clock.now().epochMilliseconds;
  const refuse = (reason: string) => noteRefusedOpening(context, { address, by: 'code', reason });
  const limited = await limitAttempts(context, 'enter-code', address);
  if (limited) {
    await refuse('limit');
    return limited;
  }
  const row = isTokenShaped(ticket) ? await countTry(context, ticket, at) : undefined;
  if (!row) {
    await refuse('over');
    return fail('over');
  }
  const theirs = await matching(context, row, code, at);
  if (theirs.length === 0) {
    await refuse('wrong-code');
    return fail('wrong-code');
  }
  const listToken = randomBytes(20).toString('base64url');
  const used = await db.transaction(async (tx) => {
    const [taken] = await tx
      .update(returnCodes)
      .set({ usedAt: at, openedIds: theirs.map(({ id }) => id), listHash: hashOfToken(listToken) })
      .where(and(eq(returnCodes.id, row.id), isNull(returnCodes.usedAt)))
      .returning({ id: returnCodes.id });
    if (!taken) return false;
    for (const { id } of theirs) {
      await audit(tx, {
        at,
        actor: { kind: 'patient', address },
        action: 'appointment.opened',
        subject: { kind: 'appointment', id },
        details: { by: 'code' },
      });
    }
    return true;
  });
  // Somebody typed the same code at this very moment.
  if (!used) return fail('over');
  return ok({ listToken, manageTokens: theirs.map(({ id, manageKeyId }) => manageTokenOf(keyRing, id, manageKeyId)) });
}

async function countTry({ db }: BookingContext, ticket: string, at: EpochMs) {
  const [row] = await db
    .update(returnCodes)
    .set({ tries: sql`${returnCodes.tries} + 1` })
    .where(
      and(
        eq(returnCodes.ticketHash, hashOfToken(ticket)),
        isNull(returnCodes.usedAt),
        gt(returnCodes.expiresAt, at),
        lt(returnCodes.tries, mostTries),
      ),
    )
    .returning({ id: returnCodes.id, keyId: returnCodes.keyId, ids: asText(returnCodes.appointmentIds) });
  return row;
}

/** The appointments of the receiver whose code this is. */
async function matching(
  { db, keyRing }: BookingContext,
  row: { readonly id: string; readonly keyId: string; readonly ids: string },
  code: string,
  now: EpochMs,
): Promise<AppointmentDetails[]> {
  const ids = idsIn(row.ids);
  // Nobody's code is looked up like anybody's.
  const wanted = ids.length === 0 ? [row.id] : ids;
  const coming = await appointmentsWhere(db, inArray(appointments.id, wanted), mayComeBackTo(now));
  const typed = Buffer.from(code);
  const receiver = coming.find((each) => timingSafeEqual(Buffer.from(returnCodeFor(keyRing, row, each)), typed));
  return receiver ? coming.filter((each) => receiverOf(each) === receiverOf(receiver)) : [];
}

/** What a code opened, for half an hour; undefined for any other token. */
export async function openedAppointments(
  { db, clock }: Pick<BookingContext, 'db' | 'clock'>,
  listToken: string,
): Promise<AppointmentDetails[] | undefined> {
  if (!isTokenShaped(listToken)) return undefined;
  const now = clock.now().epochMilliseconds;
  const [row] = await db
    .select({ ids: asText(returnCodes.openedIds) })
    .from(returnCodes)
    .where(and(eq(returnCodes.listHash, hashOfToken(listToken)), gt(returnCodes.usedAt, now - listMs)));
  return row && appointmentsWhere(db, inArray(appointments.id, idsIn(row.ids)));
}
