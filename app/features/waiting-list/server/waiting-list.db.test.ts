import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minuteMs } from '#app/lib/time.ts';
import { cipherContext } from '#app/platform/crypto/key-ring.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { inNagpur } from '#app/features/scheduling/domain/fixtures.ts';
import type { WaitingRequest } from '../domain/waiting-request.ts';
import { answerByLink, acceptOffer } from './accept-offer.ts';
import { bookAppointment } from '#app/features/booking/server/book-appointment.ts';
import { cancelAppointment } from '#app/features/booking/server/cancel-appointment.ts';
import { frontDesk } from '#app/features/diary/server/fixtures.ts';
import { giveTimeBack, takeTimeOff } from '#app/features/diary/server/block-time.ts';
import { addToWaitingList } from './desk-waiting-list.ts';
import { joinWaitingList } from './join-waiting-list.ts';
import { offerFreeTimes } from './offer-free-times.ts';
import { appointments } from '#app/features/scheduling/server/tables.ts';
import { aRequest, fromWebsite, openTestBooking, type TestBooking } from '#app/features/scheduling/server/fixtures.ts';
import { entryByToken, offerOf, standingOffers } from './waiting-entries.ts';
import { waitingEntries } from './waiting-tables.ts';

const day = '2026-11-23';
const address = '192.0.2.1';
const origin = { address, language: 'en' } as const;

function wish(changes: Partial<WaitingRequest> = {}): WaitingRequest {
  const { startsAt: _none, ...person } = aRequest();
  return { ...person, wantedOn: [day], partOfDay: 'any', ...changes };
}

