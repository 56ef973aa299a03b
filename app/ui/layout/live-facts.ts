import { useSyncExternalStore } from 'react';
import { paths } from './paths.ts';

/** What changes by the minute and therefore cannot be part of a kept page. */
export type Live = {
  readonly openNow: { readonly open: boolean; readonly text: string };
  /** For the clinic's first kind of visit. */
  readonly nextFree: NextFree | null;
  /** By the id of the kind of visit, for pages that are about one. */
  readonly nextFreeOf: Readonly<Record<string, NextFree>>;
};

export type LiveLink = { readonly text: string; readonly href: string };

export type NextFree = LiveLink & {
  /** The time alone, for a button: "6:15 pm". */
  readonly time: string;
  /** With whom and how long: "Dermatologist, skin or hair. About 20 minutes." */
  readonly detail: string;
  /** The free times after it. */
  readonly later: readonly LiveLink[];
};

const freshForMs = 5 * 60_000;

/** What the boot script has asked for and written into the page before the framework came. */
const shownBefore = typeof window === 'undefined' ? null : readLive(window.jamunLive);

let live = shownBefore;
let askedAt = shownBefore && performance.now();
const listeners = new Set<() => void>();

/**
 * The clinic's state now, shared by everything on the page that shows it: null on the server, until the page has loaded
 * and one small request has come back, and for as long as that request fails.
 */
export function useLive(): Live | null {
  return useSyncExternalStore(subscribe, currentLive, onServer);
}

/** The same for places that the boot script fills (`LiveText`), so that React finds what stands there. */
export function useLiveAsShown(): Live | null {
  return useSyncExternalStore(subscribe, currentLive, asShown);
}

function asShown(): Live | null {
  return shownBefore;
}

function currentLive(): Live | null {
  return live;
}

function onServer(): null {
  return null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) start();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('visibilitychange', askAgain);
  };
}

function start(): void {
  document.addEventListener('visibilitychange', askAgain);
  if (askedAt !== null) return;
  if (document.readyState === 'complete') ask();
  else window.addEventListener('load', ask, { once: true });
}

/** A page left open overnight is asked for again when somebody comes back to it. */
function askAgain(): void {
  if (document.hidden || askedAt === null || performance.now() - askedAt < freshForMs) return;
  ask();
}

function ask(): void {
  askedAt = performance.now();
  void fetchLive().then((answer) => {
    live = answer ?? live;
    for (const listener of listeners) listener();
    return live;
  });
}

/** Null when the request fails: the links that stand in its place lead to the same information. */
async function fetchLive(): Promise<Live | null> {
  try {
    const response = await fetch(paths.live, { headers: { accept: 'application/json' }, credentials: 'omit' });
    return response.ok ? readLive(await response.json()) : null;
  } catch {
    return null;
  }
}

/** The answer as `Live`, or null when it is anything else. Without a usable `nextFree` the rest still counts. */
export function readLive(answer: unknown): Live | null {
  if (!isRecord(answer) || !isRecord(answer['openNow'])) return null;
  const { open, text } = answer['openNow'];
  if (typeof open !== 'boolean' || typeof text !== 'string') return null;
  const byType = isRecord(answer['nextFreeOf']) ? Object.entries(answer['nextFreeOf']) : [];
  const nextFreeOf = Object.fromEntries(
    byType.flatMap(([id, value]) => {
      const next = readNextFree(value);
      return next ? [[id, next]] : [];
    }),
  );
  return { openNow: { open, text }, nextFree: readNextFree(answer['nextFree']), nextFreeOf };
}

function readNextFree(value: unknown): NextFree | null {
  if (!isLink(value)) return null;
  const { text, href } = value;
  const { time, detail, later }: Record<string, unknown> = { ...value };
  return {
    text,
    href,
    time: typeof time === 'string' ? time : text,
    detail: typeof detail === 'string' ? detail : '',
    later: Array.isArray(later) ? later.filter(isLink).map((link) => ({ text: link.text, href: link.href })) : [],
  };
}

function isLink(value: unknown): value is LiveLink {
  // Only addresses of this site: the answer decides where a button leads.
  if (!isRecord(value)) return false;
  const { text, href } = value;
  return typeof text === 'string' && typeof href === 'string' && /^\/(?![/\\])/.test(href);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
