import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { diaryPeople, wasEverBooked } from '#app/features/scheduling/server/people-of-diary.ts';
import { audit } from '#app/platform/audit/audit.ts';
import type { Command } from '#app/platform/command.ts';
import { CommandError } from '#app/platform/control.ts';
import type { Transaction } from '#app/platform/database/database.ts';
import { placeRefusal, type PlaceRefusal } from '../domain/place-in-diary.ts';
import { lockOwners } from './lock-owners.ts';

interface Wish {
  readonly practitionerId: string;
  /** Who gives the place; null at the terminal of the machine. */
  readonly givenBy: string | null;
  /** Who gets it; null for somebody who is only invited. */
  readonly givenTo: string | null;
}

/** Why a place in the diary may not be given, asked inside `tx` so that it stays true until the place is given. */
export async function refusalOfPlace(
  tx: Transaction,
  { practitionerId, givenBy, givenTo }: Wish,
): Promise<PlaceRefusal | undefined> {
  const owners = await lockOwners(tx);
  const { rows } = await tx.execute<{ isTaken: boolean; hadAccount: boolean }>(sql`
    SELECT
      EXISTS (SELECT FROM staff_members
        WHERE practitioner_id = ${practitionerId} AND removed_at IS NULL AND id IS DISTINCT FROM ${givenTo}::uuid)
        AS "isTaken",
      EXISTS (SELECT FROM staff_members
        WHERE practitioner_id = ${practitionerId} AND id IS DISTINCT FROM ${givenTo}::uuid)
      OR EXISTS (SELECT FROM staff_links WHERE practitioner_id = ${practitionerId}) AS "hadAccount"`);
  const [{ isTaken, hadAccount } = { isTaken: true, hadAccount: true }] = rows;
  const hasPast = hadAccount || (await wasEverBooked(tx, practitionerId));
  const isOwn = givenBy !== null && givenBy === givenTo;
  return placeRefusal({ isOwn, hasOtherOwner: owners.some((id) => id !== givenBy), isTaken, hasPast });
}

const input = z.object({ email: z.string().max(254), practitionerId: z.string().max(60) });

/**
 * `npm run place-in-diary -- E-MAIL PRACTITIONER`: gives somebody their place in the diary, for a clinic whose only owner
 * treats patients and has had bookings already. Who runs the machine could do as much by other ways.
 */
export const placeInDiaryCommand: Command<z.infer<typeof input>> = {
  name: 'place-in-diary',
  input,
  async run({ database: { db }, clock }, { email, practitionerId }, say) {
    const name = await db.transaction(async (tx) => {
      const { rows: members } = await tx.execute<{ id: string; name: string }>(sql`
        SELECT id, name FROM staff_members WHERE email = ${email.trim().toLowerCase()} AND removed_at IS NULL`);
      const [member] = members;
      if (!member) throw new CommandError('Nobody signs in with this address.');
      const people = await diaryPeople(tx);
      if (!people.some(({ id }) => id === practitionerId))
        throw new CommandError(`Say who of the diary they are: ${people.map(({ id }) => id).join(', ')}.`);
      if ((await refusalOfPlace(tx, { practitionerId, givenBy: null, givenTo: member.id })) === 'place-taken')
        throw new CommandError('A colleague stands in this place already.');
      const now = clock.now().epochMilliseconds;
      await tx.execute(sql`
        UPDATE staff_members SET practitioner_id = ${practitionerId}, updated_at = ${new Date(now).toISOString()}
        WHERE id = ${member.id}`);
      await audit(tx, {
        at: now,
        actor: { kind: 'system' },
        action: 'staff.changed',
        subject: { kind: 'staff', id: member.id },
        details: { practitionerId, at: 'terminal' },
      });
      return member.name;
    });
    say(`${name} is ${practitionerId} in the diary from the next click on.`);
  },
};
