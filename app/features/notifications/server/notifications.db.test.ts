import ICAL from 'ical.js';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leaveWaitingList } from '#app/features/waiting-list/server/accept-offer.ts';
import { askForCode } from '#app/features/booking/server/ask-for-code.ts';
import { bookAppointment } from '#app/features/booking/server/book-appointment.ts';
import { cancelAppointment } from '#app/features/booking/server/cancel-appointment.ts';
import { enterCode } from '#app/features/booking/server/enter-code.ts';
import { findByManageToken } from '#app/features/booking/server/find-by-manage-token.ts';
import { writeEntry } from '#app/features/waiting-list/server/join-waiting-list.ts';
import { moveAppointment } from '#app/features/booking/server/move-appointment.ts';
import { entryByToken } from '#app/features/waiting-list/server/waiting-entries.ts';
import {
  aPlace,
  aRequest,
  fromApi,
  fromWebsite,
  openTestBooking,
  type TestBooking,
} from '#app/features/scheduling/server/fixtures.ts';
import { inNagpur } from '#app/features/scheduling/domain/fixtures.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { openMail, type Mail } from '#app/platform/mail.ts';
import { deliverMessage } from './deliver-message.ts';
import { listHeldMessages } from './held-messages.ts';
import { deliveryQueue, sweepQueue, type NotificationContext } from './notification-context.ts';
import { createOutbox } from './outbox.ts';
import { sweepOutbox } from './sweep-outbox.ts';
import { messages } from './tables.ts';
import { addressOf, startMailServer, type TestMailServer } from './fixtures.ts';

const address = '192.0.2.1';
const origin = 'https://clinic.example';
const from = 'Jamun <desk@example.com>';

