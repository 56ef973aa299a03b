import type { LandingAddress } from './landing.ts';

/** How early a page names one of these treatments. */
const placeOf = ({ phrase }: LandingAddress, treatments: ReadonlySet<string>): number =>
  phrase.treatments.findIndex((key) => treatments.has(key));

/**
 * For each city the page that leads to one of these treatments (`category/slug`), the clinic's own city first: of several
 * the one that names it earliest. Pages that search engines list elsewhere are left out.
 */
export function pagesLeadingTo(pages: Iterable<LandingAddress>, treatments: readonly string[]): LandingAddress[] {
  const wanted = new Set(treatments);
  const leading = [...pages].filter((page) => page.path === page.canonicalPath && placeOf(page, wanted) >= 0);
  return [...Map.groupBy(leading, ({ city }) => city.slug).values()]
    .flatMap((group) => group.toSorted((a, b) => placeOf(a, wanted) - placeOf(b, wanted)).slice(0, 1))
    .toSorted((a, b) => Number(b.isHome) - Number(a.isHome) || a.city.name.localeCompare(b.city.name, 'en'));
}
