import { Outlet } from 'react-router';
import type { Route } from './+types/form-layout.ts';

/** A form under way has a frame of its own (app/root.tsx). */
export const handle = { bringsItsOwnFrame: true } as const;

/** Private: nobody keeps it, no search engine lists it, and its address goes to no other site. */
export function headers() {
  return { 'cache-control': 'no-store', 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' };
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function FormLayout() {
  return <Outlet />;
}
