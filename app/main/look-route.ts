import { data } from 'react-router';
import { stylesOf } from '#app/platform/content/look.ts';
import type { Route } from './+types/look-route.ts';

/**
 * A clinic's own colours, after the stylesheets. They follow from the accent that the address names, so that a page of an
 * earlier edition, or of a draft, gets its own.
 */
export function loader({ request }: Route.LoaderArgs) {
  const styles = stylesOf(`#${new URL(request.url).searchParams.get('accent') ?? ''}`);
  if (styles === undefined) throw data(null, { status: 404 });
  return new Response(styles, {
    headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' },
  });
}
