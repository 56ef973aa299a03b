import { z } from 'zod';
import { formatDate } from '#app/lib/date-words.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { formatRupees, parseRupees, unitOfPrice } from '#app/lib/rupees.ts';
import { addDays, parseIsoDate, type IsoDate } from '#app/lib/time.ts';
import { parseTypedDate } from '#app/lib/typed-date.ts';
import { isRecord, type DocumentData } from './document-shape.ts';

const offerShape = z.strictObject({
  isOffered: z.boolean(),
  /** In rupees; `per` as it is said after "per"; `on` is the day on which the clinic checked it. */
  price: z.strictObject({ from: z.number(), to: z.number(), per: z.string(), on: z.string() }).nullable(),
});

/** Whether the clinic gives a treatment, and for how much. */
export type Offer = z.infer<typeof offerShape>;
export type Price = NonNullable<Offer['price']>;

/** What somebody has changed of it; what is left out stays. */
export type OfferChange = Partial<Offer>;

/** What is entered for a treatment, as it stands in the fields. */
export interface TypedOffer {
  readonly isOffered: boolean;
  readonly from: string;
  readonly to: string;
  readonly per: string;
  readonly on: string;
}

type PriceField = Exclude<keyof TypedOffer, 'isOffered'>;
export type PriceFault =
  | 'no-amount'
  | 'no-first-amount'
  | 'not-an-amount'
  | 'too-much'
  | 'backwards'
  | 'too-long'
  | 'not-a-day'
  | 'to-come';
export type PriceFaults = Readonly<Partial<Record<PriceField, PriceFault>>>;

/** What a price can be for, offered while somebody types: more is allowed. */
export const PRICE_UNITS: readonly string[] = ['session', 'graft', 'visit', 'area', 'unit', 'ml', 'sitting', 'side'];

const LONGEST_UNIT = 40;
/** A crore: whoever writes more has a key that sticks. */
const MOST_RUPEES = 10_000_000;

/** What a treatment is paid by as a rule, where nobody has said it. */
export function usualUnit(name: string): string {
  return /transplant/i.test(name) ? 'graft' : 'session';
}

const dayOf = (value: unknown): string => (value instanceof Date ? value.toISOString().slice(0, 10) : String(value));

/** What the text of a treatment says of it. A price that is not whole counts as none. */
export function offerOf({ data }: Pick<DocumentData, 'data'>): Offer {
  const isOffered = data['offered'] !== false;
  const { price } = isRecord(data['cost']) ? data['cost'] : {};
  if (!isRecord(price)) return { isOffered, price: null };
  const { from, to = from, per, on } = price;
  const isWhole = typeof from === 'number' && typeof to === 'number' && typeof per === 'string' && on !== undefined;
  return { isOffered, price: isWhole ? { from, to, per: unitOfPrice(per), on: dayOf(on) } : null };
}

/** The text with what was changed of its offer, and everything else as it is. */
export function withOffer({ data, sections }: DocumentData, change: OfferChange): DocumentData {
  const next = { ...data };
  if (change.isOffered !== undefined) {
    if (change.isOffered) delete next['offered'];
    else next['offered'] = false;
  }
  if (change.price !== undefined) {
    const { price: _before, ...cost } = isRecord(data['cost']) ? data['cost'] : {};
    next['cost'] = change.price === null ? cost : { ...cost, price: change.price };
  }
  return { data: next, sections };
}

/** An offer as one line, by which two are compared and which a form carries along as what it was filled with. */
export function sealOffer({ isOffered, price }: Offer): string {
  const { from, to, per, on } = price ?? {};
  return JSON.stringify({ isOffered, price: price && { from, to, per, on } });
}

/** The offer of {@link sealOffer}; undefined for anything else. */
export function offerOfSeal(seal: string): Offer | undefined {
  try {
    return offerShape.safeParse(JSON.parse(seal)).data;
  } catch {
    return undefined;
  }
}

/** "1,500", as it is typed. */
const amount = (rupees: number): string => formatRupees(rupees).replace('₹', '');

/** "Fri 27 Nov 2026". A day that is none stays as it is written. */
function sayDay(on: string): string {
  const day = parseIsoDate(on);
  return day === undefined ? on : formatDate(day);
}

