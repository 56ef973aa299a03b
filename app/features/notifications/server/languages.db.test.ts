import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookAppointment } from '#app/features/booking/server/book-appointment.ts';
import { frontDesk } from '#app/features/diary/server/fixtures.ts';
import {
  aPlace,
  aRequest,
  fromWebsite,
  openTestBooking,
  type TestBooking,
} from '#app/features/scheduling/server/fixtures.ts';
import { openSms } from '#app/platform/channels/sms.ts';
import { openWhatsApp } from '#app/platform/channels/whatsapp.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { openMail, type Mail } from '#app/platform/mail.ts';
import { deliverMessage } from './deliver-message.ts';
import { startCarrier, type TestCarrier } from './fixtures-carrier.ts';
import { startMailServer, type TestMailServer } from './fixtures.ts';
import { deliveryQueue, type NotificationContext } from './notification-context.ts';
import { createOutbox } from './outbox.ts';
import { allTemplates, countChanged } from './read-templates.ts';
import { saveTemplate, type TemplateDraft } from './save-template.ts';
import { messages } from './tables.ts';
import { readReach } from './ways-to-patients.ts';

const whatsAppIn = (language: TemplateDraft['language'], body: string): TemplateDraft => ({
  kind: 'booked',
  channel: 'whatsapp',
  language,
  body,
  dltId: '',
  whatsappName: `visit_booked_${language}`,
  seenVersion: 0,
});

const registeredSms = (kind: TemplateDraft['kind']): TemplateDraft => ({
  kind,
  channel: 'sms',
  language: 'en',
  body: '{name}, {date}',
  dltId: '1107160000000000001',
  whatsappName: '',
  seenVersion: 0,
});

