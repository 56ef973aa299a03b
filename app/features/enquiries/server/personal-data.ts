import { sql } from 'drizzle-orm';
import { exportedInstant, idsOf, type PersonalData, type PersonalRow } from '#app/platform/personal-data.ts';
import { openText } from './closed-text.ts';
import { enquiriesOfContacts } from './enquiries-of-contact.ts';
import { forgetOldEnquiries } from './forget-old-enquiries.ts';

/** What somebody wrote themselves: from one of their own contacts, in their own name. */
export const enquiriesData: PersonalData = {
  tables: {
    enquiries: 'goes where their name and one of their own contacts stand in it; else after its time',
    enquiry_entries: 'goes with its enquiry',
  },
  find: {
    kind: 'enquiries',
    async ofPerson(context, { fullName, contacts }) {
      const own = contacts.filter(({ whose }) => whose === null);
      const found = await enquiriesOfContacts(context, own);
      return found.filter((enquiry) => enquiry.fullName.toLowerCase() === fullName.toLowerCase()).map(({ id }) => id);
    },
  },
  sections: {
    async enquiries({ db, keyRing }, _person, ids) {
      const own = idsOf(ids, 'enquiries');
      if (own.length === 0) return [];
      const { rows } = await db.execute<PersonalRow>(sql`
        SELECT id, reference, topic, status, ${exportedInstant('created_at')} AS "createdAt", message_encrypted AS closed
        FROM enquiries WHERE id IN ${own} ORDER BY created_at, id`);
      return rows.map(({ id, closed, ...row }) => ({
        ...row,
        message: openText(keyRing, 'message_encrypted', String(id), String(closed)),
      }));
    },
  },
  async erase(tx, { ids }) {
    const own = idsOf(ids, 'enquiries');
    if (own.length > 0) await tx.execute(sql`DELETE FROM enquiries WHERE id IN ${own}`);
    return { counts: { enquiries: own.length } };
  },
  purge: { enquiries: ({ db, clock }) => forgetOldEnquiries(db, clock) },
};
