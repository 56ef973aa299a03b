import { data, redirect } from 'react-router';
import { isFromThisSite } from '#app/platform/web/same-origin.ts';
import { signOut } from '../server/end-sessions.ts';
import { readSession } from '../server/read-session.ts';
import { signInOf, clientOf, withCookies } from './sign-in-request.ts';
import type { Route } from './+types/sign-out.ts';

export function loader() {
  throw redirect('/admin-login', 303);
}

/** `POST /admin-login/sign-out`, whoever comes and however far they had come. */
export async function action({ request, context }: Route.ActionArgs) {
  if (!isFromThisSite(request)) throw data(null, { status: 403 });
  const session = await readSession(request, context);
  const staffId = session.state === 'none' ? undefined : session.staff.id;
  const cookies = await signOut(signInOf(context), clientOf(request, context), staffId);
  const headers = withCookies(cookies);
  // What the browser kept of the desk goes too. Its cookies stay: the one of a known device opens nothing.
  headers.set('clear-site-data', '"cache", "storage"');
  return redirect('/admin-login?signed-out', { status: 303, headers });
}
