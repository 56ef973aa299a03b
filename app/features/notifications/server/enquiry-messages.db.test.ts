import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPlace } from '#app/features/scheduling/server/fixtures.ts';
import { sendEnquiry } from '#app/features/enquiries/server/send-enquiry.ts';
import { anEnquiry, fromForm, openTestEnquiries, type TestEnquiries } from '#app/features/enquiries/server/fixtures.ts';
import { formatReference } from '#app/lib/reference.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { openMail, type Mail } from '#app/platform/mail.ts';
import { deliverMessage } from './deliver-message.ts';
import { listHeldMessages } from './held-messages.ts';
import { deliveryQueue, sweepQueue, type NotificationContext } from './notification-context.ts';
import { createOutbox } from './outbox.ts';
import { sweepOutbox } from './sweep-outbox.ts';
import { messages } from './tables.ts';
import { addressOf, startMailServer, type TestMailServer } from './fixtures.ts';

forEachDatabase((_name, open) => {
  describe('mails about an enquiry', () => {
    let database: TestDatabase;
    let server: TestMailServer;
    let mail: Mail;
    let enquiries: TestEnquiries;
    let context: NotificationContext;

    beforeAll(async () => {
      database = await open();
      server = await startMailServer();
      mail = openMail({ smtpUrl: server.url, mailFrom: 'Jamun <desk@example.com>' });
      await database.jobs.start([deliveryQueue, sweepQueue], { work: false });
    });
    afterAll(async () => {
      mail.close();
      await server.close();
    });
    beforeEach(async () => {
      await database.db.execute(sql`DELETE FROM pgboss.job`);
      const plain = await openTestEnquiries(database);
      context = {
        database,
        clock: plain.clock,
        keyRing: plain.keyRing,
        log: { info: () => {}, warn: () => {} },
        mail,
        // Nothing about an enquiry depends on the clinic's settings.
        settings: { current: () => Promise.reject(new Error('not asked')), close: () => Promise.resolve() },
        place: aPlace,
        city: 'Nagpur',
        clinicMail: 'desk@example.com',
        origin: 'https://clinic.example',
      };
      enquiries = { ...plain, messages: createOutbox(context).enquiries };
      server.received.length = 0;
    });

    const stored = () => database.db.select().from(messages).orderBy(asc(messages.position));
    async function deliverAll(): Promise<void> {
      for (const { id } of await stored()) await deliverMessage(context, id, 0);
    }
    async function send(changes: Parameters<typeof anEnquiry>[0] = {}): Promise<string> {
      const outcome = await sendEnquiry(enquiries, anEnquiry(changes), fromForm());
      if (!outcome.ok) throw new Error(outcome.reason);
      return formatReference(outcome.value.reference);
    }
    const to = (address: string) => server.received.filter(({ envelopeTo }) => envelopeTo.includes(address));

    test('tell the sender that it has come and the clinic that there is one, each once, and neither the words', async () => {
      const reference = await send({ topic: 'bill-or-paper' });
      await deliverAll();
      await deliverAll();
      expect(server.received).toHaveLength(2);
      const [[sender], [clinic]] = [to('asha@example.com'), to('desk@example.com')];
      expect(sender?.subject).toBe(`We have your message (${reference})`);
      expect(addressOf(sender?.replyTo)).toBe('desk@example.com');
      expect(sender?.text).toContain('Dear Asha Namuna,');
      expect(clinic?.subject).toBe(`New message: ${reference}`);
      expect(clinic?.text).toContain('About: A bill or a paper');
      expect(`${clinic?.text}${clinic?.html}`).not.toMatch(/Asha|98765|asha@/);
      for (const { text, html, attachments } of server.received) {
        expect(`${text}${String(html)}`).not.toMatch(/parking|scooter/);
        expect(attachments).toEqual([]);
      }
    });

    test('go to the clinic alone when no address was given', async () => {
      await send({ email: undefined });
      await deliverAll();
      expect(server.received.map(({ envelopeTo }) => envelopeTo)).toEqual([['desk@example.com']]);
    });

    test('wait while there is no mail server, can be looked at, and go out when there is one', async () => {
      context = { ...context, mail: openMail({ smtpUrl: undefined, mailFrom: undefined }) };
      enquiries = { ...enquiries, messages: createOutbox(context).enquiries };
      const reference = await send();
      expect((await stored()).map(({ status }) => status)).toEqual(['held', 'held']);
      const held = await listHeldMessages(context);
      expect(held.map(({ to: recipient, subject }) => [recipient, subject])).toEqual([
        ['desk@example.com', `New message: ${reference}`],
        ['asha@example.com', `We have your message (${reference})`],
      ]);
      context = { ...context, mail };
      expect(await sweepOutbox(context)).toBe(2);
      await deliverAll();
      expect(server.received).toHaveLength(2);
    });

    test('the outbox holds no name, no address and no words', async () => {
      await send();
      const { rows } = await database.db.execute<{ text: string }>(sql`SELECT messages::text AS text FROM messages`);
      expect(rows.map(({ text }) => text).join('\n')).not.toMatch(/Asha|asha@|98765|parking/);
    });
  });
});
