import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Says of a request that an open window reads its screen again by itself: nobody is at work there. */
const renewalHeader = 'x-window-renewal';

let renewals = 0;
let isWatching = false;

function bare(path: string): string {
  return path.replace(/(?:\/_)?\.data$/, '').replace(/\/$/, '');
}

/** The same path as the screen that is open, asked for as data. */
function isOfThisScreen(target: URL): boolean {
  return target.origin === location.origin && bare(target.pathname) === bare(location.pathname);
}

/** React Router sends its own requests; what it sends for this screen while the window renews itself is marked. */
function watchRequests(): void {
  if (isWatching) return;
  isWatching = true;
  const send = window.fetch.bind(window);
  window.fetch = (input, init = {}) => {
    const isRead = !(input instanceof Request) && (init.method ?? 'GET').toUpperCase() === 'GET';
    if (renewals === 0 || !isRead || !isOfThisScreen(new URL(input, location.href))) return send(input, init);
    const headers = new Headers(init.headers);
    headers.set(renewalHeader, '1');
    return send(input, { ...init, headers });
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
