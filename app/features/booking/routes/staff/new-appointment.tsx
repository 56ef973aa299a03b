import { data, redirect } from 'react-router';
import { formatDate, formatTime } from '#app/lib/date-words.ts';
import { atWallTime, wallClockOf } from '#app/lib/time.ts';
import {
  chosenTime,
  deskBookingFields,
  parseCaller,
  parseReason,
  parseSlotValue,
  seriesOf,
  type ChosenTime,
  type DeskBookingTyped,
} from '../../domain/desk-booking-form.ts';
import { bookByDesk } from '../../server/desk/book-by-desk.ts';
import { proposeSeries } from '../../server/desk/find-desk-slots.ts';
import { NewAppointmentScreen } from '../../ui/desk-new/new-appointment-screen.tsx';
import type { NewAnswer, SessionView } from '../../ui/desk-new/new-view.ts';
import { deskBooking, textOf } from './desk-booking.ts';
import { newChoices, slotView } from './new-choices.ts';
import type { Route } from './+types/new-appointment.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { booking } = deskBooking(context);
  const { searchParams } = new URL(request.url);
  const asked = (name: string): string => searchParams.get(name)?.slice(0, 80) ?? '';
  return newChoices(booking, {
    type: asked('type'),
    practitioner: asked('practitioner'),
    date: asked('date'),
    time: asked('time'),
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const { booking, by } = deskBooking(context);
  const form = await request.formData();
  const typed = typedIn(form);
  const { timeZone } = (await booking.settings.current()).clinic;
  const at = ({ date, minute }: ChosenTime) => atWallTime(date, minute, timeZone);
  const answer = async (more: Partial<NewAnswer>, status = 422) =>
    data<NewAnswer>(
      {
        typed,
        choices: await newChoices(booking, typed),
        errors: {},
        refusal: undefined,
        passedOver: [],
        preview: undefined,
        ...more,
      },
      { status },
    );

  const intent = textOf(form, 'intent');
  if (intent === 'look') return answer({}, 200);
  const first = chosenTime(typed);
  const { sessions, intervalDays } = seriesOf(typed);
  if (intent === 'preview') {
    if (!first) return answer({ refusal: 'no-slot' });
    const { practitioners } = await booking.settings.current();
    const times = await proposeSeries(booking, {
      appointmentTypeId: typed.type,
      practitionerId: first.practitionerId,
      firstStartsAt: at(first),
      sessions,
      intervalDays,
    });
    const preview = times.map(({ wantedAt, slot }): SessionView => {
      const wanted = wallClockOf(wantedAt, timeZone);
      return {
        wanted: `${formatDate(wanted.date)}, ${formatTime(wanted.minute)}`,
        slot: slot && slotView(slot, practitioners, timeZone),
        isWanted: slot?.startsAt === wantedAt,
      };
    });
    return answer({ preview }, 200);
  }

  const caller = parseCaller(typed);
  const reason = parseReason(typed.reason);
  const errors = {
    ...(caller.ok ? {} : caller.errors),
    ...(reason.ok ? {} : { reason: 'required' as const }),
  };
  const series = form
    .getAll('session')
    .flatMap((value) => (typeof value === 'string' ? (parseSlotValue(value) ?? []) : []));
  const times = intent === 'book-series' ? series : first ? [first] : [];
  if (!caller.ok || !reason.ok || times.length === 0)
    return answer({ errors, refusal: times.length === 0 ? 'no-slot' : undefined });
  const outcome = await bookByDesk(booking, by, {
    caller: caller.value,
    patientId: isUuid(typed.patient) ? typed.patient : undefined,
    appointmentTypeId: typed.type,
    times: times.map((time) => ({ practitionerId: time.practitionerId, startsAt: at(time) })),
    reason: reason.value,
    tellPatient: typed.tell,
  });
  if (outcome.ok) {
    const said = outcome.value.length > 1 ? 'series' : 'booked';
    throw redirect(`/admin-dashboard/diary/appointments/${outcome.value[0]!.id}?said=${said}`, 303);
  }
  if (outcome.reason === 'needs-reason') return answer({ passedOver: outcome.passedOver }, 409);
  return answer({ refusal: outcome.reason });
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}

function typedIn(form: FormData): DeskBookingTyped {
  const entries = deskBookingFields.map((field) => [field, textOf(form, field, 300)] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an entry for each field
  const fields = Object.fromEntries(entries) as Record<(typeof deskBookingFields)[number], string>;
  return { ...fields, tell: form.get('tell') === 'yes' };
}

export default function NewAppointment({ loaderData, actionData }: Route.ComponentProps) {
  return <NewAppointmentScreen choices={loaderData} answer={actionData} />;
}
