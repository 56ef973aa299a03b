import { randomUUID } from 'node:crypto';
import { eq, gt, lt, sql } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { EpochMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Transaction } from '#app/platform/database/database.ts';
import { announce } from '#app/platform/live.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { settingsChannel } from '#app/features/scheduling/server/save-settings.ts';
import { practitionerLeave, appointments } from '#app/features/scheduling/server/tables.ts';
import { holdsTime } from '#app/features/scheduling/server/taken-times.ts';
import { mayChangeDiaryOf } from '#app/features/scheduling/server/desk-actor.ts';
import { deskAppointmentsWhere, type DeskAppointment } from './desk-appointment.ts';
import { refuseDiary } from '#app/features/scheduling/server/refuse-diary.ts';

export interface TimeOff {
  readonly kind: 'leave' | 'block';
  readonly practitionerId: string;
  readonly startsAt: EpochMs;
  readonly endsAt: EpochMs;
  /** What it is for ("Notes and calls"); never shown to patients. */
  readonly label: string | null;
}

export interface TakenOff {
  readonly id: string;
  /** Appointments that lie in it. They stay as they are: the desk moves them, one by one. */
  readonly touched: readonly DeskAppointment[];
}

type Refusal = 'not-yours' | 'unknown-practitioner' | 'ends-before-it-starts' | 'too-long' | 'in-the-past';
const longestMs = 366 * 86_400_000;

/** The appointments a stretch of a practitioner's time touches, by time; buffers do not count. */
export function touchedBy(
  { db }: Pick<BookingContext, 'db'>,
  { practitionerId, startsAt, endsAt }: Pick<TimeOff, 'practitionerId' | 'startsAt' | 'endsAt'>,
): Promise<DeskAppointment[]> {
  return deskAppointmentsWhere(
    db,
    eq(appointments.practitionerId, practitionerId),
    lt(appointments.startsAt, endsAt),
    gt(appointments.endsAt, startsAt),
    holdsTime,
  );
}

/** Takes time off: nothing more is offered in it, here and on the website, from now on. */
export async function takeTimeOff(
  context: BookingContext,
  by: StaffActor,
  off: TimeOff,
): Promise<Result<TakenOff, Refusal>> {
  if (!mayChangeDiaryOf(by, off.practitionerId)) return refuseDiary(context, by, off.practitionerId);
  const settings = await context.settings.current();
  if (!settings.practitioners.some(({ id }) => id === off.practitionerId)) return fail('unknown-practitioner');
  const now = context.clock.now().epochMilliseconds;
  if (off.endsAt <= off.startsAt) return fail('ends-before-it-starts');
  if (off.endsAt - off.startsAt > longestMs) return fail('too-long');
  if (off.endsAt <= now) return fail('in-the-past');
  const id = randomUUID();
  await context.db.transaction(async (tx) => {
    await tx.insert(practitionerLeave).values({ id, ...off, staffId: by.id, createdAt: now });
    await tell(tx, by, off.kind === 'leave' ? 'leave.added' : 'time.blocked', id, off.practitionerId, now);
  });
  return ok({ id, touched: await touchedBy(context, off) });
}

/** Gives blocked time or leave back, and says what it was. Giving back what is no longer there succeeds and changes nothing. */
export async function giveTimeBack(
  context: BookingContext,
  by: StaffActor,
  id: string,
): Promise<Result<TimeOff | undefined, 'not-yours'>> {
  const now = context.clock.now().epochMilliseconds;
  return context.db.transaction(async (tx) => {
    const [row] = await tx.select().from(practitionerLeave).where(eq(practitionerLeave.id, id)).for('update');
    if (!row) return ok(undefined);
    if (!mayChangeDiaryOf(by, row.practitionerId))
      return refuseDiary({ db: tx, clock: context.clock }, by, row.practitionerId);
    await tx.delete(practitionerLeave).where(eq(practitionerLeave.id, id));
    await tell(tx, by, row.kind === 'leave' ? 'leave.removed' : 'time.unblocked', id, row.practitionerId, now);
    await context.timeFreed(tx);
    const { kind, practitionerId, startsAt, endsAt, label } = row;
    return ok({ kind, practitionerId, startsAt, endsAt, label });
  });
}

/** Leave and blocked time that has not ended, of those whose diary the person may change, by time. */
export async function timeOffAhead(context: BookingContext, by: StaffActor) {
  const now = context.clock.now().epochMilliseconds;
  const rows = await context.db
    .select()
    .from(practitionerLeave)
    .where(gt(practitionerLeave.endsAt, now))
    .orderBy(practitionerLeave.startsAt);
  return rows.filter(({ practitionerId }) => mayChangeDiaryOf(by, practitionerId));
}

/** One leave or blocked time by its id, or undefined. */
export async function timeOffById({ db }: Pick<BookingContext, 'db'>, id: string) {
  const [row] = await db.select().from(practitionerLeave).where(eq(practitionerLeave.id, id));
  return row;
}

async function tell(
  tx: Transaction,
  by: StaffActor,
  action: string,
  id: string,
  practitionerId: string,
  now: EpochMs,
): Promise<void> {
  await audit(tx, {
    at: now,
    actor: byStaff(by),
    action,
    subject: { kind: 'time-off', id },
    details: { practitionerId },
  });
  await announce(tx, 'diary');
  // Leave is part of the settings every process keeps in memory.
  await tx.execute(sql`SELECT pg_notify(${settingsChannel}, 'leave')`);
}
