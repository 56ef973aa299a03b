import { data, redirect } from 'react-router';
import { clientAddressContext, renderInputsContext, required } from '#app/platform/web/context.ts';
import { Button } from '#app/ui/button/button.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { unlessUnanswered, useLastAnswer } from '#app/ui/sending/unanswered.ts';
import { answerByLink, type WaitingIntent } from '../server/accept-offer.ts';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import { entryByToken } from '../server/waiting-entries.ts';
import styles from '#app/features/booking/ui/booking-page.module.css';
import { waitingMessages } from '../ui/waiting-messages.ts';
import { WaitingPlace } from '../ui/waiting-place.tsx';
import { placeView } from './waiting-view.ts';
import type { Route } from './+types/waiting-place.ts';

const intents: readonly WaitingIntent[] = ['take', 'decline', 'leave'];

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const booking = required(context.get(bookingContext), 'booking');
  const entry = await entryByToken(booking.db, params.token);
  if (!entry) return data(null, { status: 404 });
  const { origin } = required(context.get(renderInputsContext), 'facts');
  const view = await placeView(booking, entry, params.token, origin);
  return { view, asksToLeave: new URL(request.url).searchParams.has('leave') };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const booking = required(context.get(bookingContext), 'booking');
  const form = await request.formData();
  const intent = intents.find((each) => each === form.get('intent'));
  const offer = form.get('offer');
  if (!intent) throw data(null, { status: 400 });
  const outcome = await answerByLink(booking, {
    token: params.token,
    intent,
    offerId: typeof offer === 'string' ? offer : '',
    address: context.get(clientAddressContext) ?? 'unknown',
  });
  if (outcome.ok) {
    const taken = outcome.value;
    return redirect(taken ? `/appointment/${taken.manageToken}?new` : `/waiting-list/${params.token}`, 303);
  }
  switch (outcome.reason) {
    case 'not-found':
      throw data(null, { status: 404 });
    case 'offer-over':
      return data({ reason: outcome.reason, waitMinutes: 0 }, { status: 409 });
    case 'too-many-attempts':
      return data({ reason: outcome.reason, waitMinutes: Math.ceil(outcome.retryAfterSeconds / 60) }, { status: 429 });
  }
}

/** Where no answer comes the question stays: taking, declining and leaving twice is doing it once. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return unlessUnanswered(() => serverAction());
}

/** Private: nobody keeps it, no search engine lists it, and its address goes to no other site. */
export function headers() {
  return { 'cache-control': 'no-store', 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' };
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function Place({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { answer: formError, unanswered } = useLastAnswer(actionData);
  const [phone] = matches[0].loaderData.layout.clinic.phones;
  const texts = useMessages(waitingMessages);
  return (
    <div className={`wrap ${styles.page}`} data-books>
      {loaderData === null ? (
        <>
          <title>{texts.unknown}</title>
          <h1>{texts.unknown}</h1>
          <p className={styles.lede}>{texts.unknownText}</p>
          <div className={styles.actions}>
            <Button look="primary" href="/book-appointment">
              {texts.book}
            </Button>
          </div>
        </>
      ) : (
        <WaitingPlace {...loaderData} formError={formError} unanswered={unanswered} phone={phone.display} />
      )}
    </div>
  );
}