forEachDatabase((_name, open) => {
  let database: TestDatabase;
  let booking: TestBooking;
  let booked: { manageToken: string; id: string };

  beforeAll(async () => {
    database = await open();
  });

  // A day with room for one visit, which is taken.
  beforeEach(async () => {
    booking = await openTestBooking(database);
    const off = { kind: 'block', label: null } as const;
    const ends = inNagpur(day, '20:00');
    await takeTimeOff(booking, frontDesk, {
      ...off,
      practitionerId: 'dermatologist',
      startsAt: inNagpur(day, '11:00'),
      endsAt: ends,
    });
    await takeTimeOff(booking, frontDesk, {
      ...off,
      practitionerId: 'hair-transplant-surgeon',
      startsAt: inNagpur(day, '10:00'),
      endsAt: ends,
    });
    await knownLeave(2);
    const made = await bookAppointment(booking, aRequest({ fullName: 'First Comer' }), fromWebsite);
    if (!made.ok) throw new Error(made.reason);
    booked = { manageToken: made.value.manageToken, id: made.value.appointment.id };
    booking.queued.length = 0;
  });

  /** Leave is heard of by NOTIFY. */
  async function knownLeave(count: number): Promise<void> {
    await expect
      .poll(async () => (await booking.settings.current()).practitioners.flatMap(({ leave }) => leave).length)
      .toBe(count);
  }

  async function join(changes: Partial<WaitingRequest> = {}): Promise<string> {
    const joined = await joinWaitingList(booking, wish(changes), origin);
    if (!joined.ok) throw new Error(joined.reason);
    return joined.value.token;
  }

  async function standing(token: string) {
    const entry = await entryByToken(booking.db, token);
    const offer = entry && (await offerOf(booking.db, entry.id));
    return entry && offer ? { entryId: entry.id, offerId: offer.id } : undefined;
  }

  const free = () => cancelAppointment(booking, { token: booked.manageToken, address });
  const answer = (token: string, offerId: string, intent: 'take' | 'decline' | 'leave' = 'take') =>
    answerByLink(booking, { token, offerId, intent, address });

  async function rowsAt(startsAt: number) {
    const rows = await booking.db.select().from(appointments).where(eq(appointments.startsAt, startsAt));
    return rows.filter(({ status }) => status !== 'cancelled').map(({ status, fullName }) => `${status} ${fullName}`);
  }

  async function offered() {
    const token = await join();
    await free();
    await offerFreeTimes(booking);
    const offer = await standing(token);
    return { token, ...offer! };
  }

  describe('joining', () => {
    test('is for days that are full: a day with a free time is booked', async () => {
      expect(await joinWaitingList(booking, wish({ wantedOn: ['2026-11-24'] }), origin)).toMatchObject({
        reason: 'not-full',
      });
      expect(await offerFreeTimes(booking)).toEqual({ expired: 0, offered: 0 });
    });

    test('by the desk is in the language that was chosen, else in the one the patient’s record remembers', async () => {
      const caller = { fullName: 'Ravi Namuna', mobileNumber: '+919876500000' };
      const wanted = {
        appointmentTypeId: 'skin-consultation',
        practitionerId: null,
        wantedOn: [day],
        partOfDay: 'any',
      } as const;
      const add = (language?: 'hi' | 'mr', who = caller) =>
        addToWaitingList(booking, frontDesk, { ...who, language }, wanted);
      const known = { fullName: 'First Comer', mobileNumber: aRequest().mobileNumber };
      await add('mr');
      await add('hi', known);
      await add(undefined, known);
      const entries = await booking.db.select().from(waitingEntries);
      expect(entries.map(({ fullName, language }) => `${fullName} ${language}`).toSorted()).toEqual([
        'First Comer hi',
        'First Comer hi',
        'Ravi Namuna mr',
      ]);
    });

    test('twice with one form, at once or later, is one place', async () => {
      const sent = { ...origin, requestKey: 'one-form-of-the-page' };
      const both = await Promise.all([joinWaitingList(booking, wish(), sent), joinWaitingList(booking, wish(), sent)]);
      const again = await joinWaitingList(booking, wish(), { ...origin, requestKey: 'the-page-was-reloaded' });
      expect(new Set([...both, again].map((joined) => joined.ok && joined.value.token)).size).toBe(1);
      const { rows } = await booking.db.execute(sql`SELECT id FROM waiting_entries`);
      expect(rows).toHaveLength(1);
    });
  });

  describe('a time that becomes free', () => {
    test('is kept for who joined first, then for the next, each for half an hour', async () => {
      const [first, second] = [await join({ fullName: 'Asha Namuna' }), await join({ fullName: 'Binod Namuna' })];
      expect(await offerFreeTimes(booking)).toEqual({ expired: 0, offered: 0 });
      await free();
      expect(await offerFreeTimes(booking)).toEqual({ expired: 0, offered: 1 });
      expect(await offerFreeTimes(booking)).toEqual({ expired: 0, offered: 0 });
      expect(await standing(first)).toBeDefined();
      expect(await standing(second)).toBeUndefined();
      expect(booking.queued.map(({ news }) => news)).toEqual(['cancelled', 'waiting-offer']);
      expect(await rowsAt(inNagpur(day, '10:30'))).toEqual(['offered Asha Namuna']);

      booking.clock.set(booking.clock.now().epochMilliseconds + 30 * minuteMs);
      expect(await offerFreeTimes(booking)).toEqual({ expired: 1, offered: 1 });
      expect(await standing(first)).toBeUndefined();
      expect(await rowsAt(inNagpur(day, '10:30'))).toEqual(['offered Binod Namuna']);
      const taken = await standing(second);
      expect(await answer(second, taken!.offerId)).toMatchObject({ ok: true });
      expect(await rowsAt(inNagpur(day, '10:30'))).toEqual(['booked Binod Namuna']);
    });

    test('goes to nobody twice who let it go, and stays free for all when nobody wants it', async () => {
      const token = await join();
      await free();
      await offerFreeTimes(booking);
      const offer = await standing(token);
      await answer(token, offer!.offerId, 'decline');
      expect(await offerFreeTimes(booking)).toEqual({ expired: 0, offered: 0 });
      expect(await rowsAt(inNagpur(day, '10:30'))).toEqual([]);
      expect(await bookAppointment(booking, aRequest({ fullName: 'Somebody Else' }), fromWebsite)).toMatchObject({
        ok: true,
      });
    });

    test('is offered also when blocked time is given back', async () => {
      const token = await join({ practitionerId: 'hair-transplant-surgeon' });
      const { rows } = await booking.db.execute<{ id: string }>(
        sql`SELECT id FROM practitioner_leave WHERE practitioner_id = 'hair-transplant-surgeon'`,
      );
      await giveTimeBack(booking, frontDesk, rows[0]!.id);
      await knownLeave(1);
      expect(await offerFreeTimes(booking)).toEqual({ expired: 0, offered: 1 });
      expect(await standing(token)).toBeDefined();
    });

    test('is not offered at night', async () => {
      await join();
      await free();
      booking.clock.set(inNagpur('2026-11-20', '21:30'));
      expect(await offerFreeTimes(booking)).toEqual({ expired: 0, offered: 0 });
      booking.clock.set(inNagpur('2026-11-21', '08:00'));
      expect(await offerFreeTimes(booking)).toEqual({ expired: 0, offered: 1 });
    });
  });

  describe('taking an offer', () => {
    test('twice, and by two windows at once, makes one appointment', async () => {
      const { token, offerId } = await offered();
      const answers = await Promise.all([answer(token, offerId), answer(token, offerId), answer(token, offerId)]);
      const again = await answer(token, offerId);
      const links = [...answers, again].map((each) => each.ok && each.value?.manageToken);
      expect(new Set(links).size).toBe(1);
      expect(links[0]).toMatch(/^[\w-]{27}$/);
      expect(await rowsAt(inNagpur(day, '10:30'))).toEqual(['booked Asha Namuna']);
      expect(booking.queued.filter(({ news }) => news === 'booked')).toHaveLength(1);
    });

    test('keeps the note for the doctor and forgets who waited', async () => {
      const token = await join({ note: 'Since spring' });
      await free();
      await offerFreeTimes(booking);
      const offer = await standing(token);
      await answer(token, offer!.offerId);
      const entry = await entryByToken(booking.db, token);
      expect(entry).toMatchObject({
        status: 'booked',
        fullName: null,
        mobileNumber: null,
        email: null,
        noteEncrypted: null,
      });
      const [row] = await booking.db.select().from(appointments).where(eq(appointments.id, entry!.appointmentId!));
      const note = booking.keyRing.decryptText(
        row!.noteEncrypted!,
        cipherContext('appointments', 'note_encrypted', row!.id),
      );
      expect([note, row!.patientId]).toEqual(['Since spring', expect.any(String)]);
      // The figures count it as one of the list, also when the place on it is forgotten.
      expect(row!.fromWaitingList).toBe(true);
    });

    test('is refused after the half hour, and with the id of another offer', async () => {
      const { token, offerId, entryId } = await offered();
      expect(await answer(token, booked.id)).toMatchObject({ reason: 'offer-over' });
      booking.clock.set(booking.clock.now().epochMilliseconds + 30 * minuteMs);
      expect(await answer(token, offerId)).toMatchObject({ reason: 'offer-over' });
      const staff = { ...frontDesk, kind: 'staff' } as const;
      expect(await acceptOffer(booking, staff, { entryId, offerId })).toMatchObject({ reason: 'offer-over' });
    });

    test('and its running out at the same moment have one winner', async () => {
      const { token, offerId } = await offered();
      const now = booking.clock.now().epochMilliseconds;
      // One process is a second ahead of the other.
      const late = { ...booking, clock: { now: () => booking.clock.now().add({ minutes: 30 }) } };
      const [taken] = await Promise.all([answer(token, offerId), offerFreeTimes(late)]);
      booking.clock.set(now);
      const rows = await rowsAt(inNagpur(day, '10:30'));
      expect(rows).toEqual(taken.ok ? ['booked Asha Namuna'] : []);
      expect(await standingOffers(booking.db)).toEqual([]);
    });

    test('by somebody else’s booking is impossible, whoever is faster', async () => {
      const token = await join();
      await free();
      const other = aRequest({ fullName: 'Somebody Else', practitionerId: 'dermatologist' });
      const [, outcome] = await Promise.all([offerFreeTimes(booking), bookAppointment(booking, other, fromWebsite)]);
      const rows = await rowsAt(inNagpur(day, '10:30'));
      expect(rows).toEqual([outcome.ok ? 'booked Somebody Else' : 'offered Asha Namuna']);
      expect((await standing(token)) !== undefined).toBe(!outcome.ok);
    });
  });

  test('leaving takes the name off the list and the kept time to the next', async () => {
    const [first, second] = [await join({ fullName: 'Asha Namuna' }), await join({ fullName: 'Binod Namuna' })];
    await free();
    await offerFreeTimes(booking);
    await answer(first, '', 'leave');
    await answer(first, '', 'leave');
    expect(await entryByToken(booking.db, first)).toMatchObject({ status: 'left', fullName: null });
    await offerFreeTimes(booking);
    expect(await standing(second)).toBeDefined();
  });

  test('whatever people and the minute do, a time is nobody’s or one person’s, and nobody has two offers', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('join' as const), who: fc.nat(3) }),
      fc.record({ kind: fc.constantFrom('take' as const, 'decline' as const, 'leave' as const), who: fc.nat(3) }),
      fc.record({ kind: fc.constantFrom('look' as const, 'free' as const, 'wait' as const), who: fc.constant(0) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        await booking.db.execute(sql`DELETE FROM waiting_offers`);
        await booking.db.execute(sql`DELETE FROM waiting_entries`);
        const tokens = new Map<number, string>();
        for (const { kind, who } of steps) {
          const token = tokens.get(who);
          if (kind === 'join') {
            const joined = await joinWaitingList(booking, wish({ fullName: `Person ${'abcd'[who]}` }), origin);
            if (joined.ok) tokens.set(who, joined.value.token);
          } else if (kind === 'look') await offerFreeTimes(booking);
          else if (kind === 'free') await free();
          else if (kind === 'wait') booking.clock.set(booking.clock.now().epochMilliseconds + 10 * minuteMs);
          else if (token) await answer(token, (await standing(token))?.offerId ?? '', kind);
          expect((await rowsAt(inNagpur(day, '10:30'))).length).toBeLessThanOrEqual(1);
        }
        const { rows } = await booking.db.execute<{ held: number; standing: number }>(sql`
          SELECT (SELECT count(*)::int FROM appointments WHERE status = 'offered') AS held,
            (SELECT count(*)::int FROM waiting_offers WHERE outcome IS NULL) AS standing`);
        expect(rows[0]!.held).toBe(rows[0]!.standing);
        await booking.db.execute(
          sql`UPDATE waiting_offers SET outcome = 'withdrawn', ended_at = now(), held_by = NULL WHERE outcome IS NULL`,
        );
        await booking.db.execute(sql`DELETE FROM appointments WHERE status = 'offered'`);
      }),
      { numRuns: 12 },
    );
  });
});
