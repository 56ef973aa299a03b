import { sql } from 'drizzle-orm';
import { eraseMessagesOf } from '#app/features/notifications/server/messages-of-visits.ts';
import { wallClockOf } from '#app/lib/time.ts';
import { cipherContext } from '#app/platform/crypto/key-ring.ts';
import type { Db } from '#app/platform/database/database.ts';
import {
  countChanged,
  exportedInstant,
  idsOf,
  type PersonalContext,
  type PersonalData,
  type PersonalRow,
} from '#app/platform/personal-data.ts';

/** Places on the waiting list, with the times that are kept for them. */
export const waitingListData: PersonalData = {
  tables: {
    waiting_entries: 'goes where the name and one of their own phones stand in it; else after its last day',
    waiting_offers: 'goes with its place on the list',
  },
  find: {
    kind: 'waiting',
    async ofPerson({ db }, { fullName, contacts }) {
      const own = contacts.filter(({ kind, whose }) => kind === 'phone' && whose === null);
      if (own.length === 0) return [];
      const { rows } = await db.execute<{ id: string }>(sql`
          SELECT id FROM waiting_entries
          WHERE status = 'waiting' AND mobile_number IN ${own.map(({ value }) => value)}
            AND lower(full_name) = lower(${fullName}) ORDER BY position`);
      return rows.map(({ id }) => id);
    },
  },
  sections: { waitingList: ({ db }, _person, ids) => listed(db, idsOf(ids, 'waiting')) },
  async medical(context, _person, ids) {
    return { waitingListNotes: await notes(context, idsOf(ids, 'waiting')) };
  },
  async erase(tx, { ids }) {
    await eraseWaiting(tx, idsOf(ids, 'waiting'));
    return {};
  },
  purge: {
    // Who waited for a day that is over, with the offers they had.
    waitingList: ({ db, now, timeZone }) =>
      countChanged(
        db,
        sql`DELETE FROM waiting_entries WHERE last_day < ${wallClockOf(now, timeZone).date}::date
            AND NOT EXISTS (SELECT FROM waiting_offers WHERE entry_id = waiting_entries.id AND outcome IS NULL)`,
      ),
  },
};

async function listed(db: Db, ids: readonly string[]): Promise<readonly PersonalRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<PersonalRow>(sql`
    SELECT full_name AS "fullName", mobile_number AS "mobileNumber", email, appointment_types.name AS "appointmentType",
      array_to_string(wanted_on, ', ') AS days, part_of_day AS "partOfDay", notice_version AS "noticeVersion",
      legal_versions AS "legalVersions",
      ${exportedInstant('joined_at')} AS "joinedAt", note_encrypted IS NOT NULL AS "hasNoteForDoctor"
    FROM waiting_entries JOIN appointment_types ON appointment_types.id = appointment_type_id
    WHERE waiting_entries.id IN ${ids} ORDER BY waiting_entries.position`);
  return rows;
}

async function notes({ db, keyRing }: PersonalContext, ids: readonly string[]): Promise<readonly PersonalRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<PersonalRow & { readonly id: string; readonly closed: string | null }>(sql`
    SELECT id, array_to_string(wanted_on, ', ') AS days, treatment, note_encrypted AS closed
    FROM waiting_entries WHERE id IN ${ids} AND (note_encrypted IS NOT NULL OR treatment IS NOT NULL) ORDER BY position`);
  return rows.map(({ id, closed, ...row }) => ({
    ...row,
    note: closed === null ? null : keyRing.decryptText(closed, cipherContext('waiting_entries', 'note_encrypted', id)),
  }));
}

/** Takes places off the waiting list inside `tx`, with the times that are kept for them and what told of those. */
async function eraseWaiting(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT held_by AS id FROM waiting_offers WHERE entry_id IN ${ids} AND held_by IS NOT NULL`);
  await tx.execute(sql`DELETE FROM waiting_entries WHERE id IN ${ids}`);
  const held = rows.map(({ id }) => id);
  await eraseMessagesOf(tx, held);
  if (held.length > 0) await tx.execute(sql`DELETE FROM appointments WHERE id IN ${held} AND status = 'offered'`);
}
