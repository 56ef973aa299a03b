import { readPhotoOfDraft } from '../server/photos.ts';
import { formAt } from './form-at.ts';
import { receiveContext } from './photo-context.ts';
import type { Route } from './+types/photo-picture.ts';

/** A photo, or with `small` at the end its thumbnail, for whoever has the link of the form while it is a draft. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const { intake, found } = await formAt({ context, params });
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
  const size = new URL(request.url).pathname.endsWith('/small') ? 'small' : 'full';
  const picture =
    found?.state === 'draft'
      ? await readPhotoOfDraft(receiveContext({ context }, intake), found, { id: params.photo, size })
      : undefined;
  if (!picture) return new Response('There is no such photo.\n', { status: 404, headers });
  return new Response(new Uint8Array(picture), {
    headers: {
      ...headers,
      'content-type': 'image/jpeg',
      'content-length': String(picture.length),
      'content-disposition': 'inline',
      'cross-origin-resource-policy': 'same-origin',
    },
  });
}
