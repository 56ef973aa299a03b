import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Db } from '#app/platform/database/database.ts';
import { announce } from '#app/platform/live.ts';
import type { PlaceRefusal } from '../domain/place-in-diary.ts';
import type { StaffActor, StaffRole } from '../domain/staff-member.ts';
import { endAccessOf, endFeedOf, endFeedsMadeBy } from './end-access.ts';
import { forgetSecondFactors } from './forget-second-factors.ts';
import { lockOwners } from './lock-owners.ts';
import { refusalOfPlace } from './place-in-diary.ts';
import type { SignInContext } from './sign-in-context.ts';
import { addressOfLink, makeLink } from './staff-links.ts';
import { queueLinkMail, queueNotice } from './staff-mail.ts';
import {
  staffAuthenticators,
  staffLinks,
  staffMembers,
  staffPasskeys,
  staffPasswords,
  staffSessions,
} from './tables.ts';

type Parts = Pick<SignInContext, 'db' | 'clock'>;

export interface Colleague {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly practitionerId: string | null;
  readonly hasSecondFactor: boolean;
  readonly seenAt: EpochMs | null;
}

export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly practitionerId: string | null;
  readonly expiresAt: EpochMs;
}

/** Somebody in the diary whom an account can stand for. */
export interface DiaryPerson {
  readonly id: string;
  readonly name: string;
}

/** In a select from one table drizzle leaves the table's name away, and inside a subselect `id` is another's. */
const memberId = sql.raw('staff_members.id');

/** Everybody who may sign in, by name. */
export async function colleagues(db: Db): Promise<Colleague[]> {
  const rows = await db
    .select({
      id: staffMembers.id,
      name: staffMembers.name,
      email: staffMembers.email,
      role: staffMembers.role,
      practitionerId: staffMembers.practitionerId,
      hasSecondFactor: sql<boolean>`EXISTS (SELECT FROM ${staffAuthenticators}
          WHERE ${staffAuthenticators.staffId} = ${memberId} AND ${staffAuthenticators.confirmedAt} IS NOT NULL)
        OR EXISTS (SELECT FROM ${staffPasskeys} WHERE ${staffPasskeys.userId} = ${memberId})`,
      seenAt: sql<string | null>`(SELECT (extract(epoch FROM max(${staffSessions.seenAt})) * 1000)::bigint::text
        FROM ${staffSessions} WHERE ${staffSessions.userId} = ${memberId})`,
    })
    .from(staffMembers)
    .where(isNull(staffMembers.removedAt))
    .orderBy(sql`${staffMembers.name} COLLATE "C"`, asc(staffMembers.id));
  return rows.map((row) => ({ ...row, seenAt: row.seenAt === null ? null : Number(row.seenAt) }));
}

/** Somebody who may sign in, or undefined for any other id. */
export async function findColleague(db: Db, id: string): Promise<Colleague | undefined> {
  return (await colleagues(db)).find((each) => each.id === id);
}

/** Invitations that wait for an answer, the latest first. */
export async function openInvitations({ db, clock }: Parts): Promise<Invitation[]> {
  const rows = await db
    .select()
    .from(staffLinks)
    .where(and(eq(staffLinks.kind, 'invitation'), gt(staffLinks.expiresAt, clock.now())))
    .orderBy(desc(staffLinks.createdAt), asc(staffLinks.id));
  return rows.flatMap(({ id, email, role, practitionerId, expiresAt }) =>
    email === null || role === null
      ? []
      : [{ id, email, role, practitionerId, expiresAt: expiresAt.epochMilliseconds }],
  );
}

/** The practitioners of the diary, in its order. */
export async function diaryPeople(db: Db): Promise<DiaryPerson[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`SELECT id, name FROM practitioners WHERE active ORDER BY position, id`,
  );
  return rows;
}

async function isInDiary(db: Db, practitionerId: string | null): Promise<boolean> {
  return practitionerId === null || (await diaryPeople(db)).some(({ id }) => id === practitionerId);
}

export interface NewColleague {
  readonly email: string;
  readonly role: StaffRole;
  readonly practitionerId: string | null;
}

export type InviteRefusal = 'already-here' | 'no-such-practitioner' | 'place-taken';

/**
 * Invites somebody: role and practitioner are fixed now, the link works once within 72 hours. Where mail is set up it
 * goes to them by mail and to nobody else (null); else it is returned for handing over. A new invitation takes the place
 * of an earlier one.
 */
export async function invite(
  context: SignInContext,
  by: StaffActor,
  { email: typed, role, practitionerId }: NewColleague,
): Promise<Result<string | null, InviteRefusal>> {
  const { db, clock } = context;
  const email = typed.trim().toLowerCase();
  return db.transaction(async (tx) => {
    const [known] = await tx
      .select({ id: staffMembers.id })
      .from(staffMembers)
      .where(and(eq(staffMembers.email, email), isNull(staffMembers.removedAt)));
    if (known) return fail('already-here');
    if (!(await isInDiary(tx, practitionerId))) return fail('no-such-practitioner');
    if (practitionerId !== null && (await refusalOfPlace(tx, { practitionerId, givenBy: by.id, givenTo: null })))
      return fail('place-taken');
    const link = await makeLink(tx, context, { kind: 'invitation', email, role, practitionerId, madeBy: by.id });
    if (context.hasMail) await queueLinkMail(tx, context, link.id);
    await audit(tx, {
      at: clock.now().epochMilliseconds,
      actor: byStaff(by),
      action: 'staff.invited',
      subject: { kind: 'invitation', id: link.id },
      details: { role, practitionerId },
    });
    return ok(context.hasMail ? null : addressOfLink(context, link));
  });
}

/** Takes an invitation back; false when it was answered or over already. */
export async function withdrawInvitation({ db, clock }: Parts, by: StaffActor, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(staffLinks)
      .where(and(eq(staffLinks.id, id), eq(staffLinks.kind, 'invitation')))
      .returning({ id: staffLinks.id });
    if (gone.length === 0) return false;
    await audit(tx, {
      at: clock.now().epochMilliseconds,
      actor: byStaff(by),
      action: 'invitation.withdrawn',
      subject: { kind: 'invitation', id },
    });
    return true;
  });
}

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
    const now = clock.now();
    const [member] = await tx
      .update(staffMembers)
      .set({ removedAt: now, updatedAt: new Date(now.epochMilliseconds) })
      .where(and(eq(staffMembers.id, id), isNull(staffMembers.removedAt)))
      .returning({ practitionerId: staffMembers.practitionerId });
    if (!member) return fail('not-found');
    const ended = await endAccessOf(tx, id, now.epochMilliseconds);
    const feeds = ended.feeds + (await endFeedOf(tx, member.practitionerId));
    await forgetSecondFactors(tx, id);
    await tx.delete(staffPasswords).where(eq(staffPasswords.userId, id));
    await tx.delete(staffLinks).where(sql`${staffLinks.staffId} = ${id} OR ${staffLinks.madeBy} = ${id}`);
    await audit(tx, {
      at: now.epochMilliseconds,
      actor: byStaff(by),
      action: 'staff.removed',
      subject: { kind: 'staff', id },
      details: { ...ended, feeds },
    });
    return ok(undefined);
  });
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
    await forgetSecondFactors(tx, id);
    await tx.delete(staffPasswords).where(eq(staffPasswords.userId, id));
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
    return ok(undefined);
  });
}
