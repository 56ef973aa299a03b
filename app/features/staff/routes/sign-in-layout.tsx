import { Outlet } from 'react-router';
import { SignInFrame } from '../ui/sign-in-frame.tsx';
import { clinic } from '#app/platform/content/clinic.ts';
import type { Route } from './+types/sign-in-layout.ts';

/** The entrance has a frame of its own (app/root.tsx). */
export const handle = { bringsItsOwnFrame: true } as const;

export function loader() {
  const { name, shortName } = clinic();
  return { name, shortName };
}

export function headers() {
  return { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function SignInLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SignInFrame clinic={loaderData}>
      <Outlet />
    </SignInFrame>
  );
}
