import { useLocation } from 'react-router';
import { NetworkProblem } from './ui/layout/network-problem.tsx';

/** The screen as every document brings it, waiting in a template (see `platform/web/defer-scripts.ts`). */
function waitingScreen(): HTMLTemplateElement | null {
  return document.querySelector<HTMLTemplateElement>('template#network-problem');
}

/**
 * The network-problem screen. The server renders it; the browser takes it from the document it already has, so that the
 * one screen that must not depend on loading anything is not sent a second time as code.
 */
export function NetworkProblemScreen({ href }: { href: string }) {
  if (import.meta.env.SSR) {
    return (
      <div>
        <NetworkProblem href={href} />
      </div>
    );
  }
  return (
    <div
      ref={(screen) => screen?.querySelector('a')?.setAttribute('href', href)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: waitingScreen()?.innerHTML ?? '' }}
    />
  );
}

/** Stands in for a screen whose code could not be loaded: shown in the page's place, navigation kept. */
function FailedScreen() {
  const { pathname, search } = useLocation();
  return <NetworkProblemScreen href={pathname + search} />;
}

/** The route module React Router gets in place of one that failed to load (see scripts/vite/chunk-failure-screen.ts). */
export function failedRouteModule(): { default: typeof FailedScreen } {
  return { default: FailedScreen };
}

/** Replaces the page by the network-problem screen when a failed script part reaches the window. */
export function showNetworkProblem(): void {
  const main = document.querySelector('main');
  const template = waitingScreen();
  if (!main || !template) return;
  main.replaceChildren(template.content.cloneNode(true));
  main.querySelector('a')?.setAttribute('href', location.pathname + location.search);
}
