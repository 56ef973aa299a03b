import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { audit } from '#app/platform/audit/audit.ts';
import type { Command } from '#app/platform/command.ts';
import { CommandError } from '#app/platform/control.ts';
import type { Db } from '#app/platform/database/database.ts';
import { originOf } from '#app/platform/settings.ts';
import type { SignInContext } from './sign-in-context.ts';
import { addressOfLink, makeLink } from './staff-links.ts';
import { staffLinks, staffMembers } from './tables.ts';

type Parts = Pick<SignInContext, 'db' | 'clock' | 'keyRing' | 'origin'>;

/** Any number will do as long as it never changes and nothing else uses it. */
const setupLock = 720_150_503;

/** The owners; with an address, whoever of the team signs in with it. */
async function membersOf(db: Db, email?: string) {
  return db
    .select({ id: staffMembers.id, email: staffMembers.email })
    .from(staffMembers)
    .where(
      and(
        email === undefined ? eq(staffMembers.role, 'owner') : eq(staffMembers.email, email),
        isNull(staffMembers.removedAt),
      ),
    )
    .orderBy(asc(staffMembers.createdAt), asc(staffMembers.id));
}

/** The address at which the first owner sets the desk up, while there is no owner: the same until it is used or over. */
export async function firstSetupLink(parts: Parts): Promise<string | undefined> {
  return parts.db.transaction(async (tx) => {
    // Processes that start together take turns, so that all print the one link there is.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${setupLock})`);
    if ((await membersOf(tx)).length > 0) return undefined;
    const [usable] = await tx
      .select()
      .from(staffLinks)
      .where(
        and(eq(staffLinks.kind, 'setup'), isNull(staffLinks.staffId), gt(staffLinks.expiresAt, parts.clock.now())),
      );
    const isOurs = usable !== undefined && parts.keyRing.keyIds.includes(usable.keyId);
    return addressOfLink(parts, isOurs ? usable : await makeLink(tx, parts, { kind: 'setup' }));
  });
}

/**
 * What a start says while there is no owner. The link itself only to somebody who sits before it: output that goes into a
 * file or a journal is read by others, and whoever reads it first would own the desk.
 */
export function wordsOfFirstStart(link: string, isTerminal: boolean): string {
  return isTerminal
    ? `No owner yet. Whoever opens this link first, within 24 hours, becomes it: ${link}`
    : 'No owner yet. To become it, run "npm run setup-link" on this machine and open the link it prints.';
}

const input = z.object({
  /** Who lost everything; null for the only owner, or the first. */
  email: z.string().max(254).nullable(),
});

/** `npm run setup-link [-- E-MAIL]`: the link of the first owner, or one for somebody of the team who lost everything. */
export const setupLinkCommand: Command<z.infer<typeof input>> = {
  name: 'setup-link',
  input,
  async run({ database: { db }, clock, keyRing, settings }, { email }, say) {
    const parts = { db, clock, keyRing, origin: originOf(settings) };
    const first = await firstSetupLink(parts);
    if (first !== undefined) {
      say('There is no owner yet. Whoever opens this link within 24 hours becomes it; it works once:');
      say(first);
      return;
    }
    const found = await membersOf(db, email?.trim().toLowerCase());
    const [member, another] = found;
    if (!member) throw new CommandError('Nobody signs in with this address.');
    if (another) {
      const addresses = found.map((each) => each.email).join(', ');
      throw new CommandError(`There are several owners. Say which one: npm run setup-link -- E-MAIL (${addresses})`);
    }
    const link = await db.transaction(async (tx) => {
      await audit(tx, {
        at: clock.now().epochMilliseconds,
        actor: { kind: 'system' },
        action: 'staff.recovery-begun',
        subject: { kind: 'staff', id: member.id },
      });
      return makeLink(tx, parts, { kind: 'setup', staffId: member.id });
    });
    say(`With this link ${member.email} chooses a new password; it works once, within 24 hours.`);
    say('When it is used, their sessions end, and authenticator app, passkeys and backup codes are set up anew.');
    say(addressOfLink(parts, link));
  },
};
