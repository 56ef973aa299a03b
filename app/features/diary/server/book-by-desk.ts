import { randomUUID } from 'node:crypto';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import type { Locale } from '#app/lib/messages.ts';
import { minuteMs, type EpochMs } from '#app/lib/time.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import type { Transaction } from '#app/platform/database/database.ts';
import { repeatOnConflict } from '#app/platform/database/errors.ts';
import type { AppointmentType, BookingSettings } from '#app/features/scheduling/domain/clinic-settings.ts';
import {
  overriddenRules,
  placementProblem,
  type OverriddenRule,
  type PlacementProblem,
} from '../domain/desk-placement.ts';
import type { AppointmentDetails } from '#app/features/scheduling/server/appointment-details.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { insertAppointment } from '#app/features/scheduling/server/insert-appointment.ts';
import { isReached } from '#app/features/scheduling/domain/reach.ts';
import { languageOfPerson } from '#app/features/scheduling/server/language-of-person.ts';
import { mayChangeDiaryOf } from '#app/features/scheduling/server/desk-actor.ts';
import { readTaken } from './desk-taken.ts';
import { refuseDiary } from '#app/features/scheduling/server/refuse-diary.ts';

/** Whom the desk books for: what a caller says on the phone. */
export interface Caller {
  readonly fullName: string;
  /** E.164. */
  readonly mobileNumber: string;
  readonly email?: string | undefined;
  /** The language of what they are sent; absent: as remembered, else English. */
  readonly language?: Locale | undefined;
}

export interface DeskTime {
  readonly practitionerId: string;
  readonly startsAt: EpochMs;
}

export interface DeskBookingRequest {
  readonly caller: Caller;
  /** The patient who was found; without one, whoever has this phone and name, else somebody new. */
  readonly patientId?: string | undefined;
  readonly appointmentTypeId: string;
  /** One time, or those of a series: all of them are made, or none. */
  readonly times: readonly DeskTime[];
  /** Why hours or a taken time are passed over. */
  readonly reason?: string | undefined;
  /** The path of the treatment a series is of. */
  readonly treatment?: string | undefined;
  readonly tellPatient: boolean;
}

export type DeskBookingOutcome =
  | Result<readonly AppointmentDetails[], 'unknown-type' | 'not-yours' | PlacementProblem>
  | {
      readonly ok: false;
      readonly reason: 'needs-reason';
      readonly startsAt: EpochMs;
      readonly overriddenRules: readonly OverriddenRule[];
    };

/** Raised inside the transaction to give up what was written of a series. */
class TimeTaken extends Error {
  readonly startsAt: EpochMs;
  constructor(startsAt: EpochMs) {
    super('slot-taken');
    this.startsAt = startsAt;
  }
}

/**
 * Books for a caller: one appointment, or a series of which all or none are made. Notice and horizon do not bind the
 * desk; hours and taken times do, unless it gives a reason (a series never overbooks).
 */
export async function bookByDesk(
  context: BookingContext,
  by: StaffActor,
  request: DeskBookingRequest,
): Promise<DeskBookingOutcome> {
  const settings = await context.settings.current();
  const type = settings.appointmentTypes.find(({ id }) => id === request.appointmentTypeId);
  if (!type) return fail('unknown-type');
  const elsewhere = request.times.find(({ practitionerId }) => !mayChangeDiaryOf(by, practitionerId));
  if (elsewhere) return refuseDiary(context, by, elsewhere.practitionerId);
  const now = context.clock.now().epochMilliseconds;
  const reasons = new Map<EpochMs, readonly OverriddenRule[]>();
  for (const time of request.times) {
    const placement = { ...time, appointmentTypeId: type.id, minutes: type.minutes };
    const problem = placementProblem(settings, placement, now);
    if (problem) return fail(problem);
    const rules = overriddenRules(
      settings,
      type,
      placement,
      await readTaken(context, time.practitionerId, time.startsAt),
    );
    if (rules.length > 0 && (request.reason === undefined || request.times.length > 1))
      return { ok: false, reason: 'needs-reason', startsAt: time.startsAt, overriddenRules: rules };
    reasons.set(time.startsAt, rules);
  }
  const seriesId = request.times.length > 1 ? randomUUID() : undefined;
  try {
    return ok(
      await repeatOnConflict(() =>
        context.db.transaction(async (tx) => {
          const made: AppointmentDetails[] = [];
          for (const time of request.times) {
            const rules = reasons.get(time.startsAt) ?? [];
            made.push(await bookOne(tx, context, by, settings, type, request, { time, rules, seriesId }, now));
          }
          return made;
        }),
      ),
    );
  } catch (error) {
    if (!(error instanceof TimeTaken)) throw error;
    return { ok: false, reason: 'needs-reason', startsAt: error.startsAt, overriddenRules: ['taken'] };
  }
}

async function bookOne(
  tx: Transaction,
  context: BookingContext,
  by: StaffActor,
  settings: BookingSettings,
  type: AppointmentType,
  { caller, patientId, reason, treatment, tellPatient }: DeskBookingRequest,
  {
    time,
    rules,
    seriesId,
  }: { readonly time: DeskTime; readonly rules: readonly OverriddenRule[]; readonly seriesId: string | undefined },
  now: EpochMs,
): Promise<AppointmentDetails> {
  const practitioner = settings.practitioners.find(({ id }) => id === time.practitionerId)!;
  const made = await insertAppointment(
    tx,
    context,
    {
      request: {
        ...caller,
        email: caller.email,
        appointmentTypeId: type.id,
        practitionerId: practitioner.id,
        startsAt: time.startsAt,
        note: undefined,
        treatment,
        consent: true,
      },
      type,
      practitioner,
      language: await languageOfPerson(tx, by, { ...caller, patientId }, caller.language, now),
      through: 'desk',
      identity: undefined,
      patientId,
      byDesk: {
        staffId: by.id,
        reason: rules.length > 0 ? reason : undefined,
        overbookingReason: rules.includes('taken') ? reason : undefined,
        seriesId,
        tellPatient,
      },
    },
    now,
  );
  if (!made) throw new TimeTaken(time.startsAt);
  await audit(tx, {
    at: now,
    actor: byStaff(by),
    action: 'appointment.booked',
    subject: { kind: 'appointment', id: made.id },
    details: {
      practitionerId: practitioner.id,
      startsAt: new Date(time.startsAt).toISOString(),
      minutes: Math.round((made.endsAt - made.startsAt) / minuteMs),
      rulePassedOver: rules.length > 0,
      isOfSeries: seriesId !== undefined,
      patientTold: tellPatient && isReached((await context.messages.readReach(tx))(made, 'booked')),
    },
  });
  return made;
}
