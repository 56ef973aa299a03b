import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { StaffActor, StaffRole } from '../domain/staff-member.ts';
import { refusalOfPlace } from './place-in-diary.ts';
import type { SignInContext } from './sign-in-context.ts';
import { addressOfLink, makeLink } from './staff-links.ts';
import { queueLinkMail } from './staff-mail.ts';
import { staffLinks, staffMembers } from './tables.ts';
import { isInDiary } from './team.ts';

type Parts = Pick<SignInContext, 'db' | 'clock'>;

export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly practitionerId: string | null;
  readonly expiresAt: EpochMs;
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
