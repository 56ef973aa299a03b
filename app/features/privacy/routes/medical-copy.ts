import { data } from 'react-router';
import { requireRecentSignIn } from '#app/features/staff/server/require-recent-sign-in.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formText } from '#app/lib/form-text.ts';
import { appContext, required } from '#app/platform/web/context.ts';
import { medicalCopy } from '../server/medical-data.ts';
import { dataFile } from './data-file.ts';
import { privacyOf } from './privacy-context.ts';
import type { Route } from './+types/medical-copy.ts';

/** The medical part of somebody's data, which their doctor hands to them, as one file. */
export async function action({ context, params, request }: Route.ActionArgs) {
  requireRecentSignIn(context, request, `/admin-dashboard/patients/${params.patientId}`);
  const privacy = privacyOf(context);
  const as = formText(await request.formData(), 'as', 4) === 'json' ? 'json' : 'html';
  const { files } = required(context.get(appContext), 'the running server');
  const copy = await medicalCopy({ ...privacy, files }, actorOf(context), params.patientId, as);
  if (!copy.ok) throw data(null, { status: copy.reason === 'refused' ? 403 : 404 });
  return dataFile(privacy, copy.value, { as, name: 'medical' });
}
