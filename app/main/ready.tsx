import { useEffect } from 'react';
import { replayPreHydrationInput } from '#app/ui/replay-input.ts';

/**
 * Tells React what was typed before it took the page over, and marks the page: from here on a click is answered by
 * script. Effects run before anything is rendered anew, so no field has been set back yet. The server renders it too,
 * beside the router as in the browser, because React numbers the ids of `useId` by the place in the tree.
 */
export function Ready() {
  useEffect(() => {
    replayPreHydrationInput(document);
    document.documentElement.dataset['ready'] = '';
  }, []);
  return null;
}
