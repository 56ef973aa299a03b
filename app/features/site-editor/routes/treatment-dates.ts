import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import type { IsoDate } from '#app/lib/time.ts';
import { perEdition } from '#app/platform/content/edition.ts';
import { isDueAgain, PRICE_MONTHS, SIGNATURE_MONTHS } from '../domain/due.ts';

/** How the text that readers see stands with its signature; undefined for texts that nobody signs. */
export type Signing = 'signed' | 'due' | 'unsigned' | undefined;

/** How a document stands with what is to be done again from time to time. */
export interface Standing {
  readonly signing: Signing;
  /** The clinic's price was entered so long ago that somebody should look at it. */
  readonly isPriceOld: boolean;
}

interface Dates {
  readonly signedOn: IsoDate | undefined;
  readonly pricedOn: IsoDate | undefined;
  readonly isOffered: boolean;
}

/** When what readers see of each treatment was signed and priced, by file. */
const treatmentDates = perEdition((): ReadonlyMap<string, Dates> => {
  const { treatments } = catalogue();
  return new Map(
    [...treatments.values()].map(({ category, slug, reviewed, cost, offered }) => [
      `treatments/${category}/${slug}.md`,
      { signedOn: reviewed?.on, pricedOn: cost.price?.on, isOffered: offered },
    ]),
  );
});

function standing({ signedOn, pricedOn }: Dates, today: IsoDate): Standing {
  const isDue = signedOn !== undefined && isDueAgain(signedOn, today, SIGNATURE_MONTHS);
  return {
    signing: signedOn === undefined ? 'unsigned' : isDue ? 'due' : 'signed',
    isPriceOld: pricedOn !== undefined && isDueAgain(pricedOn, today, PRICE_MONTHS),
  };
}

/** How a document stands on a day; nothing is asked of one that is no treatment. */
export function standingOf(file: string, today: IsoDate): Standing {
  const dates = treatmentDates().get(file);
  return dates ? standing(dates, today) : { signing: undefined, isPriceOld: false };
}

/** How many of the treatments that are offered wait on a day for a signature again, and for a look at their price. */
export function countDue(today: IsoDate): { readonly signatures: number; readonly prices: number } {
  const all = [...treatmentDates().values()].filter(({ isOffered }) => isOffered).map((each) => standing(each, today));
  return {
    signatures: all.filter(({ signing }) => signing === 'due').length,
    prices: all.filter(({ isPriceOld }) => isPriceOld).length,
  };
}
