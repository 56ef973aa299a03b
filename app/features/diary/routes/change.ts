import { data, redirect } from 'react-router';
import { changeFromForm } from './change-appointment.ts';
import { deskBooking, textOf } from '../server/desk-booking.ts';
import type { Route } from './+types/change.ts';

/** Changes of the diary. With scripts the answer is data; without, the way leads back to where the form was. */
export async function action({ context, request }: Route.ActionArgs) {
  const { booking, by } = deskBooking(context);
  const form = await request.formData();
  const answer = await changeFromForm(booking, by, form);
  if (form.get('quick') === 'yes') return data(answer, { status: answer.ok ? 200 : 409 });
  const id = textOf(form, 'id');
  if (answer.ok && form.get('back') === 'today') throw redirect('/admin-dashboard', 303);
  const said = answer.ok ? answer.did : answer.reason;
  throw redirect(`/admin-dashboard/diary/appointments/${encodeURIComponent(id)}?said=${said}`, 303);
}

export function loader() {
  throw redirect('/admin-dashboard/diary', 302);
}
