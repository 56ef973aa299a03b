import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inNagpur } from '#app/features/scheduling/domain/fixtures.ts';
import { askForCode } from '#app/features/booking/server/ask-for-code.ts';
import { bookAppointment } from '#app/features/booking/server/book-appointment.ts';
import { cancelAppointment } from '#app/features/booking/server/cancel-appointment.ts';
import { frontDesk } from '#app/features/diary/server/fixtures.ts';
import { moveAppointment } from '#app/features/booking/server/move-appointment.ts';
import { appointments } from '#app/features/scheduling/server/tables.ts';
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
import { saveDeskSettings } from '#app/platform/desk-settings.ts';
import { openMail, type Mail } from '#app/platform/mail.ts';
import { callList } from './call-list.ts';
import { deliverMessage } from './deliver-message.ts';
import { markAsCalled, resendMessage } from './desk/handle-message.ts';
import { listMessages } from './desk/list-messages.ts';
import { deliveryQueue, remindQueue, sweepQueue, type NotificationContext } from './notification-context.ts';
import { createOutbox } from './outbox.ts';
import { remindPatients } from './remind-patients.ts';
import { saveTemplate, type TemplateDraft } from './save-template.ts';
import { sweepOutbox } from './sweep-outbox.ts';
import { messageAttempts, messages } from './tables.ts';
import { recordDeliveryStatus } from './record-delivery-status.ts';
import { startMailServer, type TestMailServer } from './fixtures.ts';
import { startCarrier, type TestCarrier } from './fixtures-carrier.ts';

const address = '192.0.2.1';
const whatsAppWords: TemplateDraft = {
  kind: 'booked',
  channel: 'whatsapp',
  language: 'en',
  body: 'Dear {name}, {date} at {time}. {link}',
  dltId: '',
  whatsappName: 'visit_booked',
  seenVersion: 0,
};

