import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * What a browser does on a page load, done for a change of page by script: the new page starts at its top (or at the
 * place its address names), the focus stands at its heading, and its title is announced. A change of the query alone,
 * such as another day of the calendar, moves nothing; going back leaves the scrolling to the browser; a dialog over the
 * page keeps its own focus.
 */
export function RouteAnnouncer() {
  const { pathname, hash } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.querySelector('dialog[open]')) return;
    if (region.current) region.current.textContent = document.title;
    const named = hash ? document.getElementById(decodeHash(hash)) : null;
    if (named) named.scrollIntoView();
    else if (kind !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' });
    focusStart(named);
  }, [pathname, hash, kind]);

  return <div ref={region} className="visually-hidden" aria-live="polite" />;
}

function focusStart(named: HTMLElement | null): void {
  const start = named ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!start) return;
  if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
