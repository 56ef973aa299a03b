import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import { required } from '#app/platform/web/context.ts';
import { liveView } from './live-view.ts';
import type { Route } from './+types/live.ts';

/** The server gives this from memory (`app/main/live-answer.ts`) and comes here only where it does not run, as in development. */
export async function loader({ context }: Route.LoaderArgs) {
  const booking = required(context.get(bookingContext), 'booking');
  return Response.json(await liveView(booking), { headers: { 'cache-control': 'no-store' } });
}