forEachDatabase((_name, open) => {
  describe('the outbox', () => {
    let database: TestDatabase;
    let server: TestMailServer;
    let mail: Mail;
    let booking: TestBooking;
    let context: NotificationContext;
    const logged: unknown[] = [];

    beforeAll(async () => {
      database = await open();
      server = await startMailServer();
      mail = openMail({ smtpUrl: server.url, mailFrom: from });
      // Jobs are queued but not worked on: each test delivers by hand and sees every step.
      await database.jobs.start([deliveryQueue, sweepQueue], { work: false });
    });
    afterAll(async () => {
      mail.close();
      await server.close();
    });
    beforeEach(async () => {
      await database.db.execute(sql`DELETE FROM messages`);
      await database.db.execute(sql`DELETE FROM pgboss.job`);
      const plain = await openTestBooking(database);
      const log = { info: () => {}, warn: (...line: unknown[]) => logged.push(line) };
      const { clock, keyRing, settings } = plain;
      context = {
        database,
        clock,
        keyRing,
        log,
        mail,
        settings,
        place: aPlace,
        city: 'Nagpur',
        clinicMail: 'desk@example.com',
        origin,
      };
      booking = { ...plain, messages: createOutbox(context).appointments };
      server.received.length = 0;
      server.refusals.length = 0;
      logged.length = 0;
      return () => plain.settings.close();
    });

    const stored = () => database.db.select().from(messages).orderBy(asc(messages.position));
    const firstId = async () => (await stored())[0]!.id;
    const jobs = async () =>
      (
        await database.db.execute<{ data: { messageId: string } }>(
          sql`SELECT data FROM pgboss.job WHERE name = 'deliver-message'`,
        )
      ).rows;
    async function deliverAll(using: NotificationContext = context): Promise<void> {
      for (const { id } of await stored()) await deliverMessage(using, id, 0);
    }
    async function book(changes: Parameters<typeof aRequest>[0] = {}) {
      const outcome = await bookAppointment(booking, aRequest(changes), fromWebsite);
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.value;
    }
    const to = (recipient: string) => server.received.filter(({ envelopeTo }) => envelopeTo.includes(recipient));

    test('a booking tells the patient and the clinic, each once', async () => {
      const { appointment, manageToken } = await book({ note: 'Takes aspirin', treatment: 'fue-hair-transplant' });
      await deliverAll();
      await deliverAll();
      expect(server.received).toHaveLength(2);
      const [patient] = to('asha@example.com');
      expect(patient?.subject).toBe('Your appointment on Mon 23 Nov, 10:30 am');
      expect(addressOf(patient?.to)).toBe('asha@example.com');
      expect(addressOf(patient?.replyTo)).toBe('desk@example.com');
      expect(patient?.text).toContain('Dear Asha Namuna,');
      expect(patient?.text).toContain('When: Monday 23 November 2026, 10:30 am');
      expect(patient?.text).toContain(`${origin}/appointment/${manageToken}`);
      expect(patient?.html).toContain(`${origin}/appointment/${manageToken}`);
      expect(patient?.headers.get('auto-submitted')).toBe('auto-generated');
      expect(String(patient?.html).match(/<title>.*?<\/title>/g)).toEqual([`<title>${patient?.subject}</title>`]);
      const [clinic] = to('desk@example.com');
      expect(clinic?.subject).toBe('New appointment: Mon 23 Nov, 10:30 am');
      expect(clinic?.text).toContain('+91 98765 43210');
      expect(clinic?.text).toContain('Dermatologist');
      expect((await stored()).map(({ status, attempts }) => [status, attempts])).toEqual([
        ['sent', 1],
        ['sent', 1],
      ]);
      expect(appointment.status).toBe('booked');
    });

    test('who booked in another language is led to its pages, and has the calendar entry in it', async () => {
      const outcome = await bookAppointment(booking, aRequest(), { ...fromWebsite, language: 'mr' });
      if (!outcome.ok) throw new Error(outcome.reason);
      const { manageToken } = outcome.value;
      await deliverAll();
      const [booked] = to('asha@example.com');
      expect(booked?.text).toContain(`${origin}/mr/appointment/${manageToken}`);
      expect(booked?.attachments[0]?.content.toString()).toContain('SUMMARY:अपॉइंटमेंट: Jamun');
      await cancelAppointment(booking, { token: manageToken, address });
      await deliverAll();
      expect(to('asha@example.com')[1]?.text).toContain(`${origin}/mr/book-appointment`);
    });

    test('the clinic’s own mail says who did it: the patient on the website, a program, or the desk', async () => {
      const openingOf = async (kind: 'booked' | 'moved' | 'cancelled', id: string): Promise<string> => {
        server.received.length = 0;
        await database.db.execute(sql`DELETE FROM messages`);
        await database.db.transaction((tx) => booking.messages.queue(tx, kind, { id, email: 'asha@example.com' }));
        await deliverAll();
        return to('desk@example.com')[0]?.text ?? '';
      };
      const { appointment } = await book();
      expect(await openingOf('booked', appointment.id)).toContain('Booked on the website.');
      const program = await bookAppointment(booking, aRequest({ startsAt: inNagpur('2026-11-23', '15:30') }), fromApi);
      if (!program.ok) throw new Error(program.reason);
      expect(await openingOf('booked', program.value.appointment.id)).toContain('Booked by a program');
      // As the desk books: the same row, with staff in its history.
      await database.db.execute(sql`
        UPDATE appointment_events SET actor = 'staff' WHERE appointment_id = ${appointment.id}`);
      expect(await openingOf('booked', appointment.id)).toContain('Booked at the desk.');
      expect(await openingOf('moved', appointment.id)).toContain('Moved at the desk.');
      expect(await openingOf('cancelled', appointment.id)).toContain('Cancelled at the desk.');
      expect(await openingOf('cancelled', program.value.appointment.id)).toContain('Cancelled by the patient');
    });

    test('no mail names the treatment, the note or, to the patient, the kind of visit, and the clinic gets no link', async () => {
      const { manageToken } = await book({ note: 'Takes aspirin', treatment: 'fue-hair-transplant' });
      await deliverAll();
      for (const each of server.received) {
        const whole = `${each.subject} ${each.text} ${String(each.html)} ${each.attachments.map(({ content }) => content.toString()).join(' ')}`;
        for (const secret of ['aspirin', 'fue', 'ransplant']) expect(whole).not.toContain(secret);
      }
      const [patient] = to('asha@example.com');
      expect(`${patient?.text} ${String(patient?.html)}`).not.toMatch(/Hair consultation|Dermatologist/);
      expect(to('desk@example.com')[0]?.text).not.toContain(manageToken);
    });

    test('who joins the waiting list with an address has the link of their place by mail, and nothing of what they come for', async () => {
      const wish = {
        appointmentTypeId: 'hair-consultation',
        practitionerId: null,
        wantedOn: ['2026-11-24', '2026-11-25'],
        partOfDay: 'morning',
      } as const;
      const person = { fullName: 'Asha Namuna', mobileNumber: '+919876543210', language: 'en' } as const;
      const join = (email?: string) =>
        writeEntry(
          booking,
          { ...person, email, wish, note: 'Takes aspirin', treatment: 'fue-hair-transplant' },
          { kind: 'patient', address },
        );
      const token = await join('asha@example.com');
      await join();
      expect(await stored()).toHaveLength(1);
      expect(JSON.stringify(await stored())).not.toMatch(/Asha|asha@|98765/);
      await deliverAll();
      await deliverAll();
      expect(server.received).toHaveLength(1);
      const [joined] = to('asha@example.com');
      expect(joined?.subject).toBe('You are on the waiting list');
      expect(joined?.text).toContain('Days: Tuesday 24 November 2026; Wednesday 25 November 2026');
      expect(joined?.text).toContain(`${origin}/waiting-list/${token}`);
      expect(
        `${joined?.text} ${String(joined?.html)}`.replaceAll(/Jamun Skin (?:&|&amp;) Hair Clinic/g, ''),
      ).not.toMatch(/aspirin|fue|hair|dermatolog/i);

      const left = await join('asha@example.com');
      const entry = await entryByToken(database.db, left!);
      await leaveWaitingList(booking, { kind: 'patient', address }, entry!.id);
      await deliverAll();
      expect([server.received.length, (await stored()).at(-1)?.status]).toEqual([1, 'superseded']);
    });

    test('the calendar entry comes with the mail and leaves with the cancellation', async () => {
      const { manageToken } = await book();
      await deliverAll();
      await moveAppointment(booking, { token: manageToken, startsAt: inNagpur('2026-11-24', '12:00'), address });
      await deliverAll();
      await cancelAppointment(booking, { token: manageToken, address });
      await deliverAll();
      const entries = to('asha@example.com').map((each) => {
        const file = each.attachments.find(({ contentType }) => contentType.includes('calendar'));
        expect(file!.content.toString()).toMatch(/END:VCALENDAR\r\n$/);
        const calendar = new ICAL.Component(ICAL.parse(file!.content.toString()));
        const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
        return [
          calendar.getFirstPropertyValue('method'),
          event.uid,
          event.sequence,
          event.startDate.toJSDate().getTime(),
        ];
      });
      const uid = entries[0]![1];
      expect(entries).toEqual([
        ['PUBLISH', uid, 0, inNagpur('2026-11-23', '10:30')],
        ['PUBLISH', uid, 1, inNagpur('2026-11-24', '12:00')],
        ['CANCEL', uid, 2, inNagpur('2026-11-24', '12:00')],
      ]);
      expect(to('asha@example.com').map(({ subject }) => subject)).toEqual([
        'Your appointment on Mon 23 Nov, 10:30 am',
        'Your appointment has moved to Tue 24 Nov, 12:00 pm',
        'Your appointment on Tue 24 Nov, 12:00 pm is cancelled',
      ]);
    });

    test('a message that waited until it was no longer true is not sent', async () => {
      const { manageToken } = await book();
      await cancelAppointment(booking, { token: manageToken, address });
      await deliverAll();
      expect(to('asha@example.com').map(({ subject }) => subject)).toEqual([
        'Your appointment on Mon 23 Nov, 10:30 am is cancelled',
      ]);
      expect((await stored()).map(({ status }) => status)).toEqual(['superseded', 'superseded', 'sent', 'sent']);
    });

    test('a code is mailed to the patient only, says nothing of the visit, and opens the appointment', async () => {
      const { appointment } = await book();
      await deliverAll();
      server.received.length = 0;
      const asked = await askForCode(booking, { contact: '98765 43210', address });
      if (!asked.ok) throw new Error(asked.reason);
      await deliverAll();
      expect(server.received.map(({ envelopeTo }) => envelopeTo)).toEqual([['asha@example.com']]);
      const [sent] = server.received;
      const [, code = ''] = /Code: (\d{3} \d{3})/.exec(sent?.text ?? '') ?? [];
      expect(sent?.text).not.toMatch(/\/appointment\/|Mon|10:30|Reference/);
      expect(sent?.attachments).toEqual([]);
      const entered = await enterCode(booking, { ticket: asked.value.ticket, code, address });
      const [token = ''] = entered.ok ? entered.value.manageTokens : [];
      expect((await findByManageToken(booking, token))?.id).toBe(appointment.id);
    });

    test('neither the code nor what was typed is kept anywhere, and a code too old to be of use is not sent', async () => {
      await book();
      await deliverAll();
      server.received.length = 0;
      const asked = await askForCode(booking, { contact: '98765 43210', address });
      if (!asked.ok) throw new Error(asked.reason);
      const held = await listHeldMessages(context);
      const [, code = ''] = /Code: (\d{3} \d{3})/.exec(held[0]?.text ?? '') ?? [];
      expect(code).not.toBe('');
      const { rows } = await database.db.execute(sql`SELECT to_jsonb(return_codes)::text AS row FROM return_codes`);
      const kept = JSON.stringify([rows, await stored(), (await jobs()).map(({ data }) => data)]);
      for (const secret of [code.replace(' ', ''), code, asked.value.ticket, '9876543210'])
        expect(kept).not.toContain(secret);
      booking.clock.set(booking.clock.now().epochMilliseconds + 10 * 60_000);
      await deliverAll();
      expect(server.received).toEqual([]);
      expect((await stored()).at(-1)).toMatchObject({ kind: 'return-code', status: 'superseded' });
    });

    test('a patient without an address gets no mail, the clinic does', async () => {
      await book({ email: undefined });
      await deliverAll();
      expect(server.received.map(({ envelopeTo }) => envelopeTo)).toEqual([['desk@example.com']]);
    });

    test('messages and jobs exist exactly when the booking does, and hold no personal data', async () => {
      const { appointment } = await book();
      await database.db.execute(sql`DELETE FROM messages`);
      await database.db.execute(sql`DELETE FROM pgboss.job`);
      const undone = database.db.transaction(async (tx) => {
        await booking.messages.queue(tx, 'moved', appointment);
        throw new Error('changed my mind');
      });
      await expect(undone).rejects.toThrow('changed my mind');
      expect([await stored(), await jobs()]).toEqual([[], []]);
      const { manageToken } = await book({ fullName: 'Neel Namuna', startsAt: inNagpur('2026-11-23', '12:00') });
      const rows = await stored();
      const inJobs = (await jobs()).map(({ data }) => data);
      expect(inJobs.toSorted((a, b) => (a.messageId < b.messageId ? -1 : 1))).toEqual(
        rows.map(({ id }) => ({ messageId: id })).toSorted((a, b) => (a.messageId < b.messageId ? -1 : 1)),
      );
      const kept = JSON.stringify([rows, await jobs()]);
      for (const secret of ['Neel', '98765', 'asha', manageToken]) expect(kept).not.toContain(secret);
    });

    test('a mail server that is busy is asked again; one that refuses for good is not', async () => {
      await book({ email: undefined });
      const id = await firstId();
      server.refusals.push(451);
      await expect(deliverMessage(context, id, 0)).rejects.toThrow('not sent');
      expect(await stored()).toMatchObject([{ status: 'queued', attempts: 1, lastError: '451' }]);
      expect(JSON.stringify(logged)).not.toContain('asha');
      await deliverMessage(context, id, 1);
      expect(await stored()).toMatchObject([{ status: 'sent', attempts: 2, lastError: null }]);

      await book({ email: undefined, fullName: 'Neel Namuna', startsAt: inNagpur('2026-11-23', '12:00') });
      const second = (await stored())[1]!.id;
      server.refusals.push(550);
      await deliverMessage(context, second, 0);
      expect((await stored())[1]).toMatchObject({ status: 'failed', lastError: '550' });
      await deliverMessage(context, second, 1);
      expect(server.received).toHaveLength(1);
    });

    test('a message is given up after the last attempt, and says why', async () => {
      await book({ email: undefined });
      const id = await firstId();
      server.refusals.push(451, 451);
      await expect(deliverMessage(context, id, 31)).rejects.toThrow('not sent');
      expect(await stored()).toMatchObject([{ status: 'queued', lastError: '451' }]);
      await deliverMessage(context, id, 32);
      expect(await stored()).toMatchObject([{ status: 'failed', lastError: '451' }]);
    });

    test('a crash after the mail server took it repeats that one mail with the same Message-ID', async () => {
      await book({ email: undefined });
      const id = await firstId();
      await deliverMessage(context, id, 0);
      // What the database holds when the process dies before noting the answer: the message in hand.
      await database.db
        .update(messages)
        .set({ status: 'queued', sentAt: null, claimedUntil: booking.clock.now().add({ minutes: 2 }) })
        .where(eq(messages.id, id));
      await expect(deliverMessage(context, id, 0)).rejects.toThrow('in hand elsewhere');
      booking.clock.set(inNagpur('2026-11-20', '14:20'));
      await deliverMessage(context, id, 1);
      expect(server.received.map(({ messageId }) => messageId)).toEqual([
        `<${id}@clinic.example>`,
        `<${id}@clinic.example>`,
      ]);
    });

    test('two processes with one message send it once', async () => {
      await book({ email: undefined });
      const id = await firstId();
      const both = await Promise.allSettled([deliverMessage(context, id, 0), deliverMessage(context, id, 0)]);
      expect(both.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
      expect(server.received).toHaveLength(1);
    });

    test('without a mail server messages are held, make no work, and can be looked at as they would go out', async () => {
      const without = { ...context, mail: openMail({ smtpUrl: undefined, mailFrom: undefined }) };
      booking = { ...booking, messages: createOutbox(without).appointments };
      const { manageToken } = await book();
      expect((await stored()).map(({ status }) => status)).toEqual(['held', 'held']);
      expect(await jobs()).toEqual([]);
      const held = await listHeldMessages(without);
      expect(held.map(({ to: recipient, subject }) => [recipient, subject])).toEqual([
        ['desk@example.com', 'New appointment: Mon 23 Nov, 10:30 am'],
        ['asha@example.com', 'Your appointment on Mon 23 Nov, 10:30 am'],
      ]);
      expect(held[1]!.text).toContain(`/appointment/${manageToken}`);
    });

    test('while nobody has said where the clinic’s mail goes, only the patient’s is sent', async () => {
      const without = { ...context, clinicMail: undefined };
      booking = { ...booking, messages: createOutbox(without).appointments };
      await book();
      await deliverAll(without);
      expect((await stored()).map(({ recipient, status }) => [recipient, status])).toEqual([
        ['patient', 'sent'],
        ['clinic', 'held'],
      ]);
      await sweepOutbox(context);
      await deliverAll();
      expect(server.received).toHaveLength(2);
    });

    test('the sweep gives a lost message a job again, and held ones once there is a mail server and the visit is ahead', async () => {
      const without = { ...context, mail: openMail({ smtpUrl: undefined, mailFrom: undefined }) };
      await book();
      const [first, second] = await stored();
      await deliverMessage(without, second!.id, 0);
      await database.db.execute(sql`DELETE FROM pgboss.job`);
      await sweepOutbox(without);
      expect((await jobs()).map(({ data }) => data.messageId)).toEqual([first!.id]);
      await sweepOutbox(context);
      expect((await jobs()).map(({ data }) => data.messageId).toSorted()).toEqual([first!.id, second!.id].toSorted());
      await sweepOutbox(context);
      expect(await jobs()).toHaveLength(2);
      await database.db.execute(sql`DELETE FROM pgboss.job`);
      booking.clock.set(inNagpur('2026-12-01', '12:00'));
      await sweepOutbox(context);
      expect((await jobs()).map(({ data }) => data.messageId)).toEqual([first!.id]);
    });

    test('held messages about visits that are over keep no newer one waiting, however many there are, and are done with', async () => {
      const without = { ...context, mail: openMail({ smtpUrl: undefined, mailFrom: undefined }) };
      booking = { ...booking, messages: createOutbox(without).appointments };
      const { appointment: over } = await book();
      await database.db.execute(sql`
        INSERT INTO messages (id, appointment_id, kind, recipient, channel, status, message_id, created_at)
        SELECT gen_random_uuid(), ${over.id}, 'booked', 'clinic', 'email', 'held', '<over-' || number || '@clinic.example>', now()
        FROM generate_series(1, 600) AS number`);
      const { appointment: ahead } = await book({ startsAt: inNagpur('2026-12-02', '10:30') });
      booking.clock.set(inNagpur('2026-12-01', '12:00'));
      expect(await sweepOutbox(context)).toBe(2);
      const rows = await stored();
      const isAhead = rows.filter(({ appointmentId }) => appointmentId === ahead.id);
      expect((await jobs()).map(({ data }) => data.messageId).toSorted()).toEqual(
        isAhead.map(({ id }) => id).toSorted(),
      );
      const ofOver = rows.filter(({ appointmentId }) => appointmentId === over.id);
      expect(ofOver).toHaveLength(602);
      expect(new Set(ofOver.map(({ status }) => status))).toEqual(new Set(['superseded']));
      await deliverAll();
      expect(server.received).toHaveLength(2);
    });

    test('a patient is asked to choose again once for a time, by mail with their link; not once it has moved', async () => {
      const { appointment, manageToken } = await book();
      await deliverAll();
      server.received.length = 0;
      const ask = () => database.db.transaction((tx) => booking.messages.queueChooseAgain(tx, appointment));
      expect([await ask(), await ask()]).toEqual([true, false]);
      await deliverAll();
      const [letter] = to('asha@example.com');
      expect(server.received).toHaveLength(1);
      expect(letter?.subject).toBe('Please choose another time for your appointment on Mon 23 Nov, 10:30 am');
      expect(letter?.text).toContain(`${origin}/appointment/${manageToken}`);
      expect(await booking.messages.askedAgain([appointment])).toEqual(new Map([[appointment.id, 'sent']]));

      const { appointment: other } = await book({
        mobileNumber: '+919876500000',
        startsAt: inNagpur('2026-11-24', '10:30'),
      });
      await database.db.transaction((tx) => booking.messages.queueChooseAgain(tx, other));
      await database.db.execute(sql`
        UPDATE appointments SET starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day',
          held_from = held_from + interval '1 day', held_until = held_until + interval '1 day' WHERE id = ${other.id}`);
      await deliverAll();
      const asked = (await stored()).filter(({ kind }) => kind === 'choose-again');
      expect(asked.map(({ status }) => status)).toEqual(['sent', 'superseded']);
    });

    test('every message ahead gets its job back, however many wait before it', async () => {
      const { appointment } = await book();
      await database.db.execute(sql`
        INSERT INTO messages (id, appointment_id, kind, recipient, channel, status, message_id, created_at)
        SELECT gen_random_uuid(), ${appointment.id}, 'booked', 'clinic', 'email', 'queued', '<more-' || number || '@clinic.example>', now()
        FROM generate_series(1, 600) AS number`);
      await database.db.execute(sql`DELETE FROM pgboss.job`);
      expect(await sweepOutbox(context)).toBe(602);
      expect(await jobs()).toHaveLength(602);
    });
  });
});
