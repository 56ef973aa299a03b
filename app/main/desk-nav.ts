import type { RouterContextProvider } from 'react-router';
import { features } from '#app/features.ts';
import { visitsNeedingNewTime } from '#app/features/diary/server/new-times.ts';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import { waitingReleases } from '#app/features/blog/server/release-post.ts';
import { countMissedPosts } from '#app/features/blog/server/desk-posts.ts';
import { countNew } from '#app/features/enquiries/server/desk/inbox.ts';
import { countWaitingForms } from '#app/features/form-review/server/submission-list.ts';
import { countFailed } from '#app/features/notifications/server/desk/list-messages.ts';
import { missingForLaunch } from '#app/features/site-editor/domain/launch-steps.ts';
import { readLaunch } from '#app/features/site-editor/server/launch.ts';
import { siteContext, type SiteContext } from '#app/features/site-editor/server/site-context.ts';
import { isDemonstration } from '#app/platform/content/clinic.ts';
import { mayReach } from '#app/features/staff/domain/desk-routes.ts';
import type { StaffMember } from '#app/features/staff/domain/staff-member.ts';
import type { NavItem } from '#app/ui/desk/desk-frame.tsx';
import { type App, appContext, required } from '#app/platform/web/context.ts';
import { type NavScreen, navScreens } from './desk-bar.ts';

type Context = Readonly<RouterContextProvider>;

const desk = '/admin-dashboard';
const today: NavItem = { href: desk, label: { en: 'Today' } };
const { daily, more } = navScreens(features);

/** How many things wait at a place of the bar. */
const waitingAt: Readonly<Record<string, (app: App, staff: StaffMember, context: Context) => Promise<number>>> = {
  'diary/new-times': async (_app, staff, context) =>
    (await visitsNeedingNewTime(required(context.get(bookingContext), 'booking'), staff)).length,
  enquiries: ({ database }) => countNew(database),
  forms: ({ database }, staff) => countWaitingForms(database.db, staff),
  launch: (_app, _staff, context) => countLaunchSteps(required(context.get(siteContext), 'the site editor')),
  messages: ({ database }) => countFailed(database.db),
  posts: async ({ database, clock }, staff) =>
    (await countMissedPosts({ db: database.db, clock }, staff)) + (await waitingReleases(database.db, staff)).length,
};

/** Until the clinic is live: how many steps on the way are open, and one for going live itself. */
async function countLaunchSteps({ db, launchFacts }: SiteContext): Promise<number> {
  if (!isDemonstration()) return 0;
  const { looked } = await readLaunch(db);
  return missingForLaunch(await launchFacts(), looked).open.length + 1;
}

/** What stands in the bar for somebody: the screens there are, of those their role may reach. */
export async function deskNav(context: Context, staff: StaffMember): Promise<{ daily: NavItem[]; more: NavItem[] }> {
  const app = required(context.get(appContext), 'the running server');
  const placed = async ({ path, place }: NavScreen): Promise<NavItem | undefined> => {
    const waiting = await waitingAt[path]?.(app, staff, context);
    if (place.isHiddenWhenEmpty && waiting === 0) return undefined;
    const also = place.also === undefined ? undefined : `${desk}/${place.also}`;
    return { href: `${desk}/${path}`, label: place.label, waiting, also };
  };
  const [often = [], seldom = []] = await Promise.all(
    [daily, more].map(async (screens) => {
      const places = await Promise.all(screens.filter((screen) => mayReach(staff, screen)).map(placed));
      return places.filter((place) => place !== undefined);
    }),
  );
  // Who has nothing of the day, as an editor, has the rest at hand and begins there.
  return often.length > 0 ? { daily: [today, ...often], more: seldom } : { daily: seldom, more: [] };
}
