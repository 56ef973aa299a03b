import { sql } from 'drizzle-orm';
import { visitEndedBefore, visitReferences } from '#app/features/scheduling/server/personal-data.ts';
import { dayMs } from '#app/lib/time.ts';
import {
  countChanged,
  exportedInstant,
  idsOf,
  type PersonalData,
  type PersonalRow,
} from '#app/platform/personal-data.ts';
import { eraseMessagesOf } from './messages-of-visits.ts';

/** Which messages went to somebody. Their words are never kept. */
export const messagesData: PersonalData = {
  tables: {
    messages: 'goes with its visit, form or enquiry',
    message_attempts: 'goes with its message',
  },
  sections: {
    async messages({ db }, _person, ids) {
      const visits = idsOf(ids, 'visits');
      if (visits.length === 0) return [];
      const references = await visitReferences(db, visits);
      const { rows } = await db.execute<PersonalRow & { readonly visit: string }>(sql`
        SELECT appointment_id AS visit, kind, channel, status, ${exportedInstant('created_at')} AS "createdAt",
          ${exportedInstant('sent_at')} AS "sentAt"
        FROM messages WHERE appointment_id IN ${visits} AND recipient = 'patient' ORDER BY position`);
      return rows.map(({ visit, ...row }) => ({ reference: references.get(visit), ...row }));
    },
  },
  async erase(tx, { ids }) {
    await eraseMessagesOf(tx, idsOf(ids, 'visits'));
    return {};
  },
  purge: {
    messages: ({ db, now, settings }) =>
      countChanged(
        db,
        sql`DELETE FROM messages WHERE ${visitEndedBefore(sql`appointment_id`, now - settings.messageDays * dayMs)}
          AND status NOT IN ('queued', 'held')`,
      ),
  },
};
