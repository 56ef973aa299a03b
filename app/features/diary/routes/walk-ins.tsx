import { data, redirect } from 'react-router';
import { formatTime } from '#app/lib/date-words.ts';
import { formatPhone } from '#app/lib/phone.ts';
import { wallClockOf } from '#app/lib/time.ts';
import { isUuid } from '#app/lib/uuid.ts';
import { parseCaller, type CallerErrors } from '../domain/desk-booking-form.ts';
import { visitsUnder } from '../domain/known-visit.ts';
import { minutesBetween } from './day-view.ts';
import { setStatus } from '../server/change-by-desk.ts';
import { expectedToday } from '../server/expected-today.ts';
import { callIn, joinQueue, leaveQueue, readQueue } from '../server/walk-in-queue.ts';
import type { ExpectedVisit } from '../ui/walk-ins/person-at-counter.tsx';
import { WalkInScreen, type WalkInTyped } from '../ui/walk-ins/walk-in-screen.tsx';
import type { deskWalkInMessages } from '../ui/walk-ins/walk-in-messages.ts';
import { deskBooking, numberOf, textOf } from '../server/desk-booking.ts';
import type { Route } from './+types/walk-ins.ts';

const screen = '/admin-dashboard/diary/walk-ins';
type Refusal = keyof (typeof deskWalkInMessages)['en']['refusals'];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { booking, by } = deskBooking(context);
  const { clinic, appointmentTypes, practitioners } = await booking.settings.current();
  const now = booking.clock.now().epochMilliseconds;
  const queue = await readQueue(booking);
  const given = Number(new URL(request.url).searchParams.get('given'));
  const nameOf = (id: string | undefined) => practitioners.find((person) => person.id === id)?.name;
  return {
    expectedVisits: (await expectedToday(booking, by)).map(
      ({ id, sequence, status, patientId, fullName, mobileNumber, startsAt, practitionerName }): ExpectedVisit => ({
        id,
        sequence,
        status,
        patientId,
        fullName,
        mobileNumber,
        phone: formatPhone(mobileNumber),
        time: formatTime(wallClockOf(startsAt, clinic.timeZone).minute),
        practitionerName,
      }),
    ),
    given: queue.some(({ token }) => token === given) ? given : undefined,
    types: appointmentTypes.map(({ id, name }) => ({ id, name })),
    practitioners: practitioners.map(({ id, name }) => ({ id, name })),
    queue: queue.map((each) => {
      const wanted = each.practitionerId ?? each.expected?.practitionerId ?? practitioners[0]?.id;
      const practitionerId = by.role === 'doctor' && each.practitionerId === null ? by.practitionerId : wanted;
      return {
        id: each.id,
        token: each.token,
        fullName: each.fullName,
        phone: formatPhone(each.mobileNumber),
        typeName: each.appointmentTypeName,
        practitionerId: practitionerId ?? '',
        practitionerName: nameOf(practitionerId ?? undefined) ?? '',
        waitedMinutes: minutesBetween(each.joinedAt, now),
        expectedMinutes: each.expected?.minutes,
      };
    }),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { booking, by } = deskBooking(context);
  const form = await request.formData();
  const intent = textOf(form, 'intent');
  const id = textOf(form, 'id');
  const typed: WalkInTyped = {
    fullName: textOf(form, 'fullName', 300),
    mobileNumber: textOf(form, 'mobileNumber', 300),
    language: textOf(form, 'language'),
    type: textOf(form, 'type'),
    practitioner: textOf(form, 'practitioner'),
  };
  const refused = (errors: CallerErrors, refusal?: Refusal, theirs: readonly string[] = []) =>
    data({ typed, errors, refusal, theirs }, { status: 422 });
  if (intent === 'arrive') {
    const arrived = await setStatus(booking, by, { id, sequence: numberOf(form, 'sequence') ?? -1 }, 'arrived');
    if (!arrived.ok) return refused({}, arrived.reason === 'not-yours' ? 'not-yours' : 'visit-changed');
    throw redirect('/admin-dashboard', 303);
  }
  if (intent === 'leave' || intent === 'call') {
    // An id that is none leads where one of nobody does.
    if (!isUuid(id)) return refused({}, 'gone');
    if (intent === 'leave') {
      await leaveQueue(booking, by, id);
      throw redirect('/admin-dashboard', 303);
    }
    const called = await callIn(booking, by, { id, practitionerId: typed.practitioner });
    if (!called.ok) return refused({}, called.reason);
    throw redirect('/admin-dashboard', 303);
  }
  const caller = parseCaller({ ...typed, email: '' });
  if (!caller.ok) return refused(caller.errors);
  // Sent without scripts, or too fast for the list below the fields: the same question all the same.
  const theirs = visitsUnder(await expectedToday(booking, by), caller.value.mobileNumber);
  if (theirs.length > 0 && textOf(form, 'anyway') !== 'yes')
    return refused(
      {},
      undefined,
      theirs.map((visit) => visit.id),
    );
  const joined = await joinQueue(booking, by, {
    caller: caller.value,
    appointmentTypeId: typed.type,
    practitionerId: typed.practitioner === '' ? undefined : typed.practitioner,
  });
  if (!joined.ok) return refused({}, joined.reason);
  throw redirect(`${screen}?given=${joined.value.token}`, 303);
}

export default function WalkIns({ loaderData, actionData }: Route.ComponentProps) {
  return <WalkInScreen {...loaderData} answer={actionData} />;
}
