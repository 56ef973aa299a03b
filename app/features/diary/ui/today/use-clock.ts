import { useEffect, useRef } from 'react';
import { useBackgroundRevalidation } from '#app/ui/desk/background-revalidation.ts';

const minuteMs = 60_000;

/** Reads the screen again every minute while somebody looks: waits grow and the line of now moves without any change. */
export function useClock(): void {
  const renew = useBackgroundRevalidation();
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
