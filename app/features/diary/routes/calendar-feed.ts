import { data } from 'react-router';
import { clientAddressContext, required } from '#app/platform/web/context.ts';
import { readFeed } from '../server/calendar-feed.ts';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import type { Route } from './+types/calendar-feed.ts';

/** A practitioner's calendar at its secret address. Whatever is no such address is not there, and nothing says why. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const booking = required(context.get(bookingContext), 'booking');
  const token = params.token.endsWith('.ics') ? params.token.slice(0, -'.ics'.length) : '';
  const address = required(context.get(clientAddressContext), 'the address of the client');
  const text = await readFeed(booking, token, address);
  if (text === undefined) throw data(null, { status: 404 });
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    },
  });
}
