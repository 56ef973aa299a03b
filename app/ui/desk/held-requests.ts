import { useSyncExternalStore } from 'react';
import { inTime } from '../sending/in-time.ts';

/** Why a request of the desk has no answer: no connection, silence, an error of the server, or nobody signed in. */
export type Trouble = 'offline' | 'silence' | 'failed' | 'signed-out';

/** A request that waits in the window: the screen stays as it is, and its form as it was sent. */
export interface Held {
  /** `load` would show another screen, `send` changes something. */
  readonly kind: 'load' | 'send';
  readonly trouble: Trouble;
  /** The form that was sent, while it is on the screen. */
  readonly sent: SentForm | undefined;
  /** The code of a screen did not arrive: only a new document brings it. */
  readonly isCode: boolean;
  /** Sends the very same request once more, with its key: nothing is done twice. */
  again(): void;
  /** Gives it up. */
  leave(): void;
}

export interface SentForm {
  readonly form: HTMLFormElement;
  readonly button: HTMLElement | null;
}

/** What React Router gets in place of an answer when somebody gave a request up (see `keep-screen.ts`). */
export class LeftUnsent extends Error {
  override readonly name = 'LeftUnsent';
}

/** Says in an answer of the desk's guard that nobody is signed in any more. */
export const signInHeader = 'x-sign-in';

let held: readonly Held[] = [];
const watchers = new Set<() => void>();

function show(next: readonly Held[]): void {
  held = next;
  for (const watcher of watchers) watcher();
}

const none: readonly Held[] = [];

/** The requests that wait in this window. */
export function useHeldRequests(): readonly Held[] {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => held,
    () => none,
  );
}

/** Waits until somebody decides. Rejects when the request is not wanted any more: another screen, another sending. */
function decision(
  about: Omit<Held, 'again' | 'leave'>,
  signal: AbortSignal | null | undefined,
): Promise<'again' | 'leave'> {
  const { promise, resolve, reject } = Promise.withResolvers<'again' | 'leave'>();
  const request: Held = { ...about, again: () => resolve('again'), leave: () => resolve('leave') };
  const onAbort = (): void => reject(new DOMException('The request was given up.', 'AbortError'));
  signal?.addEventListener('abort', onAbort, { once: true });
  show([...held, request]);
  return promise.finally(() => {
    signal?.removeEventListener('abort', onAbort);
    show(held.filter((each) => each !== request));
  });
}

/** An answer of which nothing can get lost any more. */
export async function wholeAnswer(ask: () => Promise<Response>): Promise<Response> {
  const answer = await ask();
  return answer.body ? new Response(await answer.arrayBuffer(), answer) : answer;
}

async function answerOr(ask: () => Promise<Response>): Promise<Response | Trouble> {
  try {
    const answer = await inTime(() => wholeAnswer(ask));
    if (answer.status >= 500) return 'failed';
    return answer.headers.has(signInHeader) ? 'signed-out' : answer;
  } catch {
    return navigator.onLine ? 'silence' : 'offline';
  }
}

/**
 * The answer of the server, however long it takes to get one: while there is none, the request waits in the window and
 * the screen says so. Rejects with `LeftUnsent` when somebody gives it up.
 */
export async function untilTaken(
  ask: () => Promise<Response>,
  about: Pick<Held, 'kind' | 'sent'>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  for (;;) {
    const answer = await answerOr(ask);
    signal?.throwIfAborted();
    if (typeof answer !== 'string') return answer;
    if ((await decision({ ...about, isCode: false, trouble: answer }, signal)) === 'leave') throw new LeftUnsent();
  }
}

/**
 * Asks over the page to sign in again. True once somebody has; false when the asking was given up by `signal`.
 */
export async function untilSignedIn(signal: AbortSignal): Promise<boolean> {
  try {
    return (
      (await decision({ kind: 'send', trouble: 'signed-out', sent: undefined, isCode: false }, signal)) === 'again'
    );
  } catch {
    return false;
  }
}

/**
 * The answer to a search that runs while somebody types. While there is none it waits for the next connection and says
 * nothing: what is typed stands in its form, and nobody has asked for anything yet.
 */
export async function untilReached(
  ask: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  for (;;) {
    const answer = await answerOr(ask);
    signal?.throwIfAborted();
    if (typeof answer !== 'string') return answer;
    await nextConnection(signal);
  }
}

function nextConnection(signal: AbortSignal | null | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const onAbort = (): void => reject(new DOMException('The request was given up.', 'AbortError'));
  addEventListener('online', () => resolve(), { once: true });
  signal?.addEventListener('abort', onAbort, { once: true });
  return promise.finally(() => signal?.removeEventListener('abort', onAbort));
}

/**
 * Waits where the code of a screen did not arrive, while the screen before it stays. Resolves when somebody stays there.
 */
export async function untilLeft(): Promise<void> {
  const trouble = navigator.onLine ? 'silence' : 'offline';
  while ((await decision({ kind: 'load', trouble, sent: undefined, isCode: true }, undefined)) === 'again');
}
