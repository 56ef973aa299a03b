import { redirect } from 'react-router';
import { required } from '#app/platform/web/context.ts';
import { FORM_PATHS } from '../domain/form-kind.ts';
import { intakeContext } from '../server/intake-context.ts';
import type { Route } from './+types/form-of-visit.ts';

/** A link as it was sent: programs that make text into links take the full stop or danda of the sentence with it. */
function withoutWhatClings(link: string): string {
  return link.replace(/[^\w-]+$/, '');
}

/** The address in mails, which says nothing of what a visit is for: leads to the form that fits it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const link = withoutWhatClings(params.token);
  const visit = await required(context.get(intakeContext), 'forms').visits.find(link);
  // A visit that is over or cancelled says so below either form.
  return redirect(`${FORM_PATHS[visit?.form ?? 'skin']}/visit/${encodeURIComponent(link)}`, 303);
}
