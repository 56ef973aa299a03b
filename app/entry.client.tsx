import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { installDialogHistory } from './features/intake/ui/dialog-history.ts';
import { installFailureHandlers } from './ui/layout/chunk-failure.ts';
import { tellOfTyped } from './ui/typed-before.ts';
import { failedRouteModule, showNetworkProblem } from './network-problem-screen.tsx';

declare global {
  interface Window {
    /** Called by React Router, patched in the build, when the code of a screen cannot be loaded. */
    __routeChunkFallback: (error: unknown) => unknown;
  }
}

window.__routeChunkFallback = failedRouteModule;
installFailureHandlers(window, showNetworkProblem);
installDialogHistory(window);

/**
 * Tells React what was typed before it took the page over, and marks the page: from here on a click is answered by
 * script. Effects run before anything is rendered anew, so no field has been set back yet.
 */
function Ready() {
  useEffect(() => {
    tellOfTyped(document);
    document.documentElement.dataset['ready'] = '';
  }, []);
  return null;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <Ready />
    </StrictMode>,
  );
});
