import { and, eq, isNull, sql } from 'drizzle-orm';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { Temporal, type EpochMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Db } from '#app/platform/database/database.ts';
import { noteInJournal } from '#app/platform/journal/journal.ts';
import { announce } from '#app/platform/live.ts';
import type { PlaceRefusal } from '../domain/place-in-diary.ts';
import type { StaffActor, StaffRole } from '../domain/staff-member.ts';
import { forgetDraftsOf } from './desk-drafts.ts';
import { endFeedOf, endFeedsMadeBy } from '#app/features/scheduling/server/people-of-diary.ts';
import { endAccessOf, type EndedAccess } from './end-access.ts';
import { forgetSecondFactors } from './forget-second-factors.ts';
import { lockOwners } from './lock-owners.ts';
import { refusalOfPlace } from './place-in-diary.ts';
import type { SignInContext } from './sign-in-context.ts';
import { makeLink } from './staff-links.ts';
import { queueLinkMail, queueNotice } from './staff-mail.ts';
import { staffLinks, staffMembers, staffPasswords } from './tables.ts';
import { isInDiary } from './team.ts';

type Parts = Pick<SignInContext, 'db' | 'clock'>;

export interface MemberChange {
  readonly role: StaffRole;
  readonly practitionerId: string | null;
  /** What the owner saw when they decided. */
  readonly seen: { readonly role: string; readonly practitionerId: string | null };
}

export type ChangeRefusal = 'not-found' | 'changed-meanwhile' | 'last-owner' | 'no-such-practitioner' | PlaceRefusal;

/**
 * Gives a colleague another role or practitioner. It counts from their next request on; calendar feeds they made as what
 * they were end. The last owner stays one, and nobody gives themself a place in the diary (`domain/place-in-diary.ts`).
 */
export async function changeColleague(
  { db, clock }: Parts,
  by: StaffActor,
  id: string,
  { role, practitionerId, seen }: MemberChange,
): Promise<Result<void, ChangeRefusal>> {
  return db.transaction(async (tx) => {
    const owners = await lockOwners(tx);
    const [member] = await tx
      .select()
      .from(staffMembers)
      .where(and(eq(staffMembers.id, id), isNull(staffMembers.removedAt)))
      .for('update');
    if (!member) return fail('not-found');
    if (member.role !== seen.role || member.practitionerId !== seen.practitionerId) return fail('changed-meanwhile');
    if (role !== 'owner' && owners.length === 1 && owners[0] === id) return fail('last-owner');
    if (!(await isInDiary(tx, practitionerId))) return fail('no-such-practitioner');
    const now = clock.now().epochMilliseconds;
    if (practitionerId !== null && practitionerId !== member.practitionerId) {
      const refused = await refusalOfPlace(tx, { practitionerId, givenBy: by.id, givenTo: id });
      if (refused !== undefined) {
        await audit(tx, {
          at: now,
          actor: byStaff(by),
          action: 'staff.change-refused',
          subject: { kind: 'staff', id },
          details: { reason: refused, practitionerId },
        });
        return fail(refused);
      }
    }
    await tx
      .update(staffMembers)
      .set({ role, practitionerId, updatedAt: new Date(now) })
      .where(eq(staffMembers.id, id));
    await endFeedsMadeBy(tx, id);
    await announce(tx, 'sessions');
    await audit(tx, {
      at: now,
      actor: byStaff(by),
      action: 'staff.changed',
      subject: { kind: 'staff', id },
      details: { from: member.role, role, practitionerId },
    });
    await noteInJournal(tx, { at: now, kind: 'staff.changed', ids: { staff: id, role, practitioner: practitionerId } });
    return ok(undefined);
  });
}

/**
 * Removes a colleague: sessions, access tokens, calendar feeds, password, second factors, links for them and invitations of
 * theirs are gone at once. What they did stays theirs. The last owner can't be removed.
 */
