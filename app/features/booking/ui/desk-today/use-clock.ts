import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';

const minuteMs = 60_000;

/** Reads the screen again every minute while somebody looks: waits grow and the line of now moves without any change. */
export function useClock(): void {
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  useEffect(() => {
    latest.current = revalidate;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void latest.current();
    }, minuteMs);
    return () => clearInterval(timer);
  }, []);
}
