import { redirect, type RouterContextProvider } from 'react-router';
import { required } from '#app/platform/web/context.ts';
import { isRecent } from '../domain/session.ts';
import { signedInSession } from './read-session.ts';
import { signInContext } from './running-sign-in.ts';

/** Where somebody proves once more who they are. */
const confirmAddress = '/admin-dashboard/confirm';

/**
 * For loaders and actions of what can't be undone or leaves the house: throws a redirect to the screen that asks for the
 * password again when that is more than 15 minutes ago. Call it in the loader too, so that nobody fills in a form first.
 * Afterwards they come to the address of the request, or to `back`.
 */
export function requireRecentSignIn(context: Readonly<RouterContextProvider>, request: Request, back?: string): void {
  const { clock } = required(context.get(signInContext), 'signing in');
  if (isRecent(signedInSession(context).provedAt, clock.now().epochMilliseconds)) return;
  const { pathname, search } = new URL(request.url);
  const to = back ?? pathname.replace(/\.data$/, '') + search;
  throw redirect(`${confirmAddress}?${new URLSearchParams({ to }).toString()}`, 303);
}
