import { data } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { appContext, required } from '#app/platform/web/context.ts';
import { fhirJson } from '../api/answer-fhir.ts';
import { toBundle } from '../domain/bundle.ts';
import { exportForm, FHIR_PATH } from '../server/fhir-export.ts';
import { deskForm } from '#app/features/form-review/server/submission-desk.ts';
import { formDeskOf } from '#app/features/form-review/server/form-desk.ts';
import type { Route } from './+types/submission-bundle.ts';

/** A form as a FHIR file. A post, so that no link or prefetch takes it out. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const desk = formDeskOf(context);
  const by = actorOf(context);
  const { settings } = required(context.get(appContext), 'the running server');
  const origin = settings.publicUrl ?? new URL(request.url).origin;
  const filled = await exportForm(desk, by, params.formId, 'download');
  if (!filled) {
    const isThere = (await deskForm(desk, by, params.formId)) !== undefined;
    throw data(null, { status: isThere ? 403 : 404 });
  }
  return fhirJson(toBundle(origin + FHIR_PATH, filled), 200, {
    // No name in the name of the file: it ends up in lists of downloads.
    'content-disposition': `attachment; filename="form-${filled.sentOn}.fhir.json"`,
  });
}
