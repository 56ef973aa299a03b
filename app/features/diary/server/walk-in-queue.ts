import { randomUUID } from 'node:crypto';
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { addDays, minuteMs, wallClockOf, type EpochMs, type IsoDate } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Db, Transaction } from '#app/platform/database/database.ts';
import { repeatOnConflict } from '#app/platform/database/errors.ts';
import { announce } from '#app/platform/live.ts';
import { practitionersOffering } from '#app/features/scheduling/domain/clinic-settings.ts';
import { expectedStarts, waitMinutes, type QueueEntry } from '../domain/desk-queue.ts';
import { daysInterval, workingIntervals } from '#app/features/scheduling/domain/schedule.ts';
import { overriddenRules } from '../domain/desk-placement.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { insertAppointment } from '#app/features/scheduling/server/insert-appointment.ts';
import { appointmentEvents, appointments, walkIns } from '#app/features/scheduling/server/tables.ts';
import { takenTimes } from '#app/features/scheduling/server/taken-times.ts';
import { languageOfPerson } from '#app/features/scheduling/server/language-of-person.ts';
import { mayChangeDiaryOf } from '#app/features/scheduling/server/desk-actor.ts';
import { deskAppointmentsWhere } from './desk-appointment.ts';
import type { Caller } from './book-by-desk.ts';
import { readTaken } from './desk-taken.ts';
import { refuseDiary } from '#app/features/scheduling/server/refuse-diary.ts';

/** Somebody without an appointment who waits, with the number they were given. */
export interface WaitingWalkIn {
  readonly id: string;
  readonly token: number;
  readonly fullName: string;
  readonly mobileNumber: string;
  readonly appointmentTypeId: string;
  readonly appointmentTypeName: string;
  /** Absent: whoever is free first. */
  readonly practitionerId: string | null;
  readonly joinedAt: EpochMs;
  /** Minutes until they can expect to be seen, and by whom; undefined when the day has no room left. */
  readonly expected: { readonly minutes: number; readonly practitionerId: string } | undefined;
}

function today(context: BookingContext, timeZone: string): IsoDate {
  return wallClockOf(context.clock.now().epochMilliseconds, timeZone).date;
}

