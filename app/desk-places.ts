import type { RouterContextProvider } from 'react-router';
import { countMissedPosts } from './features/blog/server/desk-posts.ts';
import { countNew } from './features/enquiries/server/desk/inbox.ts';
import { countWaitingForms } from './features/intake/server/submission-list.ts';
import { countFailed } from './features/notifications/server/desk/list-messages.ts';
import { deskRouteOf, mayReach } from './features/staff/domain/desk-routes.ts';
import type { StaffMember } from './features/staff/domain/staff-member.ts';
import type { DeskPlaceName } from './features/staff/ui/staff-words.ts';
import { appContext, required } from './platform/web/context.ts';

interface Place {
  readonly place: DeskPlaceName;
  readonly href: string;
  readonly waiting?: number | undefined;
}

const desk = '/admin-dashboard';
const daily = ['diary', 'patients', 'enquiries', 'forms', 'messages'] as const;
const more = ['figures', 'feeds', 'posts', 'settings', 'team', 'privacy', 'audit'] as const;

/** Below the desk; most are called as they are spelled. */
function pathOf(place: DeskPlaceName): string {
  return place === 'feeds' ? 'diary/feeds' : place;
}

/** What stands in the bar for somebody: the screens there are, of those their role may reach. */
export async function deskPlaces(
  context: Readonly<RouterContextProvider>,
  staff: StaffMember,
): Promise<{ daily: Place[]; more: Place[] }> {
  const reachable = (place: DeskPlaceName): boolean => {
    const route = deskRouteOf(pathOf(place));
    return route !== undefined && mayReach(staff, route);
  };
  const placed = async (place: DeskPlaceName): Promise<Place> => ({
    place,
    href: `${desk}/${pathOf(place)}`,
    waiting: await waitingAt(place),
  });
  async function waitingAt(place: DeskPlaceName): Promise<number | undefined> {
    const { database, clock } = required(context.get(appContext), 'the running server');
    if (place === 'posts') return countMissedPosts({ db: database.db, clock }, staff);
    if (place === 'messages') return countFailed(database.db);
    if (place === 'forms') return countWaitingForms(database.db);
    return place === 'enquiries' ? countNew(database) : undefined;
  }
  const [often, seldom] = await Promise.all(
    [daily, more].map((places) => Promise.all(places.filter(reachable).map(placed))),
  );
  const today = { place: 'today', href: desk } as const;
  // Who has nothing of the day, as an editor, has the rest at hand.
  return often?.length
    ? { daily: [today, ...often], more: seldom ?? [] }
    : { daily: [today, ...(seldom ?? [])], more: [] };
}
