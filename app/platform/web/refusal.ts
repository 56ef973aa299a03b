const problems = {
  411: ['length-required', 'The length of the request is missing'],
  413: ['content-too-large', 'The request is too large'],
  500: ['internal-error', 'Something failed on our side'],
} as const;

const API = '/api/';

/** An answer of the server itself, before or instead of the application's: a sentence, and for programs a problem (RFC 9457). */
export function refusal(path: string, status: keyof typeof problems, sentence: string): Response {
  const headers = { 'cache-control': 'no-store' };
  if (!path.startsWith(API)) {
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
