import { type RefObject, useEffect } from 'react';

/** The part of the element that must be in view before it is revealed. */
const revealThreshold = 0.1;

/**
 * Marks an element that is still out of view as `data-reveal="waiting"` and, once a tenth of it is visible, as "shown".
 * Without script, without an observer and with reduced motion there is no mark and nothing ever waits.
 */
export function useReveal(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const target = element.current;
    if (!target || !('IntersectionObserver' in window)) return undefined;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;

    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (entry.intersectionRatio < revealThreshold) {
          target.dataset['reveal'] = 'waiting';
          return;
        }
        if (target.dataset['reveal']) target.dataset['reveal'] = 'shown';
        observer.disconnect();
      },
      { threshold: revealThreshold },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
}
