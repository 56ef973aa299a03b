import { factsContext, required } from '#app/platform/web/context.ts';
import { indexedPages, siteMap } from './indexing.ts';
import type { Route } from './+types/site-map.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { origin } = required(context.get(factsContext), 'facts');
  return new Response(siteMap(origin, indexedPages()), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
