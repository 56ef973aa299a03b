import type { PriceFaults, TypedOffer } from '../domain/treatment-offer.ts';

/** Which treatments the list shows, by what readers see of them. */
export const PRICE_FILTERS = ['all', 'not-offered', 'no-price', 'to-check'] as const;
export type PriceFilter = (typeof PRICE_FILTERS)[number];

/** Why a row was not published, where none of its fields is to blame. */
export type RowRefusal =
  | { readonly reason: 'offer-changed'; readonly isOffered: boolean; readonly price: string | null }
  | { readonly reason: 'has-problems'; readonly fixes: readonly string[] }
  | { readonly reason: 'gone' };

/** A treatment of the list, as it stands in its fields. */
export interface PriceRow {
  /** Before the names of its fields: "hair.prp-therapy". */
  readonly id: string;
  readonly name: string;
  /** Where its text is edited. */
  readonly href: string;
  readonly typed: TypedOffer;
  /** What the fields were filled with, sealed. */
  readonly seen: string;
  readonly isOffered: boolean;
  readonly hasPrice: boolean;
  readonly isToCheck: boolean;
  /** Something else of its text is being written. */
  readonly isDrafted: boolean;
  readonly faults: PriceFaults;
  readonly refusal: RowRefusal | null;
}

export interface PriceDepartment {
  readonly id: string;
  readonly name: string;
  readonly rows: readonly PriceRow[];
}

export interface PricesView {
  readonly departments: readonly PriceDepartment[];
  readonly units: readonly string[];
  /** What the last sending came to, where something of it was refused. */
  readonly published?: number;
  /** Treatments that the last sending changed, and that are not on the site any more. */
  readonly gone?: readonly GoneRow[];
}

export interface GoneRow {
  /** The department that it stood in. */
  readonly department: string;
  readonly name: string;
}

/** Whether a row is shown: what was refused is, whatever is chosen. */
export function isShown(row: PriceRow, filter: PriceFilter, words: readonly string[]): boolean {
  if (isRefused(row)) return true;
  const isChosen = {
    all: true,
    'not-offered': !row.isOffered,
    'no-price': row.isOffered && !row.hasPrice,
    'to-check': row.isToCheck,
  }[filter];
  const name = row.name.toLowerCase();
  return isChosen && words.every((word) => name.includes(word));
}

/** Whether a row was sent and not published. */
export function isRefused({ refusal, faults }: PriceRow): boolean {
  return refusal !== null || Object.keys(faults).length > 0;
}
