import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { dayMs, minuteMs } from '#app/lib/time.ts';
import { dermatologist, inNagpur, surgeon } from '#app/features/scheduling/domain/fixtures.ts';
import { bookAppointment } from '#app/features/booking/server/book-appointment.ts';
import { moveAppointment } from '#app/features/booking/server/move-appointment.ts';
import { manageTokenOf } from '#app/features/scheduling/server/manage-token.ts';
import { appointments, walkIns } from '#app/features/scheduling/server/tables.ts';
import {
  aRequest,
  fromWebsite,
  openTestBooking,
  testNow,
  type TestBooking,
} from '#app/features/scheduling/server/fixtures.ts';
import { giveTimeBack, timeOffAhead, takeTimeOff } from './block-time.ts';
import { bookByDesk, type DeskBookingRequest } from './book-by-desk.ts';
import { endFeed, feedsOf, makeFeed, readFeed } from './calendar-feed.ts';
import { cancelByDesk, moveByDesk, setStatus, undoChange } from './change-by-desk.ts';
import { deskAppointmentById } from './desk-appointment.ts';
import { proposeSeries, readDeskSlots, suggestSlots } from './find-desk-slots.ts';
import { readDiary } from './read-diary.ts';
import { doctor, frontDesk } from './fixtures.ts';
import { undoSeries } from './undo-series.ts';
import { callIn, joinQueue, leaveQueue, readQueue } from './walk-in-queue.ts';

const monday = (clock: string) => inNagpur('2026-11-23', clock);
const caller = { fullName: 'Asha Namuna', mobileNumber: '+919876543210' };

const request = (changes: Partial<DeskBookingRequest> = {}): DeskBookingRequest => ({
  caller,
  appointmentTypeId: 'hair-consultation',
  times: [{ practitionerId: surgeon.id, startsAt: monday('10:30') }],
  tellPatient: true,
  ...changes,
});
const at = (clock: string, practitionerId = surgeon.id) => ({
  times: [{ practitionerId, startsAt: monday(clock) }],
});
const friday = (clock: string) => inNagpur('2026-11-20', clock);

