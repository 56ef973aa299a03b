import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation, type ClientActionFunctionArgs, type ClientLoaderFunctionArgs } from 'react-router';
import { useFrameData, useHasSentForm } from './frame-data.ts';
import { untilLeft } from '#app/ui/desk/held-requests.ts';
import { isLeavingScreen } from '#app/ui/desk/keep-screen.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { layoutMessages } from '#app/ui/layout/messages.ts';
import { useMessages } from '#app/ui/locale.tsx';

/** The screen as every document brings it, waiting in a template (see `platform/web/defer-scripts.ts`). */
function waitingScreen(): HTMLTemplateElement | null {
  return document.querySelector<HTMLTemplateElement>('template#network-problem');
}

/**
 * The screen where pages are rendered. The browser takes it from the document it already has, so that the one screen that
 * must not depend on loading anything is not sent a second time as code.
 */
const NetworkProblem = import.meta.env.SSR ? (await import('#app/ui/layout/network-problem.tsx')).NetworkProblem : null;

/** A screen that takes the place of what somebody was reading, perhaps far down the page, begins at its words. */
function useGoThere() {
  const screen = useRef<HTMLDivElement>(null);
  const cameWithPage = useRef(!useHydrated());
  useEffect(() => {
    const heading = screen.current?.querySelector('h1');
    if (cameWithPage.current || !heading) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
  return screen;
}

/** The network-problem screen, rendered by the server or taken from the document. */
export function NetworkProblemScreen({ href }: { href: string }) {
  const texts = useMessages(layoutMessages);
  const data = useFrameData();
  const hasSentForm = useHasSentForm();
  const box = useGoThere();
  return (
    <>
      <title>{`${texts.networkCode} ${texts.network}`}</title>
      {NetworkProblem ? (
        <div ref={box}>
          <NetworkProblem href={href} clinic={data?.layout.clinic} hasSentForm={hasSentForm} />
        </div>
      ) : (
        <div
          ref={(screen) => {
            box.current = screen;
            screen?.querySelector('a')?.setAttribute('href', href);
          }}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: waitingScreen()?.innerHTML ?? `<h1>${texts.lastResort}</h1>` }}
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

/** Where a part of the desk is asked for again: a document brings what did not arrive. */
function AskedAgain() {
  useEffect(() => globalThis.location.reload(), []);
  return null;
}

/**
 * The route module React Router gets in place of one that failed to load (see scripts/vite/chunk-failure-screen.ts). At the
 * desk the screen before stays, with a notice: it may hold words. A search within the screen needs no code to be answered.
 */
export async function failedRouteModule() {
  if (document.querySelector('[data-live]')) {
    if (isLeavingScreen()) await untilLeft();
    return { default: AskedAgain, clientAction: sendOn, clientLoader: loadOn };
  }
  return { default: FailedScreen, clientAction: sendOn, clientLoader: loadOn };
}

/** Of routes that have a `clientAction` or `clientLoader`: without it, React Router shows an empty page. */
function sendOn({ serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  return serverAction();
}

function loadOn({ serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  return serverLoader();
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
  return failed === key ? <FailedScreen /> : children;
}
