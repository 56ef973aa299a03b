import { isRouteErrorResponse, Outlet, useLocation, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/desk-layout.ts';
import { deskNav } from './desk-nav.ts';
import { PatientFinder } from '#app/features/patients/ui/patient-finder.tsx';
import { guardDesk } from '#app/features/staff/server/guard-desk.ts';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { DoneBefore } from '#app/features/staff/ui/done-before-notice.tsx';
import { SignInAgain } from '#app/features/staff/ui/sign-in-again-dialog.tsx';
import { staffWords } from '#app/features/staff/ui/staff-words.ts';
import { clinic, isDemonstration } from '#app/platform/content/clinic.ts';
import type { FrameHandle } from './frame-data.ts';
import { awayOf } from '#app/lib/away.ts';
import { AwayScreen } from '#app/ui/away/away-screen.tsx';
import { DeskFrame } from '#app/ui/desk/desk-frame.tsx';
import { DeskRefusal } from '#app/ui/desk/desk-refusal.tsx';
import { keepScreen } from '#app/ui/desk/keep-screen.ts';
import { useLive } from '#app/ui/desk/live.tsx';
import { useMessages } from '#app/ui/locale.tsx';

/** Who has this place in the bar may find people. */
const PATIENTS = '/admin-dashboard/patients';

export const handle: FrameHandle = { bringsItsOwnFrame: true };

/** Nothing below `/admin-dashboard` is read or written past it. */
export const middleware: Route.MiddlewareFunction[] = [guardDesk];

/** What somebody gave up while it waited for an answer leaves the screen as it was. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepScreen];

export async function loader({ context }: Route.LoaderArgs) {
  const staff = actorOf(context);
  return {
    staff: { id: staff.id, name: staff.name, role: staff.role },
    places: await deskNav(context, staff),
    brandName: clinic().shortName,
    isDemonstration: isDemonstration(),
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
  return (
    <DeskFrame
      places={places.daily}
      more={places.more}
      who={{ id: staff.id, name: staff.name, role: words.roles[staff.role] }}
      brandName={brandName}
      isDemonstration={data.isDemonstration}
      search={places.daily.some(({ href }) => href === PATIENTS) && <PatientFinder />}
    >
      <Counts />
      <SignInAgain />
      <DoneBefore />
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
  const data = useRouteLoaderData<typeof loader>('main/desk-layout');
  const { pathname, search } = useLocation();
  const away = isRouteErrorResponse(error) ? awayOf(error) : undefined;
  const screen = away ? <AwayScreen away={away} href={pathname + search} /> : <DeskRefusal error={error} />;
  return data ? <Frame data={data}>{screen}</Frame> : screen;
}
