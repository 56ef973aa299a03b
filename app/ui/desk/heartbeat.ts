import { deskPaths } from './desk-paths.ts';

/** Whatever somebody does with a hand, a key, a voice or a screen reader is one of these. */
const signs = ['pointerdown', 'keydown', 'wheel', 'click', 'input'] as const;

/** As often as the server writes down that somebody was there. */
const everyMs = 60_000;

/**
 * Calls `tell` when somebody does something, at most once a minute. What an open window does by itself is no sign of
 * anybody, so the window says when there is one. Returns how to stop.
 */
export function onWork(
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  tell: () => void,
  now: () => number = Date.now,
): () => void {
  let toldAt = -Infinity;
  const worked = (): void => {
    if (now() - toldAt < everyMs) return;
    toldAt = now();
    tell();
  };
  for (const sign of signs) target.addEventListener(sign, worked, { capture: true, passive: true });
  return () => {
    for (const sign of signs) target.removeEventListener(sign, worked, { capture: true });
  };
}

/** Tells the server that somebody is at work. Without an answer the next sign tells it again; nobody waits for one. */
export function tellOfWork(): void {
  // The server reads forms only, so this is one, without a field.
  const body = new URLSearchParams();
  fetch(deskPaths.active, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
}
