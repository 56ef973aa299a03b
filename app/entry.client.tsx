import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { installDialogHistory } from './features/patient-forms/ui/dialog-history.ts';
import { installFailureHandlers } from './ui/layout/chunk-failure.ts';
import { failedRouteModule, showNetworkProblem } from './main/network-problem-screen.tsx';
import { Ready } from './main/ready.tsx';

declare global {
  interface Window {
    /** Called by React Router, patched in the build, when the code of a screen cannot be loaded. */
    __routeChunkFallback: (error: unknown) => unknown;
  }
}

window.__routeChunkFallback = failedRouteModule;
installFailureHandlers(window, showNetworkProblem);
installDialogHistory(window);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <Ready />
    </StrictMode>,
  );
});