forEachDatabase((_name, open) => {
  describe('messages in the language of an appointment', () => {
    let database: TestDatabase;
    let server: TestMailServer;
    let carrier: TestCarrier;
    let mail: Mail;
    let booking: TestBooking;
    let context: NotificationContext;

    beforeAll(async () => {
      database = await open();
      [server, carrier] = await Promise.all([startMailServer(), startCarrier()]);
      mail = openMail({ smtpUrl: server.url, mailFrom: 'Jamun <desk@example.com>' });
      await database.jobs.start([deliveryQueue], { work: false });
    });
    afterAll(async () => {
      mail.close();
      await server.close();
      await carrier.close();
    });
    beforeEach(async () => {
      await database.db.execute(sql`DELETE FROM messages`);
      await database.db.execute(sql`DELETE FROM message_templates`);
      const plain = await openTestBooking(database);
      const { clock, keyRing, settings } = plain;
      context = {
        database,
        clock,
        keyRing,
        settings,
        mail,
        log: { info: () => {}, warn: () => {} },
        carriers: { sms: smsOf('{"to":"{to_digits}","text":"{text}"}') },
        place: aPlace,
        city: 'Nagpur',
        clinicMail: 'desk@example.com',
        origin: 'https://clinic.example',
      };
      booking = { ...plain, messages: createOutbox(context).appointments };
      server.received.length = 0;
      carrier.requests.length = 0;
      carrier.answers.length = 0;
      return () => settings.close();
    });

    const smsOf = (body: string) =>
      openSms({ url: `${carrier.url}/sms`, method: 'POST', body, headers: {}, sender: 'JAMUN', idPath: 'id' });
    const whatsApp = () =>
      openWhatsApp({
        phoneNumberId: '10001',
        token: 'a-token-of-the-tests',
        appSecret: 'a-secret-of-the-tests',
        verifyToken: 'a-verify-token',
        graphUrl: carrier.url,
      });

    async function bookAndDeliver(language: 'hi' | 'mr', changes: Parameters<typeof aRequest>[0] = {}): Promise<void> {
      const booked = await bookAppointment(booking, aRequest(changes), { ...fromWebsite, language });
      if (!booked.ok) throw new Error(booked.reason);
      for (const { id } of await database.db.select().from(messages)) await deliverMessage(context, id, 0);
    }
    const mailTo = (address: string) => server.received.find(({ envelopeTo }) => envelopeTo.includes(address));
    const sentBody = (): unknown => JSON.parse(carrier.requests.at(-1)!.body);

    test.each([
      ['hi', 'आपका अपॉइंटमेंट: सोम 23 नवंबर, सुबह 10:30 बजे', 'नमस्ते Asha Namuna जी,'],
      ['mr', 'तुमची अपॉइंटमेंट: सोम 23 नोव्हेंबर, सकाळी 10:30 वाजता', 'नमस्कार Asha Namuna,'],
    ] as const)('a mail in "%s" arrives whole by SMTP, and says its language', async (language, subject, greeting) => {
      context = { ...context, carriers: {} };
      await bookAndDeliver(language);
      const [toClinic, toPatient] = [mailTo('desk@example.com'), mailTo('asha@example.com')];
      expect(toPatient).toMatchObject({ subject, envelopeTo: ['asha@example.com'] });
      expect(toPatient!.text).toMatch(greeting);
      expect(toPatient!.html).toContain(`<html dir="ltr" lang="${language}">`);
      expect(toPatient!.html).toContain(greeting);
      expect(toPatient!.headerLines.find(({ key }) => key === 'subject')?.line).toMatch(/^Subject: =\?UTF-8\?/i);
      expect(toClinic!.subject).toBe('New appointment: Mon 23 Nov, 10:30 am');
    });

    test.each([
      ['hi', /^Asha Namuna जी, अपॉइंटमेंट बुक है: सोम 23 नवंबर, सुबह 10:30 बजे, Jamun/],
      ['mr', /^Asha Namuna, अपॉइंटमेंट बुक आहे: सोम 23 नोव्हेंबर, सकाळी 10:30 वाजता, Jamun/],
    ] as const)('a text message in "%s" reaches the carrier in its letters', async (language, words) => {
      await bookAndDeliver(language, { email: undefined });
      expect(sentBody()).toHaveProperty('text', expect.stringMatching(words));
    });

    test('the clinic’s own words in Marathi go out in place of ours, and the audit log names their language', async () => {
      await saveTemplate(
        context,
        { ...whatsAppIn('mr', '{name}, {date}. {link}'), channel: 'sms', whatsappName: '' },
        frontDesk,
      );
      await bookAndDeliver('mr', { email: undefined });
      expect(sentBody()).toHaveProperty('text', expect.stringMatching(/^Asha Namuna, सोम 23 नोव्हेंबर\. https/));
      expect(await countChanged(database.db)).toEqual({ en: 0, hi: 0, mr: 1 });
      const changed = (await allTemplates(database.db, 'mr')).filter(({ version }) => version > 0);
      expect(changed.map(({ kind, channel, language }) => [kind, channel, language])).toEqual([
        ['booked', 'sms', 'mr'],
      ]);
      const { rows } = await database.db.execute<{ subject_id: string }>(
        sql`SELECT subject_id FROM audit_entries WHERE action = 'message-template.changed' ORDER BY id DESC LIMIT 1`,
      );
      expect(rows).toEqual([{ subject_id: 'booked/sms/mr' }]);
    });

    test('WhatsApp gets the template that is approved in the language', async () => {
      context = { ...context, carriers: { whatsApp: whatsApp() } };
      await saveTemplate(context, whatsAppIn('en', '{name}, {date}'), frontDesk);
      await saveTemplate(context, whatsAppIn('hi', '{name} जी, {date}'), frontDesk);
      await bookAndDeliver('hi', { email: undefined });
      expect(sentBody()).toMatchObject({
        template: {
          name: 'visit_booked_hi',
          language: { code: 'hi' },
          components: [{ parameters: [{ text: 'Asha Namuna' }, { text: 'सोम 23 नवंबर' }] }],
        },
      });
    });

    test('words registered in English alone go out in English, after every way in the patient’s own language', async () => {
      context = { ...context, carriers: { whatsApp: whatsApp() } };
      await saveTemplate(context, whatsAppIn('en', '{name}, {date}'), frontDesk);
      await bookAndDeliver('mr');
      expect(carrier.requests).toEqual([]);
      expect(server.received.map(({ subject }) => subject)).toContain('तुमची अपॉइंटमेंट: सोम 23 नोव्हेंबर, सकाळी 10:30 वाजता');
      await database.db.execute(sql`DELETE FROM messages`);
      await bookAndDeliver('mr', { email: undefined, startsAt: aRequest().startsAt + 24 * 3_600_000 });
      expect(sentBody()).toMatchObject({
        template: {
          language: { code: 'en' },
          components: [{ parameters: [{ text: 'Asha Namuna' }, { text: 'Tue 24 Nov' }] }],
        },
      });
    });

    test('no text message goes out whose words have no number, in any language', async () => {
      context = { ...context, carriers: { sms: smsOf('{"to":"{to_digits}","text":"{text}","dlt":"{template_id}"}') } };
      await bookAndDeliver('hi', { email: undefined });
      expect(carrier.requests).toEqual([]);
      const [row] = await database.db.select().from(messages).where(eq(messages.recipient, 'patient'));
      expect(row).toMatchObject({ status: 'failed', lastError: 'not-registered' });
    });

    test('the desk knows beforehand where a message would end', async () => {
      const sms = smsOf('{"to":"{to_digits}","text":"{text}","dlt":"{template_id}"}');
      const reach = async (means: Pick<NotificationContext, 'mail' | 'carriers'>, email: string | null) =>
        (await readReach(database.db, { ...context, ...means }))({ email, language: 'mr' }, 'moved');
      const noMail = { ...mail, configured: false };
      expect(await reach({ mail, carriers: {} }, 'asha@example.com')).toBe('goes-out');
      expect(await reach({ mail, carriers: {} }, null)).toBe('no-way');
      expect(await reach({ mail: noMail, carriers: {} }, 'asha@example.com')).toBe('waits');
      expect(await reach({ mail: noMail, carriers: { sms } }, null)).toBe('not-registered');
      await saveTemplate(context, registeredSms('booked'), frontDesk);
      expect(await reach({ mail: noMail, carriers: { sms } }, null)).toBe('not-registered');
      // English words are better than none.
      await saveTemplate(context, registeredSms('moved'), frontDesk);
      expect(await reach({ mail: noMail, carriers: { sms } }, null)).toBe('goes-out');
    });
  });
});
