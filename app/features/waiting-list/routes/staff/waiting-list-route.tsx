import { data, redirect } from 'react-router';
import { formatShortDate, formatTime } from '#app/lib/date-words.ts';
import { formatPhone } from '#app/lib/phone.ts';
import { atWallTime, wallClockOf, type EpochMs } from '#app/lib/time.ts';
import { isUuid } from '#app/lib/uuid.ts';
import {
  parseCaller,
  parseSlotValue,
  slotValue,
  type CallerErrors,
} from '#app/features/diary/domain/desk-booking-form.ts';
import { parseDeskDay } from '#app/features/diary/domain/desk-day.ts';
import { readPart } from '../../domain/waiting-request.ts';
import { addToWaitingList, answerForCaller, offerByHand, readDeskWaiting } from '../../server/desk-waiting-list.ts';
import type { deskWaitingMessages } from '../../ui/desk/waiting-messages.ts';
import { WaitingScreen, type WaitingTyped } from '../../ui/desk/waiting-screen.tsx';
import { dateOf, deskBooking, textOf, todayOf } from '#app/features/diary/server/desk-booking.ts';
import { formatShortMoment } from '#app/lib/moment-words.ts';
import type { Route } from './+types/waiting-list-route.ts';

const screen = '/admin-dashboard/diary/waiting-list';
type Refusal = keyof (typeof deskWaitingMessages)['en']['refusals'];
const saidKinds = ['added', 'offered', 'took', 'declined', 'removed'] as const;
const answers = ['take', 'decline', 'remove'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { booking, by } = deskBooking(context);
  const { clinic, appointmentTypes, practitioners } = await booking.settings.current();
  const url = new URL(request.url);
  const nameOf = (id: string | null) => practitioners.find((person) => person.id === id)?.name;
  const words = (at: EpochMs): string => formatShortMoment(at, clinic.timeZone);
  const rows = await readDeskWaiting(booking, by);
  const said = url.searchParams.get('said');
  return {
    said: saidKinds.find((kind) => kind === said),
    date: dateOf(url, await todayOf(booking)),
    types: appointmentTypes.map(({ id, name }) => ({ id, name })),
    practitioners: practitioners.map(({ id, name }) => ({ id, name })),
    rows: rows.map(({ entry, offer, free, mayChange }, index) => ({
      id: entry.id,
      place: index + 1,
      fullName: entry.fullName ?? '',
      phone: formatPhone(entry.mobileNumber ?? ''),
      tel: entry.mobileNumber ?? '',
      typeName: appointmentTypes.find(({ id }) => id === entry.appointmentTypeId)?.name ?? '',
      practitionerName: nameOf(entry.practitionerId),
      days: entry.wantedOn.map(formatShortDate).join(', '),
      part: entry.partOfDay,
      since: words(entry.joinedAt),
      mayChange,
      offer: offer && {
        id: offer.id,
        when: `${words(offer.startsAt)}, ${nameOf(offer.practitionerId) ?? ''}`,
        until: formatTime(wallClockOf(offer.expiresAt, clinic.timeZone).minute),
        isTold: offer.isTold,
      },
      free: free.map(({ practitionerId, startsAt }) => ({
        value: slotValue({ practitionerId, ...wallClockOf(startsAt, clinic.timeZone) }),
        label: `${words(startsAt)}, ${nameOf(practitionerId) ?? ''}`,
      })),
    })),
  };
}

function done(said: (typeof saidKinds)[number]) {
  return redirect(`${screen}?said=${said}`, 303);
}

export async function action({ context, request }: Route.ActionArgs) {
  const { booking, by } = deskBooking(context);
  const form = await request.formData();
  const intent = textOf(form, 'intent');
  const typed: WaitingTyped = {
    fullName: textOf(form, 'fullName', 300),
    mobileNumber: textOf(form, 'mobileNumber', 300),
    email: textOf(form, 'email', 300),
    language: textOf(form, 'language'),
    type: textOf(form, 'type'),
    practitioner: textOf(form, 'practitioner'),
    date: textOf(form, 'date'),
    part: textOf(form, 'part'),
  };
  const refused = (refusal: Refusal | undefined, errors: CallerErrors = {}) =>
    data({ typed, errors, refusal }, { status: 422 });
  if (intent === 'add') {
    const caller = parseCaller(typed);
    if (!caller.ok) return refused(undefined, caller.errors);
    const day = parseDeskDay(typed.date, await todayOf(booking));
    const added = await addToWaitingList(booking, by, caller.value, {
      appointmentTypeId: typed.type,
      practitionerId: typed.practitioner === '' ? null : typed.practitioner,
      wantedOn: day.ok ? [day.value] : [],
      partOfDay: readPart(form),
    });
    return added.ok ? done('added') : refused(added.reason);
  }
  const entryId = textOf(form, 'id');
  if (!isUuid(entryId)) return refused('gone');
  if (intent === 'offer') {
    const time = parseSlotValue(textOf(form, 'time'));
    if (!time) return refused('taken');
    const { timeZone } = (await booking.settings.current()).clinic;
    const startsAt = atWallTime(time.date, time.minute, timeZone);
    const offered = await offerByHand(booking, by, entryId, { practitionerId: time.practitionerId, startsAt });
    return offered.ok ? done('offered') : refused(offered.reason);
  }
  const answer = answers.find((each) => each === intent);
  if (!answer) return refused('gone');
  const outcome = await answerForCaller(booking, by, { entryId, offerId: textOf(form, 'offer'), answer });
  if (!outcome.ok) return refused(outcome.reason);
  if (outcome.value) {
    return redirect(`/admin-dashboard/diary/appointments/${outcome.value.appointmentId}?said=booked`, 303);
  }
  return done(answer === 'decline' ? 'declined' : 'removed');
}

export default function WaitingList({ loaderData, actionData }: Route.ComponentProps) {
  return <WaitingScreen {...loaderData} answer={actionData} />;
}
