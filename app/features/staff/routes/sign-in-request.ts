import { redirect, type RouterContextProvider } from 'react-router';
import { clientAddressContext, required } from '#app/platform/web/context.ts';
import { safeReturn } from '../domain/safe-return.ts';
import { readSession, type KnownSession, type SessionState } from '../server/read-session.ts';
import { signInContext } from '../server/running-sign-in.ts';
import type { SignInContext } from '../server/sign-in-context.ts';
import type { Cookies } from '../server/start-session.ts';
import type { ClientInfo } from '../server/client-info.ts';

type Context = Readonly<RouterContextProvider>;

export function signInOf(context: Context): SignInContext {
  return required(context.get(signInContext), 'signing in');
}

export function clientOf(request: Request, context: Context): ClientInfo {
  return {
    headers: request.headers,
    address: required(context.get(clientAddressContext), 'the address of the client'),
  };
}

export function withCookies(cookies: Cookies): Headers {
  return new Headers(cookies.map((cookie): [string, string] => ['set-cookie', cookie]));
}

/** Where somebody came for, checked. */
export function returnOf(request: Request): string {
  return safeReturn(new URL(request.url).searchParams.get('to'));
}

const screens = {
  none: '/admin-login',
  'needs-second-factor': '/admin-login/second-factor',
  'needs-setup': '/admin-login/set-up',
} as const;

/** The screen for somebody who has come this far, with where they came for. */
export function screenFor(state: SessionState['state'], to: string): string {
  return state === 'signed-in' ? to : `${screens[state]}?${new URLSearchParams({ to }).toString()}`;
}

/** The session of somebody who belongs on the screen of this state; everybody else is sent to theirs. */
export async function sessionAt(
  state: 'needs-second-factor' | 'needs-setup',
  request: Request,
  context: Context,
): Promise<KnownSession> {
  const session = await readSession(request, context);
  if (session.state !== state) throw redirect(screenFor(session.state, returnOf(request)), 303);
  return session;
}