forEachDatabase((_name, open) => {
  describe('messages to phones', () => {
    let database: TestDatabase;
    let server: TestMailServer;
    let carrier: TestCarrier;
    let mail: Mail;
    let booking: TestBooking;
    let context: NotificationContext;
    const logged: unknown[] = [];

    beforeAll(async () => {
      database = await open();
      server = await startMailServer();
      carrier = await startCarrier();
      mail = openMail({ smtpUrl: server.url, mailFrom: 'Jamun <desk@example.com>' });
      await database.jobs.start([deliveryQueue, sweepQueue, remindQueue], { work: false });
    });
    afterAll(async () => {
      mail.close();
      await server.close();
      await carrier.close();
    });
    beforeEach(async () => {
      await database.db.execute(sql`DELETE FROM messages`);
      await database.db.execute(sql`DELETE FROM message_templates`);
      await database.db.execute(sql`DELETE FROM desk_settings`);
      await database.db.execute(sql`DELETE FROM pgboss.job`);
      const plain = await openTestBooking(database);
      context = {
        database,
        clock: plain.clock,
        keyRing: plain.keyRing,
        log: { info: () => {}, warn: (...line: unknown[]) => logged.push(line) },
        mail,
        carriers: {
          whatsApp: openWhatsApp({
            phoneNumberId: '10001',
            token: 'a-token-of-the-tests',
            appSecret: 'a-secret-of-the-tests',
            verifyToken: 'a-verify-token',
            graphUrl: carrier.url,
          }),
          sms: openSms({
            url: `${carrier.url}/sms`,
            method: 'POST',
            body: '{"to":"{to_digits}","text":"{text}","from":"{sender}"}',
            headers: { authorization: 'Bearer sms-key' },
            sender: 'JAMUN',
            idPath: 'id',
          }),
        },
        settings: plain.settings,
        place: aPlace,
        city: 'Nagpur',
        clinicMail: 'desk@example.com',
        origin: 'https://clinic.example',
      };
      booking = { ...plain, messages: createOutbox(context).appointments };
      server.received.length = 0;
      carrier.requests.length = 0;
      carrier.answers.length = 0;
      logged.length = 0;
      return () => plain.settings.close();
    });

    const stored = () => database.db.select().from(messages).orderBy(asc(messages.position));
    const toPatient = async () => (await stored()).filter(({ recipient }) => recipient === 'patient');
    const attempts = (id: string) =>
      database.db
        .select()
        .from(messageAttempts)
        .where(eq(messageAttempts.messageId, id))
        .orderBy(sql`${messageAttempts.channel} COLLATE "C"`);
    const reminders = async () =>
      (await stored()).filter(({ kind }) => kind.startsWith('reminder')).map(({ kind, status }) => [kind, status]);
    const now = () => booking.clock.now().epochMilliseconds;
    async function book(changes: Parameters<typeof aRequest>[0] = {}) {
      const outcome = await bookAppointment(booking, aRequest(changes), fromWebsite);
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.value;
    }
    async function deliverToPatient(): Promise<string> {
      const last = (await toPatient()).at(-1)!;
      await deliverMessage(context, last.id, 0);
      return last.id;
    }
    const register = () => saveTemplate(context, whatsAppWords, frontDesk);

    test('WhatsApp gets the approved template with its values in order, and our id to quote', async () => {
      await register();
      const { manageToken } = await book();
      const id = await deliverToPatient();
      expect(carrier.requests).toMatchObject([
        { method: 'POST', path: '/v23.0/10001/messages', headers: { authorization: 'Bearer a-token-of-the-tests' } },
      ]);
      expect(JSON.parse(carrier.requests[0]!.body)).toEqual({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: '919876543210',
        type: 'template',
        template: {
          name: 'visit_booked',
          language: { code: 'en' },
          components: [
            {
              type: 'body',
              parameters: [
                'Asha Namuna',
                'Mon 23 Nov',
                '10:30 am',
                `https://clinic.example/appointment/${manageToken}`,
              ].map((text) => ({ type: 'text', text })),
            },
          ],
        },
        biz_opaque_callback_data: id,
      });
      expect(await toPatient()).toMatchObject([{ status: 'sent', channel: 'whatsapp' }]);
      expect(await attempts(id)).toMatchObject([
        { channel: 'whatsapp', status: 'taken', providerId: 'carrier-1', tries: 1 },
      ]);
    });

    test('without an approved name a message goes by text message, with the words filled in and safely quoted', async () => {
      await book({ fullName: 'Asha "Ashu" Namuna', email: undefined });
      await deliverToPatient();
      expect(carrier.requests).toMatchObject([{ path: '/sms', headers: { authorization: 'Bearer sms-key' } }]);
      const body: unknown = JSON.parse(carrier.requests[0]!.body);
      expect(body).toMatchObject({ to: '919876543210', from: 'JAMUN' });
      expect(body).toHaveProperty('text', expect.stringMatching(/^Dear Asha "Ashu" Namuna, your appointment at Jamun/));
    });

    test('a code goes by text message to who gave no address, and what does not arrive is on nobody’s list of calls', async () => {
      await book({ email: undefined });
      await deliverToPatient();
      await askForCode(booking, { contact: '98765 43210', address });
      await deliverToPatient();
      const body: unknown = JSON.parse(carrier.requests.at(-1)!.body);
      expect(body).toHaveProperty(
        'text',
        expect.stringMatching(/^\d{6} is your code to open your appointment at Jamun/),
      );
      carrier.answers.push({ status: 422 });
      await askForCode(booking, { contact: '98765 43210', address });
      await deliverToPatient();
      expect((await toPatient()).at(-1)).toMatchObject({ kind: 'return-code', status: 'failed' });
      expect(await callList(database.db, now())).toEqual([]);
    });

    test('a channel that refuses for good is followed by the next at once; none is asked twice', async () => {
      await register();
      carrier.answers.push({ status: 400, body: { error: { code: 131_026, message: '919876543210 not found' } } });
      carrier.answers.push({ status: 422 });
      await book();
      const id = await deliverToPatient();
      expect(server.received.map(({ envelopeTo }) => envelopeTo)).toEqual([['asha@example.com']]);
      expect(carrier.requests).toHaveLength(2);
      expect(await toPatient()).toMatchObject([{ status: 'sent', channel: 'email' }]);
      const noted = await attempts(id);
      expect(noted.map(({ channel, status, error }) => [channel, status, error])).toEqual([
        ['email', 'taken', null],
        ['sms', 'failed', 'http-422'],
        ['whatsapp', 'failed', 'whatsapp-131026'],
      ]);
      expect(JSON.stringify([logged, noted])).not.toMatch(/98765|not found|asha@/);
    });

    test('a channel that is not there is asked four times, then the next', async () => {
      await register();
      await book();
      for (let retry = 0; retry < 3; retry++) {
        carrier.answers.push({ status: 503 });
        await expect(deliverToPatient()).rejects.toThrow('not sent');
      }
      carrier.answers.push({ status: 503 });
      await deliverToPatient();
      expect(await toPatient()).toMatchObject([{ status: 'sent', channel: 'sms' }]);
      expect(carrier.requests).toHaveLength(5);
    });

    test('a carrier that redirects gets nothing sent elsewhere', async () => {
      carrier.answers.push({ status: 302, headers: { location: `${carrier.url}/elsewhere` } });
      await book({ email: undefined });
      await expect(deliverToPatient()).rejects.toThrow('not sent');
      expect(carrier.requests.map(({ path }) => path)).toEqual(['/sms']);
    });

    test('the order of the settings counts, and what it leaves out is not used', async () => {
      await database.db.transaction((tx) => saveDeskSettings(tx, 'channels', { order: ['email'] }, 0, now()));
      await book();
      await deliverToPatient();
      expect(carrier.requests).toEqual([]);
      expect(server.received).toHaveLength(1);
    });

    test('whom no channel reaches is on the call list until somebody called, sent it again or a later message arrived', async () => {
      const { appointment } = await book({ email: undefined });
      carrier.answers.push({ status: 400 });
      const id = await deliverToPatient();
      expect(await toPatient()).toMatchObject([{ status: 'failed', lastError: 'http-400' }]);
      const call = { appointmentId: appointment.id, messageId: id, reason: 'booked', since: now() };
      expect(await callList(database.db, now())).toEqual([call]);
      expect(await callList(database.db, appointment.startsAt)).toEqual([]);

      expect(await resendMessage(context, id, frontDesk)).toEqual({ ok: true, value: null });
      expect(await callList(database.db, now())).toEqual([]);
      carrier.answers.push({ status: 400 });
      await deliverMessage(context, id, 0);
      expect(await callList(database.db, now())).toHaveLength(1);

      expect(await markAsCalled(context, id, frontDesk)).toEqual({ ok: true, value: null });
      expect(await callList(database.db, now())).toEqual([]);
      expect(await markAsCalled(context, id, frontDesk)).toEqual({ ok: false, reason: 'changed-meanwhile' });
      expect(await resendMessage(context, id, frontDesk)).toEqual({ ok: false, reason: 'changed-meanwhile' });
      const { rows } = await database.db.execute<{ action: string }>(
        sql`SELECT action FROM audit_entries WHERE subject_id = ${id} ORDER BY id`,
      );
      expect(rows.map(({ action }) => action)).toEqual(['message.resent', 'message.called']);
    });

    test('receipts: read counts once, a failure takes the next channel, strangers change nothing', async () => {
      await register();
      await book();
      const id = await deliverToPatient();
      const receipt = { channel: 'whatsapp', providerId: 'carrier-1' } as const;
      expect(await recordDeliveryStatus(context, { ...receipt, providerId: 'another', status: 'failed' })).toBe(
        'unknown',
      );
      expect(await recordDeliveryStatus(context, { ...receipt, status: 'failed', code: 'whatsapp-131026' })).toBe(
        'noted',
      );
      expect(await toPatient()).toMatchObject([{ status: 'queued', sentAt: null }]);
      expect(await recordDeliveryStatus(context, { ...receipt, status: 'failed' })).toBe('nothing-new');
      await deliverMessage(context, id, 0);
      expect(await toPatient()).toMatchObject([{ status: 'sent', channel: 'sms' }]);
      const bySms = { channel: 'sms', providerId: 'carrier-2' } as const;
      expect(await recordDeliveryStatus(context, { ...bySms, status: 'delivered' })).toBe('noted');
      expect(await recordDeliveryStatus(context, { ...bySms, status: 'delivered' })).toBe('nothing-new');
      expect(await recordDeliveryStatus(context, { ...bySms, status: 'failed' })).toBe('nothing-new');
      expect(await toPatient()).toMatchObject([{ status: 'sent' }]);
    });

    test('what was held before there was any carrier goes out by text message, also where no mail server is set up', async () => {
      const noMail = { ...context, mail: openMail({ smtpUrl: undefined, mailFrom: undefined }) };
      const nothing = { ...noMail, carriers: {} };
      booking = { ...booking, messages: createOutbox(nothing).appointments };
      await book();
      expect((await stored()).map(({ recipient, status }) => [recipient, status])).toEqual([
        ['patient', 'held'],
        ['clinic', 'held'],
      ]);
      expect(await sweepOutbox(nothing)).toBe(0);
      expect(await sweepOutbox(noMail)).toBe(1);
      const { rows } = await database.db.execute<{ id: string }>(
        sql`SELECT data->>'messageId' AS id FROM pgboss.job WHERE name = 'deliver-message'`,
      );
      expect(rows).toEqual([{ id: (await toPatient())[0]!.id }]);
      await deliverMessage(noMail, rows[0]!.id, 0);
      expect(carrier.requests.map(({ path }) => path)).toEqual(['/sms']);
      expect((await stored()).map(({ recipient, status }) => [recipient, status])).toEqual([
        ['patient', 'sent'],
        ['clinic', 'held'],
      ]);
    });

    test('a message that only mail can carry waits for a mail server, whatever else is set up', async () => {
      const noMail = { ...context, mail: openMail({ smtpUrl: undefined, mailFrom: undefined }) };
      booking = { ...booking, messages: createOutbox(noMail).appointments };
      await book();
      await database.db.execute(sql`DELETE FROM messages WHERE recipient = 'patient'`);
      expect((await stored()).map(({ kind, status }) => [kind, status])).toEqual([['booked', 'held']]);
      expect(await sweepOutbox(noMail)).toBe(0);
    });

    test('a message that nobody can be sent at all does not wait for ever', async () => {
      const nothing = { ...context, carriers: {} };
      const { appointment } = await book({ email: undefined });
      const outbox = createOutbox(nothing).appointments;
      await database.db.execute(sql`DELETE FROM messages`);
      await database.db.execute(sql`UPDATE appointments SET status = 'offered'`);
      await database.db.transaction((tx) => outbox.queue(tx, 'waiting-offer', appointment));
      await deliverMessage(nothing, (await stored())[0]!.id, 0);
      expect(await callList(database.db, now())).toMatchObject([{ reason: 'waiting-offer' }]);
    });

    test('reminders are queued when due, once for each time, whoever looks and how often', async () => {
      const { appointment, manageToken } = await book();
      expect(await remindPatients(context)).toBe(0);
      booking.clock.set(inNagpur('2026-11-22', '10:30'));
      const both = await Promise.all([remindPatients(context), remindPatients(context)]);
      expect(both.reduce((sum, each) => sum + each, 0)).toBe(1);
      await remindPatients(context);
      expect(await reminders()).toEqual([['reminder-day', 'queued']]);
      await deliverToPatient();

      await moveAppointment(booking, { token: manageToken, startsAt: inNagpur('2026-11-23', '16:00'), address });
      booking.clock.set(inNagpur('2026-11-22', '16:30'));
      await remindPatients(context);
      expect(await reminders()).toEqual([
        ['reminder-day', 'sent'],
        ['reminder-day', 'queued'],
      ]);
      booking.clock.set(inNagpur('2026-11-23', '14:00'));
      expect(await remindPatients(context)).toBe(1);
      const { rows } = await database.db.execute<{ count: number }>(
        sql`SELECT count(*)::int AS count FROM messages WHERE appointment_id = ${appointment.id} AND kind = 'reminder-hours'`,
      );
      expect(rows).toEqual([{ count: 1 }]);
    });

    test('nobody is reminded of a visit that is cancelled, missed, over or moved, also when it was queued before', async () => {
      const { appointment, manageToken } = await book();
      booking.clock.set(inNagpur('2026-11-22', '10:30'));
      await remindPatients(context);
      await cancelAppointment(booking, { token: manageToken, address });
      const [reminder] = (await stored()).filter(({ kind }) => kind === 'reminder-day');
      await deliverMessage(context, reminder!.id, 0);
      expect(carrier.requests).toEqual([]);
      await database.db.execute(sql`DELETE FROM messages`);
      expect(await remindPatients(context)).toBe(0);
      for (const status of ['no-show', 'arrived', 'completed'] as const) {
        await database.db.update(appointments).set({ status }).where(eq(appointments.id, appointment.id));
        expect(await remindPatients(context)).toBe(0);
      }
      await database.db.update(appointments).set({ status: 'booked' }).where(eq(appointments.id, appointment.id));
      expect(await remindPatients(context)).toBe(1);
      booking.clock.set(inNagpur('2026-11-23', '10:31'));
      const [late] = await toPatient();
      await deliverMessage(context, late!.id, 0);
      expect(await toPatient()).toMatchObject([{ status: 'superseded' }]);
    });

    test('words are saved as versions, refused with what is wrong, and never over somebody else’s', async () => {
      expect(await register()).toEqual({ ok: true, value: 1 });
      expect(await register()).toEqual({ ok: false, reason: 'changed-meanwhile' });
      const draft = { ...whatsAppWords, seenVersion: 1 };
      expect(
        await saveTemplate(context, { ...draft, body: 'Your FUE hair transplant, {name}' }, frontDesk),
      ).toMatchObject({
        reason: 'refused',
        error: { reason: 'medical-word' },
      });
      expect(await saveTemplate(context, { ...draft, whatsappName: 'Visit' }, frontDesk)).toMatchObject({
        reason: 'refused',
      });
      const { rows } = await database.db.execute(
        sql`SELECT details FROM audit_entries WHERE action = 'message-template.changed' ORDER BY id DESC LIMIT 1`,
      );
      expect(JSON.stringify(rows)).not.toContain('Dear');
    });

    test('the desk’s list counts each part, and looking at it is noted', async () => {
      await book({ email: undefined });
      carrier.answers.push({ status: 400 });
      await deliverToPatient();
      const { counts, rows } = await listMessages(context, 'failed', 1, frontDesk);
      expect(counts).toEqual({ failed: 1, waiting: 1, sent: 0, done: 0 });
      expect(rows).toMatchObject([{ kind: 'booked', channel: 'sms', visit: { fullName: 'Asha Namuna' } }]);
      const noted = await database.db.execute(sql`SELECT 1 FROM audit_entries WHERE action = 'messages.listed'`);
      expect(noted.rows.length).toBeGreaterThan(0);
    });
  });
});
