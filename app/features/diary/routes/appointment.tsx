import { data, redirect } from 'react-router';
import { noteOfVisit } from '#app/features/clinical-notes/server/note-of-visit.ts';
import { formsOfVisit } from '#app/features/form-review/server/submission-list.ts';
import { messagesOfVisits } from '#app/features/notifications/server/messages-of-visits.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { formatDate, formatDateTime, formatLongDate, formatTime, formatTimeRange } from '#app/lib/date-words.ts';
import { formatShortMoment } from '#app/lib/moment-words.ts';
import { formatPhone } from '#app/lib/phone.ts';
import { formatReference } from '#app/lib/reference.ts';
import { formatRupees } from '#app/lib/rupees.ts';
import { isPlainText, tidyText } from '#app/lib/text-rules.ts';
import { minuteMs, parseClockText, parseIsoDate, wallClockOf, type EpochMs } from '#app/lib/time.ts';
import { renderInputsContext, required } from '#app/platform/web/context.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { useLive } from '#app/ui/desk/live.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { parseDeskDay } from '../domain/desk-day.ts';
import { parseDeskTime } from '../domain/desk-time.ts';
import { nextByDesk } from '../domain/desk-keys.ts';
import { mayBecome } from '#app/features/scheduling/domain/appointment.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { mayChangeDiaryOf } from '#app/features/scheduling/server/desk-actor.ts';
import { deskAppointmentById } from '../server/desk-appointment.ts';
import { deskNoteLength, keepDeskNote } from '../server/desk-note.ts';
import { nearestForDesk, suggestSlots } from '../server/find-desk-slots.ts';
import { readAppointment } from '../server/read-appointment.ts';
import { deskAppointmentMessages } from '../ui/appointment/appointment-messages.ts';
import { AppointmentScreen } from '../ui/appointment/appointment-screen.tsx';
import type { DiaryRefusal } from '../ui/diary/diary-answer.ts';
import { changeFromForm } from './change-appointment.ts';
import { formLinkOf } from './form-link.ts';
import { deskBooking, momentOf, textOf, todayOf } from '../server/desk-booking.ts';
import { slotView } from './new-choices.ts';
import type { Route } from './+types/appointment.ts';

const refusalKinds: readonly DiaryRefusal[] = ['changed-meanwhile', 'not-possible', 'not-yours', 'nothing-to-undo'];
const saidKinds = ['moved', 'cancelled', 'status', 'undone', 'booked', 'series', 'called', 'noted'] as const;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { booking, by } = deskBooking(context);
  const { origin } = required(context.get(renderInputsContext), 'facts');
  const file = await readAppointment(booking, by, params.appointmentId);
  if (!file) throw data(null, { status: 404 });
  const { clinic, practitioners, appointmentTypes } = await booking.settings.current();
  const { timeZone } = clinic;
  const at = (moment: EpochMs) => wallClockOf(moment, timeZone);
  const { appointment, events, series, patientId, note, mayChange, mayUndo, mayUndoSeries, deskNote, treatment } = file;
  const { status, sequence, fullName, practitionerId, startsAt, endsAt } = appointment;
  const start = at(startsAt);
  const typeId = appointment.appointmentTypeId;
  const query = new URL(request.url).searchParams;
  const said = query.get('said');
  const type = appointmentTypes.find(({ id }) => id === typeId);
  const mayMove = mayChange && !['offered', 'cancelled', 'completed'].includes(status);
  const { date: today } = at(booking.clock.now().epochMilliseconds);
  const free = mayMove && type ? await freeTimes(booking, { typeId, practitionerId, date: start.date, today }) : [];
  const reachOf = await booking.messages.readReach(booking.db);
  const sent = await messagesOfVisits(booking.db, [appointment.id]);
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
    today,
    day: formatDate(start.date),
    when: `${formatLongDate(start.date)}, ${formatTimeRange(start.minute, at(endsAt).minute)}`,
    time: formatTime(start.minute),
    minutes: Math.round((endsAt - startsAt) / minuteMs),
    practitionerId,
    practitionerName: appointment.practitionerName,
    typeName: appointment.appointmentTypeName,
    typeId,
    isStillOffered: type !== undefined,
    fee: type?.feeRupees === undefined ? undefined : formatRupees(type.feeRupees),
    reach: {
      booked: reachOf(appointment, 'booked'),
      moved: reachOf(appointment, 'moved'),
      cancelled: reachOf(appointment, 'cancelled'),
    },
    messages: sent.map(({ kind, channel, state, error, at: moment }) => {
      return { kind, channel, state, error, at: formatShortMoment(moment, timeZone) };
    }),
    language: appointment.language,
    wasTold: query.get('told') === 'yes',
    bookedBy: events.find(({ kind }) => kind === 'booked')?.staffName,
    deskNote,
    treatment,
    session:
      series.length > 1
        ? { number: series.findIndex(({ id }) => id === appointment.id) + 1, of: series.length }
        : undefined,
    nextVisit: file.next && {
      id: file.next.id,
      when: formatDateTime(at(file.next.startsAt)),
      what: `${file.next.typeName}, ${file.next.practitionerName}`,
    },
    free,
    phone: formatPhone(appointment.mobileNumber),
    tel: appointment.mobileNumber,
    email: appointment.email,
    reference: formatReference(appointment.reference),
    bookedOn: formatDateTime(at(appointment.createdAt)),
    bookedThrough: appointment.bookedThrough,
    isTrial: appointment.isTrial,
    waitingSince: status === 'arrived' ? formatTime(at(appointment.statusSince).minute) : undefined,
    overbookingReason: appointment.overbookingReason,
    note,
    formLink: patientId === null ? undefined : await formLinkOf(booking, appointment.id, origin),
    forms: (await formsOfVisit(booking.db, appointment.id)).map((form) => ({
      id: form.id,
      form: form.form,
      isUrgent: form.urgent && !form.isCalled,
      sent: formatDateTime(at(form.submittedAt)),
    })),
    clinicalNote: await noteOfVisit(booking, by, { ...appointment, patientId }, (moment) => formatDateTime(at(moment))),
    mayChange,
    mayUndo,
    mayUndoSeries,
    next: mayChange ? nextByDesk(status, start.date, today) : [],
    mayCancel: mayChange && mayBecome(status, 'cancelled'),
    mayMove,
    practitioners: people,
    offered: offeredIn(query, people),
    events: events.map((event) => ({
      at: formatDateTime(at(event.happenedAt)),
      kind: event.kind,
      actor: event.actor,
      status: event.status,
      to: formatDateTime(at(event.startsAt)),
      reason: event.reason,
      staffName: event.staffName,
    })),
    series: series
      .filter(({ id }) => id !== appointment.id)
      .map((each) => ({ id: each.id, when: formatDateTime(at(each.startsAt)), status: each.status })),
  };
}

