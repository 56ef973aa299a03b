import { clinic } from '#app/platform/content/clinic.ts';
import { webManifest } from './well-known.ts';

export function loader() {
  return new Response(JSON.stringify(webManifest(clinic())), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  });
}
