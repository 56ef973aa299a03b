import { addDays, wallClockOf, type EpochMs } from '#app/lib/time.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { repeatOnConflict } from '#app/platform/database/errors.ts';
import type { TooManyAttempts } from '#app/platform/attempt-limits.ts';
import type { BookingRequest } from '#app/features/scheduling/domain/booking-request.ts';
import { practitionersToTry } from '#app/features/scheduling/domain/choose-practitioner.ts';
import {
  practitionersOffering,
  type AppointmentType,
  type Practitioner,
} from '#app/features/scheduling/domain/clinic-settings.ts';
import { daysInterval } from '#app/features/scheduling/domain/schedule.ts';
import { findSlots, type Slot } from '#app/features/scheduling/domain/slots.ts';
import type { AppointmentDetails } from '#app/features/scheduling/server/appointment-details.ts';
import { limitAttempts } from '#app/features/scheduling/server/attempt-limits.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { findByRequestKey, findSameBooking, hasVisitThen, identityOf } from './find-repeat.ts';
import { readNearestSlots, readSlots } from '#app/features/scheduling/server/find-slots.ts';
import { insertAppointment, type NewAppointment } from '#app/features/scheduling/server/insert-appointment.ts';
import { manageTokenOf } from '#app/features/scheduling/server/manage-token.ts';

export interface BookingOrigin {
  /** Network address of the client. */
  readonly address: string;
  readonly language: 'en' | 'hi' | 'mr';
  readonly through: 'website' | 'api';
  /** The same for every attempt to send one request: `Idempotency-Key`, or a hidden field of the form. */
  readonly requestKey?: string | undefined;
  /** The page of our site the booking began on. */
  readonly beganOn?: string | undefined;
}

export interface BookedAppointment {
  readonly appointment: AppointmentDetails;
  readonly manageToken: string;
  /** True when this request had been answered before: nothing was made now. */
  readonly repeated: boolean;
}

type Refusal = 'unknown-type' | 'unknown-practitioner' | 'unknown-treatment' | 'key-reused' | 'already-booked';
export type BookingOutcome =
  | Result<BookedAppointment, Refusal>
  | { readonly ok: false; readonly reason: 'slot-taken' | 'not-offered'; readonly nearest: readonly Slot[] }
  | TooManyAttempts;

/** Lost races mend themselves by trying again; more often than this would mean the database refuses for another reason. */
const rounds = 3;

/**
 * Books an appointment for a checked request. A repeat of an earlier request returns what that one made. `slot-taken`:
 * somebody was faster; `not-offered`: outside hours, notice or horizon; both with the nearest free times.
 * `already-booked`: on the website, this person has a visit then, with whomever.
 */
export async function bookAppointment(
  context: BookingContext,
  request: BookingRequest,
  origin: BookingOrigin,
): Promise<BookingOutcome> {
  const limited = await limitAttempts(context, 'book', origin.address, request.mobileNumber);
  if (limited) return limited;
  const settings = await context.settings.current();
  const type = settings.appointmentTypes.find(({ id }) => id === request.appointmentTypeId);
  if (!type) return fail('unknown-type');
  if (practitionersOffering(settings, type.id, request.practitionerId).length === 0)
    return fail('unknown-practitioner');
  if (request.treatment !== undefined && !context.isTreatment(request.treatment)) return fail('unknown-treatment');

  // A program's repeat carries its key, which the database refuses to use twice; a reloaded form carries another one.
  const sent = origin.through === 'website' ? await findRepeat(context, request, origin) : undefined;
  if (sent === 'key-reused') return fail('key-reused');
  if (sent) return ok(booked(context, sent, true));
  // A program answers for its people; what a form sends is a person's own, who can't be in two places.
  if (origin.through === 'website' && (await hasVisitThen(context.db, request, type))) return fail('already-booked');

  for (let round = 0; round < rounds; round += 1) {
    const chosen = await practitionersFor(context, request);
    const made = chosen === 'not-offered' ? undefined : await tryEach(context, request, origin, type, chosen);
    if (made) return ok(booked(context, made, false));
    // The time is gone or the key is used: this very request may have been answered before, or its twin was faster.
    const twin = await findRepeat(context, request, origin);
    if (twin === 'key-reused') return fail('key-reused');
    if (twin) return ok(booked(context, twin, true));
    if (chosen === 'not-offered') return refused(chosen);
    if (chosen.length === 0) break;
  }
  return refused('slot-taken');

  async function refused(reason: 'slot-taken' | 'not-offered'): Promise<BookingOutcome> {
    return { ok: false, reason, nearest: await readNearestSlots(context, request, request.startsAt) };
  }
}

function booked(context: BookingContext, appointment: AppointmentDetails, repeated: boolean): BookedAppointment {
  const manageToken = manageTokenOf(context.keyRing, appointment.id, appointment.manageKeyId);
  return { appointment, manageToken, repeated };
}

async function findRepeat(context: BookingContext, request: BookingRequest, origin: BookingOrigin) {
  const { db, keyRing } = context;
  if (origin.requestKey !== undefined) {
    const { keyHash } = identityOf(keyRing, request, origin.requestKey);
    const found = await findByRequestKey(db, keyRing, request, keyHash);
    if (found) return found;
  }
  // A program that sends no key, or a new one, means a new request; a form may have been reloaded and sent again.
  if (origin.through !== 'website') return undefined;
  return findSameBooking(db, request, context.clock.now().epochMilliseconds);
}

/** Who to try for the wanted start, best first; none when it is taken. */
async function practitionersFor(
  context: BookingContext,
  request: BookingRequest,
): Promise<Practitioner[] | 'not-offered'> {
  const { timeZone } = (await context.settings.current()).clinic;
  const { startsAt, appointmentTypeId, practitionerId } = request;
  const from = dateWithin(startsAt, timeZone);
  if (from === undefined) return 'not-offered';
  const question = { appointmentTypeId, practitionerId, from, until: addDays(from, 1) };
  const { settings, slots, taken, now } = await readSlots(context, question);
  const everySlot = findSlots(settings, question, new Map(), now);
  if (!everySlot.some((slot) => slot.startsAt === startsAt)) return 'not-offered';
  const ids = practitionersToTry(slots, startsAt, taken, daysInterval(from, question.until, timeZone));
  return ids.flatMap((id) => settings.practitioners.find((practitioner) => practitioner.id === id) ?? []);
}

/** The clinic's day of a moment; undefined for moments centuries away, which no calendar here reaches. */
function dateWithin(at: EpochMs, timeZone: string): string | undefined {
  return at > Date.UTC(1900, 0, 2) && at < Date.UTC(2199, 11, 30) ? wallClockOf(at, timeZone).date : undefined;
}

async function tryEach(
  context: BookingContext,
  request: BookingRequest,
  origin: BookingOrigin,
  type: AppointmentType,
  practitioners: readonly Practitioner[],
): Promise<AppointmentDetails | undefined> {
  if (practitioners.length === 0) return undefined;
  const { language, through, requestKey, beganOn } = origin;
  const identity = requestKey === undefined ? undefined : identityOf(context.keyRing, request, requestKey);
  const now = context.clock.now().epochMilliseconds;
  return repeatOnConflict(() =>
    context.db.transaction(async (tx) => {
      for (const practitioner of practitioners) {
        const wanted: NewAppointment = { request, type, practitioner, language, through, identity, beganOn };
        const made = await insertAppointment(tx, context, wanted, now);
        if (made) return made;
      }
      return undefined;
    }),
  );
}
