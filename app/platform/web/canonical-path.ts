/** Where a request should go: served as it is, or one permanent redirect to the address's one true spelling. */
export type PathDecision = { kind: 'serve' } | { kind: 'redirect'; to: string } | { kind: 'unknown' };

/** Addresses of the site, for finding the true spelling of another one. */
export interface KnownPaths {
  /** True spelling by lower-case spelling; `/formdetailpopup` -> `/FormDetailPopup`. */
  readonly bySpelling: ReadonlyMap<string, string>;
}

/** Prepares the lookup. `aliases` maps other spellings (lower case) to true addresses. */
export function knownPaths(addresses: Iterable<string>, aliases: Iterable<readonly [string, string]> = []): KnownPaths {
  const bySpelling = new Map<string, string>();
  for (const [from, to] of aliases) bySpelling.set(from.toLowerCase(), to);
  for (const address of addresses) bySpelling.set(address.toLowerCase(), address);
  return { bySpelling };
}

/**
 * Decides on the raw path and query of a request. Only addresses of this site are ever a redirect's target, so a path
 * such as `//example.org/` or `/\example.org` leads nowhere. Under `liveSections` (lower case, ending in a slash) the
 * rest of the path is data and keeps its case; only slashes at the end go.
 */
export function decidePath(rawTarget: string, known: KnownPaths, liveSections: readonly string[] = []): PathDecision {
  const queryAt = rawTarget.indexOf('?');
  const path = queryAt === -1 ? rawTarget : rawTarget.slice(0, queryAt);
  const query = queryAt === -1 ? '' : rawTarget.slice(queryAt);
  if (
    !path.startsWith('/') ||
    path.startsWith('//') ||
    path.includes('\\') ||
    /%5c|%00/i.test(path) ||
    decoded(path) === undefined
  )
    return { kind: 'unknown' };
  if (path === '/') return { kind: 'serve' };
  const trimmed = path.replace(/\/+$/, '') || '/';
  const isData = trimmed.endsWith('.data');
  if (isData) return { kind: 'serve' };
  const lower = trimmed.toLowerCase();
  const target = known.bySpelling.get(lower) ?? known.bySpelling.get(decoded(lower)?.toLowerCase() ?? lower);
  if (target !== undefined) return target === path ? { kind: 'serve' } : { kind: 'redirect', to: target + query };
  if (trimmed === path) return { kind: 'serve' };
  return liveSections.some((section) => lower.startsWith(section)) && !trimmed.includes('//')
    ? { kind: 'redirect', to: trimmed + query }
    : { kind: 'unknown' };
}

/**
 * A path as the router compares it: decoded, without slashes at the end and without the ending that asks for the data of
 * a screen. Compare it without regard to capitals.
 */
export function pathAsRouted(path: string): string {
  const bare = path.replace(/(?:\/_)?\.data$/, '').replace(/\/+$/, '');
  return decoded(bare) ?? bare;
}

/** Returns what it decoded: a bundler drops a call whose result nobody uses, and the error with it. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
