import { data, redirect } from 'react-router';
import { formatMoment } from '#app/lib/moment-words.ts';
import { atWallTime } from '#app/lib/time.ts';
import { isUuid } from '#app/lib/uuid.ts';
import {
  chosenTime,
  clickedFromAddress,
  deskBookingFields,
  parseCaller,
  parseReason,
  parseSlotValue,
  seriesOf,
  withoutClicked,
  type ChosenTime,
  type DeskBookingTyped,
} from '../domain/desk-booking-form.ts';
import { bookByDesk } from '../server/book-by-desk.ts';
import { proposeSeries } from '../server/find-desk-slots.ts';
import { NewAppointmentScreen } from '../ui/new-appointment/new-appointment-screen.tsx';
import type { NewAnswer, NewChoices, SessionView } from '../ui/new-appointment/new-view.ts';
import { deskBooking, textOf } from '../server/desk-booking.ts';
import { newChoices, slotView } from './new-choices.ts';
import type { Route } from './+types/new-appointment.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { booking } = deskBooking(context);
  const { searchParams } = new URL(request.url);
  const asked = (name: string): string => searchParams.get(name)?.slice(0, 80) ?? '';
  const [practitioner, date] = [asked('practitioner'), asked('date')];
  const clicked = clickedFromAddress(practitioner, date, asked('time'));
  return newChoices(booking, { type: asked('type'), practitioner, date, clicked });
}

export async function action({ context, request }: Route.ActionArgs) {
  const { booking, by } = deskBooking(context);
  const form = await request.formData();
  const intent = textOf(form, 'intent');
  const typed = intent === 'take-off' ? withoutClicked(typedIn(form)) : typedIn(form);
  const choices = await newChoices(booking, typed);
  const { timeZone } = (await booking.settings.current()).clinic;
  const at = ({ date, minute }: ChosenTime) => atWallTime(date, minute, timeZone);
  const answer = (more: Partial<NewAnswer>, status = 422) =>
    data<NewAnswer>(
      { typed, choices, errors: {}, refusal: undefined, overriddenRules: [], preview: undefined, ...more },
      { status },
    );

  if (intent === 'look' || intent === 'take-off') return answer({}, 200);
  const chosen = chosenTime(typed, choices);
  const { sessions, intervalDays } = seriesOf(typed);
  if (intent === 'preview') {
    if (!chosen.ok) return answer({ refusal: choices.typeId === '' ? 'no-type' : chosen.reason });
    const first = chosen.value;
    const { practitioners } = await booking.settings.current();
    const times = await proposeSeries(booking, {
      appointmentTypeId: typed.type,
      practitionerId: first.practitionerId,
      firstStartsAt: at(first),
      sessions,
      intervalDays,
    });
    const preview = times.map(({ wantedAt, slot }): SessionView => {
      return {
        wanted: formatMoment(wantedAt, timeZone),
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
  const times = intent === 'book-series' ? series : chosen.ok ? [chosen.value] : [];
  const missing = missingOf(choices, typed, times.length, chosen);
  if (!caller.ok || !reason.ok || missing) return answer({ errors, refusal: missing });
  const outcome = await bookByDesk(booking, by, {
    caller: caller.value,
    patientId: isUuid(typed.patient) ? typed.patient : undefined,
    appointmentTypeId: typed.type,
    times: times.map((time) => ({ practitionerId: time.practitionerId, startsAt: at(time) })),
    reason: reason.value,
    treatment: intent === 'book-series' ? choices.plans.find(({ id }) => id === typed.plan)?.id : undefined,
    tellPatient: typed.tell,
  });
  if (outcome.ok) {
    const said = outcome.value.length > 1 ? 'series' : 'booked';
    throw redirect(
      `/admin-dashboard/diary/appointments/${outcome.value[0]!.id}?said=${said}&told=${typed.tell ? 'yes' : 'no'}`,
      303,
    );
  }
  // Somebody else may have been faster: what is free is read anew.
  const fresh = { choices: await newChoices(booking, typed) };
  if (outcome.reason === 'needs-reason') return answer({ ...fresh, overriddenRules: outcome.overriddenRules }, 409);
  return answer({ ...fresh, refusal: outcome.reason });
}

/** What is still to be chosen before anything can be booked. */
function missingOf(
  choices: NewChoices,
  typed: DeskBookingTyped,
  times: number,
  chosen: ReturnType<typeof chosenTime>,
): NewAnswer['refusal'] {
  if (typed.type === '') return 'no-type';
  if (choices.dayProblem) return choices.dayProblem;
  if (times > 0) return undefined;
  return chosen.ok ? 'no-slot' : chosen.reason;
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
