import { data } from 'react-router';
import { requireRecentSignIn } from '#app/features/staff/server/require-recent-sign-in.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formText } from '#app/lib/form-text.ts';
import { exportPerson } from '../server/handle-person.ts';
import { dataFile } from './data-file.ts';
import { privacyOf } from './privacy-context.ts';
import type { Route } from './+types/person-export.ts';

/** What is held on somebody but for its medical part, as one file. A post, so that no link or prefetch takes it out. */
export async function action({ context, params, request }: Route.ActionArgs) {
  requireRecentSignIn(context, request, `/admin-dashboard/privacy/people/${params.patientId}`);
  const privacy = privacyOf(context);
  const as = formText(await request.formData(), 'as', 4) === 'json' ? 'json' : 'html';
  const held = await exportPerson(privacy, actorOf(context), params.patientId, as);
  if (!held) throw data(null, { status: 404 });
  return dataFile(privacy, held, { as, name: 'data' });
}
