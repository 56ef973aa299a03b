import type { StaffMember } from '#app/features/staff/domain/staff-member.ts';
import { isRecord, type DocumentData } from './document-shape.ts';

/** The clinic's own price in the text of a treatment; undefined where there is none. */
function priceOf({ data }: DocumentData): unknown {
  return isRecord(data['cost']) ? data['cost']['price'] : undefined;
}

/** Whether two texts of a treatment differ in the clinic's price. */
export function differsInPrice(one: DocumentData, other: DocumentData): boolean {
  return JSON.stringify(priceOf(one)) !== JSON.stringify(priceOf(other));
}

/** Whether somebody may change prices. */
export function mayChangePrice({ role }: Pick<StaffMember, 'role'>): boolean {
  return role === 'owner';
}

/** A text with the price of another, as somebody who may not change prices leaves it. */
export function withPriceOf(text: DocumentData, priced: DocumentData): DocumentData {
  if (!differsInPrice(text, priced)) return text;
  const { price: _price, ...cost } = isRecord(text.data['cost']) ? text.data['cost'] : {};
  const price = priceOf(priced);
  return { ...text, data: { ...text.data, cost: { ...cost, ...(price !== undefined && { price }) } } };
}
