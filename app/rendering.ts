import { randomBytes } from 'node:crypto';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import type { BlogContext } from './features/blog/server/blog-context.ts';
import { blogContext } from './features/blog/server/running-blog.ts';
import { startingPostFacts } from './features/blog/server/starting-posts.ts';
import type { BookingContext } from './features/booking/server/booking-context.ts';
import { bookingContext } from './features/booking/server/running-booking.ts';
import { planFromClinic } from './features/booking/domain/plan-from-clinic.ts';
import type { EnquiryContext } from './features/enquiries/server/enquiry-context.ts';
import { enquiryContext } from './features/enquiries/server/running-enquiries.ts';
import { intakeContext, type IntakeContext } from './features/intake/server/intake-context.ts';
import type { NotificationContext } from './features/notifications/server/notification-context.ts';
import { notificationContext } from './features/notifications/server/running-notifications.ts';
import { signInContext } from './features/staff/server/running-sign-in.ts';
import type { SignInContext } from './features/staff/server/sign-in-context.ts';
import { VIDEO_SITE } from './features/treatments/domain/treatment.ts';
import { systemClock } from './platform/clock.ts';
import { clinic } from './platform/content/clinic.ts';
import { appContext, clientAddressContext, factsContext, nonceContext, type App } from './platform/web/context.ts';
import { noncePolicy } from './platform/web/content-security-policy.ts';
import { DatabaseAwayError } from './platform/database/away.ts';
import { takePageData } from './platform/web/page-data.ts';
import { refusingTheImpossible, withReadableForm } from './platform/web/readable-request.ts';
import type { PublicFacts } from './platform/web/public-facts.ts';
import { answeringWhileAway, RETRY_AFTER_SECONDS } from './platform/web/while-away.ts';
import { filesOf, PageGone, type RenderedPage } from './platform/web/static-site.ts';
import { siteFacts } from './site-facts.ts';
import { staticAddresses } from './static-addresses.ts';

const answering = { ...build, routes: answeringWhileAway(refusingTheImpossible(build.routes)) };

const mode = import.meta.env.DEV ? 'development' : 'production';

/** Sites that may be framed, each only after a click: the map, and videos from the host that sets no cookies. */
export function framedSites(): readonly string[] {
  return [new URL(clinic().mapUrl).origin, new URL(VIDEO_SITE).origin];
}

interface RunningParts {
  readonly app: App;
  readonly blog: BlogContext;
  readonly booking: BookingContext;
  readonly enquiries: EnquiryContext;
  readonly intake: IntakeContext;
  readonly notifications: NotificationContext;
  readonly signIn: SignInContext;
}

/** Answers live requests: every one with a nonce of its own, the running server and the facts of the moment. */
export function createLiveHandler(
  { app, blog, booking, enquiries, intake, notifications, signIn }: RunningParts,
  facts: () => PublicFacts,
): (request: Request, address: string) => Promise<Response> {
  const { publicUrl } = app.settings;
  const allowedActionOrigins = publicUrl === undefined ? [] : [new URL(publicUrl).host];
  const handler = createRequestHandler({ ...answering, allowedActionOrigins }, mode);
  const frames = framedSites();
  return async (request, address) => {
    const context = new RouterContextProvider();
    const nonce = randomBytes(16).toString('base64');
    context.set(appContext, app);
    context.set(blogContext, blog);
    context.set(bookingContext, booking);
    context.set(enquiryContext, enquiries);
    context.set(intakeContext, intake);
    context.set(notificationContext, notifications);
    context.set(signInContext, signIn);
    context.set(factsContext, facts());
    context.set(nonceContext, nonce);
    context.set(clientAddressContext, address);
    const response = await handler(withReadableForm(request), context);
    const isDocument = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (isDocument) response.headers.set('content-security-policy', noncePolicy(nonce, frames));
    if (response.status === 503 && !response.headers.has('retry-after'))
      response.headers.set('retry-after', String(RETRY_AFTER_SECONDS));
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
    return response;
  };
}

/**
 * Renders a page to be kept: no nonce, no visitor, only content, facts and published posts, which the build has none of.
 * Throws when it is not a page.
 */
export async function renderPage(path: string, facts: PublicFacts, blog: BlogContext | null): Promise<RenderedPage> {
  const context = new RouterContextProvider();
  context.set(factsContext, facts);
  context.set(blogContext, blog);
  const response = await staticHandler(new Request(`${facts.origin}${path}`), context);
  if (response.status === 404 || response.status === 301) throw new PageGone(path);
  if (response.status === 503) throw new DatabaseAwayError(`${path} needs the database, which is away`);
  if (response.status !== 200) throw new Error(`${path} was rendered with status ${response.status}`);
  return { path, ...takePageData(path, await response.text()) };
}

const staticHandler = createRequestHandler(answering, mode);

/** Facts for the build, which has no database: what `content/clinic.yml` seeds, on the day of the build. */
export function factsForBuild(): PublicFacts {
  const origin = (process.env['PUBLIC_URL'] ?? 'http://127.0.0.1:3000').replace(/\/+$/, '');
  const now = systemClock.now();
  return siteFacts(planFromClinic(clinic()), now, origin, startingPostFacts(now));
}

/** Every file that is kept, by its address. */
export async function* renderForBuild(): AsyncGenerator<[address: string, body: Buffer]> {
  const facts = factsForBuild();
  for (const path of staticAddresses()) yield* filesOf(await renderPage(path, facts, null));
}
