import { clinic } from '#app/platform/content/clinic.ts';
import { ownLogo } from '#app/platform/content/logo.ts';
import { webManifest } from './well-known.ts';

export function loader() {
  return new Response(JSON.stringify(webManifest({ ...clinic(), hasOwnLogo: ownLogo() !== undefined })), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  });
}
