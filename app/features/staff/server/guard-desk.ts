import { data, redirect, type MiddlewareFunction } from 'react-router';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import { appContext, clientAddressContext, required } from '#app/platform/web/context.ts';
import { isFromThisSite } from '#app/platform/web/same-origin.ts';
import { deskRouteMatched, mayReach } from '../domain/desk-routes.ts';
import { readSession } from './read-session.ts';
import { staffContext } from './staff-context.ts';

const desk = '/admin-dashboard';

/** Where somebody has to go first, and comes back from. */
const firstTo = {
  none: '/admin-login',
  'needs-second-factor': '/admin-login/second-factor',
  'needs-setup': '/admin-login/set-up',
} as const;

/**
 * Stands before every address of the desk, for reading and writing alike: without a whole sign-in there is only the way
 * to one; what the table of addresses does not list is not there; what it does not allow is refused and audited. It
 * decides on the pattern that the router matched, in whatever spelling the address came.
 */
export const guardDesk: MiddlewareFunction<Response> = async ({ request, url, pattern, context }, next) => {
  const { pathname, search } = url;
  if (request.method !== 'GET' && !isFromThisSite(request)) throw data(null, { status: 403 });
  const session = await readSession(request, context);
  if (session.state !== 'signed-in') {
    const to = request.method === 'GET' ? pathname + search : desk;
    throw redirect(`${firstTo[session.state]}?to=${encodeURIComponent(to)}`, request.method === 'GET' ? 302 : 303);
  }
  const route = deskRouteMatched(pattern);
  if (!route) throw data(null, { status: 404 });
  const address = required(context.get(clientAddressContext), 'the address of the client');
  const actor = { ...session.staff, address };
  if (!mayReach(actor, route)) {
    const { database, clock } = required(context.get(appContext), 'the running server');
    await audit(database.db, {
      at: clock.now().epochMilliseconds,
      actor: byStaff(actor),
      action: 'access.refused',
      details: { route: route.path, method: request.method, role: actor.role },
    });
    throw data(null, { status: 403 });
  }
  context.set(staffContext, actor);
  return next();
};
