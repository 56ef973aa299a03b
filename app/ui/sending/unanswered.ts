import { useState } from 'react';
import { data, isRouteErrorResponse } from 'react-router';
import { inTime } from './in-time.ts';

/** Takes the place of a form's answer when none arrived. Each is a new object. */
export interface Unanswered {
  readonly unanswered: true;
  /** The device knew of no connection then. */
  readonly isOffline: boolean;
}

/**
 * The answer of the server, for a route's `clientAction`. Where none comes (the connection breaks, the server cannot
 * answer now) the screen stays as it is, with what was typed, and says so: an error's page in its place would lose it.
 * What is sent must therefore be safe to send again.
 */
export async function unlessUnanswered<T>(send: () => Promise<T>) {
  try {
    return await inTime(send);
  } catch (error) {
    // A redirect is an answer, and so is that there is no such thing.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status === 404)) throw error;
    // With the status of an error nothing is loaded again, which could not be reached either.
    return data({ unanswered: true, isOffline: !navigator.onLine } satisfies Unanswered, { status: 503 });
  }
}

function isUnanswered(answer: unknown): answer is Unanswered {
  return typeof answer === 'object' && answer !== null && 'unanswered' in answer;
}

/** The last answer the server gave, which the screen goes on showing, and whether the sending after it got none. */
export function useLastAnswer<A>(answer: A | undefined): {
  readonly answer: Exclude<A, Unanswered> | undefined;
  readonly unanswered: Unanswered | undefined;
} {
  const unanswered = isUnanswered(answer) ? answer : undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- everything else is the server's
  const given = unanswered ? undefined : (answer as Exclude<A, Unanswered> | undefined);
  const [last, setLast] = useState(given);
  if (!unanswered && last !== given) setLast(given);
  return { answer: unanswered ? last : given, unanswered };
}