export async function removeColleague(
  { db, clock }: Parts,
  by: StaffActor,
  id: string,
): Promise<Result<void, 'not-found' | 'last-owner'>> {
  return db.transaction(async (tx) => {
    const owners = await lockOwners(tx);
    if (owners.length === 1 && owners[0] === id) return fail('last-owner');
    const at = clock.now().epochMilliseconds;
    const ended = await takeFromTeam(tx, id, at);
    if (!ended) return fail('not-found');
    await audit(tx, {
      at,
      actor: byStaff(by),
      action: 'staff.removed',
      subject: { kind: 'staff', id },
      details: { ...ended },
    });
    await noteInJournal(tx, { at, kind: 'staff.removed', ids: { staff: id } });
    return ok(undefined);
  });
}

/** Ends, inside `tx`, every way in that somebody of the team has; undefined when they are not of it. */
export async function takeFromTeam(tx: Db, id: string, at: EpochMs): Promise<EndedAccess | undefined> {
  const [member] = await tx
    .update(staffMembers)
    .set({ removedAt: Temporal.Instant.fromEpochMilliseconds(at), updatedAt: new Date(at) })
    .where(and(eq(staffMembers.id, id), isNull(staffMembers.removedAt)))
    .returning({ practitionerId: staffMembers.practitionerId });
  if (!member) return undefined;
  const ended = await endAccessOf(tx, id, at);
  const feeds = ended.feeds + (await endFeedOf(tx, member.practitionerId));
  await forgetCredentials(tx, id);
  await forgetDraftsOf(tx, id);
  await tx.delete(staffLinks).where(sql`${staffLinks.staffId} = ${id} OR ${staffLinks.madeBy} = ${id}`);
  return { ...ended, feeds };
}

/** Takes password and second factors of somebody: they come in by a link, and set both up anew. */
export async function forgetCredentials(tx: Db, id: string): Promise<void> {
  await forgetSecondFactors(tx, id);
  await tx.delete(staffPasswords).where(eq(staffPasswords.userId, id));
}

/** Ends all sessions of a colleague, and with them access tokens and calendar feeds they made. */
export async function signColleagueOut({ db, clock }: Parts, by: StaffActor, id: string): Promise<void> {
  const at = clock.now().epochMilliseconds;
  await db.transaction(async (tx) => {
    const { sessions, tokens, feeds } = await endAccessOf(tx, id, at);
    await audit(tx, {
      at,
      actor: byStaff(by),
      action: 'staff.signed-out',
      subject: { kind: 'staff', id },
      details: { ended: sessions, tokens, feeds },
    });
  });
}

/**
 * For a colleague who lost phone or password: their sessions, access tokens, calendar feeds and second factors are gone,
 * and a link, good for half an hour, lets them choose a password and then set a second factor up anew. The link goes to
 * them by mail and is shown to nobody: whoever held it would be them. `needs-mail`: nothing is done; the link is made at
 * the machine (`npm run setup-link -- E-MAIL`).
 */
export async function helpColleagueBackIn(
  context: SignInContext,
  by: StaffActor,
  id: string,
): Promise<Result<void, 'not-found' | 'needs-mail'>> {
  const { db, clock } = context;
  if (!context.hasMail) return fail('needs-mail');
  return db.transaction(async (tx) => {
    const [member] = await tx
      .select({ id: staffMembers.id })
      .from(staffMembers)
      .where(and(eq(staffMembers.id, id), isNull(staffMembers.removedAt)))
      .for('update');
    if (!member) return fail('not-found');
    const at = clock.now().epochMilliseconds;
    const ended = await endAccessOf(tx, id, at);
    await forgetCredentials(tx, id);
    const link = await makeLink(tx, context, { kind: 'reset', staffId: id, madeBy: by.id });
    await audit(tx, {
      at,
      actor: byStaff(by),
      action: 'staff.helped-back-in',
      subject: { kind: 'staff', id },
      details: { ...ended },
    });
    await queueNotice(tx, context, id, 'factors-reset');
    await queueLinkMail(tx, context, link.id);
    await noteInJournal(tx, { at, kind: 'staff.factors-changed', ids: { staff: id } });
    return ok(undefined);
  });
}