/** Gives a walk-in the day's next number. A doctor cannot do this for a colleague. */
export async function joinQueue(
  context: BookingContext,
  by: StaffActor,
  {
    caller,
    appointmentTypeId,
    practitionerId,
  }: { caller: Caller; appointmentTypeId: string; practitionerId: string | undefined },
): Promise<Result<{ readonly token: number }, 'unknown-type' | 'unknown-practitioner' | 'not-yours'>> {
  if (practitionerId !== undefined && !mayChangeDiaryOf(by, practitionerId))
    return refuseDiary(context, by, practitionerId);
  const settings = await context.settings.current();
  if (!settings.appointmentTypes.some(({ id }) => id === appointmentTypeId)) return fail('unknown-type');
  if (practitionersOffering(settings, appointmentTypeId, practitionerId).length === 0)
    return fail('unknown-practitioner');
  const now = context.clock.now().epochMilliseconds;
  const date = today(context, settings.clinic.timeZone);
  return repeatOnConflict(() =>
    context.db.transaction(async (tx) => {
      await forgetEarlierDays(tx, date, now);
      // One at a time: two people at two counters must not get the same number.
      await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('walk-ins'))`);
      const [last] = await tx
        .select({ token: sql<number>`coalesce(max(${walkIns.token}), 0)`.mapWith(Number) })
        .from(walkIns)
        .where(eq(walkIns.joinedOn, date));
      const token = (last?.token ?? 0) + 1;
      const id = randomUUID();
      await tx.insert(walkIns).values({
        id,
        joinedOn: date,
        token,
        status: 'waiting',
        fullName: caller.fullName,
        mobileNumber: caller.mobileNumber,
        appointmentTypeId,
        practitionerId: practitionerId ?? null,
        language: await languageOfPerson(tx, by, caller, caller.language, now),
        joinedAt: now,
        joinedBy: by.id,
        changedAt: now,
      });
      await audit(tx, {
        at: now,
        actor: byStaff(by),
        action: 'walk-in.joined',
        subject: { kind: 'walk-in', id },
        details: { token },
      });
      await announce(tx, 'diary');
      return ok({ token });
    }),
  );
}

/** Who still waits from another day has gone home: their name is forgotten. */
async function forgetEarlierDays(tx: Transaction, date: IsoDate, now: EpochMs): Promise<void> {
  await tx
    .update(walkIns)
    .set({ status: 'left', fullName: null, mobileNumber: null, changedAt: now })
    .where(and(eq(walkIns.status, 'waiting'), lt(walkIns.joinedOn, date)));
}

/** How many wait with a number, by day, from `from` up to, and without, `until`. */
export async function walkInsByDay(db: Db, from: IsoDate, until: IsoDate): Promise<ReadonlyMap<IsoDate, number>> {
  const rows = await db
    .select({ day: walkIns.joinedOn, count: sql<number>`count(*)::int` })
    .from(walkIns)
    .where(and(eq(walkIns.status, 'waiting'), gte(walkIns.joinedOn, from), lt(walkIns.joinedOn, until)))
    .groupBy(walkIns.joinedOn);
  return new Map(rows.map(({ day, count }) => [day, count]));
}

/** Today's queue by number, each with the wait to expect: behind those whose time has come, and between appointments. */
export async function readQueue(context: BookingContext): Promise<WaitingWalkIn[]> {
  const settings = await context.settings.current();
  const { clinic, appointmentTypes, practitioners } = settings;
  const now = context.clock.now().epochMilliseconds;
  const date = today(context, clinic.timeZone);
  const rows = await context.db
    .select()
    .from(walkIns)
    .where(and(eq(walkIns.status, 'waiting'), eq(walkIns.joinedOn, date)))
    .orderBy(asc(walkIns.token));
  if (rows.length === 0) return [];
  const day = daysInterval(date, addDays(date, 1), clinic.timeZone);
  const ids = practitioners.map(({ id }) => id);
  const taken = await takenTimes(context.db, ids, day);
  const working = new Map(
    practitioners.map((person) => [person.id, workingIntervals(clinic, person, date, addDays(date, 1))]),
  );
  const late = await deskAppointmentsWhere(
    context.db,
    eq(appointments.status, 'arrived'),
    sql`${appointments.startsAt} >= ${new Date(day.start).toISOString()}`,
    sql`${appointments.endsAt} < ${new Date(now).toISOString()}`,
  );
  const queue: QueueEntry[] = [
    ...late.map(({ id, practitionerId, startsAt, endsAt }) => ({
      id,
      minutes: Math.round((endsAt - startsAt) / minuteMs),
      practitionerIds: [practitionerId],
    })),
    ...rows.map(({ id, appointmentTypeId, practitionerId }) => {
      const type = appointmentTypes.find((each) => each.id === appointmentTypeId);
      const people = practitionersOffering(settings, appointmentTypeId, practitionerId ?? undefined);
      return {
        id,
        minutes: type ? type.minutes + type.bufferAfterMinutes : 0,
        practitionerIds: people.map((person) => person.id),
      };
    }),
  ];
  const expected = expectedStarts(queue, working, taken, now);
  return rows.map((row) => {
    const start = expected.get(row.id);
    return {
      id: row.id,
      token: row.token,
      fullName: row.fullName ?? '',
      mobileNumber: row.mobileNumber ?? '',
      appointmentTypeId: row.appointmentTypeId,
      appointmentTypeName: appointmentTypes.find(({ id }) => id === row.appointmentTypeId)?.name ?? '',
      practitionerId: row.practitionerId,
      joinedAt: row.joinedAt,
      expected: start && { minutes: waitMinutes(start.startsAt, now), practitionerId: start.practitionerId },
    };
  });
}

/**
 * Calls somebody of the queue in: they become an appointment that begins now, in consultation, beside whatever the
 * diary holds at that time. Calling in who was called in already changes nothing.
 */
export async function callIn(
  context: BookingContext,
  by: StaffActor,
  { id, practitionerId }: { readonly id: string; readonly practitionerId: string },
): Promise<Result<{ readonly appointmentId: string }, 'gone' | 'not-yours' | 'unknown-practitioner'>> {
  if (!mayChangeDiaryOf(by, practitionerId)) return refuseDiary(context, by, practitionerId);
  const settings = await context.settings.current();
  const now = context.clock.now().epochMilliseconds;
  const startsAt = Math.floor(now / minuteMs) * minuteMs;
  const taken = await readTaken(context, practitionerId, startsAt);
  return context.db.transaction(async (tx) => {
    const [row] = await tx.select().from(walkIns).where(eq(walkIns.id, id)).for('update');
    if (row?.appointmentId) return ok({ appointmentId: row.appointmentId });
    if (row?.status !== 'waiting' || row.fullName === null || row.mobileNumber === null) return fail('gone');
    const type = settings.appointmentTypes.find((each) => each.id === row.appointmentTypeId);
    const practitioner = practitionersOffering(settings, row.appointmentTypeId, practitionerId)[0];
    if (!type || !practitioner) return fail('unknown-practitioner');
    const placement = { appointmentTypeId: type.id, practitionerId, startsAt, minutes: type.minutes };
    const reason = `Walk-in, number ${row.token}`;
    const rules = overriddenRules(settings, type, placement, taken);
    const made = await insertAppointment(
      tx,
      context,
      {
        request: {
          appointmentTypeId: type.id,
          practitionerId,
          startsAt,
          fullName: row.fullName,
          mobileNumber: row.mobileNumber,
          email: undefined,
          note: undefined,
          treatment: undefined,
          consent: true,
        },
        type,
        practitioner,
        language: row.language ?? 'en',
        through: 'walk-in',
        identity: undefined,
        byDesk: {
          staffId: by.id,
          status: 'in-consultation',
          reason,
          overbookingReason: rules.includes('taken') ? reason : undefined,
          tellPatient: false,
        },
      },
      now,
    );
    // Somebody booked this very minute: the next tap sees it and goes beside it.
    if (!made) return fail('gone');
    if (row.joinedBy !== null && (row.practitionerId === null || row.practitionerId === practitionerId))
      await noteArrival(tx, made.id, { practitionerId, startsAt, at: row.joinedAt, staffId: row.joinedBy });
    await tx
      .update(walkIns)
      .set({ status: 'called', fullName: null, mobileNumber: null, appointmentId: made.id, changedAt: now })
      .where(eq(walkIns.id, id));
    await audit(tx, {
      at: now,
      actor: byStaff(by),
      action: 'walk-in.called',
      subject: { kind: 'appointment', id: made.id },
      details: { token: row.token, practitionerId },
    });
    return ok({ appointmentId: made.id });
  });
}

/** Writes into a visit's history that whoever gave out the number saw the person come: the caller's word is not the only one. */
async function noteArrival(
  tx: Transaction,
  appointmentId: string,
  arrival: {
    readonly practitionerId: string;
    readonly startsAt: EpochMs;
    readonly at: EpochMs;
    readonly staffId: string;
  },
): Promise<void> {
  const { at, ...rest } = arrival;
  await tx
    .insert(appointmentEvents)
    .values({ appointmentId, happenedAt: at, kind: 'status-changed', actor: 'staff', status: 'arrived', ...rest });
}

/** Takes somebody off the queue who did not stay. */
export async function leaveQueue(context: BookingContext, by: StaffActor, id: string): Promise<void> {
  const now = context.clock.now().epochMilliseconds;
  await context.db.transaction(async (tx) => {
    const gone = await tx
      .update(walkIns)
      .set({ status: 'left', fullName: null, mobileNumber: null, changedAt: now })
      .where(and(eq(walkIns.id, id), eq(walkIns.status, 'waiting')))
      .returning({ id: walkIns.id });
    if (gone.length === 0) return;
    await audit(tx, { at: now, actor: byStaff(by), action: 'walk-in.left', subject: { kind: 'walk-in', id } });
    await announce(tx, 'diary');
  });
}
