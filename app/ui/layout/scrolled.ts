import { type RefObject, useEffect } from 'react';

const thresholdPx = 50;

/** Whether the page has moved far enough for the navigation to thin out: more than 50 px. */
export function isScrolled(scrollY: number): boolean {
  return scrollY > thresholdPx;
}

/**
 * Keeps `data-scrolled` on the element true to the page's position. The style sheet does the same by a scroll timeline
 * where the browser has one, so this only adds the browsers without, and reduced motion.
 */
export function useScrolledMark(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const mark = () => element.current?.toggleAttribute('data-scrolled', isScrolled(window.scrollY));
    mark();
    window.addEventListener('scroll', mark, { passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, [element]);
}
