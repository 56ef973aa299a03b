import { data, redirect, redirectDocument, type MiddlewareFunction } from 'react-router';
import { isUuid } from '#app/lib/uuid.ts';
import { audit, byStaff } from '#app/platform/audit/audit.ts';
import { appContext, clientAddressContext, required } from '#app/platform/web/context.ts';
import { isFromThisSite } from '#app/platform/web/same-origin.ts';
import { doneBefore, doneBeforeParameter } from '../domain/done-before.ts';
import { deskRouteMatched, mayReach } from '../domain/desk-routes.ts';
import type { StaffActor } from '../domain/staff-member.ts';
import { answerOnce } from './answer-once.ts';
import { forgetSentDraft } from './desk-drafts.ts';
import { keepRefusedForm } from './refused-forms.ts';
import { readSession } from './read-session.ts';
import { staffContext } from './staff-context.ts';

const desk = '/admin-dashboard';

/** Where somebody has to go first, and comes back from. */
const firstTo = {
  none: '/admin-login',
  'needs-second-factor': '/admin-login/second-factor',
  'needs-setup': '/admin-login/set-up',
} as const;

type Asked = Parameters<MiddlewareFunction<Response>>[0];

/**
 * Stands before every address of the desk, for reading and writing alike: without a whole sign-in there is only the way
 * to one; what the table of addresses does not list is not there; what it does not allow is refused and audited. It
 * decides on the pattern that the router matched, in whatever spelling the address came.
 */
export const guardDesk: MiddlewareFunction<Response> = async (asked, next) => {
  const { request, pattern, context } = asked;
  if (request.method !== 'GET' && !isFromThisSite(request)) throw data(null, { status: 403 });
  const session = await readSession(request, context);
  const { state } = session;
  if (state !== 'signed-in') throw await signInFirst(asked, state, state === 'none' ? session.endedFor : undefined);
  // A window of somebody who is not signed in here any more: it is drawn anew for who is, and nothing is done.
  const windowOf = request.headers.get('x-desk-account');
  if (windowOf !== null && windowOf !== session.staff.id) throw redirectDocument(desk, 303);
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
  return request.method === 'GET' ? next() : answerToChange(asked, actor, next);
};

/** The way to the sign-in, which leads back to the same screen; what was sent waits there for whoever sent it. */
async function signInFirst(
  { request, url, context }: Asked,
  state: keyof typeof firstTo,
  ended: string | undefined,
): Promise<Response> {
  const isRead = request.method === 'GET';
  const to = isRead
    ? url.pathname + url.search
    : ((ended && (await keepRefusedForm(request, url, context, ended))) ?? screenOf(request));
  const query = new URLSearchParams({ to, ...(ended === undefined ? {} : { ended: '' }) });
  const headers = { 'x-sign-in': state };
  return redirect(`${firstTo[state]}?${query.toString()}`, { status: isRead ? 302 : 303, headers });
}

/** The screen of the desk from which something was sent. */
function screenOf(request: Request): string {
  const from = URL.parse(request.headers.get('referer') ?? '');
  const isHere = from?.host === new URL(request.url).host && from.pathname.startsWith(`${desk}/`);
  return isHere ? from.pathname + from.search : desk;
}

/** The screen from which something was sent that had been done already, which says so. */
function screenDoneBefore(request: Request): string {
  const screen = new URL(screenOf(request), request.url);
  screen.searchParams.set(doneBeforeParameter, doneBefore);
  return screen.pathname + screen.search;
}

/** Something is changed once under the key of its request, and the draft of its words is over. */
async function answerToChange(
  { request, context }: Asked,
  actor: StaffActor,
  next: () => Promise<Response>,
): Promise<Response> {
  const { database, clock, keyRing } = required(context.get(appContext), 'the running server');
  const parts = { db: database.db, clock, keyRing };
  const key = request.headers.get('x-request-key') ?? '';
  const answer = isUuid(key)
    ? await answerOnce(parts, actor.id, key, next, () => redirect(screenDoneBefore(request), 303))
    : await next();
  const draft = request.headers.get('x-desk-draft');
  const isLed = answer.headers.has('location') && !answer.headers.get('location')?.startsWith(`${desk}/confirm`);
  const isDone = isLed || (draft?.endsWith(' ends') === true && answer.status < 300);
  if (draft !== null && isDone) await forgetSentDraft(parts.db, actor.id, draft);
  return answer;
}
