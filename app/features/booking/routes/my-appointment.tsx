import { data, redirect } from 'react-router';
import { formText } from '#app/lib/form-text.ts';
import { languagesOfPage } from '#app/lib/languages-of-page.ts';
import type { Locale } from '#app/lib/messages.ts';
import { localeOfPath } from '#app/lib/page-language.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { clientAddressContext, required } from '#app/platform/web/context.ts';
import { unlessUnanswered, useLastAnswer } from '#app/ui/sending/unanswered.ts';
import { askForCode } from '../server/ask-for-code.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { enterCode, openedAppointments } from '../server/enter-code.ts';
import { manageTokenOf } from '#app/features/scheduling/server/manage-token.ts';
import { openByReference } from '../server/open-by-reference.ts';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import styles from '../ui/booking-page.module.css';
import { MyAppointment } from '../ui/my-appointment.tsx';
import type { MyAppointmentScreen, RefusedReturn } from '../ui/my-appointment-view.ts';
import { appointmentPath, myAppointmentPath } from '../domain/booking-address.ts';
import { wordsOf } from '../domain/slot-label.ts';
import type { Route } from './+types/my-appointment.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const booking = required(context.get(bookingContext), 'booking');
  const { pathname, searchParams: query } = new URL(request.url);
  const locale = localeOfPath(pathname);
  return {
    phone: clinic().phones[0] ?? '',
    screen: await screenOf(booking, query, locale),
    pageLanguages: languagesOfPage(myAppointmentPath('en'), query),
  };
}

async function screenOf(booking: BookingContext, query: URLSearchParams, locale: Locale): Promise<MyAppointmentScreen> {
  const list = query.get('list');
  if (list !== null) {
    const found = await openedAppointments(booking, list);
    if (!found) return { kind: 'start', isListClosed: true };
    const { timeZone } = (await booking.settings.current()).clinic;
    const appointments = found.map((each) => ({
      href: appointmentPath(locale, manageTokenOf(booking.keyRing, each.id, each.manageKeyId)),
      when: wordsOf(each.startsAt, timeZone, locale).both,
      who: each.fullName,
    }));
    return { kind: 'list', appointments };
  }
  return query.has('ticket') ? { kind: 'code' } : { kind: 'start', isListClosed: false };
}

function refuse(refused: Pick<RefusedReturn, 'field' | 'reason'>, typed: RefusedReturn['typed'] = {}) {
  return data<RefusedReturn>({ ...refused, typed, waitMinutes: 0 }, { status: 422 });
}

function limited(field: RefusedReturn['field'], seconds: number, typed: RefusedReturn['typed'] = {}) {
  const waitMinutes = Math.ceil(seconds / 60);
  return data<RefusedReturn>({ field, reason: 'too-many-attempts', typed, waitMinutes }, { status: 429 });
}

export async function action({ context, request }: Route.ActionArgs) {
  const booking = required(context.get(bookingContext), 'booking');
  const address = context.get(clientAddressContext) ?? 'unknown';
  const form = await request.formData();
  const text = (name: string): string => formText(form, name, 300);
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const path = myAppointmentPath(locale);
  const ticket = searchParams.get('ticket');
  if (ticket !== null) {
    const outcome = await enterCode(booking, { ticket, code: text('code'), address });
    if (outcome.ok) {
      const { listToken, manageTokens } = outcome.value;
      const [only, ...others] = manageTokens;
      const isOne = only !== undefined && others.length === 0;
      return redirect(isOne ? appointmentPath(locale, only) : `${path}?list=${listToken}`, 303);
    }
    if (outcome.reason === 'too-many-attempts') return limited('code', outcome.retryAfterSeconds);
    return refuse({ field: 'code', reason: outcome.reason });
  }
  if (text('intent') === 'code') {
    const contact = text('contact');
    const outcome = await askForCode(booking, { contact, address });
    if (outcome.ok) return redirect(`${path}?ticket=${outcome.value.ticket}`, 303);
    if (outcome.reason === 'too-many-attempts') return limited('contact', outcome.retryAfterSeconds, { contact });
    return refuse({ field: 'contact', reason: outcome.reason }, { contact });
  }
  const typed = { mobileNumber: text('mobileNumber'), reference: text('reference') };
  const outcome = await openByReference(booking, typed, address);
  if (outcome.ok) return redirect(appointmentPath(locale, outcome.value.manageToken), 303);
  switch (outcome.reason) {
    case 'too-many-attempts':
      return limited('mobileNumber', outcome.retryAfterSeconds, typed);
    case 'bad-number':
      return refuse({ field: 'mobileNumber', reason: outcome.number }, typed);
    case 'bad-reference':
      return refuse({ field: 'reference', reason: outcome.reason }, typed);
    case 'no-match':
      return refuse({ field: 'mobileNumber', reason: outcome.reason }, typed);
  }
}

/** Where no answer comes the form stays, with what was typed. Sent again it opens or sends the same once more. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessUnanswered(() => serverAction());
}

/** Private: nobody keeps it, no search engine lists it, and its address goes to no other site. */
export function headers() {
  return { 'cache-control': 'no-store', 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' };
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function MyAppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { answer: refused, unanswered } = useLastAnswer(actionData);
  return (
    <div className={`wrap ${styles.page}`} data-books>
      <MyAppointment
        key={loaderData.screen.kind}
        screen={loaderData.screen}
        phone={loaderData.phone}
        refused={refused}
        unanswered={unanswered}
      />
    </div>
  );
}
