import { data, redirect } from 'react-router';
import { formatDate, formatTime } from '#app/lib/date-words.ts';
import { formatPhone } from '#app/lib/phone.ts';
import { addDays, clockText, dayMs, startOfDay, wallClockOf, type EpochMs } from '#app/lib/time.ts';
import { isUuid } from '#app/lib/uuid.ts';
import { parseDeskDay } from '../domain/desk-day.ts';
import type { Slot } from '#app/features/scheduling/domain/slots.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { giveTimeBack, takeTimeOff, timeOffAhead, timeOffById, touchedBy } from '../server/block-time.ts';
import { mayChangeDiaryOf } from '#app/features/scheduling/server/desk-actor.ts';
import { formatMoment } from '#app/lib/moment-words.ts';
import { suggestSlots } from '../server/find-desk-slots.ts';
import { TimeOffScreen, type TimeOffTyped } from '../ui/time-off/time-off-screen.tsx';
import type { deskTimeOffMessages } from '../ui/time-off/time-off-messages.ts';
import { dateOf, deskBooking, momentOf, textOf, todayOf } from '../server/desk-booking.ts';
import type { Route } from './+types/time-off.ts';

const screen = '/admin-dashboard/diary/time-off';
type Refusal = keyof (typeof deskTimeOffMessages)['en']['refusals'];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { booking, by } = deskBooking(context);
  const { clinic, practitioners } = await booking.settings.current();
  const url = new URL(request.url);
  const saved = url.searchParams.get('saved') ?? '';
  const off = isUuid(saved) ? await timeOffById(booking, saved) : undefined;
  const today = await todayOf(booking);
  const words = (at: EpochMs) => formatMoment(at, clinic.timeZone);
  return {
    date: dateOf(url, today),
    today,
    practitioners: practitioners.filter(({ id }) => mayChangeDiaryOf(by, id)).map(({ id, name }) => ({ id, name })),
    saved:
      off && mayChangeDiaryOf(by, off.practitionerId)
        ? { id: off.id, kind: off.kind, touched: await touched(booking, off) }
        : undefined,
    ahead: (await timeOffAhead(booking, by)).map((each) => {
      const isWholeDays = each.kind === 'leave';
      const last = addDays(wallClockOf(each.endsAt - 1, clinic.timeZone).date, 0);
      return {
        id: each.id,
        who: practitioners.find(({ id }) => id === each.practitionerId)?.name ?? '',
        when: isWholeDays
          ? `${formatDate(wallClockOf(each.startsAt, clinic.timeZone).date)} – ${formatDate(last)}`
          : `${words(each.startsAt)} – ${formatTime(wallClockOf(each.endsAt, clinic.timeZone).minute)}`,
        label: each.label ?? undefined,
      };
    }),
  };
}

/** The visits that lie in time off, each with the next time it could have: no time is held out to two of them. */
async function touched(
  booking: BookingContext,
  off: { readonly practitionerId: string; readonly startsAt: EpochMs; readonly endsAt: EpochMs },
) {
  const { clinic, practitioners } = await booking.settings.current();
  const visits = await touchedBy(booking, off);
  const rows = [];
  const heldOut: Slot[] = [];
  for (const visit of visits) {
    const question = { appointmentTypeId: visit.appointmentTypeId, practitionerId: visit.practitionerId };
    const { date } = wallClockOf(Math.max(off.endsAt, off.startsAt + dayMs / 24), clinic.timeZone);
    const { slots } = await suggestSlots(booking, { ...question, date });
    const next = slots.find((slot) => slot.startsAt >= off.endsAt && !heldOut.some((other) => collide(slot, other)));
    if (next) heldOut.push(next);
    const nextAt = next && wallClockOf(next.startsAt, clinic.timeZone);
    const offered =
      next && nextAt
        ? `?${new URLSearchParams({ date: nextAt.date, time: clockText(nextAt.minute), practitioner: next.practitionerId }).toString()}`
        : '';
    rows.push({
      id: visit.id,
      moveHref: `/admin-dashboard/diary/appointments/${visit.id}${offered}`,
      fullName: visit.fullName,
      phone: formatPhone(visit.mobileNumber),
      when: formatMoment(visit.startsAt, clinic.timeZone),
      suggestion:
        next &&
        `${formatMoment(next.startsAt, clinic.timeZone)}, ${practitioners.find(({ id }) => id === next.practitionerId)?.name ?? ''}`,
    });
  }
  return rows;
}

function collide(a: Slot, b: Slot): boolean {
  return a.practitionerId === b.practitionerId && a.startsAt < b.endsAt && b.startsAt < a.endsAt;
}

export async function action({ context, request }: Route.ActionArgs) {
  const { booking, by } = deskBooking(context);
  const form = await request.formData();
  const { clinic } = await booking.settings.current();
  const { timeZone } = clinic;
  const intent = textOf(form, 'intent');
  const typed: TimeOffTyped = {
    intent,
    practitioner: textOf(form, 'practitioner'),
    date: textOf(form, 'date'),
    from: textOf(form, 'from'),
    to: textOf(form, 'to'),
    firstDay: textOf(form, 'firstDay'),
    lastDay: textOf(form, 'lastDay'),
    label: textOf(form, 'label', 60),
  };
  const refused = (refusal: Refusal) => data({ typed, refusal }, { status: 422 });
  if (intent === 'give-back') {
    const id = textOf(form, 'id');
    const outcome = isUuid(id) ? await giveTimeBack(booking, by, id) : undefined;
    if (outcome && !outcome.ok) return refused(outcome.reason);
    // Shown where it was, with the way back: what was given back is nowhere any more.
    return data({ gaveBack: outcome?.value });
  }
  if (intent === 'put-back') {
    const kind = textOf(form, 'kind') === 'leave' ? 'leave' : 'block';
    const [startsAt, endsAt] = [Number(textOf(form, 'startsAt')), Number(textOf(form, 'endsAt'))];
    if (!Number.isSafeInteger(startsAt) || !Number.isSafeInteger(endsAt)) return refused('not-a-time');
    const label = typed.label === '' ? null : typed.label;
    const again = await takeTimeOff(booking, by, { kind, practitionerId: typed.practitioner, startsAt, endsAt, label });
    if (!again.ok) return refused(again.reason);
    throw redirect(`${screen}?saved=${again.value.id}`, 303);
  }
  const today = await todayOf(booking);
  const isLeave = intent === 'leave';
  const startOf = (day: string | undefined, later = 0) =>
    day === undefined ? undefined : startOfDay(addDays(day, later), timeZone);
  const dayOf = (text: string) => {
    const read = parseDeskDay(text, today);
    return read.ok ? read.value : undefined;
  };
  const [first, last] = [dayOf(typed.firstDay), dayOf(typed.lastDay)];
  const startsAt = isLeave ? startOf(first) : momentOf(typed.date, typed.from, clinic, today);
  const endsAt = isLeave ? startOf(last, 1) : momentOf(typed.date, typed.to, clinic, today);
  if (startsAt === undefined || endsAt === undefined) return refused('not-a-time');
  const outcome = await takeTimeOff(booking, by, {
    kind: isLeave ? 'leave' : 'block',
    practitionerId: typed.practitioner,
    startsAt,
    endsAt,
    label: typed.label === '' ? null : typed.label,
  });
  if (!outcome.ok) return refused(outcome.reason);
  throw redirect(`${screen}?saved=${outcome.value.id}`, 303);
}

export default function TimeOff({ loaderData, actionData }: Route.ComponentProps) {
  return <TimeOffScreen {...loaderData} answer={actionData} />;
}