/** What the fields show of an offer; `unit` is what is paid for where there is no price yet. */
export function typedOffer({ isOffered, price }: Offer, unit: string): TypedOffer {
  if (price === null) return { isOffered, from: '', to: '', per: unit, on: '' };
  const { from, to, per, on } = price;
  return { isOffered, from: amount(from), to: to === from ? '' : amount(to), per, on: sayDay(on) };
}

/** "₹1,500 to ₹2,000 per session". */
export function sayPrice({ from, to, per }: Price): string {
  return `${formatRupees(from)}${to === from ? '' : ` to ${formatRupees(to)}`} per ${per}`;
}

/**
 * What was changed in the fields since they were filled with `seen`, or what is wrong with which of them. "From" alone is one
 * price. A price that is entered or changed without a day was checked `today`.
 */
export function readOffer(
  typed: TypedOffer,
  seen: Offer,
  unit: string,
  today: IsoDate,
): Result<OfferChange, 'not-readable', { readonly faults: PriceFaults }> {
  const shown = typedOffer(seen, unit);
  const isTouched = (field: PriceField): boolean => typed[field].trim() !== shown[field];
  const isOffered = typed.isOffered === seen.isOffered ? {} : { isOffered: typed.isOffered };
  const fields: readonly PriceField[] = ['from', 'to', 'per', 'on'];
  if (!fields.some(isTouched)) return ok(isOffered);
  const read = readPrice(typed, shown, seen.price, { unit, today, isTouched });
  if (!read.ok) return read;
  const isSame =
    sealOffer({ isOffered: true, price: read.value }) === sealOffer({ isOffered: true, price: seen.price });
  return ok(isSame ? isOffered : { ...isOffered, price: read.value });
}

interface Around {
  readonly unit: string;
  readonly today: IsoDate;
  readonly isTouched: (field: PriceField) => boolean;
}

function readPrice(
  typed: TypedOffer,
  shown: TypedOffer,
  before: Price | null,
  { unit, today, isTouched }: Around,
): Result<Price | null, 'not-readable', { readonly faults: PriceFaults }> {
  const wrong = (faults: PriceFaults) => fail('not-readable', { faults });
  if (typed.from.trim() === '' && typed.to.trim() === '') {
    // Somebody who only says what it is for, or when, has not finished; whoever empties the amounts takes the price away.
    const isBegun = before === null && ((isTouched('per') && typed.per.trim() !== '') || typed.on.trim() !== '');
    return isBegun ? wrong({ from: 'no-amount' }) : ok(null);
  }
  const [from, to] = [readAmount(typed.from), readAmount(typed.to)];
  const per = unitOfPrice(typed.per.replaceAll(/\s+/g, ' ')) || unit;
  const amounts = { from: from ?? 0, to: to ?? from ?? 0, per };
  const isNew = before === null || before.from !== amounts.from || before.to !== amounts.to || before.per !== per;
  const isDayLeft = typed.on.trim() === '' || typed.on.trim() === shown.on;
  const on = isDayLeft ? (isNew || before === null ? ok(today) : ok(before.on)) : readDay(typed.on, today);
  const faults: PriceFaults = {
    ...(typeof from === 'string' && { from }),
    ...(typeof to === 'string' && { to }),
    ...(from === null && { from: 'no-first-amount' as const }),
    ...(typeof from === 'number' && typeof to === 'number' && from > to && { to: 'backwards' as const }),
    ...(per.length > LONGEST_UNIT && { per: 'too-long' as const }),
    ...(!on.ok && { on: on.reason }),
  };
  if (typeof amounts.from !== 'number' || typeof amounts.to !== 'number' || !on.ok || Object.keys(faults).length > 0)
    return wrong(faults);
  return ok({ from: amounts.from, to: amounts.to, per, on: on.value });
}

/** An amount, null for none, or what is wrong with it. */
function readAmount(text: string): number | null | 'not-an-amount' | 'too-much' {
  if (text.trim() === '') return null;
  const rupees = parseRupees(text);
  if (rupees === undefined || rupees === 0) return 'not-an-amount';
  return rupees > MOST_RUPEES ? 'too-much' : rupees;
}

/** A day that has come. Without a year it is the last such day. */
function readDay(text: string, today: IsoDate): Result<IsoDate, 'not-a-day' | 'to-come'> {
  const day = parseTypedDate(text, today, addDays(today, -364));
  if (!day.ok) return fail('not-a-day');
  return day.value > today ? fail('to-come') : ok(day.value);
}
