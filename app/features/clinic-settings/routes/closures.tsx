import type { RouterContextProvider } from 'react-router';
import { formatDate } from '#app/lib/date-words.ts';
import { wallClockOf } from '#app/lib/time.ts';
import { required } from '#app/platform/web/context.ts';
import { comingHolidays, draftClosures, typedClosures } from '../domain/settings-closures.ts';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import { ClosuresForm } from '../ui/closures-form.tsx';
import { settingsNow, submitPlan } from './submit-plan.ts';
import type { Route } from './+types/closures.ts';

/** How many coming dates of each national holiday are shown. */
const yearsShown = 3;

async function todayOf(context: Readonly<RouterContextProvider>): Promise<string> {
  const { clock } = required(context.get(bookingContext), 'booking');
  const { clinic } = await settingsNow(context);
  return wallClockOf(clock.now().epochMilliseconds, clinic.timeZone).date;
}

export { shouldRevalidate } from '#app/ui/desk/keep-form-on-revalidate.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { version, clinic } = await settingsNow(context);
  const today = await todayOf(context);
  const holidays = comingHolidays(today, yearsShown).map(({ monthDay, name, next }) => ({
    monthDay,
    name,
    next: next.map(({ date }) => formatDate(date)).join(', '),
  }));
  return { version, initial: typedClosures(clinic, today), holidays };
}

export async function action({ context, request }: Route.ActionArgs) {
  const today = await todayOf(context);
  const about = { part: 'closures', id: null, home: '/admin-dashboard/settings/closures' } as const;
  return submitPlan(context, await request.formData(), about, (plan, typed) => draftClosures(plan, typed, today));
}

export default function Closures({ loaderData, actionData }: Route.ComponentProps) {
  return <ClosuresForm {...loaderData} answer={actionData} />;
}
