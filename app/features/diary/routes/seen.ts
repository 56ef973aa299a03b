import { redirect } from 'react-router';
import { may } from '#app/features/staff/domain/permissions.ts';
import { markSeen, type Arrival } from '../server/seen-arrivals.ts';
import { deskBooking } from '../server/desk-booking.ts';
import type { Route } from './+types/seen.ts';

const mostMarked = 1000;
const mark = /^(booking|message|form) ([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Marks what came in since closing as seen: one, or all that somebody was shown. Nothing that came in meanwhile. */
export async function action({ context, request }: Route.ActionArgs) {
  const { booking, by } = deskBooking(context);
  const marks = (await request.formData()).getAll('seen').slice(0, mostMarked);
  const arrivals = marks.flatMap((text): Arrival[] => {
    const [, kind, id] = mark.exec(typeof text === 'string' ? text : '') ?? [];
    return id !== undefined && (kind === 'booking' || kind === 'message' || kind === 'form') ? [{ kind, id }] : [];
  });
  // What somebody is not shown they cannot have seen.
  const shown = arrivals.filter(
    ({ kind }) => (kind !== 'booking' || by.role !== 'doctor') && (kind !== 'message' || may(by, 'enquiries.handle')),
  );
  await markSeen(booking, by, shown);
  throw redirect('/admin-dashboard', 303);
}

/** There is nothing to read here. */
export function loader() {
  throw redirect('/admin-dashboard', 303);
}
