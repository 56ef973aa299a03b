import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';
import { frameOf } from '#app/lib/framed.ts';
import type { SiteData } from '#app/ui/layout/site-data.ts';

/** The data that the root route loads for the frame of every page. */
export interface FrameData {
  readonly site: { readonly origin: string; readonly name: string; readonly shortName: string };
  readonly layout: SiteData;
  readonly nonce: string | undefined;
}

/** What a route can declare in its `handle`: that it renders a whole page, without the site's frame. */
export interface FrameHandle {
  readonly bringsItsOwnFrame: true;
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
