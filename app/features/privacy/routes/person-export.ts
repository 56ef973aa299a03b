import { data } from 'react-router';
import { requireRecentSignIn } from '#app/features/staff/server/require-recent-sign-in.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { wallClockOf } from '#app/lib/time.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { appContext, required } from '#app/platform/web/context.ts';
import { exportHtml } from '../domain/export-html.ts';
import { withPictures } from '../server/photos-of-person.ts';
import { exportPerson } from '../server/handle-person.ts';
import { fieldOf, privacyOf } from './privacy-context.ts';
import type { Route } from './+types/person-export.ts';

/** All that is held on somebody, as one file to be handed over. A post, so that no link or prefetch takes it out. */
export async function action({ context, params, request }: Route.ActionArgs) {
  requireRecentSignIn(context, request, `/admin-dashboard/privacy/people/${params.patientId}`);
  const privacy = privacyOf(context);
  const as = fieldOf(await request.formData(), 'as', 4) === 'json' ? 'json' : 'html';
  const found = await exportPerson(privacy, actorOf(context), params.patientId, as);
  if (!found) throw data(null, { status: 404 });
  const { files } = required(context.get(appContext), 'the running server');
  const held = { ...found, photos: await withPictures(privacy, files, found.photos) };
  const now = privacy.clock.now();
  const { date } = wallClockOf(now.epochMilliseconds, privacy.timeZone);
  const { name } = clinic();
  const body =
    as === 'json'
      ? JSON.stringify({ clinic: name, madeAt: now.toString(), ...held }, null, 2)
      : exportHtml(name, now.toString(), { ...held, person: [held.person] });
  return new Response(body, {
    headers: {
      'content-type': as === 'json' ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      // No name in the name of the file: it ends up in lists of downloads.
      'content-disposition': `attachment; filename="data-${date}.${as}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
