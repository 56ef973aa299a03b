import { data } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { appContext, required } from '#app/platform/web/context.ts';
import { submissionPhoto } from '../../server/submission-photo.ts';
import { formDeskOf } from './form-desk.ts';
import type { Route } from './+types/submission-photo.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A photo of a form, whole or small, for the form's doctor. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const { files } = required(context.get(appContext), 'the running server');
  const { formId, photoId } = params;
  if (!uuid.test(photoId)) throw data(null, { status: 404 });
  const size = new URL(request.url).searchParams.get('size') === 'small' ? 'small' : 'full';
  const seen = await submissionPhoto(formDeskOf(context), files, actorOf(context), { formId, photoId, size });
  if (!seen.ok) throw data(null, { status: seen.reason === 'refused' ? 403 : 404 });
  return new Response(new Uint8Array(seen.value), {
    headers: {
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
