import { lazy, Suspense } from 'react';
import { data, redirect } from 'react-router';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { unlessUnanswered, useLastAnswer } from '#app/ui/sending/unanswered.ts';
import { StepTrail } from '#app/ui/step-trail/step-trail.tsx';
import { clientAddressContext, required } from '#app/platform/web/context.ts';
import { beganOn } from '../domain/began-on.ts';
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

export function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const cameFrom = beganOn(request.headers.get('referer'), url);
  return readBookingStep(required(context.get(bookingContext), 'booking'), url.searchParams, cameFrom);
}

export async function action({ context, request }: Route.ActionArgs) {
  const booking = required(context.get(bookingContext), 'booking');
  const address = context.get(clientAddressContext) ?? 'unknown';
  const outcome = await submitBooking(booking, await request.formData(), address);
  if (outcome.ok) return redirect(`/appointment/${outcome.manageToken}?new`, 303);
  return data(outcome, { status: outcome.status });
}

/** Where no answer comes the form stays, with what was typed; its key makes one appointment of all sendings. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessUnanswered(() => serverAction());
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { site } = matches[0].loaderData;
  const texts = timeMessages.en;
  const path = '/book-appointment';
  return pageMeta({
    title: texts.pageTitle,
    description: texts.pageDescription(site.name),
    path,
    site,
    trail: [{ name: texts.pageTitle, path }],
  }).filter((tag) => !('title' in tag));
};

function TypeStep({ step }: { step: Extract<BookingStep, { step: 'type' }> }) {
  const texts = useMessages(timeMessages);
  const { steps } = useMessages(bookingMessages);
  return (
    <>
      <StepTitle text={texts.pageTitle} hasErrors={false} />
      <StepTrail steps={steps} current={1} />
      <h1>{texts.pageTitle}</h1>
      <p className={styles.lede}>
        {texts.chooseTypeLede} {texts.bookedAlready} <Link href="/my-appointment">{texts.myAppointment}</Link>.
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
