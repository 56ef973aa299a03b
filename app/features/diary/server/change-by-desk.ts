import { eq } from 'drizzle-orm';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { minuteMs, wallClockOf, type EpochMs } from '#app/lib/time.ts';
import { repeatOnConflict } from '#app/platform/database/errors.ts';
import { mayBecome, type AppointmentStatus } from '#app/features/scheduling/domain/appointment.ts';
import { isTooEarly } from '../domain/desk-keys.ts';
import {
  heldAt,
  overriddenRules,
  placementProblem,
  type OverriddenRule,
  type Placement,
  type PlacementProblem,
} from '../domain/desk-placement.ts';
import type { AppointmentNews, BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { catchSlotConflict } from '#app/features/scheduling/server/slot-conflict.ts';
import { appointmentUndo } from '#app/features/scheduling/server/tables.ts';
import { mayChangeDiaryOf } from '#app/features/scheduling/server/desk-actor.ts';
import { deskAppointmentById, type DeskAppointment } from './desk-appointment.ts';
import { readTaken } from './desk-taken.ts';
import { writeDeskChange, type DeskChange } from './write-desk-change.ts';
import { refuseDiary } from '#app/features/scheduling/server/refuse-diary.ts';

/** Which appointment, and in what state the person at the desk saw it. */
export interface Seen {
  readonly id: string;
  readonly sequence: number;
}

type Refusal = 'not-found' | 'not-yours' | 'changed-meanwhile' | 'not-possible' | 'too-early';
export type DeskOutcome =
  | Result<DeskAppointment, Refusal | PlacementProblem | 'nothing-to-undo'>
  | { readonly ok: false; readonly reason: 'needs-reason'; readonly overriddenRules: readonly OverriddenRule[] };

/** Gives an appointment a status that `statusRules` allows next. Giving it the one it has changes nothing. */
export async function setStatus(
  context: BookingContext,
  by: StaffActor,
  seen: Seen,
  status: Exclude<AppointmentStatus, 'cancelled'>,
): Promise<DeskOutcome> {
  const found = await load(context, by, seen.id);
  if (!found.ok) return found;
  const appointment = found.value;
  if (appointment.status === status) return found;
  if (appointment.sequence !== seen.sequence) return fail('changed-meanwhile');
  if (!mayBecome(appointment.status, status)) return fail('not-possible');
  const { timeZone } = (await context.settings.current()).clinic;
  const [visitOn, today] = [appointment.startsAt, context.clock.now().epochMilliseconds].map(
    (at) => wallClockOf(at, timeZone).date,
  );
  if (isTooEarly(status, visitOn!, today!)) return fail('too-early');
  // A missed visit that comes after all may find its time taken: it is seen all the same, beside the other one.
  const late = appointment.status === 'no-show' ? 'Came after being marked as missed' : undefined;
  const change = { kind: 'status-changed', status } as const;
  const written = await write(context, by, appointment, change);
  if (written.ok || written.reason !== 'needs-reason' || late === undefined) return written;
  return write(context, by, appointment, { ...change, overbookingReason: late, reason: late });
}

/** Cancels an appointment; cancelling a cancelled one changes nothing. */
export async function cancelByDesk(
  context: BookingContext,
  by: StaffActor,
  seen: Seen,
  tellPatient: boolean,
): Promise<DeskOutcome> {
  const found = await load(context, by, seen.id);
  if (!found.ok) return found;
  const appointment = found.value;
  if (appointment.status === 'cancelled') return found;
  if (appointment.sequence !== seen.sequence) return fail('changed-meanwhile');
  if (!mayBecome(appointment.status, 'cancelled')) return fail('not-possible');
  const tell = tellPatient ? 'cancelled' : undefined;
  // Its time is free from now on, so there is nothing left to share.
  const change = { kind: 'cancelled', status: 'cancelled', overbookingReason: null, tell } as const;
  return write(context, by, appointment, change);
}

export interface DeskMove {
  readonly startsAt: EpochMs;
  readonly practitionerId: string;
  /** Minutes of the visit; absent: as long as it was. */
  readonly minutes?: number | undefined;
  /** Why it may go past hours or onto a time that is taken. */
  readonly reason?: string | undefined;
  readonly tellPatient: boolean;
}

/**
 * Moves an appointment to another time or practitioner, or makes it longer or shorter. Notice and horizon do not bind
 * the desk; hours, breaks, leave and taken times do, unless it says why. A confirmed visit stays confirmed: whoever moves
 * it at the desk has the patient on the phone. A missed one that gets a new time is booked again.
 */
export async function moveByDesk(
  context: BookingContext,
  by: StaffActor,
  seen: Seen,
  move: DeskMove,
): Promise<DeskOutcome> {
  const found = await load(context, by, seen.id);
  if (!found.ok) return found;
  const appointment = found.value;
  if (!mayChangeDiaryOf(by, move.practitionerId)) return refuseDiary(context, by, move.practitionerId);
  const settings = await context.settings.current();
  const now = context.clock.now().epochMilliseconds;
  const minutes = move.minutes ?? Math.round((appointment.endsAt - appointment.startsAt) / minuteMs);
  const endsAt = move.startsAt + minutes * minuteMs;
  const { practitionerId, startsAt, reason } = move;
  const isThere =
    appointment.startsAt === startsAt && appointment.endsAt === endsAt && appointment.practitionerId === practitionerId;
  if (isThere) return found;
  if (appointment.sequence !== seen.sequence) return fail('changed-meanwhile');
  if (['offered', 'cancelled', 'completed'].includes(appointment.status)) return fail('not-possible');
  const type = settings.appointmentTypes.find(({ id }) => id === appointment.appointmentTypeId);
  if (!type) return fail('not-possible');
  const placement: Placement = { appointmentTypeId: type.id, practitionerId, startsAt, minutes };
  const problem = placementProblem(settings, placement, now);
  if (problem) return fail(problem);
  const taken = await readTaken(context, practitionerId, startsAt, appointment.id);
  const rules = overriddenRules(settings, type, placement, taken);
  if (rules.length > 0 && reason === undefined) return { ok: false, reason: 'needs-reason', overriddenRules: rules };

  const held = heldAt(type, startsAt, minutes);
  const tell: AppointmentNews | undefined = move.tellPatient ? 'moved' : undefined;
  const isMissedBefore = appointment.status === 'no-show' && appointment.startsAt !== startsAt;
  return write(context, by, appointment, {
    kind: 'moved',
    status: isMissedBefore ? 'booked' : appointment.status,
    practitionerId,
    startsAt,
    endsAt,
    heldFrom: held.start,
    heldUntil: held.end,
    overbookingReason: rules.includes('taken') ? reason! : null,
    reason: rules.length > 0 ? reason : undefined,
    tell,
  });
}

/** How long the last change can be taken back. */
export const undoMinutes = 30;

/**
 * Takes back the last change of an appointment: only by the person who made it, for half an hour, and while nothing else
 * has changed it (`sequence` is the token). A patient who was told of the change is told again.
 */
export async function undoChange(context: BookingContext, by: StaffActor, seen: Seen): Promise<DeskOutcome> {
  const found = await load(context, by, seen.id);
  if (!found.ok) return found;
  const appointment = found.value;
  const [back] = await context.db.select().from(appointmentUndo).where(eq(appointmentUndo.appointmentId, seen.id));
  const now = context.clock.now().epochMilliseconds;
  if (!back || back.staffId !== by.id || back.madeAt < now - undoMinutes * minuteMs) return fail('nothing-to-undo');
  if (back.sequence !== appointment.sequence || seen.sequence !== appointment.sequence)
    return fail('changed-meanwhile');
  const { status, statusSince, practitionerId, startsAt, endsAt, heldFrom, heldUntil, overbookingReason } = back;
  const wasCancelled = appointment.status === 'cancelled';
  return write(context, by, appointment, {
    kind: 'undone',
    status,
    statusSince,
    practitionerId,
    startsAt,
    endsAt,
    heldFrom,
    heldUntil,
    overbookingReason,
    tell: back.wasTold ? (wasCancelled ? 'booked' : 'moved') : undefined,
  });
}

async function load(context: BookingContext, by: StaffActor, id: string): Promise<Result<DeskAppointment, Refusal>> {
  const appointment = await deskAppointmentById(context.db, id);
  if (!appointment) return fail('not-found');
  const { practitionerId } = appointment;
  return mayChangeDiaryOf(by, practitionerId) ? ok(appointment) : refuseDiary(context, by, practitionerId);
}

async function write(
  context: BookingContext,
  by: StaffActor,
  appointment: DeskAppointment,
  change: DeskChange,
): Promise<DeskOutcome> {
  const now = context.clock.now().epochMilliseconds;
  const written = await catchSlotConflict(() =>
    repeatOnConflict(() => context.db.transaction((tx) => writeDeskChange(tx, context, by, appointment, change, now))),
  );
  // Somebody else has taken the time: with a reason the person can go on all the same.
  if (written === 'slot-taken') return { ok: false, reason: 'needs-reason', overriddenRules: ['taken'] };
  const current = await deskAppointmentById(context.db, appointment.id);
  return written && current ? ok(current) : fail('changed-meanwhile');
}
