import { readDeskSettings, retentionBounds } from '#app/platform/desk-settings.ts';
import { required } from '#app/platform/web/context.ts';
import { draftNumbers } from '../domain/settings-records.ts';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import { RetentionForm } from '../ui/section-forms.tsx';
import { submitSection } from './submit-section.ts';
import type { Route } from './+types/retention.ts';

export { shouldRevalidate } from '#app/ui/desk/keep-form-on-revalidate.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = required(context.get(bookingContext), 'booking');
  const { version, settings } = await readDeskSettings(db, 'retention');
  const initial = Object.fromEntries(Object.entries(settings).map(([field, value]) => [field, String(value)]));
  return { version, initial };
}

export async function action({ context, request }: Route.ActionArgs) {
  return submitSection(context, await request.formData(), 'retention', (typed) => draftNumbers(retentionBounds, typed));
}

export default function Retention({ loaderData, actionData }: Route.ComponentProps) {
  return <RetentionForm {...loaderData} answer={actionData} />;
}
