import { data } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { viewPicture } from '../server/view-photos.ts';
import { photoDeskOf } from './photo-desk-of.ts';
import { closedPicture } from '#app/platform/web/closed-picture.ts';
import type { Route } from './+types/photo.ts';

/** A photo taken at a visit, whole or small, for a doctor to whom the record is open. */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Response> {
  const { appointmentId: visitId, photoId } = params;
  const size = new URL(request.url).searchParams.get('size') === 'small' ? 'small' : 'full';
  const seen = await viewPicture(photoDeskOf(context), actorOf(context), { visitId, photoId, size });
  if (!seen.ok) throw data(null, { status: seen.reason === 'refused' ? 403 : 404 });
  return closedPicture(seen.value);
}
