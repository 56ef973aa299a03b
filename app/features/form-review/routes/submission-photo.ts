import { data } from 'react-router';
import { isUuid } from '#app/lib/uuid.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { appContext, required } from '#app/platform/web/context.ts';
import { submissionPhoto } from '../server/submission-photo.ts';
import { formDeskOf } from '../server/form-desk.ts';
import { closedPicture } from '#app/platform/web/closed-picture.ts';
import type { Route } from './+types/submission-photo.ts';

/** A photo of a form, whole or small, for the form's doctor. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const { files } = required(context.get(appContext), 'the running server');
  const { formId, photoId } = params;
  if (!isUuid(photoId)) throw data(null, { status: 404 });
  const size = new URL(request.url).searchParams.get('size') === 'small' ? 'small' : 'full';
  const seen = await submissionPhoto(formDeskOf(context), files, actorOf(context), { formId, photoId, size });
  if (!seen.ok) throw data(null, { status: seen.reason === 'refused' ? 403 : 404 });
  return closedPicture(seen.value);
}
