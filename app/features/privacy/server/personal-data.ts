import { sql } from 'drizzle-orm';
import { visitReferences } from '#app/features/scheduling/server/personal-data.ts';
import { formIdsOfPatient } from '#app/features/form-review/server/submission-desk.ts';
import { staffNames } from '#app/features/staff/server/staff-names.ts';
import { entriesAbout } from '#app/platform/audit/entries-about.ts';
import { removeOldAuditEntries } from '#app/platform/audit/remove-old-entries.ts';
import { consentsAbout } from '#app/platform/consents.ts';
import { idsOf, type PersonalData, type PersonalRow } from '#app/platform/personal-data.ts';

const second = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`;

/** What somebody agreed to with a visit or a form. */
export const consentsData: PersonalData = {
  tables: { consents: 'goes with its visit, form or enquiry' },
  sections: {
    async consents({ db }, _person, ids) {
      const consents = await consentsAbout(db, { visits: idsOf(ids, 'visits'), forms: idsOf(ids, 'forms') });
      const references = await visitReferences(db, idsOf(ids, 'visits'));
      const names = await staffNames(db);
      return consents.map(
        ({ visitId, purpose, noticeVersion, legalVersions, language, givenAt, withdrawnAt, givenBy, notedBy }) => ({
          reference: (visitId !== null && references.get(visitId)) || null,
          purpose,
          noticeVersion,
          legalVersions,
          language,
          givenAt: second(givenAt),
          withdrawnAt: withdrawnAt === null ? null : second(withdrawnAt),
          givenBy,
          notedBy: (notedBy !== null && names.get(notedBy)) || null,
        }),
      );
    },
  },
};

/** What they asked for, and who looked at their record. */
export const privacyDeskData: PersonalData = {
  tables: {
    privacy_requests: 'stays without a word of it',
    privacy_breaches: 'names nobody by id; the register is kept',
    audit_entries: 'holds an id that means nothing any more, until its time is over',
    journal_entries: 'holds ids, so that a restore erases again',
  },
  sections: {
    async requests({ db }, { id }) {
      const { rows } = await db.execute<PersonalRow>(sql`
        SELECT kind, asked_on::text AS "askedOn", due_on::text AS "dueOn", asked_by AS "askedBy", outcome
        FROM privacy_requests WHERE patient_id = ${id} ORDER BY asked_on, id`);
      return rows;
    },
    access: async ({ db }, { id }) => entriesAbout(db, { patient: [id], form: await formIdsOfPatient(db, id) }),
  },
  async erase(tx, { ids }) {
    await tx.execute(sql`
      UPDATE privacy_requests SET person_encrypted = NULL, note_encrypted = NULL
      WHERE patient_id IN ${idsOf(ids, 'records')}`);
    return {};
  },
  purge: {
    auditEntries: ({ database, settings, now }) => removeOldAuditEntries(database, settings.auditYears * 365, now),
  },
};
