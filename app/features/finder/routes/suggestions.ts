import { suggestions } from '../server/suggestions.ts';
import type { Route } from './+types/suggestions.ts';

/** What the search of the navigation shows while somebody types. Words about one's skin stay out of shared caches. */
export function loader({ request }: Route.LoaderArgs) {
  const body = suggestions(new URL(request.url).searchParams);
  return Response.json(body, { headers: { 'cache-control': 'private, max-age=300' } });
}
