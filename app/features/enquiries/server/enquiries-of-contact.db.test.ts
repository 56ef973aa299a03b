import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendEnquiry } from '#app/features/enquiries/server/send-enquiry.ts';
import { anEnquiry, fromForm, openTestEnquiries, type TestEnquiries } from '#app/features/enquiries/server/fixtures.ts';
import { createKeyRing } from '#app/platform/crypto/key-ring.ts';
import { findEncryptedColumns, rotate } from '#app/platform/crypto/rotate.ts';
import { fillSearchTags } from '#app/platform/crypto/search-tag.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { enquiriesOfContacts } from './enquiries-of-contact.ts';

const older = { id: 'older', secret: new Uint8Array(32).fill(1) };
const newer = { id: 'newer', secret: new Uint8Array(32).fill(2) };
const asha = { value: '+919876543210' };

forEachDatabase((_name, open) => {
  describe('enquiries of a contact', () => {
    let database: TestDatabase;
    let context: TestEnquiries;
    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      context = { ...(await openTestEnquiries(database)), keyRing: createKeyRing([older]) };
    });

    async function write(changes: Parameters<typeof anEnquiry>[0] = {}): Promise<void> {
      context.clock.pass(1);
      expect(await sendEnquiry(context, anEnquiry(changes), fromForm())).toMatchObject({ ok: true });
    }
    const namesFor = async (contacts: readonly { value: string }[], keyRing = context.keyRing): Promise<string[]> =>
      (await enquiriesOfContacts({ db: database.db, keyRing }, contacts)).map(({ fullName }) => fullName);

    test('are those of the same number, or the same address whatever its capitals, the latest first', async () => {
      await write({ fullName: 'By phone', email: undefined });
      await write({ fullName: 'By mail', mobileNumber: '+919000000001', email: 'Asha@Example.com' });
      await write({ fullName: 'Stranger', mobileNumber: '+919000000002', email: 'other@example.com' });
      expect(await namesFor([asha, { value: 'asha@example.com' }])).toEqual(['By mail', 'By phone']);
      expect(await namesFor([asha])).toEqual(['By phone']);
      expect(await namesFor([{ value: '+919000000003' }])).toEqual([]);
      expect(await namesFor([])).toEqual([]);
    });

    test('are found by an index, and what it holds says nothing without the key', async () => {
      await write();
      const { rows } = await database.db.execute<{ tag: string }>(
        sql`SELECT mobile_number_search || ' ' || email_search AS tag FROM enquiries`,
      );
      expect(rows[0]?.tag).toMatch(/^older\.[\w-]{27} older\.[\w-]{27}$/);
      expect(await namesFor([asha], createKeyRing([{ ...older, secret: newer.secret }]))).toEqual([]);
      const { rows: plan } = await database.rawTransaction(async (connection) => {
        await connection.query('SET LOCAL enable_seqscan = off');
        return {
          rows: await connection.query<{ 'QUERY PLAN': string }>(
            `EXPLAIN SELECT id FROM enquiries WHERE mobile_number_search IN ('a', 'b') OR email_search IN ('c')`,
          ),
        };
      });
      const text = plan.map((row) => row['QUERY PLAN']).join('\n');
      expect(text).toContain('enquiries_mobile_number_search');
      expect(text).toContain('enquiries_email_search');
    });

    test('of before there was an index are found after the next start', async () => {
      await write();
      await write({ email: undefined });
      await database.db.execute(sql`UPDATE enquiries SET mobile_number_search = NULL, email_search = NULL`);
      expect(await namesFor([asha])).toEqual([]);
      expect(await fillSearchTags(database, context.keyRing)).toBe(3);
      expect(await namesFor([asha])).toHaveLength(2);
      expect(await fillSearchTags(database, context.keyRing)).toBe(0);
    });

    test('are found before, during and after a rotation, and then with the new key alone', async () => {
      for (let each = 0; each < 205; each += 1) await write({ email: undefined });
      const both = createKeyRing([newer, older]);
      expect(await namesFor([asha], both)).toHaveLength(205);
      await rotate(database, both, await findEncryptedColumns(database));
      expect(await namesFor([asha], both)).toHaveLength(205);
      expect(await fillSearchTags(database, both)).toBe(205);
      expect(await namesFor([asha], both)).toHaveLength(205);
      expect(await namesFor([asha], createKeyRing([newer]))).toHaveLength(205);
    });

    test('that no key opens are left out and keep nobody else from being found', async () => {
      await write({ fullName: 'Lost', email: undefined });
      await database.db.execute(sql`UPDATE enquiries SET mobile_number_search = NULL`);
      const ring = createKeyRing([newer]);
      context = { ...context, keyRing: ring };
      await write({ fullName: 'Asha Namuna', email: undefined });
      expect(await fillSearchTags(database, ring)).toBe(0);
      expect(await namesFor([asha])).toEqual(['Asha Namuna']);
    });
  });
});
