import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { layoutMessages } from './ui/layout/messages.ts';
import { useMessages } from './ui/locale.tsx';

/** The screen as every document brings it, waiting in a template (see `platform/web/defer-scripts.ts`). */
function waitingScreen(): HTMLTemplateElement | null {
  return document.querySelector<HTMLTemplateElement>('template#network-problem');
}

/**
 * The screen where pages are rendered. The browser takes it from the document it already has, so that the one screen that
 * must not depend on loading anything is not sent a second time as code.
 */
const NetworkProblem = import.meta.env.SSR ? (await import('./ui/layout/network-problem.tsx')).NetworkProblem : null;

/** The network-problem screen, rendered by the server or taken from the document. */
export function NetworkProblemScreen({ href }: { href: string }) {
  const texts = useMessages(layoutMessages);
  return (
    <>
      <title>{`${texts.networkCode} ${texts.network}`}</title>
      {NetworkProblem ? (
        <div>
          <NetworkProblem href={href} />
        </div>
      ) : (
        <div
          ref={(screen) => screen?.querySelector('a')?.setAttribute('href', href)}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: waitingScreen()?.innerHTML ?? '' }}
        />
      )}
    </>
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

/** Key of the history entry that was shown when a part of the program failed; null while all is well. */
let failedAt: string | null = null;
const listeners = new Set<() => void>();

/** Replaces the page by the network-problem screen, until another page is chosen. */
export function showNetworkProblem(): void {
  const state: unknown = window.history.state;
  const key: unknown = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  // Before the first change of screen there is no key; React Router then calls the entry "default".
  failedAt = typeof key === 'string' ? key : 'default';
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The screen, or the network-problem screen in its place when a part of the program has failed while it was shown. */
export function UnlessFailed({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const failed = useSyncExternalStore(
    subscribe,
    () => failedAt,
    () => null,
  );
  return failed === key ? <FailedHere /> : children;
}

/** What held the focus is gone; it goes on from the screen. */
function FailedHere() {
  useEffect(() => document.querySelector('main')?.focus(), []);
  return <FailedScreen />;
}
