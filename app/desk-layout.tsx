import { isRouteErrorResponse, Outlet, useLocation, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/desk-layout.ts';
import { deskPlaces } from './desk-places.ts';
import { PatientFinder } from './features/patients/ui/patient-finder.tsx';
import { guardDesk } from './features/staff/server/guard-desk.ts';
import { actorOf } from './features/staff/server/staff-context.ts';
import { staffWords } from './features/staff/ui/staff-words.ts';
import { clinic } from './platform/content/clinic.ts';
import type { FrameHandle } from './root.tsx';
import { awayOf } from './lib/away.ts';
import { AwayScreen } from './ui/away/away-screen.tsx';
import { DeskFrame } from './ui/desk/desk-frame.tsx';
import { DeskRefusal } from './ui/desk/desk-refusal.tsx';
import { useLive } from './ui/desk/live.tsx';
import { useMessages } from './ui/locale.tsx';

export const handle: FrameHandle = { bringsItsOwnFrame: true };

/** Nothing below `/admin-dashboard` is read or written past it. */
export const middleware: Route.MiddlewareFunction[] = [guardDesk];

export async function loader({ context }: Route.LoaderArgs) {
  const staff = actorOf(context);
  return {
    staff: { name: staff.name, role: staff.role },
    places: await deskPlaces(context, staff),
    brandName: clinic().shortName,
    isDemonstration: clinic().unconfirmed.some(({ id }) => id === 'phones'),
  };
}

export function headers() {
  return { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function DeskLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Frame data={loaderData}>
      <Outlet />
    </Frame>
  );
}

function Frame({ data, children }: { data: Route.ComponentProps['loaderData']; children: React.ReactNode }) {
  const words = useMessages(staffWords);
  const { staff, places, brandName } = data;
  const named = (list: typeof places.daily) =>
    list.map(({ href, place, waiting }) => ({ href, label: words.places[place], waiting }));
  return (
    <DeskFrame
      places={named(places.daily)}
      more={named(places.more)}
      who={{ name: staff.name, role: words.roles[staff.role] }}
      brandName={brandName}
      isDemonstration={data.isDemonstration}
      search={places.daily.some(({ place }) => place === 'patients') && <PatientFinder />}
    >
      <Counts />
      {children}
    </DeskFrame>
  );
}

/** Keeps the counts in the bar true. */
function Counts() {
  useLive(['enquiries', 'messages', 'forms']);
  return null;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('desk-layout');
  const { pathname, search } = useLocation();
  const away = isRouteErrorResponse(error) ? awayOf(error) : undefined;
  const screen = away ? <AwayScreen away={away} href={pathname + search} /> : <DeskRefusal error={error} />;
  return data ? <Frame data={data}>{screen}</Frame> : screen;
}
