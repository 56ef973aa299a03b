import { useEffect, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { wholeAnswer } from './held-requests.ts';

let renewals = 0;

/** Whether a background revalidation is under way. */
export function isRevalidating(): boolean {
  return renewals > 0;
}

const askAgainMs = 3000;

/** Since when revalidation has had no answer. */
let behindSince: Date | undefined;
const watchers = new Set<() => void>();

function setBehind(now: boolean): void {
  behindSince = now ? (behindSince ?? new Date()) : undefined;
  for (const watcher of watchers) watcher();
}

/** Since when this window has been revalidating without an answer; undefined while it is up to date. */
export function useBehindSince(): Date | undefined {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => behindSince,
    () => undefined,
  );
}

/**
 * Sends a revalidation again until the server answers or the user leaves the screen. Nobody asked for this answer, so an
 * error page must not replace the screen and what is being typed there.
 */
export async function untilRevalidated(
  send: (init: RequestInit) => Promise<Response>,
  { signal, ...init }: RequestInit,
): Promise<Response> {
  try {
    for (;;) {
      const answer = await wholeAnswer(() => send({ ...init, ...(signal && { signal }) })).catch(() => undefined);
      if (answer && answer.status < 500) return answer;
      signal?.throwIfAborted();
      setBehind(true);
      await new Promise((resolve) => {
        setTimeout(resolve, askAgainMs);
        signal?.addEventListener('abort', resolve, { once: true });
      });
    }
  } finally {
    setBehind(false);
  }
}

let holders = 0;
/** A revalidation that was asked for while revalidating was on hold. */
let owed: (() => void) | undefined;

/**
 * While `isHeld`, the window does not revalidate: it holds text that no server has, and if the session has ended a
 * revalidation would lead to the sign-in and lose it. A revalidation asked for meanwhile follows afterwards.
 */
export function useHeldRevalidation(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return undefined;
    holders += 1;
    return () => {
      holders -= 1;
      if (holders > 0) return;
      owed?.();
      owed = undefined;
    };
  }, [isHeld]);
}

/** Revalidates the screen in the background. It does not count as activity: an open window alone keeps nobody signed in. */
export function useBackgroundRevalidation(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const renew = async (): Promise<void> => {
    if (holders > 0) {
      owed = () => void renew();
      return;
    }
    renewals += 1;
    try {
      await revalidate();
    } finally {
      renewals -= 1;
    }
  };
  return renew;
}
