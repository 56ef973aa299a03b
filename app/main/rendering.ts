import { randomBytes } from 'node:crypto';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import type { BlogContext } from '#app/features/blog/server/blog-context.ts';
import { blogContext } from '#app/features/blog/server/running-blog.ts';
import { startingPostFacts } from '#app/features/blog/server/starting-posts.ts';
import type { BookingContext } from '#app/features/scheduling/server/booking-context.ts';
import { bookingContext } from '#app/features/scheduling/server/running-booking.ts';
import { planFromClinic } from '#app/features/scheduling/domain/plan-from-clinic.ts';
import type { EnquiryContext } from '#app/features/enquiries/server/enquiry-context.ts';
import { enquiryContext } from '#app/features/enquiries/server/running-enquiries.ts';
import { intakeContext, type IntakeContext } from '#app/features/patient-forms/server/intake-context.ts';
import type { NotificationContext } from '#app/features/notifications/server/notification-context.ts';
import { notificationContext } from '#app/features/notifications/server/running-notifications.ts';
import { personalDataContext } from '#app/features/privacy/server/privacy-context.ts';
import { personalData } from './personal-data.ts';
import { previewContext, siteContext, type SiteContext } from '#app/features/site-editor/server/site-context.ts';
import { signInContext } from '#app/features/staff/server/running-sign-in.ts';
import type { SignInContext } from '#app/features/staff/server/sign-in-context.ts';
import { pagesLeadingTo } from '#app/features/landing-pages/domain/leading-to.ts';
import { landingPages } from '#app/features/landing-pages/server/landing.ts';
import { pagesByCityContext, type PagesByCity } from '#app/features/treatments/server/pages-by-city.ts';
import { VIDEO_SITES } from '#app/lib/video-address.ts';
import { systemClock } from '#app/platform/clock.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { editionInForce, inEdition, type Edition } from '#app/platform/content/edition.ts';
import {
  appContext,
  clientAddressContext,
  dataOnlyContext,
  linkedStylesContext,
  renderInputsContext,
  nonceContext,
  type App,
} from '#app/platform/web/context.ts';
import { noncePolicy } from '#app/platform/web/content-security-policy.ts';
import { DatabaseAwayError } from '#app/platform/database/away.ts';
import type { Moments } from '#app/platform/web/moments.ts';
import { keepingFrame } from '#app/platform/web/keep-frame.ts';
import { hasPageData, takePageData } from '#app/platform/web/page-data.ts';
import { refusingTheImpossible, withReadableForm } from '#app/platform/web/readable-request.ts';
import type { RenderInputs } from '#app/platform/web/render-inputs.ts';
import { answeringWhileAway, RETRY_AFTER_SECONDS } from '#app/platform/web/while-away.ts';
import { filesOf, PageGone, type RenderedPage } from '#app/platform/web/page-cache.ts';
import { renderInputs } from './render-inputs.ts';
import { sharingPages, type AnswerWithNonce } from './shared-pages.ts';
import { staticAddresses } from './static-addresses.ts';

const answering = { ...build, routes: keepingFrame(answeringWhileAway(refusingTheImpossible(build.routes))) };

const mode = import.meta.env.DEV ? 'development' : 'production';

/** Sites that may be framed, each only after a click: the map, and the players of videos. */
export function framedSites(): readonly string[] {
  return [new URL(clinic().mapUrl).origin, ...VIDEO_SITES];
}

const pagesByCity: PagesByCity = (treatments) =>
  pagesLeadingTo(landingPages().values(), treatments).map(({ title, path }) => ({ label: title, href: path }));

interface RunningParts {
  readonly app: App;
  readonly blog: BlogContext;
  readonly booking: BookingContext;
  readonly enquiries: EnquiryContext;
  readonly intake: IntakeContext;
  readonly notifications: NotificationContext;
  readonly signIn: SignInContext;
  readonly site: SiteContext;
}

/**
 * Answers live requests: every one with a nonce of its own, the running server and the facts of the moment. Pages that are the
 * same for everybody are shared while nothing in them changes, where it is known of what `moments` tell of.
 */
