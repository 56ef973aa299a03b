import { redirect } from 'react-router';

/** Nobody can be signed in yet, so everyone is sent to the sign-in. */
export function loader(): never {
  throw redirect('/admin-login', 302);
}

export default function AdminDashboard() {
  return null;
}
