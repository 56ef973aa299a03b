import { useEffect, useRef } from 'react';
import { useRenewal } from '#app/ui/desk/renewal.ts';

const minuteMs = 60_000;

/** Reads the screen again every minute while somebody looks: waits grow and the line of now moves without any change. */
export function useClock(): void {
  const renew = useRenewal();
  const latest = useRef(renew);
  useEffect(() => {
    latest.current = renew;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void latest.current();
    }, minuteMs);
    return () => clearInterval(timer);
  }, []);
}
