import { data } from 'react-router';
import { ownLogo } from '#app/platform/content/logo.ts';
import type { Route } from './+types/logo-route.ts';

/** The clinic's own logo. Its address names what it shows, so a browser may keep it for ever. */
export function loader({ request }: Route.LoaderArgs) {
  const logo = ownLogo();
  if (!logo) throw data(null, { status: 404 });
  const isNamed = new URL(request.url).searchParams.get('v') === logo.hash;
  return new Response(new Uint8Array(logo.png), {
    headers: {
      'content-type': 'image/png',
      'cache-control': isNamed ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    },
  });
}
