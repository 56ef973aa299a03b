import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { inNagpur } from '#app/features/scheduling/domain/fixtures.ts';
import { appointmentById, type AppointmentDetails } from '#app/features/scheduling/server/appointment-details.ts';
import { askForCode } from './ask-for-code.ts';
import { bookAppointment, type BookedAppointment } from './book-appointment.ts';
import { cancelAppointment } from './cancel-appointment.ts';
import { enterCode, openedAppointments } from './enter-code.ts';
import { findByManageToken } from './find-by-manage-token.ts';
import { openByReference } from './open-by-reference.ts';
import { codeOfMessage } from './return-code.ts';
import { appointments } from '#app/features/scheduling/server/tables.ts';
import { aRequest, fromWebsite, openTestBooking, type TestBooking } from '#app/features/scheduling/server/fixtures.ts';

const monday = (clock: string) => inNagpur('2026-11-23', clock);
const address = '192.0.2.1';
const minute = 60_000;

const wrong = (code: string): string => (code === '123456' ? '654321' : '123456');

forEachDatabase((_name, open) => {
  describe('back to an appointment', () => {
    let database: TestDatabase;
    let booking: TestBooking;
    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      booking = await openTestBooking(database);
      return () => booking.settings.close();
    });

    async function book(changes: Parameters<typeof aRequest>[0] = {}): Promise<BookedAppointment> {
      const outcome = await bookAppointment(booking, aRequest(changes), fromWebsite);
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.value;
    }
    const later = (minutes: number) => booking.clock.set(booking.clock.now().epochMilliseconds + minutes * minute);
    async function heard(): Promise<[string, unknown][]> {
      const { rows } = await database.db.execute<{ action: string; details: Record<string, unknown> }>(
        sql`SELECT action, details FROM audit_entries WHERE action LIKE 'appointment.%open%' OR action LIKE '%code-asked' ORDER BY id`,
      );
      return rows.map(({ action, details }) => [action, details['reason'] ?? details['by']]);
    }

    const openIt = (mobileNumber: string, reference: string, from = address, context: TestBooking = booking) =>
      openByReference(context, { mobileNumber, reference }, from);

    async function ask(contact: string, from = address, context: TestBooking = booking): Promise<string> {
      const asked = await askForCode(context, { contact, address: from });
      if (!asked.ok) throw new Error(asked.reason);
      return asked.value.ticket;
    }
    const enter = (ticket: string, code: string, from = address) => enterCode(booking, { ticket, code, address: from });
    /** The codes that were queued, by the name of who gets them. */
    async function codes(since = 0, until?: number): Promise<Map<string, string>> {
      const now = booking.clock.now().epochMilliseconds;
      const found = new Map<string, string>();
      for (const { returnCodeId, appointmentId } of booking.codes.slice(since, until)) {
        const appointment = (await appointmentById(database.db, appointmentId))!;
        found.set(appointment.fullName, (await codeOfMessage(booking, returnCodeId, appointment, now))?.code ?? '');
      }
      return found;
    }
    async function opened(answer: Awaited<ReturnType<typeof enter>>): Promise<(AppointmentDetails | undefined)[]> {
      const tokens = answer.ok ? answer.value.manageTokens : [];
      return Promise.all(tokens.map((token) => findByManageToken(booking, token)));
    }

    describe('by number and reference', () => {
      test('the right two lead to the manage link, however they are typed, and after a cancellation too', async () => {
        const { appointment, manageToken } = await book();
        const { reference } = appointment;
        for (const typed of [reference, ` ${reference.slice(0, 4).toLowerCase()} – ${reference.slice(4)}`])
          expect(await openIt('098765-43210', typed)).toEqual({ ok: true, value: { manageToken } });
        await cancelAppointment(booking, { token: manageToken, address });
        expect(await openIt('98765 43210', reference)).toEqual({ ok: true, value: { manageToken } });
      });

      test('a wrong reference, somebody else’s and a number nobody knows are the same answer', async () => {
        await book();
        const other = await book({ mobileNumber: '+919876500000', fullName: 'Neel Namuna' });
        const answers = [
          await openIt('98765 43210', 'K7M4-QDXW'),
          await openIt('98765 43210', other.appointment.reference),
          await openIt('90000 00009', other.appointment.reference),
        ];
        for (const answer of answers) expect(answer).toEqual({ ok: false, reason: 'no-match' });
      });

      test('a time that is only offered is nobody’s appointment yet', async () => {
        const { appointment } = await book();
        await database.db.update(appointments).set({ status: 'offered' }).where(eq(appointments.id, appointment.id));
        expect(await openIt('98765 43210', appointment.reference)).toEqual({ ok: false, reason: 'no-match' });
      });

      test('what cannot be a number or a reference is told of its field and counts nothing', async () => {
        const limited = { ...booking, limitPerHour: 1 };
        expect(await openIt('98', 'K7M4QDXW', address, limited)).toEqual({
          ok: false,
          reason: 'bad-number',
          number: 'too-short',
        });
        for (const typed of ['', 'K7M4', 'K7M4-QDXO', '../../etc/passwd'])
          expect(await openIt('98765 43210', typed, address, limited)).toEqual({ ok: false, reason: 'bad-reference' });
        expect(await openIt('98765 43210', 'K7M4QDXW', address, limited)).toEqual({ ok: false, reason: 'no-match' });
      });

      test('guessing ends after ten attempts from one network; the owner still comes in from another, and an hour later from there', async () => {
        const { appointment } = await book();
        const limited = { ...booking, limitPerHour: 100 };
        const guesses = [];
        for (let i = 0; i < 12; i += 1) guesses.push(await openIt('98765 43210', 'K7M4QDXW', address, limited));
        const reasons = guesses.map((guess) => (guess.ok ? 'opened' : guess.reason));
        expect(reasons).toEqual([...Array<string>(10).fill('no-match'), 'too-many-attempts', 'too-many-attempts']);
        const { reference } = appointment;
        // Not even the right reference: whoever guesses does not learn that they guessed it.
        expect(await openIt('98765 43210', reference, address, limited)).toMatchObject({ reason: 'too-many-attempts' });
        expect(await openIt('98765 43210', reference, '198.51.100.7', limited)).toMatchObject({ ok: true });
        later(121);
        expect(await openIt('98765 43210', reference, address, limited)).toMatchObject({ ok: true });
        expect((await heard()).slice(-3)).toEqual([
          ['appointment.opening-refused', 'limit'],
          ['appointment.opened', 'reference'],
          ['appointment.opened', 'reference'],
        ]);
      });

      test('who goes on beyond the limit writes one entry, then one at ten and at a hundred, not one for each try', async () => {
        const limited = { ...booking, limitPerHour: 2 };
        const before = (await heard()).length;
        const from = '203.0.113.9';
        for (let i = 0; i < 14; i += 1) {
          await openIt('98765 43210', 'K7M4QDXW', from, limited);
          await enterCode(limited, { ticket: 'A'.repeat(27), code: '123456', address: from });
          await askForCode(limited, { contact: `98765 432${10 + i}`, address: from });
        }
        const refused = (await heard()).slice(before).filter(([, reason]) => reason === 'limit');
        expect(refused).toHaveLength(4);
      });

      test('a limit is the same for a number nobody knows', async () => {
        await book();
        const limited = { ...booking, limitPerHour: 100 };
        const seen = new Set<string>();
        for (const number of ['98765 43210', '90000 00009']) {
          const answers = [];
          for (let i = 0; i < 11; i += 1) answers.push(await openIt(number, 'K7M4QDXW', address, limited));
          seen.add(JSON.stringify(answers));
        }
        expect(seen.size).toBe(1);
      });
    });

    describe('by code', () => {
      test('the code opens the appointment, once', async () => {
        const { appointment, manageToken } = await book();
        for (const contact of ['098765 43210', 'ASHA@example.com']) {
          const before = booking.codes.length;
          const ticket = await ask(contact);
          const code = (await codes(before)).get('Asha Namuna')!;
          const answer = await enter(ticket, `${code.slice(0, 3)} ${code.slice(3)}`);
          expect(answer).toMatchObject({ ok: true, value: { manageTokens: [manageToken] } });
          const list = await openedAppointments(booking, answer.ok ? answer.value.listToken : '');
          expect(list?.map(({ id }) => id)).toEqual([appointment.id]);
          expect(await enter(ticket, code)).toEqual({ ok: false, reason: 'over' });
        }
      });

      test('of two who type it at once one comes in', async () => {
        await book();
        const ticket = await ask('98765 43210');
        const code = (await codes()).get('Asha Namuna')!;
        const answers = await Promise.all([enter(ticket, code), enter(ticket, code), enter(ticket, code)]);
        expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      });

      test('asking is the same answer and leaves the same for a number nobody knows', async () => {
        await book();
        const known = await askForCode(booking, { contact: '98765 43210', address });
        const unknown = await askForCode(booking, { contact: '90000 00009', address });
        const gone = await askForCode(booking, { contact: 'nobody@example.com', address });
        for (const answer of [known, unknown, gone])
          expect(answer).toEqual({ ok: true, value: { ticket: expect.stringMatching(/^[\w-]{27}$/) } });
        expect(booking.codes).toHaveLength(1);
        const { rows } = await database.db.execute<{ count: number }>(
          sql`SELECT count(*)::int AS count FROM return_codes`,
        );
        expect(rows).toEqual([{ count: 3 }]);
        // And typing codes for nobody goes on like for somebody.
        for (const asked of [known, unknown]) {
          const ticket = asked.ok ? asked.value.ticket : '';
          const code = wrong((await codes()).get('Asha Namuna')!);
          const answers = [];
          for (let i = 0; i < 7; i += 1) answers.push(await enter(ticket, code));
          expect(answers.map((answer) => !answer.ok && answer.reason)).toEqual([
            ...Array<string>(5).fill('wrong-code'),
            'over',
            'over',
          ]);
        }
      });

      test('five wrong ones end a code, also when they come at once', async () => {
        await book();
        const ticket = await ask('98765 43210');
        const code = (await codes()).get('Asha Namuna')!;
        const guesses = await Promise.all(Array.from({ length: 12 }, () => enter(ticket, wrong(code))));
        expect(guesses.filter((guess) => !guess.ok && guess.reason === 'wrong-code')).toHaveLength(5);
        expect(await enter(ticket, code)).toEqual({ ok: false, reason: 'over' });
      });

      test('after ten minutes it opens nothing', async () => {
        await book();
        const ticket = await ask('98765 43210');
        const code = (await codes()).get('Asha Namuna')!;
        later(10);
        expect(await enter(ticket, code)).toEqual({ ok: false, reason: 'over' });
      });

      test('a code of one ticket is worth nothing at another', async () => {
        await book();
        const first = await ask('98765 43210');
        const second = await ask('98765 43210');
        const [one, two] = [(await codes(0, 1)).get('Asha Namuna'), (await codes(1)).get('Asha Namuna')];
        expect(one).not.toBe(two);
        expect(await enter(second, one!)).toEqual({ ok: false, reason: 'wrong-code' });
        expect(await enter(first, one!)).toMatchObject({ ok: true });
        expect(await enter('A'.repeat(27), two!)).toEqual({ ok: false, reason: 'over' });
        expect(await enter(second, 'asha')).toEqual({ ok: false, reason: 'not-a-code' });
      });

      test('who shares a phone opens only what was booked with the same address', async () => {
        const mine = await book();
        const mineToo = await book({ startsAt: monday('12:00') });
        const other = await book({ startsAt: monday('15:00'), fullName: 'Neel Namuna', email: 'neel@example.com' });
        const ticket = await ask('98765 43210');
        const sent = await codes();
        expect([...sent.keys()].toSorted()).toEqual(['Asha Namuna', 'Neel Namuna']);
        const answer = await enter(ticket, sent.get('Asha Namuna')!);
        expect((await opened(answer)).map((each) => each?.id)).toEqual([mine.appointment.id, mineToo.appointment.id]);
        const again = await ask('98765 43210');
        const neel = (await codes(2)).get('Neel Namuna')!;
        expect((await opened(await enter(again, neel))).map((each) => each?.id)).toEqual([other.appointment.id]);
      });

      test('what is over, cancelled or only offered is not opened by code', async () => {
        const { manageToken, appointment } = await book();
        await database.db.update(appointments).set({ status: 'offered' }).where(eq(appointments.id, appointment.id));
        await ask('98765 43210');
        await database.db.update(appointments).set({ status: 'booked' }).where(eq(appointments.id, appointment.id));
        booking.clock.set(inNagpur('2026-11-25', '10:30'));
        await ask('98765 43210');
        booking.clock.set(monday('08:00'));
        const ticket = await ask('98765 43210');
        const code = (await codes()).get('Asha Namuna')!;
        await cancelAppointment(booking, { token: manageToken, address });
        expect(booking.codes).toHaveLength(1);
        expect(await enter(ticket, code)).toEqual({ ok: false, reason: 'wrong-code' });
      });

      test('an address that changed after the code was sent makes it worthless', async () => {
        const { appointment } = await book();
        const ticket = await ask('98765 43210');
        const code = (await codes()).get('Asha Namuna')!;
        await database.db
          .update(appointments)
          .set({ email: 'new@example.com' })
          .where(eq(appointments.id, appointment.id));
        expect(await enter(ticket, code)).toEqual({ ok: false, reason: 'wrong-code' });
      });

      test('the list of what it opened closes after half an hour, and no other token opens it', async () => {
        await book();
        const ticket = await ask('98765 43210');
        const answer = await enter(ticket, (await codes()).get('Asha Namuna')!);
        const listToken = answer.ok ? answer.value.listToken : '';
        expect(await openedAppointments(booking, ticket)).toBeUndefined();
        later(29);
        expect(await openedAppointments(booking, listToken)).toHaveLength(1);
        later(1);
        expect(await openedAppointments(booking, listToken)).toBeUndefined();
      });

      test('five codes an hour and ten a day are sent to one number, however many networks ask', async () => {
        await book();
        const limited = { ...booking, limitPerHour: 100 };
        const sentIn = async (attempts: number): Promise<number> => {
          const before = booking.codes.length;
          for (let i = 0; i < attempts; i += 1)
            await askForCode(limited, { contact: '98765 43210', address: `198.51.100.${i}` });
          return booking.codes.length - before;
        };
        expect(await sentIn(8)).toBe(5);
        later(121);
        expect(await sentIn(8)).toBeLessThanOrEqual(5);
        later(121);
        await sentIn(8);
        expect(booking.codes.length).toBeLessThanOrEqual(10);
        booking.clock.set(monday('08:00'));
        expect(await sentIn(1)).toBe(1);
      });

      test('every step stands in the audit log, and no number, address or code with it', async () => {
        await book();
        const before = (await heard()).length;
        const ticket = await ask('98765 43210');
        const code = (await codes()).get('Asha Namuna')!;
        await enter(ticket, wrong(code));
        await enter(ticket, code);
        expect((await heard()).slice(before)).toEqual([
          ['appointment.code-asked', 'phone'],
          ['appointment.opening-refused', 'wrong-code'],
          ['appointment.opened', 'code'],
        ]);
        const { rows } = await database.db.execute(sql`SELECT details::text FROM audit_entries`);
        expect(JSON.stringify(rows)).not.toMatch(new RegExp(`98765|asha@|${code}|${ticket}`));
      });
    });
  });
});
