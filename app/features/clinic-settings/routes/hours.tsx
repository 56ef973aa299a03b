import { draftHours, typedHours } from '../domain/settings-hours.ts';
import { HoursForm } from '../ui/hours-form.tsx';
import { settingsNow, submitPlan } from './submit-plan.ts';
import type { Route } from './+types/hours.ts';

export { shouldRevalidate } from '#app/ui/desk/keep-form-on-revalidate.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { version, clinic } = await settingsNow(context);
  return { version, initial: typedHours(clinic) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const about = { part: 'hours', id: null, home: '/admin-dashboard/settings/hours' } as const;
  return submitPlan(context, await request.formData(), about, draftHours);
}

export default function Hours({ loaderData, actionData }: Route.ComponentProps) {
  return <HoursForm {...loaderData} answer={actionData} />;
}
