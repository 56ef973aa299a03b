import { useEffect, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';

/** Says of a request that an open window reads its screen again by itself: nobody is at work there. */
const renewalHeader = 'x-window-renewal';

let renewals = 0;
let isWatching = false;

function bare(path: string): string {
  return path.replace(/(?:\/_)?\.data$/, '').replace(/\/$/, '');
}

function query(search: string): string {
  const asked = new URLSearchParams(search);
  for (const name of ['_routes', 'index']) asked.delete(name);
  return asked.toString();
}

/** The address of the screen that is open, asked for as data. */
function isOfThisScreen(target: URL): boolean {
  const isSamePath = target.origin === location.origin && bare(target.pathname) === bare(location.pathname);
  return isSamePath && query(target.search) === query(location.search);
}

const askAgainMs = 3000;

let isBehind = false;
const watchers = new Set<() => void>();

function setBehind(now: boolean): void {
  isBehind = now;
  for (const watcher of watchers) watcher();
}

/** Whether the window asked for its screen again and got no answer so far. */
export function useIsBehind(): boolean {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => isBehind,
    () => false,
  );
}

/**
 * Asks until the server answers, or somebody goes to another screen. Nobody wanted this answer: a page that says it
 * failed, in the place of the screen, would take away what is being typed there.
 */
async function untilAnswered(ask: () => Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  try {
    for (;;) {
      const answer = await wholeAnswer(ask).catch(() => undefined);
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

/** An answer of which nothing can get lost any more. */
async function wholeAnswer(ask: () => Promise<Response>): Promise<Response> {
  const answer = await ask();
  return answer.body ? new Response(await answer.arrayBuffer(), answer) : answer;
}

/**
 * React Router sends its own requests; what it sends for this screen while the window renews itself is marked, and asked
 * for until it is answered.
 */
function watchRequests(): void {
  if (isWatching) return;
  isWatching = true;
  const send = window.fetch.bind(window);
  window.fetch = (input, init = {}) => {
    const isRead = !(input instanceof Request) && (init.method ?? 'GET').toUpperCase() === 'GET';
    if (renewals === 0 || !isRead || !isOfThisScreen(new URL(input, location.href))) return send(input, init);
    const headers = new Headers(init.headers);
    headers.set(renewalHeader, '1');
    return untilAnswered(() => send(input, { ...init, headers }), init.signal);
  };
}

let holders = 0;
/** A renewal that came while windows were held. */
let owed: (() => void) | undefined;

/**
 * While `isHeld`, the window does not renew itself: it holds words that no server has, and a renewal that finds nobody
 * signed in any more would lead to the sign-in and lose them. What came meanwhile is renewed afterwards.
 */
export function useHeldRenewal(isHeld: boolean): void {
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

/** Reads the screen's data again without counting as use of the desk, so that an open window alone keeps nobody signed in. */
export function useRenewal(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  const renew = async (): Promise<void> => {
    if (holders > 0) {
      owed = () => void renew();
      return;
    }
    watchRequests();
    renewals += 1;
    try {
      await revalidate();
    } finally {
      renewals -= 1;
    }
  };
  return renew;
}
