import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Transaction } from '#app/platform/database/database.ts';
import { noteInJournal } from '#app/platform/journal/journal.ts';
import { endAccessOf } from './end-access.ts';
import { forgetSecondFactors } from './forget-second-factors.ts';
import { passwordFault, type PasswordFault } from './password-strength.ts';
import { savePassword } from './passwords.ts';
import type { SignInContext } from './sign-in-context.ts';
import { findLink, takeLink, type StaffLink } from './staff-links.ts';
import { queueNotice } from './staff-mail.ts';
import { startSession, type Cookies } from './start-session.ts';
import { staffMembers } from './tables.ts';
import type { ClientInfo } from './client-info.ts';

/** What somebody chooses with a link. Role and practitioner are the link's, whatever a form may say. */
export interface Choice {
  readonly name: string;
  /** Only for the first owner; an invitation has its address already. */
  readonly email: string;
  readonly password: string;
}

export type LinkRefusal = PasswordFault | 'link-gone' | 'already-here';

/** Whose password a link sets, when that is somebody who is here already. */
export async function ownerOfLink(
  { db }: Pick<SignInContext, 'db'>,
  { staffId }: Pick<StaffLink, 'staffId'>,
): Promise<{ id: string; name: string; email: string } | undefined> {
  if (staffId === null) return undefined;
  const [member] = await db
    .select({ id: staffMembers.id, name: staffMembers.name, email: staffMembers.email })
    .from(staffMembers)
    .where(and(eq(staffMembers.id, staffId), isNull(staffMembers.removedAt)));
  return member;
}

/**
 * Uses a link up: somebody chooses a password, and becomes a member first where the link says so. The session it starts
 * has only a password behind it, so the second factor follows. All or nothing, and once.
 */
export async function acceptLink(
  context: SignInContext,
  token: string,
  choice: Choice,
  client: ClientInfo,
): Promise<Result<Cookies, LinkRefusal>> {
  const link = await findLink(context, token);
  if (!link) return fail('link-gone');
  const owner = await ownerOfLink(context, link);
  const name = owner?.name ?? choice.name;
  const email = owner?.email ?? link.email ?? choice.email.toLowerCase();
  const fault = await passwordFault(choice.password, [name, email, context.siteName], context.leakedPasswords);
  if (fault) return fail(fault);
  const hashed = await context.passwords.hash(choice.password);
  const outcome = await context.db.transaction(async (tx) => {
    const taken = await takeLink(tx, context, token);
    if (!taken) return fail('link-gone');
    const member = await memberOf(tx, context, taken, { name, email });
    if (!member.ok) return member;
    const id = member.value;
    const now = context.clock.now().epochMilliseconds;
    await savePassword(tx, id, hashed, new Date(now));
    const ended = await endAccessOf(tx, id, now);
    // An owner who lost everything begins anew; after a reset the second factor is asked for as before.
    if (taken.kind === 'setup') await forgetSecondFactors(tx, id);
    await audit(tx, {
      at: now,
      actor: byStaff({ id, address: client.address }),
      action: taken.kind === 'setup' && taken.staffId !== null ? 'staff.recovered' : actions[taken.kind],
      subject: { kind: 'staff', id },
      details: { ...ended },
    });
    if (taken.kind === 'reset') await queueNotice(tx, context, id, 'password');
    const kind = taken.kind === 'setup' ? 'staff.factors-changed' : 'staff.password-changed';
    await noteInJournal(tx, { at: now, kind, ids: { staff: id } });
    return ok(id);
  });
  return outcome.ok ? ok(await startSession(context, { id: outcome.value, email }, 'password', client)) : outcome;
}

const actions = { setup: 'owner.set-up', invitation: 'invitation.accepted', reset: 'password.reset' } as const;

/** The member a link is for, made or brought back where it is an invitation or the first owner's. */
async function memberOf(
  tx: Transaction,
  { clock }: Pick<SignInContext, 'clock'>,
  link: StaffLink,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<Result<string, 'link-gone' | 'already-here'>> {
  const [known] = await tx
    .select()
    .from(staffMembers)
    .where(link.staffId === null ? eq(staffMembers.email, email) : eq(staffMembers.id, link.staffId))
    .for('update');
  if (link.staffId !== null) return known && known.removedAt === null ? ok(known.id) : fail('link-gone');
  if (known && known.removedAt === null) return fail('already-here');
  const at = new Date(clock.now().epochMilliseconds);
  const role = link.role ?? 'owner';
  const { practitionerId } = link;
  if (known) {
    await tx
      .update(staffMembers)
      .set({ name, role, practitionerId, updatedAt: at, removedAt: null })
      .where(eq(staffMembers.id, known.id));
    return ok(known.id);
  }
  const id = randomUUID();
  const verified = link.kind === 'invitation';
  await tx
    .insert(staffMembers)
    .values({ id, name, email, emailVerified: verified, role, practitionerId, createdAt: at, updatedAt: at });
  return ok(id);
}
