import { redirect, type RouterContextProvider } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { required } from '#app/platform/web/context.ts';
import { planOf } from '../domain/settings-form.ts';
import { movedInOrder } from '../domain/settings-people.ts';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import { savePlan } from '../server/settings-save.ts';
import { settingsNow } from './submit-plan.ts';

/**
 * Moves a practitioner or a kind of visit a place earlier or later, where the form asks for it; undefined for any other
 * form. An order touches no appointment, so it is saved at once; made from another version it changes nothing.
 */
export async function submitOrder(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  { list, home }: { readonly list: 'practitioners' | 'appointmentTypes'; readonly home: string },
): Promise<Response | undefined> {
  const id = form.get('move');
  const way = form.get('intent');
  if (typeof id !== 'string' || (way !== 'earlier' && way !== 'later')) return undefined;
  const { db, clock } = required(context.get(bookingContext), 'booking');
  const settings = await settingsNow(context);
  const plan = planOf(settings);
  const moved =
    list === 'practitioners'
      ? { ...plan, practitioners: movedInOrder(plan.practitioners, id, way) }
      : { ...plan, appointmentTypes: movedInOrder(plan.appointmentTypes, id, way) };
  if (form.get('version') === String(settings.version)) {
    const part = list === 'practitioners' ? 'practitioner' : 'visit';
    await savePlan({ db, clock }, moved, settings.version, actorOf(context), { part, id, touched: 0 });
  }
  return redirect(home, 303);
}
