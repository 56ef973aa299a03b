import { type MouseEvent, useState } from 'react';

/**
 * For a link to what another site shows: whether it was asked for, and the handler of the click that asks. That click
 * stays on the page, unless it wants a new tab or window; without scripts it opens the other site.
 */
export function useShowHere(): readonly [isShown: boolean, showHere: (event: MouseEvent) => void] {
  const [isShown, setIsShown] = useState(false);
  const showHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsShown(true);
  };
  return [isShown, showHere];
}
