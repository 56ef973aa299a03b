import { redirect } from 'react-router';

export function loader() {
  throw redirect('/admin-dashboard', 303);
}

/** `POST /admin-dashboard/active`: somebody is at work in a window (`ui/desk/heartbeat.ts`). That it came past the guard is all. */
export function action() {
  return new Response(null, { status: 204 });
}
