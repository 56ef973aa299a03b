import { data, redirect } from 'react-router';
import { formsOfVisit } from '#app/features/intake/server/submission-list.ts';
import { formatDate, formatLongDate, formatTime, formatTimeRange } from '#app/lib/date-words.ts';
import { formatPhone } from '#app/lib/phone.ts';
import { formatReference } from '#app/lib/reference.ts';
import { clockText, minuteMs, parseIsoDate, wallClockOf, type EpochMs } from '#app/lib/time.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { useLive } from '#app/ui/desk/live.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { nextByDesk } from '../../domain/desk-keys.ts';
import { mayBecome } from '../../domain/appointment.ts';
import { readAppointment } from '../../server/desk/read-appointment.ts';
import { deskAppointmentMessages } from '../../ui/desk-appointment/appointment-messages.ts';
import { AppointmentScreen } from '../../ui/desk-appointment/appointment-screen.tsx';
import type { DiaryRefusal } from '../../ui/desk-diary/diary-answer.ts';
import { changeFromForm } from './change-appointment.ts';
import { deskBooking, textOf } from './desk-booking.ts';
import type { Route } from './+types/appointment.ts';

const refusalKinds: readonly DiaryRefusal[] = ['changed-meanwhile', 'not-possible', 'not-yours', 'nothing-to-undo'];
const saidKinds = ['moved', 'cancelled', 'status', 'undone', 'booked', 'series', 'called'] as const;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { booking, by } = deskBooking(context);
  const file = await readAppointment(booking, by, params.appointmentId);
  if (!file) throw data(null, { status: 404 });
  const { clinic, practitioners, appointmentTypes } = await booking.settings.current();
  const { timeZone } = clinic;
  const at = (moment: EpochMs) => wallClockOf(moment, timeZone);
  const { appointment, events, series, patientId, note, mayChange, mayUndo, mayUndoSeries } = file;
  const { status, sequence, fullName, practitionerId, startsAt, endsAt } = appointment;
  const start = at(startsAt);
  const typeId = appointment.appointmentTypeId;
  const query = new URL(request.url).searchParams;
  const said = query.get('said');
  const people = practitioners
    .filter((person) => person.appointmentTypeIds.includes(typeId))
    .map(({ id, name }) => ({ id, name }));
  return {
    said: saidKinds.find((kind) => kind === said),
    refusal: refusalKinds.find((kind) => kind === said),
    id: appointment.id,
    sequence,
    status,
    fullName,
    patientId,
    date: start.date,
    when: `${formatLongDate(start.date)}, ${formatTimeRange(start.minute, at(endsAt).minute)}`,
    time: clockText(start.minute),
    minutes: Math.round((endsAt - startsAt) / minuteMs),
    practitionerId,
    practitionerName: appointment.practitionerName,
    typeName: appointment.appointmentTypeName,
    isStillOffered: appointmentTypes.some(({ id }) => id === typeId),
    phone: formatPhone(appointment.mobileNumber),
    tel: appointment.mobileNumber,
    email: appointment.email,
    reference: formatReference(appointment.reference),
    bookedOn: momentWords(at(appointment.createdAt)),
    bookedThrough: appointment.bookedThrough,
    waitingSince: status === 'arrived' ? formatTime(at(appointment.statusSince).minute) : undefined,
    overbookingReason: appointment.overbookingReason,
    note,
    forms: (await formsOfVisit(booking.db, appointment.id)).map((form) => ({
      id: form.id,
      form: form.form,
      isUrgent: form.urgent && !form.isCalled,
      sent: momentWords(at(form.submittedAt)),
    })),
    mayChange,
    mayUndo,
    mayUndoSeries,
    next: mayChange ? nextByDesk(status) : [],
    mayCancel: mayChange && mayBecome(status, 'cancelled'),
    mayMove: mayChange && !['offered', 'cancelled', 'completed'].includes(status),
    practitioners: people,
    offered: offeredIn(query, people),
    events: events.map((event) => ({
      at: momentWords(at(event.happenedAt)),
      kind: event.kind,
      actor: event.actor,
      status: event.status,
      to: momentWords(at(event.startsAt)),
      reason: event.reason,
    })),
    series: series.map((each) => ({ id: each.id, when: momentWords(at(each.startsAt)), status: each.status })),
  };
}

/** The time to move to that an address brings along; anything that is not one is passed over. */
function offeredIn(query: URLSearchParams, people: readonly { readonly id: string }[]) {
  const date = parseIsoDate(query.get('date') ?? '');
  const time = /^\d\d:\d\d$/.exec(query.get('time') ?? '')?.[0];
  const person = people.find(({ id }) => id === query.get('practitioner'));
  return date === undefined || time === undefined || !person ? undefined : { date, time, practitionerId: person.id };
}

function momentWords({ date, minute }: { date: string; minute: number }): string {
  return `${formatDate(date)}, ${formatTime(minute)}`;
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { booking, by } = deskBooking(context);
  const form = await request.formData();
  form.set('id', params.appointmentId);
  const answer = await changeFromForm(booking, by, form);
  if (answer.ok) throw redirect(`/admin-dashboard/diary/appointments/${params.appointmentId}?said=${answer.did}`, 303);
  const typed = {
    intent: textOf(form, 'intent'),
    date: textOf(form, 'date'),
    time: textOf(form, 'time'),
    practitioner: textOf(form, 'practitioner'),
    minutes: textOf(form, 'minutes'),
    reason: textOf(form, 'reason'),
    tell: form.get('tell') === 'yes',
  };
  return data({ answer, typed }, { status: answer.reason === 'changed-meanwhile' ? 409 : 422 });
}

export default function Appointment({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(deskAppointmentMessages);
  useLive(['diary', 'forms']);
  return (
    <>
      <title>{texts.titleOf(loaderData.fullName)}</title>
      <DeskHead title={texts.titleOf(loaderData.fullName)}>
        <DeskButton href={`/admin-dashboard/diary?date=${loaderData.date}`}>{texts.back}</DeskButton>
      </DeskHead>
      <AppointmentScreen visit={loaderData} refused={actionData} />
    </>
  );
}
