import { randomUUID } from 'node:crypto';
import { formatLongDate, formatTime } from '#app/lib/date-words.ts';
import { formText } from '#app/lib/form-text.ts';
import { looksAutomated } from '#app/lib/bot-detection.ts';
import { parseIsoDate, wallClockOf } from '#app/lib/time.ts';
import { verifyTimestamp, signTimestamp } from '#app/platform/web/signed-timestamp.ts';
import { ownPath } from '#app/features/booking/domain/began-on.ts';
import { typedFields } from '#app/features/scheduling/domain/booking-form.ts';
import { practitionersOffering } from '#app/features/scheduling/domain/clinic-settings.ts';
import { mostWaitingDays } from '../domain/waiting-list.ts';
import { parseWaitingForm, readDays, readPart } from '../domain/waiting-request.ts';
import { appointmentById } from '#app/features/scheduling/server/appointment-details.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { waitingDays } from '../server/waiting-days.ts';
import { joinWaitingList } from '../server/join-waiting-list.ts';
import { manageTokenOf } from '#app/features/scheduling/server/manage-token.ts';
import { offerOf, type WaitingEntry } from '../server/waiting-entries.ts';
import type { JoinView, PlaceView, RefusedJoin } from '../ui/waiting-view.ts';
import { addressOf, BOOKING_PATH } from '#app/features/booking/domain/booking-address.ts';
import { practitionerName, wordsOf } from '#app/features/booking/domain/slot-label.ts';
import { findTreatment } from '#app/features/booking/server/find-treatment.ts';

/** The form for who wants to wait for a full day, or where to go when there is nothing to wait for. */
export async function readJoin(
  booking: BookingContext,
  query: URLSearchParams,
): Promise<{ readonly view: JoinView } | { readonly elsewhere: string }> {
  const settings = await booking.settings.current();
  const { timeZone } = settings.clinic;
  const now = booking.clock.now().epochMilliseconds;
  const type = settings.appointmentTypes.find(({ id }) => id === query.get('type'));
  if (!type) return { elsewhere: BOOKING_PATH };
  const treatment = findTreatment(query.get('treatment'));
  const person = practitionersOffering(settings, type.id).find(({ id }) => id === query.get('practitioner'));
  const today = wallClockOf(now, timeZone).date;
  const asked = parseIsoDate(query.get('date') ?? '') ?? today;
  const treatmentPath = treatment && `${treatment.category}/${treatment.slug}`;
  const from = ownPath(query.get('from'));
  const timesHref = addressOf(BOOKING_PATH, {
    type: type.id,
    treatment: treatmentPath,
    practitioner: person?.id,
    from,
    date: asked,
  });
  const kind = { appointmentTypeId: type.id, practitionerId: person?.id };
  const days = await waitingDays(booking, kind, asked < today ? today : asked, mostWaitingDays);
  if (days[0] !== asked) return { elsewhere: timesHref };
  return {
    view: {
      type: { name: type.name, minutes: type.minutes },
      who: person?.name ?? null,
      days: days.map((date) => ({ date, label: formatLongDate(date) })),
      chosen: asked,
      timesHref,
      hidden: {
        appointmentTypeId: type.id,
        practitionerId: person?.id,
        treatment: treatmentPath,
        from,
        formSeal: signTimestamp(booking.keyRing, 'waiting', now),
        requestKey: randomUUID(),
      },
    },
  };
}

const requestKeys = /^[\w-]{8,64}$/;

/** Takes the sent form: a place on the list, or what has to be mended with everything that was typed. */
export async function submitJoin(
  booking: BookingContext,
  form: FormData,
  address: string,
): Promise<{ readonly ok: true; readonly token: string } | ({ readonly ok: false } & RefusedJoin)> {
  const { clinic } = await booking.settings.current();
  const now = booking.clock.now().epochMilliseconds;
  const [formSeal, requestKey] = [formText(form, 'formSeal'), formText(form, 'requestKey')];
  const refused = (status: RefusedJoin['status'], reason: Partial<RefusedJoin>) => ({
    ok: false as const,
    status,
    formError: null,
    waitMinutes: 0,
    errors: {},
    typed: { ...typedFields(form), consent: form.has('consent') ? 'on' : '' },
    days: readDays(form),
    part: readPart(form),
    formSeal,
    requestKey,
    ...reason,
  });
  const { date: today } = wallClockOf(now, clinic.timeZone);
  const request = parseWaitingForm(form, { today, horizonDays: clinic.booking.horizonDays });
  if (!request.ok) return refused(422, { errors: request.errors });
  const signals = {
    honeypot: formText(form, 'website'),
    openedAt: verifyTimestamp(booking.keyRing, 'waiting', formSeal),
  };
  if (looksAutomated(signals, now)) return refused(422, { formError: 'too-fast' });
  const outcome = await joinWaitingList(booking, request.value, {
    address,
    language: 'en',
    requestKey: requestKeys.test(requestKey) ? requestKey : undefined,
    beganOn: ownPath(formText(form, 'from')),
  });
  if (outcome.ok) return { ok: true, token: outcome.value.token };
  switch (outcome.reason) {
    case 'not-full':
      return refused(409, { formError: 'not-full' });
    case 'too-many-attempts':
      return refused(429, { formError: outcome.reason, waitMinutes: Math.ceil(outcome.retryAfterSeconds / 60) });
    default:
      return refused(422, { formError: 'unknown-visit' });
  }
}

/** A place on the list as its own page shows it now. */
export async function placeView(
  booking: BookingContext,
  entry: WaitingEntry,
  token: string,
  origin: string,
): Promise<PlaceView> {
  const settings = await booking.settings.current();
  const { timeZone } = settings.clinic;
  const now = booking.clock.now().epochMilliseconds;
  const type = settings.appointmentTypes.find(({ id }) => id === entry.appointmentTypeId);
  const standing = entry.status === 'waiting' ? await offerOf(booking.db, entry.id) : undefined;
  const offer = standing && standing.expiresAt > now ? standing : undefined;
  const appointment = entry.appointmentId === null ? undefined : await appointmentById(booking.db, entry.appointmentId);
  const isOver = (entry.wantedOn.at(-1) ?? '') < wallClockOf(now, timeZone).date;
  const path = `/waiting-list/${token}`;
  return {
    path,
    link: `${origin}${path}`,
    state:
      entry.status === 'booked'
        ? 'booked'
        : entry.status !== 'waiting'
          ? 'left'
          : offer
            ? 'offered'
            : isOver
              ? 'over'
              : 'waiting',
    hasMail: entry.email !== null,
    type: { name: type?.name ?? '', minutes: type?.minutes ?? 0 },
    who: entry.practitionerId === null ? null : practitionerName(settings, entry.practitionerId),
    days: entry.wantedOn.map(formatLongDate),
    part: entry.partOfDay,
    offer: offer
      ? {
          id: offer.id,
          when: wordsOf(offer.startsAt, timeZone, 'en').both,
          who: practitionerName(settings, offer.practitionerId),
          until: formatTime(wallClockOf(offer.expiresAt, timeZone).minute),
        }
      : null,
    appointmentHref:
      appointment === undefined
        ? null
        : `/appointment/${manageTokenOf(booking.keyRing, appointment.id, appointment.manageKeyId)}`,
    bookHref: addressOf(BOOKING_PATH, {
      type: type?.id,
      treatment: entry.treatment ?? undefined,
      practitioner: entry.practitionerId ?? undefined,
    }),
  };
}
