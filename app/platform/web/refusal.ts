import { isDatabaseAway } from '#app/platform/database/away.ts';
import { RETRY_AFTER_SECONDS } from './while-away.ts';

const problems = {
  400: ['bad-request', 'The request can not be read'],
  403: ['forbidden', 'That is not allowed'],
  404: ['not-found', 'There is nothing at this address'],
  405: ['method-not-allowed', 'This address does not answer that method'],
  411: ['length-required', 'The length of the request is missing'],
  413: ['content-too-large', 'The request is too large'],
  415: ['unsupported-media-type', 'The request has the wrong type'],
  429: ['too-many-attempts', 'Too many requests'],
  500: ['internal-error', 'Something failed on our side'],
  503: ['unavailable', 'The records can’t be reached just now'],
} as const;

/** The API, and where carriers of messages tell what became of them. */
const FOR_PROGRAMS = ['/api/', '/webhooks/'];

/** Whether this path belongs to the API, whose errors are problem documents (RFC 9457) instead of pages. */
export function isForPrograms(path: string): boolean {
  return FOR_PROGRAMS.some((section) => path.startsWith(section));
}

/** An answer of the server itself, before or instead of the application's: a sentence, and for programs a problem (RFC 9457). */
export function refusal(
  path: string,
  status: keyof typeof problems,
  sentence: string,
  more: Readonly<Record<string, string>> = {},
): Response {
  const headers = { 'cache-control': 'no-store', ...more };
  if (!isForPrograms(path)) {
    return new Response(`${sentence}\n`, {
      status,
      headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' },
    });
  }
  const [code, title] = problems[status];
  const problem = { type: `urn:problem-type:jamun:${code}`, title, status, code, detail: sentence };
  return new Response(JSON.stringify(problem), {
    status,
    headers: { ...headers, 'content-type': 'application/problem+json' },
  });
}

/** The answer where something threw: 503 while the database is away, else 500. */
export function failure(path: string, error: unknown): Response {
  if (!isDatabaseAway(error)) return refusal(path, 500, '500 NETWORK PROBLEM TRY RELOAD');
  const wait = { 'retry-after': String(RETRY_AFTER_SECONDS) };
  return refusal(path, 503, 'We cannot reach our records just now. Please try again in a minute.', wait);
}