/** Where the visit could go: the next free times with the same person, from its own day on. */
async function freeTimes(
  booking: BookingContext,
  asked: { readonly typeId: string; readonly practitionerId: string; readonly date: string; readonly today: string },
) {
  const { practitioners, clinic } = await booking.settings.current();
  const { slots } = await suggestSlots(booking, {
    appointmentTypeId: asked.typeId,
    practitionerId: asked.practitionerId,
    date: asked.date < asked.today ? asked.today : asked.date,
  });
  return slots.map((slot) => slotView(slot, practitioners, clinic.timeZone));
}

/** The time to move to that an address brings along; anything that is not one is passed over. */
function offeredIn(query: URLSearchParams, people: readonly { readonly id: string }[]) {
  const date = parseIsoDate(query.get('date') ?? '');
  const time = /^\d\d:\d\d$/.exec(query.get('time') ?? '')?.[0];
  const person = people.find(({ id }) => id === query.get('practitioner'));
  const minute = time === undefined ? undefined : parseClockText(time);
  return date === undefined || minute === undefined || !person
    ? undefined
    : { day: formatDate(date), time: formatTime(minute), practitionerId: person.id };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { booking, by } = deskBooking(context);
  const form = await request.formData();
  if (textOf(form, 'intent') === 'desk-note') return keepNote(booking, by, params.appointmentId, form);
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
    slot: textOf(form, 'slot'),
    note: '',
    tell: form.get('tell') === 'yes',
  };
  return data(
    {
      answer,
      typed,
      unread: answer.reason === 'not-a-time' ? await unreadIn(booking, typed) : undefined,
      nearest: await nearestTo(booking, by, params.appointmentId, typed),
    },
    { status: answer.reason === 'changed-meanwhile' ? 409 : 422 },
  );
}

async function keepNote(booking: BookingContext, by: StaffActor, id: string, form: FormData) {
  const note = tidyText(textOf(form, 'note', deskNoteLength));
  if (!isPlainText(note)) return refusedNote(note, 'not-possible');
  const kept = await keepDeskNote(booking, by, id, { seen: tidyText(textOf(form, 'seen', 2000)), note });
  if (kept.ok) throw redirect(`/admin-dashboard/diary/appointments/${id}?said=noted`, 303);
  return refusedNote(note, kept.reason);
}

function refusedNote(note: string, reason: DiaryRefusal) {
  const nothing = { date: '', time: '', practitioner: '', minutes: '', reason: '', slot: '', tell: false };
  const typed = { ...nothing, intent: 'desk-note', note };
  return data({ answer: { ok: false as const, reason }, typed, unread: undefined, nearest: [] }, { status: 409 });
}

/** Which of day and time is none. */
async function unreadIn(booking: BookingContext, typed: { readonly date: string; readonly time: string }) {
  const isDay = parseDeskDay(typed.date, await todayOf(booking)).ok;
  return { day: !isDay, time: parseDeskTime(typed.time, []) === undefined };
}

/** Where a typed time could not be had: the nearest ones with the same person. */
async function nearestTo(
  booking: BookingContext,
  by: StaffActor,
  id: string,
  typed: { readonly intent: string; readonly date: string; readonly time: string; readonly practitioner: string },
) {
  const visit = typed.intent === 'move' ? await deskAppointmentById(booking.db, id) : undefined;
  const { practitioners, clinic } = await booking.settings.current();
  const wantedAt = momentOf(typed.date, typed.time, clinic, await todayOf(booking));
  if (!visit || wantedAt === undefined || !mayChangeDiaryOf(by, visit.practitionerId)) return [];
  const kind = { appointmentTypeId: visit.appointmentTypeId, practitionerId: typed.practitioner };
  const nearest = await nearestForDesk(booking, kind, wantedAt, id);
  return nearest.map((slot) => slotView(slot, practitioners, clinic.timeZone));
}

export default function Appointment({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(deskAppointmentMessages);
  useLive(['diary', 'forms', 'messages']);
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
