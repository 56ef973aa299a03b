import { lazy, Suspense } from 'react';
import { data, redirect } from 'react-router';
import { languagesOfPage } from '#app/lib/languages-of-page.ts';
import { localeOfPath } from '#app/lib/page-language.ts';
import { useMessages, usePathIn } from '#app/ui/locale.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { unlessUnanswered, useLastAnswer } from '#app/ui/sending/unanswered.ts';
import { clientAddressContext, renderInputsContext, required } from '#app/platform/web/context.ts';
import { findByManageToken } from '../server/find-by-manage-token.ts';
import { readBookingChoices } from '../server/booking-choices.ts';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import { wallClockOf } from '#app/lib/time.ts';
import { AppointmentState } from '../ui/appointment-state.tsx';
import { manageMessages } from '../ui/manage-messages.ts';
import { CancelQuestion } from '../ui/cancel-question.tsx';
import styles from '../ui/booking-page.module.css';
import { appointmentView } from './appointment-view.ts';
import { appointmentPath, parseBookingAddress } from '../domain/booking-address.ts';
import { timeChoiceView } from './booking-view.ts';
import { manageAppointment } from './manage-appointment.ts';
import type { Route } from './+types/appointment.ts';

/** Choosing another time is code of its own, for those who want one. */
const MoveAppointment = lazy(async () => ({
  default: (await import('../ui/move-appointment-form.tsx')).MoveAppointment,
}));

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const booking = required(context.get(bookingContext), 'booking');
  const settings = await booking.settings.current();
  const appointment = await findByManageToken(booking, params.token);
  if (!appointment) return data(null, { status: 404 });
  const now = booking.clock.now().epochMilliseconds;
  const { origin } = required(context.get(renderInputsContext), 'facts');
  const { pathname, searchParams: query } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const pageLanguages = languagesOfPage(appointmentPath('en', params.token), query);
  const { keyRing } = booking;
  const view = appointmentView(appointment, { settings, token: params.token, now, origin, keyRing, locale });
  const wanted = query.has('move') ? 'move' : query.has('cancel') ? 'cancel' : 'show';
  const news = query.has('new') ? 'new' : query.has('moved') ? 'moved' : query.has('cancelled') ? 'cancelled' : null;
  if (wanted !== 'move' || view.refusal !== null) {
    return { view, screen: view.refusal === null ? wanted : 'show', news, choice: null, pageLanguages } as const;
  }
  const { timeZone } = settings.clinic;
  const address = parseBookingAddress(query, wallClockOf(now, timeZone).date);
  const choices = await readBookingChoices(booking, {
    appointmentTypeId: appointment.appointmentTypeId,
    date: address.date,
    month: address.month,
    after: address.after,
    moving: appointment.id,
    movingFrom: appointment.startsAt,
  });
  if (!choices)
    return { view: { ...view, refusal: 'late' as const }, screen: 'show', news, choice: null, pageLanguages } as const;
  const chosen = { practitioner: undefined, after: address.after };
  const choice = timeChoiceView(choices, chosen, view.path, { move: '' }, locale);
  return { view, screen: 'move', news, choice, pageLanguages } as const;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const booking = required(context.get(bookingContext), 'booking');
  const address = context.get(clientAddressContext) ?? 'unknown';
  const outcome = await manageAppointment(booking, params.token, await request.formData(), address);
  if (outcome === 'not-found') throw data(null, { status: 404 });
  const path = appointmentPath(localeOfPath(new URL(request.url).pathname), params.token);
  if (outcome.ok) return redirect(`${path}?${outcome.done}`, 303);
  return data(outcome.refused, { status: outcome.refused.status });
}

/** Where no answer comes the screen stays: moving and cancelling twice is doing it once. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessUnanswered(() => serverAction());
}

/** Private: nobody keeps it, no search engine lists it, and its address goes to no other site. */
export function headers() {
  return { 'cache-control': 'no-store', 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' };
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

function UnknownLink() {
  const texts = useMessages(manageMessages);
  const pathHere = usePathIn();
  return (
    <>
      <title>{texts.unknownLink}</title>
      <h1>{texts.unknownLink}</h1>
      <p className={styles.lede}>{texts.unknownLinkText}</p>
      <div className={styles.actions}>
        <Button look="primary" href={pathHere('/my-appointment')}>
          {texts.lostLinkLabel}
        </Button>
      </div>
    </>
  );
}

export default function Appointment({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { answer: refused, unanswered } = useLastAnswer(actionData);
  return (
    <div className={`wrap ${styles.page}`} data-books>
      <Suspense>
        {loaderData === null ? (
          <UnknownLink />
        ) : loaderData.screen === 'move' && loaderData.choice ? (
          <MoveAppointment
            view={loaderData.view}
            choice={loaderData.choice}
            refused={refused}
            unanswered={unanswered}
          />
        ) : loaderData.screen === 'cancel' ? (
          <CancelQuestion view={loaderData.view} refused={refused} unanswered={unanswered} />
        ) : (
          <AppointmentState
            view={loaderData.view}
            news={loaderData.news}
            refused={refused}
            clinic={matches[0].loaderData.layout.clinic}
          />
        )}
      </Suspense>
    </div>
  );
}
