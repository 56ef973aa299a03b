/** What a visitor asks the finder for, as it stands in the address; undefined is "any". */
export interface FinderQuery {
  /** Free words. */
  readonly q: string | undefined;
  readonly concern: string | undefined;
  readonly area: string | undefined;
  /** A category by any of its names; cosmetic surgery's value is `cosmetic`. */
  readonly category: string | undefined;
}

/** Longest text the finder reads, in characters; nobody describes what bothers them to a search field at more length. */
export const MAX_QUERY_LENGTH = 80;

/** Control characters, and marks that turn the direction of text around. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

function readText(params: URLSearchParams, name: string): string | undefined {
  const text = (params.get(name) ?? '').normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
  const cut = Array.from(text).slice(0, MAX_QUERY_LENGTH).join('').trim();
  return cut === '' ? undefined : cut;
}

/** Reads the query of an address. Anything is accepted: too much is cut off, and what cannot be seen is dropped. */
export function readFinderQuery(params: URLSearchParams): FinderQuery {
  return {
    q: readText(params, 'q'),
    concern: readText(params, 'concern'),
    area: readText(params, 'area'),
    category: readText(params, 'category'),
  };
}
