import { beganOn } from '#app/features/booking/domain/began-on.ts';
import type { SettingsSource } from '#app/features/scheduling/server/settings-source.ts';
import { editionInForce } from '#app/platform/content/edition.ts';
import { contentSecurityPolicy, inlineHashesWith } from '#app/platform/web/content-security-policy.ts';
import type { Moments } from '#app/platform/web/moments.ts';
import type { RenderInputs } from '#app/platform/web/render-inputs.ts';
import { shareAnswers } from '#app/platform/web/shared-answers.ts';

/** About 90 kB each, with their compressed forms. */
const MOST_SHARED = 150;
/** Longer addresses are asked for by nobody twice. */
const LONGEST_ADDRESS = 400;

/** Answers a request with scripts of this nonce. */
export type AnswerWithNonce = (request: Request, address: string, nonce: string) => Promise<Response>;

interface SharedPage {
  /** Whether free times stand in it, which change with every booking. */
  readonly hasTimes: boolean;
  /** Whether whoever asks this gets what everybody gets. A chosen time leads to a form that is sealed for one. */
  isShared(query: URLSearchParams): boolean;
  /** Whether the page of our site that somebody comes from stands in it. */
  readonly saysWhereFrom: boolean;
}

const BOOKING: SharedPage = { hasTimes: true, isShared: (query) => !query.has('time'), saysWhereFrom: true };
const FINDER: SharedPage = { hasTimes: false, isShared: () => true, saysWhereFrom: false };

/** The live pages that depend on nothing but their address: the documents, and their data for browsers that have the scripts. */
const SHARED: ReadonlyMap<string, SharedPage> = new Map([
  ['/book-appointment', BOOKING],
  ['/book-appointment.data', BOOKING],
  ['/hi/book-appointment', BOOKING],
  ['/mr/book-appointment', BOOKING],
  ['/specific-service', FINDER],
  ['/specific-service.data', FINDER],
]);

/**
 * Renders once what is the same for everybody, and gives it to all who ask the same until something it shows has changed.
 * It is rendered from the address alone, as for somebody who sent no header. Its scripts and styles are allowed by their hashes, because a
 * nonce is for one answer: only those that bear the nonce of the rendering, which nobody had seen before.
 */
export function sharingPages(
  {
    facts,
    settings,
    moments,
    frames,
  }: {
    readonly facts: () => RenderInputs;
    readonly settings: SettingsSource;
    readonly moments: Moments;
    readonly frames: readonly string[];
  },
  answer: AnswerWithNonce,
): AnswerWithNonce {
  const answers = shareAnswers(MOST_SHARED);
  return async (request, address, nonce) => {
    const url = new URL(request.url);
    const page = SHARED.get(url.pathname);
    if (request.method !== 'GET' || !page?.isShared(url.searchParams) || request.url.length > LONGEST_ADDRESS)
      return answer(request, address, nonce);
    const from = page.saysWhereFrom ? beganOn(request.headers.get('referer'), url) : undefined;
    // What the answer is made from is looked up first: what changes from here on makes it one of the past.
    const madeFrom = [
      ...(page.hasTimes ? [moments.current()] : []),
      facts(),
      editionInForce(),
      await settings.current(),
    ];
    const headers = from === undefined ? {} : { referer: url.origin + from };
    const shared = await answers.answer(`${request.url} ${from ?? ''}`, request, madeFrom, async () => {
      const response = await answer(new Request(request.url, { headers }), address, nonce);
      if (!(response.headers.get('content-type')?.startsWith('text/html') ?? false)) return response;
      const html = await response.text();
      const hashed = new Headers(response.headers);
      hashed.set('content-security-policy', contentSecurityPolicy(inlineHashesWith(nonce, html), frames));
      return new Response(html, { status: response.status, headers: hashed });
    });
    return shared ?? answer(request, address, nonce);
  };
}
