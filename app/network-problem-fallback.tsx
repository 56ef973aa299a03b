import { createRoot } from 'react-dom/client';
import { useLocation } from 'react-router';
import { NetworkProblem } from './ui/layout/network-problem.tsx';

/** Stands in for a screen whose code could not be loaded: shown in the page's place, navigation kept. */
function FailedScreen() {
  const { pathname, search } = useLocation();
  return <NetworkProblem href={pathname + search} />;
}

/** The route module React Router gets in place of one that failed to load (see scripts/vite/chunk-failure-screen.ts). */
export function failedRouteModule(): { default: typeof FailedScreen } {
  return { default: FailedScreen };
}

/** Replaces the page by the network-problem screen when a failed script part reaches the window. */
export function showNetworkProblem(): void {
  const main = document.querySelector('main');
  if (!main) return;
  const screen = document.createElement('div');
  main.replaceChildren(screen);
  createRoot(screen).render(<NetworkProblem href={location.pathname + location.search} />);
}
