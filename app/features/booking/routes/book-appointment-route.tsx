import { lazy, Suspense } from 'react';
import { data, redirect } from 'react-router';
import { languagesOfPage } from '#app/lib/languages-of-page.ts';
import { messagesFor } from '#app/lib/messages.ts';
import { localeOfPath, pathIn } from '#app/lib/page-language.ts';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages, usePathIn } from '#app/ui/locale.tsx';
import { uiMessages } from '#app/ui/messages.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { unlessUnanswered, useLastAnswer } from '#app/ui/sending/unanswered.ts';
import { StepTrail } from '#app/ui/step-trail/step-trail.tsx';
import { clientAddressContext, required } from '#app/platform/web/context.ts';
import { beganOn } from '../domain/began-on.ts';
import { appointmentPath, BOOKING_PATH } from '../domain/booking-address.ts';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import styles from '../ui/booking-page.module.css';
import { bookingMessages } from '../ui/messages.ts';
import { StepTitle } from '../ui/step-title.tsx';
import { timeMessages } from '../ui/time-messages.ts';
import { TypeChoice } from '../ui/type-choice.tsx';
import { readBookingStep, type BookingStep } from './booking-steps.ts';
import { submitBooking } from './submit-booking.ts';
import { TimeStep } from './time-step.tsx';
import type { Route } from './+types/book-appointment-route.ts';

/** The form is code of its own, for those who have chosen a time. */
const DetailsStep = lazy(async () => ({ default: (await import('./details-step.tsx')).DetailsStep }));

export async function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const cameFrom = beganOn(request.headers.get('referer'), url);
  const locale = localeOfPath(url.pathname);
  const booking = required(context.get(bookingContext), 'booking');
  return {
    ...(await readBookingStep(booking, url.searchParams, locale, cameFrom)),
    locale,
    pageLanguages: languagesOfPage(BOOKING_PATH, url.searchParams),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const booking = required(context.get(bookingContext), 'booking');
  const address = context.get(clientAddressContext) ?? 'unknown';
  const language = localeOfPath(new URL(request.url).pathname);
  const outcome = await submitBooking(booking, await request.formData(), { address, language });
  if (outcome.ok) return redirect(`${appointmentPath(language, outcome.manageToken)}?new`, 303);
  return data(outcome, { status: outcome.status });
}

/** Where no answer comes the form stays, with what was typed; its key makes one appointment of all sendings. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessUnanswered(() => serverAction());
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { site } = matches[0].loaderData;
  const locale = localeOfPath(location.pathname);
  const texts = messagesFor(timeMessages, locale);
  const path = pathIn(locale, '/book-appointment');
  return pageMeta({
    title: texts.pageTitle,
    description: texts.pageDescription(site.name),
    path,
    site,
    locale,
    // Until somebody who reads both languages has signed the words, only the English page is for search engines.
    isIndexed: locale === 'en',
    trail: [{ name: texts.pageTitle, path }],
  }).filter((tag) => !('title' in tag));
};

function TypeStep({ step }: { step: Extract<BookingStep, { step: 'type' }> }) {
  const texts = useMessages(timeMessages);
  const { steps } = useMessages(bookingMessages);
  const { stop } = useMessages(uiMessages);
  const pathHere = usePathIn();
  return (
    <>
      <StepTitle text={texts.pageTitle} hasErrors={false} />
      <StepTrail steps={steps} current={1} />
      <h1>{texts.pageTitle}</h1>
      <p className={styles.lede}>
        {texts.chooseTypeLede} {texts.bookedAlready}{' '}
        <Link href={pathHere('/my-appointment')}>{texts.myAppointment}</Link>
        {stop}
      </p>
      <TypeChoice types={step.types} isUnknown={step.isUnknown} phone={step.phone} />
    </>
  );
}

export default function BookAppointment({ loaderData: step, actionData }: Route.ComponentProps) {
  const { answer: refused, unanswered } = useLastAnswer(actionData);
  return (
    <div className={`wrap ${styles.page}`} data-books>
      <Suspense>
        {step.step === 'type' && <TypeStep step={step} />}
        {step.step === 'time' && <TimeStep step={step} />}
        {step.step === 'details' && <DetailsStep step={step} refused={refused} unanswered={unanswered} />}
      </Suspense>
    </div>
  );
}
