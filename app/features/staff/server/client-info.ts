import { addressHeader } from './auth-answer.ts';
import { signedByCurrentKey } from './cookie-signature.ts';
import type { SignInContext } from './sign-in-context.ts';

/** What signing in needs to know of the client's request. */
export interface ClientInfo {
  readonly headers: Headers;
  /** Network address of the client. */
  readonly address: string;
}

/** The headers that better-auth gets: cookies, user agent, and the client's address as the server knows it. */
export function authHeaders(
  context: Pick<SignInContext, 'keyRing' | 'origin'>,
  { headers: given, address }: ClientInfo,
): Headers {
  const headers = signedByCurrentKey(context, given);
  const told = new Headers({ [addressHeader]: address });
  for (const name of ['cookie', 'user-agent']) {
    const value = headers.get(name);
    if (value !== null) told.set(name, value);
  }
  return told;
}
