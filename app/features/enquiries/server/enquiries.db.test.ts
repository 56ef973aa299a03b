import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createKeyRing } from '#app/platform/crypto/key-ring.ts';
import { findEncryptedColumns, rotate } from '#app/platform/crypto/rotate.ts';
import type { Transaction } from '#app/platform/database/database.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { readDeskSettings, saveDeskSettings } from '#app/platform/desk-settings.ts';
import { changeStatus } from './change-status.ts';
import { inboxLines } from './enquiries-command.ts';
import { forgetOldEnquiries } from './forget-old-enquiries.ts';
import { enquiryById, openEnquiries } from './read-enquiries.ts';
import { sendEnquiry, type EnquiryOrigin } from './send-enquiry.ts';
import { enquiries } from './tables.ts';
import { anEnquiry, fromForm, openTestEnquiries, type TestEnquiries } from './fixtures.ts';

const keepDays = (enquiryDays: number) => async (tx: Transaction) => {
  const { version, settings } = await readDeskSettings(tx, 'retention');
  await saveDeskSettings(tx, 'retention', { ...settings, enquiryDays }, version, 0);
};

forEachDatabase((_name, open) => {
  describe('enquiries', () => {
    let database: TestDatabase;
    let context: TestEnquiries;

    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      context = await openTestEnquiries(database);
    });

    const stored = () => database.db.select().from(enquiries);
    async function send(changes: Parameters<typeof anEnquiry>[0] = {}, origin: EnquiryOrigin = fromForm()) {
      const outcome = await sendEnquiry(context, anEnquiry(changes), origin);
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.value;
    }
    const count = async (table: string): Promise<number> => {
      const { rows } = await database.db.execute<{ count: number }>(
        sql`SELECT count(*)::int AS count FROM ${sql.identifier(table)}`,
      );
      return rows[0]?.count ?? 0;
    };

    test('a message is kept with its consent, and told to the outbox in the same transaction', async () => {
      const { reference, repeated } = await send();
      expect([reference, repeated]).toEqual([expect.stringMatching(/^[A-Z0-9]{8}$/), false]);
      const [row] = await stored();
      expect(row).toMatchObject({ reference, topic: 'other', status: 'new', language: 'en' });
      expect(context.queued).toEqual([{ id: row!.id, hasEmail: true }]);
      const { rows } = await database.db.execute(
        sql`SELECT appointment_id, enquiry_id, purpose, notice_version FROM consents`,
      );
      expect(rows).toEqual([
        { appointment_id: null, enquiry_id: row!.id, purpose: 'enquiry', notice_version: '2026-11' },
      ]);
    });

    test('nothing of the person or the words stands in the database, and whoever has the key reads all of it', async () => {
      await send({ fullName: 'आशा नमुना' });
      const { rows } = await database.db.execute<{ text: string }>(sql`SELECT enquiries::text AS text FROM enquiries`);
      expect(rows[0]?.text).not.toMatch(/आशा|98765|example\.com|parking|scooter/);
      const [entry] = await openEnquiries(context);
      expect(entry).toMatchObject({
        fullName: 'आशा नमुना',
        mobileNumber: '+919876543210',
        email: 'asha@example.com',
        message: 'Is parking possible?\nMy scooter is small.',
      });
    });

    test('the longest that may be typed fits', async () => {
      const { reference } = await send({
        fullName: '👩'.repeat(100),
        email: `${'a'.repeat(60)}@${'b.'.repeat(90)}example.com`,
        message: '👍'.repeat(2000),
      });
      expect(reference).toHaveLength(8);
    });

    test('a form sent twice at the same moment, or again later, is one message and one mail', async () => {
      const origin = fromForm();
      const answers = await Promise.all([1, 2, 3].map(() => send({}, origin)));
      const again = await send({}, origin);
      expect(new Set([...answers, again].map(({ reference }) => reference)).size).toBe(1);
      expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
      expect(again.repeated).toBe(true);
      expect([await count('enquiries'), await count('consents'), context.queued.length]).toEqual([1, 1, 1]);
    });

    test('the same form with other words is another message, and so are the same words in another form', async () => {
      const origin = fromForm();
      await send({}, origin);
      await send({ message: 'And on Sunday?' }, origin);
      await send({}, fromForm());
      expect(await count('enquiries')).toBe(3);
    });

    test('nothing is kept when its mails cannot be queued', async () => {
      const broken = {
        ...context,
        messages: { ...context.messages, queue: () => Promise.reject(new Error('the outbox is full')) },
      };
      await expect(sendEnquiry(broken, anEnquiry(), fromForm())).rejects.toThrow('the outbox is full');
      expect([await count('enquiries'), await count('consents')]).toEqual([0, 0]);
    });

    test('messages are limited for an address and for a phone', async () => {
      const limited = { ...context, limitPerHour: 2 };
      const sendAs = (mobileNumber: string, address: string) =>
        sendEnquiry(limited, anEnquiry({ mobileNumber }), fromForm({ address }));
      expect((await sendAs('+919876500001', '192.0.2.1')).ok).toBe(true);
      expect((await sendAs('+919876500002', '192.0.2.1')).ok).toBe(true);
      expect(await sendAs('+919876500003', '192.0.2.1')).toMatchObject({ ok: false, reason: 'too-many-attempts' });
      for (let turn = 0; turn < 5; turn += 1)
        expect((await sendAs('+919876500009', `192.0.2.${10 + turn}`)).ok).toBe(true);
      expect((await sendAs('+919876500009', '192.0.2.99')).ok).toBe(false);
      expect(await count('enquiries')).toBe(7);
    });

    test('the status goes where the table lets it, and a closed message is no longer open', async () => {
      const { reference } = await send();
      expect(await changeStatus(context, reference, 'in-progress')).toEqual({ ok: true, value: 'in-progress' });
      expect(await openEnquiries(context)).toHaveLength(1);
      expect(await changeStatus(context, reference, 'done')).toEqual({ ok: true, value: 'done' });
      expect(await changeStatus(context, reference, 'done')).toEqual({ ok: true, value: 'done' });
      expect(await openEnquiries(context)).toEqual([]);
      expect(await changeStatus(context, reference, 'spam')).toEqual({ ok: false, reason: 'not-allowed' });
      expect(await changeStatus(context, 'K7M4QDXW', 'done')).toEqual({ ok: false, reason: 'not-found' });
    });

    test('the list for whoever runs the website says who, how to answer, and what', async () => {
      const { reference } = await send({ message: 'One\nTwo' });
      const lines = inboxLines(await openEnquiries(context), 'Asia/Kolkata');
      expect(lines).toEqual([
        '1 open message',
        '',
        `${reference.slice(0, 4)}-${reference.slice(4)}  Fri 20 Nov 2026, 2:17 pm  new  Something else`,
        '  Asha Namuna, +91 98765 43210, asha@example.com',
        '  | One',
        '  | Two',
      ]);
    });

    test('a message whose key is lost does not hide the others', async () => {
      const other = createKeyRing([{ id: 'lost', secret: new Uint8Array(32).fill(7) }]);
      await sendEnquiry({ ...context, keyRing: other }, anEnquiry(), fromForm());
      await send();
      const entries = await openEnquiries(context);
      expect(entries.map(({ message }) => message).filter((message) => message === undefined)).toHaveLength(1);
      expect(entries).toHaveLength(2);
      expect(inboxLines(entries, 'Asia/Kolkata').join('\n')).toContain('No key here opens it.');
    });

    test('rotation closes every part of a message again with the new key', async () => {
      const older = { id: 'older', secret: new Uint8Array(32).fill(1) };
      const newer = { id: 'newer', secret: new Uint8Array(32).fill(2) };
      await sendEnquiry({ ...context, keyRing: createKeyRing([older]) }, anEnquiry(), fromForm());
      const columns = (await findEncryptedColumns(database)).filter(({ table }) => table === 'enquiries');
      expect(columns.map(({ column }) => column)).toEqual([
        'full_name_encrypted',
        'mobile_number_encrypted',
        'email_encrypted',
        'message_encrypted',
      ]);
      const results = await rotate(database, createKeyRing([newer, older]), columns);
      expect(results.map(({ rotated, unreadable }) => [rotated, unreadable])).toEqual([
        [1, 0],
        [1, 0],
        [1, 0],
        [1, 0],
      ]);
      const [row] = await stored();
      const found = await enquiryById({ db: database.db, keyRing: createKeyRing([newer]) }, row!.id);
      expect(found).toMatchObject({ fullName: 'Asha Namuna', message: 'Is parking possible?\nMy scooter is small.' });
    });

    test('a year after its last change a message is erased with its consent and its mails', async () => {
      const { reference } = await send();
      const [row] = await stored();
      await database.db.execute(sql`
        INSERT INTO messages (id, enquiry_id, kind, recipient, channel, status, message_id, created_at)
        VALUES (gen_random_uuid(), ${row!.id}, 'enquiry', 'clinic', 'email', 'held', '<a@b>', now())`);
      context.clock.pass(24 * 300);
      await changeStatus(context, reference, 'done');
      context.clock.pass(24 * 364);
      expect(await forgetOldEnquiries(database.db, context.clock)).toBe(0);
      context.clock.pass(24 * 2);
      expect(await forgetOldEnquiries(database.db, context.clock)).toBe(1);
      expect([await count('enquiries'), await count('consents'), await count('messages')]).toEqual([0, 0, 0]);
    });

    test('sooner where the clinic said so, with the history of the desk', async () => {
      await send();
      await database.db.transaction(keepDays(60));
      context.clock.pass(24 * 59);
      expect(await forgetOldEnquiries(database.db, context.clock)).toBe(0);
      context.clock.pass(24 * 2);
      expect(await forgetOldEnquiries(database.db, context.clock)).toBe(1);
      expect(await count('enquiry_entries')).toBe(0);
      await database.db.transaction(keepDays(365));
    });

    test('the database itself refuses a consent or a message that is about nothing', async () => {
      await send();
      await expect(database.db.execute(sql`UPDATE consents SET enquiry_id = NULL`)).rejects.toMatchObject({
        cause: { code: '23514' },
      });
      await expect(
        database.db
          .update(enquiries)
          .set({ fullNameEncrypted: 'x'.repeat(1001) })
          .where(eq(enquiries.status, 'new')),
      ).rejects.toMatchObject({
        cause: { code: '23514' },
      });
    });
  });
});
