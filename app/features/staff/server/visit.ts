import { addressHeader } from './auth-answer.ts';
import { signedByCurrentKey } from './cookie-signature.ts';
import type { SignInContext } from './sign-in-context.ts';

/** A request as signing in sees it. */
export interface Visit {
  readonly headers: Headers;
  /** Network address of the client. */
  readonly address: string;
}

/** What better-auth is told of a request: its cookies, its browser, and the address as the server knows it. */
export function authHeaders(
  context: Pick<SignInContext, 'keyRing' | 'origin'>,
  { headers: given, address }: Visit,
): Headers {
  const headers = signedByCurrentKey(context, given);
  const told = new Headers({ [addressHeader]: address });
  for (const name of ['cookie', 'user-agent']) {
    const value = headers.get(name);
    if (value !== null) told.set(name, value);
  }
  return told;
}
