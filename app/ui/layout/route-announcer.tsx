import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/**
 * What a browser does on a page load, done for a change of screen by script: the new screen starts at its top (or at the
 * place its address names), the focus stands at its heading (or where typing starts, `data-start`), and its title is
 * announced. A step of booking is a screen as well: one whose heading is another, at the same path. A link to a place of
 * the same address goes there; a change of the query, such as another day of the calendar, moves nothing. Going back leaves
 * the scrolling to the browser; a dialog over the page keeps its own focus, and so does an answer to a form that has
 * placed it.
 */
export function RouteAnnouncer() {
  const location = useLocation();
  const kind = useNavigationType();
  const shown = useRef<{ readonly pathname: string; readonly search: string; readonly heading: Element | null }>(
    undefined,
  );
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { pathname, search, hash } = location;
    const before = shown.current;
    const heading = document.querySelector('main h1');
    shown.current = { pathname, search, heading };
    if (before === undefined) return;
    const named = hash ? document.getElementById(decodeHash(hash)) : null;
    const isPlaceAlone = named !== null && before.search === search;
    if (before.pathname === pathname && !isPlaceAlone && (before.heading === heading || isFocusPlaced())) return;
    if (document.querySelector('dialog[open]')) return;
    if (region.current) region.current.textContent = document.title;
    if (named) named.scrollIntoView();
    else if (kind !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' });
    focusStart(named);
  }, [location, kind]);

  return <div ref={region} className="visually-hidden" aria-live="polite" />;
}

/** Whether something on the screen has the focus; it falls back to the body when its element is removed. */
function isFocusPlaced(): boolean {
  const main = document.querySelector('main');
  return main !== document.activeElement && (main?.contains(document.activeElement) ?? false);
}

function focusStart(named: HTMLElement | null): void {
  const typing = document.querySelector<HTMLElement>('main [data-start]');
  const start =
    named ?? typing ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  if (!start) return;
  if (start !== typing && !start.hasAttribute('tabindex')) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
