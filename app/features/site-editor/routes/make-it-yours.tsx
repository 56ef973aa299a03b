import { data, redirect } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { formText } from '#app/lib/form-text.ts';
import { useFlash } from '#app/ui/desk/flash-message.tsx';
import { launchSteps, missingForLaunch } from '../domain/launch-steps.ts';
import { goLive, markStep, readLaunch, stopBeingLive } from '../server/launch.ts';
import { LaunchScreen } from '../ui/launch-screen.tsx';
import type { LaunchRefusal } from '../ui/launch-view.ts';
import { formatDateTime, siteOf } from './document-of.ts';
import { stepViews } from './launch-view.ts';
import type { Route } from './+types/make-it-yours.ts';

const HERE = '/admin-dashboard/launch';

export async function loader({ context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const [facts, launch] = [await site.launchFacts(), await readLaunch(site.db)];
  return {
    isLive: launch.isLive,
    since: launch.since && formatDateTime(launch.since),
    facts,
    steps: stepViews(facts, launch.looked),
    ...missingForLaunch(facts, launch.looked),
  };
}

const answered = (what: string) => redirect(`${HERE}?said=${what}`, 303);
const refused = (refusal: LaunchRefusal, status: number) => data({ refusal }, { status });

/** Notes steps, sends a test, goes live and back. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const by = actorOf(context);
  const form = await request.formData();
  const intent = formText(form, 'intent');
  const step = launchSteps.find((each) => each === formText(form, 'step'));
  if ((intent === 'mark' || intent === 'unmark') && step) {
    await markStep(site, step, intent === 'mark', by);
    return redirect(`${HERE}?said=marked#${step}`, 303);
  }
  if (intent === 'test-mail')
    return (await site.sendTestMail(by)) ? answered('test-sent') : refused('test-not-sent', 502);
  if (intent === 'go-live') {
    const removesTrials = form.get('removeTrials') === 'yes';
    const gone = await goLive(site, await site.launchFacts(), by, async (tx) => {
      if (removesTrials) await site.removeTrials(tx, by);
    });
    if (!gone.ok) return refused('obstacles', 422);
    return answered('live');
  }
  if (intent === 'go-back') {
    await stopBeingLive(site, by);
    return answered('demonstration');
  }
  if (intent === 'remove-trials') {
    await site.db.transaction((tx) => site.removeTrials(tx, by));
    return answered('trials-removed');
  }
  throw data(null, { status: 422 });
}

/** The way from the demonstration to the clinic's own site. */
export default function Launch({ loaderData, actionData }: Route.ComponentProps) {
  const said = useFlash();
  return <LaunchScreen view={loaderData} refusal={actionData?.refusal} said={said} />;
}
