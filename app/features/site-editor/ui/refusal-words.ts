import type { pricesMessages } from './treatment-prices-messages.ts';
import type { PriceRow } from './treatment-prices-view.ts';

interface RefusalWords {
  /** The id of the field where it is mended. */
  readonly field: string;
  readonly words: string;
}

/** Why a row was not published, at which of its fields; nothing where it was. */
export function refusalWords(
  { id, faults, refusal }: PriceRow,
  texts: (typeof pricesMessages)['en'],
): readonly RefusalWords[] {
  const found = (['from', 'to', 'per', 'on'] as const).flatMap((field) => {
    const fault = faults[field];
    return fault === undefined ? [] : [{ field: `${id}.${field}`, words: texts.faults[fault] }];
  });
  if (refusal === null) return found;
  return [...found, { field: `${id}.from`, words: wordsOf(refusal, texts) }];
}

function wordsOf(refusal: NonNullable<PriceRow['refusal']>, { refusals }: (typeof pricesMessages)['en']): string {
  switch (refusal.reason) {
    case 'offer-changed':
      return refusals['offer-changed'](refusal);
    case 'has-problems':
      return refusals['has-problems'](refusal.fixes);
    default:
      return refusals[refusal.reason];
  }
}
