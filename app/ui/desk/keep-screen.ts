import { data, type DataRouter, type DataStrategyResult, type MiddlewareFunction } from 'react-router';
import { LeftUnsent } from './held-requests.ts';

type Results = Record<string, DataStrategyResult>;

let router: DataRouter | undefined;
let isStaying = false;

/** What the window shows, for `keepScreen`. */
export function screenOf(shown: DataRouter): void {
  router = shown;
}

/** Whether the window is navigating to another screen; otherwise its requests belong to the screen it shows. */
export function isLeavingScreen(): boolean {
  const { navigation, location } = router?.state ?? {};
  return navigation?.location !== undefined && navigation.location.pathname !== location?.pathname;
}

/**
 * Goes nowhere instead of to the screen that could not be opened. Somebody who came by Back is led to the entry of the
 * history that they see; `shownEntry` is its number.
 */
export function stayHere(shownEntry: number | undefined): void {
  if (!router || router.state.navigation.state === 'idle') return;
  isStaying = true;
  const { location } = router.state;
  const stop = router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    isStaying = false;
    stop();
  });
  const steps = (shownEntry ?? 0) - (entryNow() ?? 0);
  if (shownEntry !== undefined && steps !== 0) void router.navigate(steps);
  else void router.navigate(location, { replace: true, preventScrollReset: true, state: location.state as unknown });
}

/** The number of the entry of the history at which the browser is: ahead of the screen while Back is under way. */
export function entryNow(): number | undefined {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;
}

function asBefore(ids: readonly string[], before: Readonly<Record<string, unknown>> | null | undefined): Results {
  // 503: an answer with the status of an error lets nothing be read again, which could not be reached either.
  return Object.fromEntries(ids.map((id) => [id, { type: 'data', result: data(before?.[id] ?? null, 503) }]));
}

/** The router hands an action's error on within an answer of its own. */
function isLeft(result: unknown): boolean {
  if (result instanceof LeftUnsent) return true;
  return typeof result === 'object' && result !== null && 'data' in result && result.data instanceof LeftUnsent;
}

/**
 * Client middleware of the desk: a request that somebody gave up is answered with what the screen showed before, because
 * an error's page in its place would take away what was typed.
 */
export const keepScreen: MiddlewareFunction<Results> = async ({ request }, next) => {
  const isRead = request.method === 'GET';
  if (isRead && isStaying && router) return asBefore(Object.keys(router.state.loaderData), router.state.loaderData);
  const results = await next();
  const left = Object.keys(results).filter((id) => isLeft(results[id]?.result));
  if (left.length === 0) return results;
  return { ...results, ...asBefore(left, isRead ? router?.state.loaderData : router?.state.actionData) };
};