export function createLiveHandler(
  { app, blog, booking, enquiries, intake, notifications, signIn, site }: RunningParts,
  facts: () => RenderInputs,
  moments?: Moments,
): (request: Request, address: string) => Promise<Response> {
  const { publicUrl } = app.settings;
  const allowedActionOrigins = publicUrl === undefined ? [] : [new URL(publicUrl).host];
  const handler = createRequestHandler({ ...answering, allowedActionOrigins }, mode);
  const frames = framedSites();
  const answer: AnswerWithNonce = async (request, address, nonce) => {
    const context = new RouterContextProvider();
    context.set(appContext, app);
    context.set(blogContext, blog);
    context.set(bookingContext, booking);
    context.set(enquiryContext, enquiries);
    context.set(intakeContext, intake);
    context.set(notificationContext, notifications);
    context.set(personalDataContext, personalData);
    context.set(signInContext, signIn);
    context.set(siteContext, site);
    context.set(previewContext, (of, path) => renderPreview(of, path, facts(), blog));
    context.set(renderInputsContext, facts());
    context.set(pagesByCityContext, pagesByCity);
    context.set(nonceContext, nonce);
    context.set(clientAddressContext, address);
    const response = await inEdition(editionInForce(), () => handler(withReadableForm(request), context));
    const isDocument = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (isDocument && !response.headers.has('content-security-policy'))
      response.headers.set('content-security-policy', noncePolicy(nonce, frames));
    if (response.status === 503 && !response.headers.has('retry-after'))
      response.headers.set('retry-after', String(RETRY_AFTER_SECONDS));
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
    return response;
  };
  const { settings } = booking;
  const shared = moments ? sharingPages({ facts, settings, moments, frames }, answer) : answer;
  return (request, address) => shared(request, address, randomBytes(16).toString('base64'));
}

/**
 * Renders a page to be kept: no nonce, no visitor, only content, facts and published posts, which the build has none of.
 * Throws when it is not a page.
 */
export async function renderPage(
  path: string,
  facts: RenderInputs,
  blog: BlogContext | null,
  of = editionInForce(),
): Promise<RenderedPage> {
  const html = await answerOfKept(path, facts, { blog, of });
  if (hasPageData(html)) return { path, ...takePageData(path, html) };
  // A page without scripts shows nothing but its data either, by which a new generation knows it again.
  return { path, html, data: await answerOfKept(path, facts, { blog, of, isDataOnly: true }) };
}

/** The data of a page to be kept, as {@link renderPage} would give them: its loaders run, and nothing is drawn. */
export function readPageData(path: string, facts: RenderInputs, blog: BlogContext | null): Promise<string> {
  return answerOfKept(path, facts, { blog, of: editionInForce(), isDataOnly: true });
}

/** A page of an edition that is not in force, whole and without scripts' data, to be shown inside another; undefined where it has none. */
async function renderPreview(
  of: Edition,
  path: string,
  facts: RenderInputs,
  blog: BlogContext,
): Promise<string | undefined> {
  try {
    const html = await answerOfKept(path, facts, { blog, of, isLinked: true });
    return hasPageData(html) ? takePageData(path, html).html : html;
  } catch (error) {
    if (error instanceof PageGone) return undefined;
    throw error;
  }
}

interface KeptRendering {
  readonly blog: BlogContext | null;
  readonly of: Edition;
  readonly isDataOnly?: boolean;
  /** Whether its styles stay files. */
  readonly isLinked?: boolean;
}

async function answerOfKept(
  path: string,
  facts: RenderInputs,
  { blog, of, isDataOnly = false, isLinked = false }: KeptRendering,
): Promise<string> {
  const context = new RouterContextProvider();
  context.set(renderInputsContext, facts);
  context.set(pagesByCityContext, pagesByCity);
  context.set(blogContext, blog);
  context.set(dataOnlyContext, isDataOnly);
  context.set(linkedStylesContext, isLinked);
  return inEdition(of, async () => {
    const response = await staticHandler(new Request(`${facts.origin}${path}`), context);
    if (response.status === 404 || response.status === 301) throw new PageGone(path);
    if (response.status === 503) throw new DatabaseAwayError(`${path} needs the database, which is away`);
    if (response.status !== 200) throw new Error(`${path} was rendered with status ${response.status}`);
    return response.text();
  });
}

const staticHandler = createRequestHandler(answering, mode);

/** Facts for the build, which has no database: what `content/clinic.yml` seeds, on the day of the build. */
export function renderInputsForBuild(): RenderInputs {
  const origin = (process.env['PUBLIC_URL'] ?? 'http://127.0.0.1:3000').replace(/\/+$/, '');
  const now = systemClock.now();
  return renderInputs(planFromClinic(clinic()), now, origin, startingPostFacts(now));
}

/** Every file that is kept, by its address. */
export async function* renderForBuild(): AsyncGenerator<[address: string, body: Buffer]> {
  const facts = renderInputsForBuild();
  for (const path of staticAddresses()) yield* filesOf(await renderPage(path, facts, null));
}
