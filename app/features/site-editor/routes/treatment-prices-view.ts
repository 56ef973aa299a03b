import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import type { Db } from '#app/platform/database/database.ts';
import type { IsoDate } from '#app/lib/time.ts';
import { isDueAgain, PRICE_MONTHS } from '../domain/due.ts';
import { documentId } from '../domain/site-document.ts';
import { PRICE_UNITS, sealOffer, typedOffer, usualUnit } from '../domain/treatment-offer.ts';
import { readOffers } from '../server/publish-offer.ts';
import type { PriceRow, PricesView } from '../ui/treatment-prices-view.ts';

/** The file of the treatment that a row is about. */
export function fileOfRow(id: string): string {
  return `treatments/${id.replace('.', '/')}.md`;
}

/** Every treatment that readers see, by department, with what they see of its price. */
export async function pricesView(db: Db, today: IsoDate): Promise<PricesView> {
  const { categories, treatments } = catalogue();
  const all = [...treatments.values()].map(({ category, slug, cardTitle }) => ({
    category,
    slug,
    name: cardTitle,
    file: `treatments/${category}/${slug}.md`,
  }));
  const offers = await readOffers(
    db,
    all.map(({ file }) => file),
  );
  const departments = categories.map(({ path, displayName, treatments: order }) => {
    // In the order of the department's page, and what that does not list after it.
    const placeOf = (slug: string): number => (order.includes(slug) ? order.indexOf(slug) : order.length);
    const rows = all
      .filter(({ category }) => category === path)
      .toSorted((a, b) => placeOf(a.slug) - placeOf(b.slug) || a.name.localeCompare(b.name))
      .flatMap(({ slug, name, file }): PriceRow[] => {
        const listed = offers.get(file);
        if (!listed) return [];
        const { offer, isDrafted } = listed;
        const { isOffered, price } = offer;
        return [
          {
            id: `${path}.${slug}`,
            name,
            href: `/admin-dashboard/site/${documentId(file)}`,
            typed: typedOffer(offer, usualUnit(name)),
            seen: sealOffer(offer),
            isOffered,
            hasPrice: price !== null,
            isToCheck: price !== null && isDueAgain(price.on, today, PRICE_MONTHS),
            isDrafted,
            faults: {},
            refusal: null,
          },
        ];
      });
    return { id: path, name: displayName, rows };
  });
  return { departments: departments.filter(({ rows }) => rows.length > 0), units: PRICE_UNITS };
}
