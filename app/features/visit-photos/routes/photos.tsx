import { data, redirect } from 'react-router';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import { nameOfPlace } from '#app/features/patient-forms/domain/photo-view.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { required } from '#app/platform/web/context.ts';
import { withCamera } from '#app/platform/web/security-headers.ts';
import { givers, removalReasons } from '../domain/photo-rules.ts';
import { noteConsent, withdrawPhotoConsent } from '../server/photo-consent.ts';
import { removeVisitPhoto } from '../server/remove-photo.ts';
import { receiveVisitPhotos } from '../server/take-photos.ts';
import { viewPhotos } from '../server/view-photos.ts';
import { PhotosScreen } from '../ui/photos-screen.tsx';
import type { PhotosAnswer } from '../ui/photo-types.ts';
import { photoDeskOf } from './photo-desk-of.ts';
import { closedView, photosView } from './photos-view.ts';
import type { Route } from './+types/photos.ts';

/** The only screen of the site that may ask for the camera. */
export function headers({ parentHeaders }: Route.HeadersArgs): Headers {
  const all = new Headers(parentHeaders);
  all.set('permissions-policy', withCamera);
  return all;
}

/** The photos of a patient, from one of their visits: to take, to compare, to remove. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const desk = photoDeskOf(context);
  const by = actorOf(context);
  const { settings } = required(context.get(bookingContext), 'booking');
  const seen = await viewPhotos({ ...desk, settings }, by, params.appointmentId);
  if (seen.ok) return photosView(desk, by, seen.value, new URL(request.url).searchParams.get('form'));
  if (seen.reason === 'not-found') throw data(null, { status: 404 });
  return closedView(seen.visit, desk.timeZone);
}

function refuse(refusal: NonNullable<PhotosAnswer['refusal']>, status: number) {
  return data<PhotosAnswer>({ refusal }, { status });
}

/** Takes the photos that were sent, or does what a button beside them says. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const desk = photoDeskOf(context);
  const by = actorOf(context);
  const visitId = params.appointmentId;
  const came = await receiveVisitPhotos(desk, by, visitId, request);
  if (!came.ok) throw data(null, { status: came.reason === 'refused' ? 403 : 404 });
  const { fields, taken, problems } = came.value;
  const done = (said: string) => {
    const query = new URLSearchParams({ said });
    const form = fields.get('form');
    if (form === 'hair' || form === 'skin') query.set('form', form);
    return redirect(`/admin-dashboard/diary/appointments/${visitId}/photos?${query.toString()}`, 303);
  };
  switch (fields.get('intent')) {
    case 'agree': {
      const giver = givers.find((each) => each === fields.get('agrees'));
      if (!giver) return refuse('no-tick', 422);
      const noted = await noteConsent(desk, by, visitId, giver);
      return noted.ok ? done('agreed') : refuse('not-possible', 409);
    }
    case 'withdraw':
      await withdrawPhotoConsent(desk, by, visitId);
      return done('withdrawn');
    case 'remove': {
      const reason = removalReasons.find((each) => each === fields.get('reason'));
      if (!reason) return refuse('no-reason', 422);
      const photoId = fields.get('photo') ?? '';
      const removed = await removeVisitPhoto(desk, by, { visitId, photoId, reason });
      if (removed.ok) return done('removed');
      return removed.reason === 'not-yours' ? refuse('not-yours', 409) : done('removed');
    }
    case 'take': {
      if (Object.keys(problems).length > 0) return data<PhotosAnswer>({ problems }, { status: 422 });
      // A window with scripts stays where it is, and reads the screen again.
      if (fields.get('window') !== 'yes') return done(taken.length > 0 ? 'taken' : 'none');
      const advice = taken.flatMap((each) => (each.advice ? [[nameOfPlace(each), each.advice]] : []));
      return data<PhotosAnswer>({ advice: Object.fromEntries(advice) });
    }
    default:
      throw data(null, { status: 422 });
  }
}

export default function Photos({ loaderData, actionData }: Route.ComponentProps) {
  return <PhotosScreen view={loaderData} answer={actionData} />;
}
