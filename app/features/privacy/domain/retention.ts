import { Temporal, type IsoDate } from '#app/lib/time.ts';

/** What the rules ask of a record: days are the clinic's. */
export interface RecordFacts {
  /** The day of the last visit that took place; null when nobody was ever treated. */
  readonly lastTreatedOn: IsoDate | null;
  /** A visit that is still ahead. */
  readonly hasVisitToCome: boolean;
  readonly birthDate: IsoDate | null;
  readonly today: IsoDate;
  /** How long the clinic keeps the record of a treatment; at least 3. */
  readonly recordYears: number;
}

export type EraseDecision =
  /** Nothing asks us to keep it. */
  | { readonly kind: 'now' }
  /** A visit is agreed: cancel it first. */
  | { readonly kind: 'visit-to-come' }
  /** The medical record stays locked until that day, and is erased then. */
  | { readonly kind: 'keep'; readonly until: IsoDate; readonly because: 'medical-record' | 'minor' };

const adultAge = 18;
/** A child's record is kept until the child is this old. */
const minorKeptUntilAge = 21;

function yearsAfter(date: IsoDate, years: number): IsoDate {
  return Temporal.PlainDate.from(date).add({ years }).toString();
}

/**
 * The first day on which a record may go: `recordYears` after the last treatment (Indian Medical Council Regulations
 * 2002, 1.3.1 asks for three for inpatients; the clinic does the same for all), and for somebody who was under 18 then
 * not before they are 21. Null when nobody was treated: that is no medical record.
 */
function keptUntil({
  lastTreatedOn,
  birthDate,
  recordYears,
}: Pick<RecordFacts, 'lastTreatedOn' | 'birthDate' | 'recordYears'>): {
  until: IsoDate;
  because: 'medical-record' | 'minor';
} | null {
  if (lastTreatedOn === null) return null;
  const until = yearsAfter(lastTreatedOn, recordYears);
  if (birthDate === null || lastTreatedOn >= yearsAfter(birthDate, adultAge))
    return { until, because: 'medical-record' };
  const grown = yearsAfter(birthDate, minorKeptUntilAge);
  return grown > until ? { until: grown, because: 'minor' } : { until, because: 'medical-record' };
}

/** What may happen today to somebody's record when they ask that it be erased. */
export function eraseDecision(facts: RecordFacts): EraseDecision {
  if (facts.hasVisitToCome) return { kind: 'visit-to-come' };
  const kept = keptUntil(facts);
  return kept === null || kept.until <= facts.today ? { kind: 'now' } : { kind: 'keep', ...kept };
}