forEachDatabase((_name, open) => {
  describe('the desk', () => {
    let database: TestDatabase;
    let booking: TestBooking;
    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      booking = await openTestBooking(database);
      return () => booking.settings.close();
    });

    const read = () => readDiary(booking, frontDesk, { from: '2026-11-23', until: '2026-11-24' });
    const join = async (fullName: string, practitionerId?: string) => {
      const walkIn = { caller: { ...caller, fullName }, appointmentTypeId: 'skin-consultation', practitionerId };
      const outcome = await joinQueue(booking, frontDesk, walkIn);
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.value.token;
    };
    async function book(changes: Partial<DeskBookingRequest> = {}) {
      const outcome = await bookByDesk(booking, frontDesk, request(changes));
      if (!outcome.ok) throw new Error(outcome.reason);
      return outcome.value[0]!;
    }
    const events = async (id: string) => {
      const { rows } = await database.db.execute<{ kind: string; actor: string; staff_id: string | null }>(
        sql`SELECT kind, actor, staff_id FROM appointment_events WHERE appointment_id = ${id} ORDER BY id`,
      );
      return rows.map(({ kind, actor }) => `${actor} ${kind}`);
    };
    const auditOf = async (subjectId: string) => {
      const { rows } = await database.db.execute<{ action: string; actor_id: string }>(
        sql`SELECT action, actor_id FROM audit_entries WHERE subject_id = ${subjectId} ORDER BY at, id`,
      );
      return rows.map(({ action }) => action);
    };
    const readingsOf = async (practitionerId: string) =>
      (await auditOf(practitionerId)).filter((action) => action === 'calendar-feed.read').length;

    const toldOf = async (id: string) => {
      const { rows } = await database.db.execute<{ told: boolean }>(
        sql`SELECT details->'patientTold' AS told FROM audit_entries WHERE subject_id = ${id} ORDER BY id`,
      );
      return rows.map(({ told }) => told);
    };

    describe('booking for a caller', () => {
      test('tells the audit log that the patient is told only where a message can reach them', async () => {
        const without = await book();
        await moveByDesk(
          booking,
          frontDesk,
          { id: without.id, sequence: 0 },
          { ...at('11:30').times[0]!, minutes: 30, tellPatient: true },
        );
        expect(await toldOf(without.id)).toEqual([false, false]);
        const reached = await book({ ...at('12:30'), caller: { ...caller, email: 'asha@example.com' } });
        expect(await toldOf(reached.id)).toEqual([true]);
      });

      test('makes an appointment, with history and audit, and without a consent nobody gave', async () => {
        const made = await book();
        expect(await events(made.id)).toEqual(['staff booked']);
        expect(await auditOf(made.id)).toEqual(['appointment.booked']);
        const { rows } = await database.db.execute(sql`SELECT 1 FROM consents WHERE appointment_id = ${made.id}`);
        expect(rows).toEqual([]);
        expect(booking.queued).toEqual([{ news: 'booked', appointmentId: made.id }]);
      });

      test('tells the patient only when asked to', async () => {
        await book({ tellPatient: false });
        expect(booking.queued).toEqual([]);
      });

      test('is bound neither by notice nor by horizon', async () => {
        booking.clock.set(monday('10:29'));
        expect(await bookByDesk(booking, frontDesk, request())).toMatchObject({ ok: true });
        const far = { times: [{ practitionerId: surgeon.id, startsAt: inNagpur('2027-06-07', '10:30') }] };
        expect(await bookByDesk(booking, frontDesk, request(far))).toMatchObject({ ok: true });
      });

      test('asks for a reason before it goes onto a taken time, and keeps the reason', async () => {
        await book();
        const second = { caller: { ...caller, fullName: 'Neel Namuna' } };
        expect(await bookByDesk(booking, frontDesk, request(second))).toMatchObject({
          ok: false,
          reason: 'needs-reason',
          overriddenRules: ['taken'],
        });
        const overbooked = await book({ ...second, reason: 'Bleeding, doctor agreed' });
        expect((await deskAppointmentById(database.db, overbooked.id))?.overbookingReason).toBe(
          'Bleeding, doctor agreed',
        );
      });

      test('asks for a reason outside hours, and such a visit still guards its time', async () => {
        expect(await bookByDesk(booking, frontDesk, request(at('20:00')))).toMatchObject({
          reason: 'needs-reason',
          overriddenRules: ['outside-hours'],
        });
        const late = await book({ ...at('20:00'), reason: 'Came from Raipur' });
        expect((await deskAppointmentById(database.db, late.id))?.overbookingReason).toBeNull();
        const direct = database.db.insert(appointments).values({
          ...(await database.db.select().from(appointments).where(eq(appointments.id, late.id)))[0]!,
          id: crypto.randomUUID(),
          reference: 'KKKKKKKK',
          manageTokenHash: new Uint8Array(32),
        });
        await expect(direct).rejects.toThrow('Failed query');
      });

      test('leaves the public where it was: a time that is overbooked is not offered, whoever of the two cancels', async () => {
        const first = await book();
        await book({ reason: 'Two sisters together', caller: { ...caller, fullName: 'Tara Namuna' } });
        await cancelByDesk(booking, frontDesk, { id: first.id, sequence: 0 }, false);
        const outcome = await bookAppointment(
          booking,
          aRequest({ practitionerId: surgeon.id, mobileNumber: '+919876500000' }),
          fromWebsite,
        );
        expect(outcome).toMatchObject({ ok: false, reason: 'slot-taken' });
      });

      test('does not let a doctor book into a colleague’s diary, nor an editor anywhere', async () => {
        expect(await bookByDesk(booking, doctor, request())).toMatchObject({ ok: false, reason: 'not-yours' });
        expect(await bookByDesk(booking, doctor, request(at('10:30', dermatologist.id)))).toMatchObject({ ok: true });
        const editor = { ...frontDesk, role: 'editor' } as const;
        expect(await bookByDesk(booking, editor, request(at('12:30')))).toMatchObject({ reason: 'not-yours' });
      });

      test('refuses yesterday, an unknown type, and a practitioner who does not give that visit', async () => {
        const yesterday = { times: [{ practitionerId: surgeon.id, startsAt: inNagpur('2026-11-19', '12:00') }] };
        expect(await bookByDesk(booking, frontDesk, request(yesterday))).toMatchObject({ reason: 'in-the-past' });
        expect(await bookByDesk(booking, frontDesk, request({ appointmentTypeId: 'massage' }))).toMatchObject({
          reason: 'unknown-type',
        });
        expect(await bookByDesk(booking, frontDesk, request({ appointmentTypeId: 'laser-session' }))).toMatchObject({
          reason: 'not-offered-by',
        });
      });
    });

    describe('a series', () => {
      const hourly = ['10:30', '11:30', '12:30'].map((clock) => ({
        practitionerId: surgeon.id,
        startsAt: monday(clock),
      }));

      test('is taken back as a whole by whoever made it, and by nobody else', async () => {
        const first = await book({ times: hourly });
        expect(await undoSeries(booking, { ...frontDesk, id: 'staff-other' }, first.id)).toMatchObject({
          reason: 'nothing-to-undo',
        });
        expect(await undoSeries(booking, frontDesk, first.id)).toMatchObject({
          ok: true,
          value: { status: 'cancelled' },
        });
        const { rows } = await database.db.execute(sql`SELECT status FROM appointments WHERE status <> 'cancelled'`);
        expect(rows).toEqual([]);
        expect(await undoSeries(booking, frontDesk, first.id)).toMatchObject({ reason: 'nothing-to-undo' });
      });

      test('stays when one of it was changed, or after half an hour', async () => {
        const first = await book({ times: hourly });
        await setStatus(booking, frontDesk, { id: first.id, sequence: 0 }, 'confirmed');
        expect(await undoSeries(booking, frontDesk, first.id)).toMatchObject({ reason: 'nothing-to-undo' });
        const later = hourly.map((time) => ({ ...time, startsAt: time.startsAt + 4 * 3_600_000 }));
        const second = await book({ times: later });
        booking.clock.set(testNow + 31 * 60_000);
        expect(await undoSeries(booking, frontDesk, second.id)).toMatchObject({ reason: 'nothing-to-undo' });
      });

      const question = {
        appointmentTypeId: 'laser-session',
        practitionerId: dermatologist.id,
        firstStartsAt: monday('11:00'),
        sessions: 4,
        intervalDays: 28,
      };

      test('takes the same weekday and time where free and the nearest where not, and says so', async () => {
        await book({
          appointmentTypeId: 'skin-consultation',
          times: [{ practitionerId: dermatologist.id, startsAt: inNagpur('2026-12-21', '11:00') }],
        });
        const times = await proposeSeries(booking, question);
        expect(times.map(({ wantedAt, slot }) => (slot ? (slot.startsAt - wantedAt) / minuteMs : 'none'))).toEqual([
          0, 20, 0, 0,
        ]);
        const outcome = await bookByDesk(
          booking,
          frontDesk,
          request({
            appointmentTypeId: 'laser-session',
            times: times.map(({ slot }) => ({ practitionerId: dermatologist.id, startsAt: slot!.startsAt })),
          }),
        );
        expect(outcome.ok && outcome.value.length).toBe(4);
        const { rows } = await database.db.execute<{ series: number }>(
          sql`SELECT count(*)::int AS series FROM appointments WHERE series_id IS NOT NULL`,
        );
        expect(rows).toEqual([{ series: 4 }]);
      });

      test('is made whole or not at all', async () => {
        const times = [monday('11:00'), inNagpur('2026-12-21', '11:00')].map((startsAt) => ({
          practitionerId: dermatologist.id,
          startsAt,
        }));
        await book({ appointmentTypeId: 'skin-consultation', times: [times[1]!] });
        const outcome = await bookByDesk(booking, frontDesk, request({ appointmentTypeId: 'laser-session', times }));
        expect(outcome).toMatchObject({ ok: false, reason: 'needs-reason', startsAt: times[1]!.startsAt });
        const { rows } = await database.db.execute(
          sql`SELECT 1 FROM appointments WHERE appointment_type_id = 'laser-session'`,
        );
        expect(rows).toEqual([]);
      });
    });

    describe('a change', () => {
      test('of status follows the table, is audited, and can be undone once by who made it', async () => {
        booking.clock.set(monday('10:00'));
        const { id } = await book();
        expect(await setStatus(booking, frontDesk, { id, sequence: 0 }, 'completed')).toMatchObject({
          reason: 'not-possible',
        });
        const arrived = await setStatus(booking, frontDesk, { id, sequence: 0 }, 'arrived');
        expect(arrived).toMatchObject({
          ok: true,
          value: { status: 'arrived', sequence: 1, statusSince: monday('10:00') },
        });
        const other = { ...frontDesk, id: 'staff-other' };
        expect(await undoChange(booking, other, { id, sequence: 1 })).toMatchObject({ reason: 'nothing-to-undo' });
        expect(await undoChange(booking, frontDesk, { id, sequence: 1 })).toMatchObject({
          ok: true,
          value: { status: 'booked', sequence: 2 },
        });
        expect(await undoChange(booking, frontDesk, { id, sequence: 2 })).toMatchObject({ reason: 'nothing-to-undo' });
        expect(await auditOf(id)).toEqual(['appointment.booked', 'appointment.status-changed', 'appointment.undone']);
        expect(await events(id)).toEqual(['staff booked', 'staff status-changed', 'staff undone']);
      });

      test('says before the day of a visit neither that its patient came nor that they did not', async () => {
        const { id } = await book();
        for (const status of ['arrived', 'no-show'] as const)
          expect(await setStatus(booking, frontDesk, { id, sequence: 0 }, status)).toMatchObject({
            reason: 'too-early',
          });
        expect(await setStatus(booking, frontDesk, { id, sequence: 0 }, 'confirmed')).toMatchObject({ ok: true });
        booking.clock.set(monday('00:01'));
        expect(await setStatus(booking, frontDesk, { id, sequence: 1 }, 'arrived')).toMatchObject({ ok: true });
      });

      test('is refused when somebody else changed the appointment first; the same tap twice is not', async () => {
        const { id } = await book();
        await setStatus(booking, frontDesk, { id, sequence: 0 }, 'confirmed');
        expect(await setStatus(booking, frontDesk, { id, sequence: 0 }, 'confirmed')).toMatchObject({ ok: true });
        expect(await setStatus(booking, frontDesk, { id, sequence: 0 }, 'arrived')).toMatchObject({
          reason: 'changed-meanwhile',
        });
      });

      test('of the time keeps reference, link and that it was confirmed, and frees the old time', async () => {
        const { id, reference } = await book();
        await setStatus(booking, frontDesk, { id, sequence: 0 }, 'confirmed');
        const moved = await moveByDesk(
          booking,
          frontDesk,
          { id, sequence: 1 },
          { startsAt: monday('16:00'), practitionerId: dermatologist.id, tellPatient: true },
        );
        expect(moved).toMatchObject({
          ok: true,
          value: { reference, status: 'confirmed', practitionerId: dermatologist.id, startsAt: monday('16:00') },
        });
        expect(booking.queued.map(({ news }) => news)).toEqual(['booked', 'moved']);
        expect(await bookByDesk(booking, frontDesk, request())).toMatchObject({ ok: true });
      });

      test('of the length keeps the status, holds the longer time, and is refused where the next visit begins', async () => {
        const { id } = await book();
        await setStatus(booking, frontDesk, { id, sequence: 0 }, 'confirmed');
        await book({ ...at('11:20'), caller: { ...caller, fullName: 'Neel Namuna' } });
        const resize = (minutes: number, sequence: number) =>
          moveByDesk(
            booking,
            frontDesk,
            { id, sequence },
            { startsAt: monday('10:30'), practitionerId: surgeon.id, minutes, tellPatient: false },
          );
        expect(await resize(50, 1)).toMatchObject({
          ok: true,
          value: { status: 'confirmed', endsAt: monday('11:20'), heldUntil: monday('11:20') },
        });
        expect(await resize(60, 2)).toMatchObject({ reason: 'needs-reason', overriddenRules: ['taken'] });
      });

      test('that is undone goes back only while the old time is free', async () => {
        const { id } = await book();
        const to = { startsAt: monday('16:00'), practitionerId: surgeon.id, tellPatient: false };
        await moveByDesk(booking, frontDesk, { id, sequence: 0 }, to);
        await book({ caller: { ...caller, fullName: 'Neel Namuna' } });
        expect(await undoChange(booking, frontDesk, { id, sequence: 1 })).toMatchObject({ reason: 'needs-reason' });
        expect((await deskAppointmentById(database.db, id))?.startsAt).toBe(monday('16:00'));
      });

      test('by cancelling can be undone, and who was told is told again', async () => {
        const { id } = await book();
        await cancelByDesk(booking, frontDesk, { id, sequence: 0 }, true);
        expect(await undoChange(booking, frontDesk, { id, sequence: 1 })).toMatchObject({
          ok: true,
          value: { status: 'booked', startsAt: monday('10:30') },
        });
        expect(booking.queued.map(({ news }) => news)).toEqual(['booked', 'cancelled', 'booked']);
      });

      test('by the patient ends what the desk could have undone, and takes an overbooked visit back under the rule', async () => {
        await book();
        const second = await book({ reason: 'Two sisters together', caller: { ...caller, fullName: 'Tara Namuna' } });
        await setStatus(booking, frontDesk, { id: second.id, sequence: 0 }, 'confirmed');
        const token = manageTokenOf(booking.keyRing, second.id, second.manageKeyId);
        const moved = await moveAppointment(booking, { token, startsAt: monday('17:00'), address: '192.0.2.1' });
        expect(moved).toMatchObject({ ok: true });
        expect((await deskAppointmentById(database.db, second.id))?.overbookingReason).toBeNull();
        expect(await undoChange(booking, frontDesk, { id: second.id, sequence: 1 })).toMatchObject({
          reason: 'changed-meanwhile',
        });
      });

      test('of a colleague’s patient is not a doctor’s, and ids of nothing lead nowhere', async () => {
        const { id } = await book();
        expect(await setStatus(booking, doctor, { id, sequence: 0 }, 'arrived')).toMatchObject({ reason: 'not-yours' });
        const nothing = { id: crypto.randomUUID(), sequence: 0 };
        expect(await setStatus(booking, frontDesk, nothing, 'arrived')).toMatchObject({ reason: 'not-found' });
        const odd = { id: "' OR 1=1 --", sequence: 0 };
        expect(await cancelByDesk(booking, frontDesk, odd, false)).toMatchObject({ reason: 'not-found' });
      });

      test('of a missed visit brings it back beside whoever has its time by then', async () => {
        booking.clock.set(monday('09:00'));
        const { id } = await book();
        await setStatus(booking, frontDesk, { id, sequence: 0 }, 'no-show');
        await book({ caller: { ...caller, fullName: 'Neel Namuna' } });
        expect(await setStatus(booking, frontDesk, { id, sequence: 1 }, 'arrived')).toMatchObject({
          ok: true,
          value: { status: 'arrived', overbookingReason: 'Came after being marked as missed' },
        });
      });
    });

    describe('time off', () => {
      const off = {
        kind: 'block',
        practitionerId: surgeon.id,
        startsAt: monday('10:30'),
        endsAt: monday('12:00'),
        label: 'Calls',
      } as const;

      test('is offered to nobody from then on, names whom it touches, and can be given back', async () => {
        const { id } = await book();
        const taken = await takeTimeOff(booking, frontDesk, off);
        expect(taken.ok && taken.value.touched.map((each) => each.id)).toEqual([id]);
        await expect
          .poll(async () => {
            const question = { appointmentTypeId: 'follow-up', practitionerId: surgeon.id, date: '2026-11-23' };
            return (await readDeskSlots(booking, question))[0]?.startsAt;
          })
          .toBe(monday('12:00'));
        if (taken.ok) await giveTimeBack(booking, frontDesk, taken.value.id);
        await expect
          .poll(async () => {
            const question = { appointmentTypeId: 'follow-up', practitionerId: surgeon.id, date: '2026-11-23' };
            return (await readDeskSlots(booking, question))[0]?.startsAt;
          })
          .toBe(monday('11:00'));
      });

      test('of many days lists every visit in it and stands among the leave ahead', async () => {
        await book();
        await book({ times: [{ practitionerId: surgeon.id, startsAt: inNagpur('2026-11-26', '12:00') }] });
        await book({ times: [{ practitionerId: dermatologist.id, startsAt: inNagpur('2026-11-26', '12:00') }] });
        const leave = { ...off, kind: 'leave', label: null, endsAt: inNagpur('2026-11-28', '00:00') } as const;
        const taken = await takeTimeOff(booking, frontDesk, leave);
        expect(taken.ok && taken.value.touched.length).toBe(2);
        expect((await timeOffAhead(booking, frontDesk)).map(({ practitionerId }) => practitionerId)).toEqual([
          surgeon.id,
        ]);
        expect(await timeOffAhead(booking, doctor)).toEqual([]);
      });

      test('is refused backwards, in the past, for nobody and in a colleague’s diary', async () => {
        const refused = async (changes: object) => {
          const outcome = await takeTimeOff(booking, frontDesk, { ...off, ...changes });
          return outcome.ok ? 'done' : outcome.reason;
        };
        expect(await refused({ endsAt: monday('10:30') })).toBe('ends-before-it-starts');
        expect(await refused({ startsAt: testNow - 2, endsAt: testNow })).toBe('in-the-past');
        expect(await refused({ practitionerId: 'nobody' })).toBe('unknown-practitioner');
        expect(await takeTimeOff(booking, doctor, off)).toMatchObject({ reason: 'not-yours' });
        expect((await auditOf(off.practitionerId)).at(-1)).toBe('diary.refused');
        // What a form names and is no practitioner's id is kept nowhere.
        const noId = { ...off, practitionerId: 'Asha Namuna, +91 98765 43210' };
        expect(await takeTimeOff(booking, doctor, noId)).toMatchObject({ reason: 'not-yours' });
        const { rows } = await database.db.execute<{ entry: string }>(
          sql`SELECT audit_entries::text AS entry FROM audit_entries ORDER BY id DESC LIMIT 1`,
        );
        expect(rows[0]?.entry).toContain('diary.refused');
        expect(rows[0]?.entry).not.toMatch(/Asha|98765/);
      });
    });

    describe('the diary of a day', () => {
      test('has a column for each practitioner with appointments, breaks and the gaps that are left', async () => {
        await book();
        const { days } = await read();
        const column = days[0]!.columns.find(({ practitionerId }) => practitionerId === surgeon.id)!;
        expect(column.appointments.map(({ fullName }) => fullName)).toEqual(['Asha Namuna']);
        expect(column.closed).toMatchObject([
          { kind: 'closed' },
          { kind: 'break', label: 'Lunch' },
          { kind: 'closed' },
        ]);
        expect(column.gaps).toEqual([
          { start: monday('11:00'), end: monday('14:00') },
          { start: monday('14:30'), end: monday('20:00') },
        ]);
      });

      test('leaves cancelled visits out and shows missed ones, whose time is free again', async () => {
        const first = await book();
        const second = await book({ ...at('12:00'), caller: { ...caller, fullName: 'Neel Namuna' } });
        await cancelByDesk(booking, frontDesk, { id: first.id, sequence: 0 }, false);
        booking.clock.set(monday('09:00'));
        await setStatus(booking, frontDesk, { id: second.id, sequence: 0 }, 'no-show');
        const column = (await read()).days[0]!.columns[1]!;
        expect(column.appointments.map(({ id }) => id)).toEqual([second.id]);
        expect(column.gaps[0]).toEqual({ start: monday('10:30'), end: monday('14:00') });
      });

      test('is written down as one view, however often it refreshes itself', async () => {
        const week = () => readDiary(booking, frontDesk, { from: '2026-11-23', until: '2026-11-30' });
        await week();
        await week();
        expect(await auditOf('2026-11-23/2026-11-30')).toEqual(['diary.viewed']);
        booking.clock.set(testNow + 20 * minuteMs);
        await week();
        expect(await auditOf('2026-11-23/2026-11-30')).toHaveLength(2);
      });
    });

    describe('the queue of walk-ins', () => {
      test('numbers people from one each day and tells each the wait', async () => {
        booking.clock.set(friday('15:00'));
        expect([await join('First Namuna'), await join('Second Namuna')]).toEqual([1, 2]);
        expect((await readQueue(booking)).map(({ token, expected }) => [token, expected?.minutes])).toEqual([
          [1, 0],
          [2, 20],
        ]);
        booking.clock.set(inNagpur('2026-11-21', '11:00'));
        expect(await join('Third Namuna')).toBe(1);
        expect((await readQueue(booking)).map(({ fullName }) => fullName)).toEqual(['Third Namuna']);
      });

      test('gives two counters two numbers', async () => {
        const tokens = await Promise.all(['A Namuna', 'B Namuna', 'C Namuna', 'D Namuna'].map((name) => join(name)));
        expect(tokens.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
      });

      test('turns who is called in into a visit that begins now, beside what the diary holds, and forgets the name', async () => {
        booking.clock.set(friday('15:03'));
        await book({
          appointmentTypeId: 'skin-consultation',
          times: [{ practitionerId: dermatologist.id, startsAt: friday('15:10') }],
        });
        await join('First Namuna');
        const [waiting] = await readQueue(booking);
        expect(waiting?.expected?.minutes).toBe(30);
        const called = await callIn(booking, frontDesk, { id: waiting!.id, practitionerId: dermatologist.id });
        const made = called.ok ? await deskAppointmentById(database.db, called.value.appointmentId) : undefined;
        expect(made).toMatchObject({
          status: 'in-consultation',
          startsAt: friday('15:03'),
          fullName: 'First Namuna',
          bookedThrough: 'walk-in',
          overbookingReason: 'Walk-in, number 1',
        });
        expect(await callIn(booking, frontDesk, { id: waiting!.id, practitionerId: dermatologist.id })).toEqual(called);
        expect(await readQueue(booking)).toEqual([]);
        expect(await database.db.select({ name: walkIns.fullName }).from(walkIns)).toEqual([{ name: null }]);
      });

      test('forgets who did not stay', async () => {
        await join('First Namuna');
        const [waiting] = await readQueue(booking);
        await leaveQueue(booking, frontDesk, waiting!.id);
        expect(await readQueue(booking)).toEqual([]);
        expect(await callIn(booking, frontDesk, { id: waiting!.id, practitionerId: dermatologist.id })).toMatchObject({
          reason: 'gone',
        });
      });
    });

    describe('a practitioner’s calendar feed', () => {
      test('names no patient unless somebody chose it, and never a phone', async () => {
        await book();
        const quiet = await makeFeed(booking, frontDesk, surgeon.id, false);
        const text = quiet.ok ? await readFeed(booking, quiet.value.token, '192.0.2.7') : undefined;
        expect(text).toContain('SUMMARY:Hair consultation');
        expect(text).toMatch(/END:VCALENDAR\r\n$/);
        expect(text).not.toMatch(/Namuna|98765/);
        const named = await makeFeed(booking, frontDesk, surgeon.id, true);
        const second = named.ok ? await readFeed(booking, named.value.token, '192.0.2.7') : undefined;
        expect(second).toContain('SUMMARY:Asha Namuna');
        expect(second).not.toContain('98765');
        expect(quiet.ok && (await readFeed(booking, quiet.value.token, '192.0.2.7'))).toBeUndefined();
      });

      test('ends when it is ended, is made by nobody else’s doctor, and its secret is stored nowhere', async () => {
        const made = await makeFeed(booking, doctor, dermatologist.id, false);
        if (!made.ok) throw new Error(made.reason);
        const { rows } = await database.db.execute<{ feed: string }>(
          sql`SELECT to_jsonb(calendar_feeds)::text AS feed FROM calendar_feeds`,
        );
        expect(rows[0]?.feed).not.toContain(made.value.token);
        expect(await makeFeed(booking, doctor, surgeon.id, false)).toMatchObject({ reason: 'not-yours' });
        await endFeed(booking, doctor, dermatologist.id);
        expect(await readFeed(booking, made.value.token, '192.0.2.7')).toBeUndefined();
        expect(await readFeed(booking, 'x', '192.0.2.7')).toBeUndefined();
      });

      test('says who read it last, writes one entry a day, and ends after a year', async () => {
        const made = await makeFeed(booking, frontDesk, surgeon.id, true);
        if (!made.ok) throw new Error(made.reason);
        const readCalendar = () => readFeed(booking, made.value.token, '192.0.2.7');
        const before = await readingsOf(surgeon.id);
        for (let turn = 0; turn < 3; turn += 1) await readCalendar();
        expect((await feedsOf(booking)).get(surgeon.id)).toMatchObject({ readFrom: '192.0.2.7' });
        expect((await readingsOf(surgeon.id)) - before).toBe(1);
        booking.clock.set(booking.clock.now().epochMilliseconds + 365 * dayMs);
        expect([await readCalendar(), (await feedsOf(booking)).size]).toEqual([undefined, 0]);
      });
    });

    test('suggests the next free times from now, without notice', async () => {
      const { slots } = await suggestSlots(booking, { appointmentTypeId: 'follow-up', date: '2026-11-20' });
      expect(slots).toHaveLength(6);
      expect(slots[0]!.startsAt).toBe(inNagpur('2026-11-20', '14:30'));
    });
  });
});
