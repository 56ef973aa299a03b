import { isRouteErrorResponse, useLocation, useMatches, useRouteError, useRouteLoaderData } from 'react-router';
import { frameOf } from '#app/lib/framed.ts';
import type { Locale } from '#app/lib/messages.ts';
import { localeOfPath, type PageLanguage } from '#app/lib/page-language.ts';
import type { SiteData } from '#app/ui/layout/site-data.ts';

/** The data that the root route loads for the frame of every page. */
export interface FrameData {
  readonly site: { readonly origin: string; readonly name: string; readonly shortName: string };
  readonly layout: SiteData;
  /** On a page in another language, the English paths that have a page in it. */
  readonly translatedPaths?: readonly string[];
  readonly nonce: string | undefined;
}

/** What a route can declare in its `handle`: that it renders a whole page, without the site's frame. */
export interface FrameHandle {
  readonly bringsItsOwnFrame: true;
}

/** What a page in another language declares in its `handle`: its address names the language, and it needs no scripts. */
export interface TranslatedHandle {
  readonly isTranslated: true;
}

const has = (value: unknown, name: string): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name);

/** The language of the page, and those that the switch of its header leads to. */
export function usePageLanguages(): { readonly locale: Locale; readonly languages: readonly PageLanguage[] } {
  const { pathname } = useLocation();
  const matches = useMatches();
  const isTranslated = matches.some(({ handle }) => has(handle, 'isTranslated'));
  const data = matches.at(-1)?.loaderData;
  return {
    locale: isTranslated ? localeOfPath(pathname) : 'en',
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the loader of a page in several languages gives
    languages: has(data, 'pageLanguages') ? (data['pageLanguages'] as readonly PageLanguage[]) : [],
  };
}

/** The data of the page's frame. After a failed form it comes with the action's answer, because no loader has run. */
export function useFrameData(): FrameData | undefined {
  const data = useRouteLoaderData<FrameData>('root');
  const error = useRouteError();
  if (data || !isRouteErrorResponse(error)) return data;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the loader above gave to platform/web
  return frameOf(error) as FrameData | undefined;
}

/** Whether this screen answers a form that failed, so that it is unknown what was saved. */
export function useHasSentForm(): boolean {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status >= 500 && frameOf(error) !== undefined;
}
