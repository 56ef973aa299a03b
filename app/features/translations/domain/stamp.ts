import { fieldsOf, type Words } from './compared.ts';
import type { MadeFrom } from './translation-faults.ts';

/** Which fields are said to be translated from the English of today: those that name none yet, these, or all. */
export type Stamped = 'new' | 'all' | readonly string[];

/** What a file says of its English after `stamped` was translated anew. Fields that are gone from the English are left out. */
export function stampedFrom(
  english: Words,
  before: MadeFrom,
  { stamped, hashOf }: { readonly stamped: Stamped; readonly hashOf: (text: string) => string },
): MadeFrom {
  const isStamped = (field: string): boolean =>
    stamped === 'all' || before[field] === undefined || (stamped !== 'new' && stamped.includes(field));
  return Object.fromEntries(
    [...fieldsOf(english)].map(([field, text]) => [field, isStamped(field) ? hashOf(text) : (before[field] ?? '')]),
  );
}

const BLOCK = /^english:.*\n(?: {2}.*\n)*/m;

/** A translated file with `madeFrom` as its field `english`, and every other letter as it was. */
export function withMadeFrom(source: string, madeFrom: MadeFrom): string {
  const lines = Object.entries(madeFrom).map(([field, hash]) => `  ${field}: '${hash}'\n`);
  const block = `english:\n${lines.join('')}`;
  if (BLOCK.test(source)) return source.replace(BLOCK, () => block);
  return source.replace(/^(---\n[\s\S]*?\n)(---\n)/, (_, front: string, end: string) => `${front}${block}${end}`);
}
