import { redirect } from 'react-router';
import { required } from '#app/platform/web/context.ts';
import { FORM_PATHS } from '../domain/form-kind.ts';
import { intakeContext } from '../server/intake-context.ts';
import type { Route } from './+types/form-of-visit.ts';

/** The address in mails, which says nothing of what a visit is for: leads to the form that fits it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const visit = await required(context.get(intakeContext), 'forms').visits.find(params.visit);
  // A visit that is over or cancelled says so below either form.
  return redirect(`${FORM_PATHS[visit?.form ?? 'skin']}/visit/${params.visit}`, 303);
}
