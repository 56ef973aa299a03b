/**
 * Whether a request that changes something comes from a page of this site, as browsers say it with every post. React
 * Router looks at the origin only where it renders a page, not at addresses that answer with data. Programs, which say
 * nothing of it, bring no cookies of a person either.
 */
export function isFromThisSite(request: Request): boolean {
  const origin = request.headers.get('origin');
  if (origin !== null) return URL.parse(origin)?.host === new URL(request.url).host;
  return ['same-origin', 'none', null].includes(request.headers.get('sec-fetch-site'));
}
