import { useEffect, useRef, type RefObject } from 'react';

/**
 * Closes the menus (`<details>`) of the desk's bar as menus close: with Escape, which leaves the focus on the menu's button, with a
 * press anywhere else, and when another screen is opened (`place` changes).
 */
export function useClosingMenus(bar: RefObject<HTMLElement | null>, place: string): void {
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    for (const menu of openMenus(bar.current)) menu.open = false;
  }, [bar, place]);
  useEffect(() => {
    const stop = new AbortController();
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        for (const menu of openMenus(bar.current))
          if (target instanceof Node && !menu.contains(target)) menu.open = false;
      },
      { signal: stop.signal },
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        for (const menu of openMenus(bar.current)) {
          menu.open = false;
          menu.querySelector('summary')?.focus();
        }
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [bar]);
}

function openMenus(bar: HTMLElement | null): Iterable<HTMLDetailsElement> {
  return bar?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [];
}
