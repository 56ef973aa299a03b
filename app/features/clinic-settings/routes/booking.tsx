import { draftBooking, typedBooking } from '../domain/settings-booking.ts';
import { BookingForm } from '../ui/booking-form.tsx';
import { settingsNow, submitPlan } from './submit-plan.ts';
import type { Route } from './+types/booking.ts';

export { shouldRevalidate } from '#app/ui/desk/keep-form-on-revalidate.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { version, clinic } = await settingsNow(context);
  return { version, initial: typedBooking(clinic) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const about = { part: 'booking', id: null, home: '/admin-dashboard/settings/booking' } as const;
  return submitPlan(context, await request.formData(), about, draftBooking);
}

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  return <BookingForm {...loaderData} answer={actionData} />;
}
