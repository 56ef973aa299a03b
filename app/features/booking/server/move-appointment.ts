import { fail, ok, type Result } from '#app/lib/result.ts';
import { addDays, minuteMs, wallClockOf, type EpochMs } from '#app/lib/time.ts';
import { repeatOnConflict } from '#app/platform/database/errors.ts';
import type { TooManyAttempts } from '#app/platform/attempt-limits.ts';
import { changeRefusal, statusAfterMove, type ChangeRefusal } from '#app/features/scheduling/domain/appointment.ts';
import { practitionersToTry } from '#app/features/scheduling/domain/choose-practitioner.ts';
import type { AppointmentType } from '#app/features/scheduling/domain/clinic-settings.ts';
import { daysInterval } from '#app/features/scheduling/domain/schedule.ts';
import { findSlots, heldInterval, type Slot } from '#app/features/scheduling/domain/slots.ts';
import { appointmentById, type AppointmentDetails } from '#app/features/scheduling/server/appointment-details.ts';
import { limitAttempts } from '#app/features/scheduling/server/attempt-limits.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { writeChange } from '#app/features/scheduling/server/change-appointment.ts';
import { findByManageToken } from './find-by-manage-token.ts';
import { readNearestSlots, readSlots } from '#app/features/scheduling/server/find-slots.ts';
import { catchSlotConflict } from '#app/features/scheduling/server/slot-conflict.ts';

export interface MoveRequest {
  readonly token: string;
  readonly startsAt: EpochMs;
  /** Whom to move to: a practitioner, "anyone" who offers the type, or (undefined) the one it is with. */
  readonly practitionerId?: string | undefined;
  /** The `sequence` the patient saw, to notice a change made meanwhile in another window. */
  readonly expectedSequence?: number | undefined;
  readonly address: string;
}

export type MoveOutcome =
  | Result<AppointmentDetails, 'not-found' | 'changed-meanwhile' | ChangeRefusal>
  | { readonly ok: false; readonly reason: 'slot-taken' | 'not-offered'; readonly nearest: readonly Slot[] }
  | TooManyAttempts;

/**
 * Moves the appointment of a manage link to another free time: the same rules as for booking, its own time counting as
 * free. Reference, link and calendar entry stay; only the one row changes, so no link makes a second appointment.
 */
export async function moveAppointment(context: BookingContext, move: MoveRequest): Promise<MoveOutcome> {
  const limited = await limitAttempts(context, 'change', move.address);
  if (limited) return limited;
  const seen = await findByManageToken(context, move.token);
  if (!seen) return fail('not-found');
  const settings = await context.settings.current();
  const { clinic } = settings;
  const now = context.clock.now().epochMilliseconds;
  const refusal = changeRefusal(seen, clinic.booking.cancelNoticeMinutes, now);
  if (refusal) return fail(refusal);

  const practitionerId = move.practitionerId === 'anyone' ? undefined : (move.practitionerId ?? seen.practitionerId);
  const isThere = (at: AppointmentDetails) =>
    at.startsAt === move.startsAt && (practitionerId === undefined || at.practitionerId === practitionerId);
  // Before the look at the sequence: a form sent twice finds the appointment where it was asked to be.
  if (isThere(seen)) return ok(seen);
  if (move.expectedSequence !== undefined && move.expectedSequence !== seen.sequence) return fail('changed-meanwhile');
  const kind = { appointmentTypeId: seen.appointmentTypeId, practitionerId };
  const type = settings.appointmentTypes.find(({ id }) => id === seen.appointmentTypeId);
  const people = type && (await peopleFor(context, kind, move.startsAt, seen.id));
  if (!people) return refused('not-offered');

  for (const person of people) {
    const written = await catchSlotConflict(() =>
      repeatOnConflict(() =>
        context.db.transaction((tx) =>
          writeChange(tx, context, seen, changeTo(type, seen, move.startsAt, person), now),
        ),
      ),
    );
    if (written === 'slot-taken') continue;
    const current = await appointmentById(context.db, seen.id);
    return current && (written || isThere(current)) ? ok(current) : fail('changed-meanwhile');
  }
  return refused('slot-taken');

  async function refused(reason: 'slot-taken' | 'not-offered'): Promise<MoveOutcome> {
    return { ok: false, reason, nearest: await readNearestSlots(context, kind, move.startsAt, seen!.id) };
  }
}

function changeTo(type: AppointmentType, seen: AppointmentDetails, startsAt: EpochMs, practitionerId: string) {
  const held = heldInterval(type, startsAt);
  return {
    kind: 'moved',
    status: statusAfterMove(seen.status),
    startsAt,
    practitionerId,
    times: { endsAt: startsAt + type.minutes * minuteMs, heldFrom: held.start, heldUntil: held.end },
  } as const;
}

/** Who is free at the wanted start, best first; undefined when nothing starts then, even with nothing taken. */
async function peopleFor(
  context: BookingContext,
  kind: { readonly appointmentTypeId: string; readonly practitionerId: string | undefined },
  startsAt: EpochMs,
  moving: string,
): Promise<string[] | undefined> {
  const { timeZone } = (await context.settings.current()).clinic;
  const from = wallClockOf(startsAt, timeZone).date;
  const question = { ...kind, from, until: addDays(from, 1) };
  const { settings, slots, taken, now } = await readSlots(context, question, moving);
  const everySlot = findSlots(settings, question, new Map(), now);
  if (!everySlot.some((slot) => slot.startsAt === startsAt)) return undefined;
  return practitionersToTry(slots, startsAt, taken, daysInterval(from, question.until, timeZone));
}
