import { useMemo } from 'react';
import { data, redirect } from 'react-router';
import { clientAddressContext, required } from '#app/platform/web/context.ts';
import { ErrorSummary, type FieldError } from '#app/ui/error-summary/error-summary.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { unlessUnanswered, useLastAnswer } from '#app/ui/sending/unanswered.ts';
import { Slip } from '#app/ui/ticket/ticket.tsx';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import styles from '#app/features/booking/ui/booking-page.module.css';
import { detailsMessages } from '#app/features/booking/ui/details-messages.ts';
import { summaryOf } from '#app/features/booking/ui/error-words.ts';
import { bookingMessages } from '#app/features/booking/ui/messages.ts';
import { StepTitle } from '#app/features/booking/ui/step-title.tsx';
import { WaitingForm } from '../ui/waiting-form.tsx';
import { waitingMessages } from '../ui/waiting-messages.ts';
import type { RefusedJoin } from '../ui/waiting-view.ts';
import { readJoin, submitJoin } from './waiting-view.ts';
import type { Route } from './+types/waiting-list-route.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const found = await readJoin(required(context.get(bookingContext), 'booking'), new URL(request.url).searchParams);
  if ('elsewhere' in found) throw redirect(found.elsewhere, 302);
  return found.view;
}

export async function action({ context, request }: Route.ActionArgs) {
  const booking = required(context.get(bookingContext), 'booking');
  const address = context.get(clientAddressContext) ?? 'unknown';
  const outcome = await submitJoin(booking, await request.formData(), address);
  if (outcome.ok) return redirect(`/waiting-list/${outcome.token}`, 303);
  return data(outcome, { status: outcome.status });
}

/** Where no answer comes the form stays, with what was typed. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessUnanswered(() => serverAction());
}

export function headers() {
  return { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

function useTrouble(refused: RefusedJoin | undefined, phone: string): FieldError[] {
  const texts = useMessages(waitingMessages);
  const words = useMessages(bookingMessages);
  const details = useMessages(detailsMessages);
  return useMemo(() => troubleOf(refused, phone, texts, words, details), [refused, phone, texts, words, details]);
}

function troubleOf(
  refused: RefusedJoin | undefined,
  phone: string,
  texts: (typeof waitingMessages)['en'],
  words: (typeof bookingMessages)['en'],
  details: (typeof detailsMessages)['en'],
): FieldError[] {
  if (!refused) return [];
  const { formError, errors, waitMinutes } = refused;
  const message =
    formError &&
    formError !== 'too-fast' &&
    {
      'not-full': texts.notFull,
      'too-many-attempts': words.tooMany(waitMinutes),
      'unknown-visit': texts.unknownVisit,
    }[formError];
  const { days, ...fields } = errors;
  return [
    ...(!message ? [] : [{ field: 'day', message, phone: formError === 'too-many-attempts' ? phone : undefined }]),
    ...(days === undefined ? [] : [{ field: 'day', message: days === 'too-long' ? texts.tooManyDays : texts.noDays }]),
    ...summaryOf(details, fields),
  ];
}

export default function WaitingList({ loaderData: view, actionData, matches }: Route.ComponentProps) {
  const texts = useMessages(waitingMessages);
  const words = useMessages(bookingMessages);
  const { answer: refused, unanswered } = useLastAnswer(actionData);
  const [phone] = matches[0].loaderData.layout.clinic.phones;
  const errors = useTrouble(refused, phone.display);
  return (
    <div className={`wrap ${styles.page}`} data-books>
      <StepTitle text={texts.title} hasErrors={errors.length > 0} />
      <div className={errors.length > 0 ? styles.problem : undefined}>
        <ErrorSummary errors={errors} />
      </div>
      <h1>{texts.title}</h1>
      <p className={styles.lede}>{texts.lede}</p>
      <div className={styles.details}>
        <WaitingForm view={view} refused={refused} unanswered={unanswered} phone={phone.display} />
        <Slip
          facts={[
            { label: words.what, value: words.typeAndMinutes(view.type.name, view.type.minutes) },
            { label: words.who, value: view.who ?? words.anyone },
          ]}
        >
          {texts.slipNote} <Link href={view.timesHref}>{texts.backToTimes}</Link>
        </Slip>
      </div>
    </div>
  );
}
