import { data } from 'react-router';
import { appContext, required } from '#app/platform/web/context.ts';
import { openLiveStream } from '../server/live-stream.ts';
import { signedInSession } from '../server/read-session.ts';
import { signInOf } from './sign-in-request.ts';
import type { Route } from './+types/live.ts';

/** What open windows of the desk listen to (`ui/desk/live.tsx`). */
export function loader({ request, context }: Route.LoaderArgs) {
  const { live } = required(context.get(appContext), 'the running server');
  const session = signedInSession(context);
  // React Router would wait for the end of a stream it was asked for as data.
  if (request.headers.get('accept') !== 'text/event-stream') throw data(null, { status: 406 });
  const stream = openLiveStream({ live, signIn: signInOf(context) }, request, session);
  if (!stream) throw data(null, { status: 429 });
  return new Response(stream, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } });
}
