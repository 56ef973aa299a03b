import { type Fact, sayFact } from './fact.ts';
import { sourceNumbers } from './marks.ts';
import { sentences } from './plain-text.ts';
import { ENGLISH, type Sayings } from './sayings.ts';
import type { Source } from './source.ts';
import { FACT_NAMES, type FactName, type Treatment } from './treatment.ts';

/** One fact as a page shows it: a value in large letters and a line of honesty below. */
export interface FactLine {
  readonly name: FactName;
  readonly value: string;
  readonly note: string | null;
  /** Numbers of the sources it comes from. */
  readonly sources: readonly number[];
}

/** The stop of a sentence; Hindi has one of its own. */
const END = /[.\u0964]$/;

/** The value is what fits large letters: a range, or the first sentence of words; what follows becomes the note. */
export function factLine(
  name: FactName,
  fact: Fact,
  sources: readonly Pick<Source, 'id'>[] = [],
  sayings: Sayings = ENGLISH,
): FactLine {
  const [value = '', ...rest] = 'unit' in fact ? [sayFact(fact, sayings)] : sentences(fact.text);
  const note = [rest.join(' ').replace(END, ''), fact.note ?? ''].filter(Boolean).join(`${sayings.stop} `);
  return {
    name,
    value: value.replace(END, ''),
    note: note === '' ? null : note,
    sources: sourceNumbers(fact.basis ?? [], sources),
  };
}

/** The facts a file holds, in the order of the page. */
export function factLines(
  { facts, sources }: Pick<Treatment, 'facts' | 'sources'>,
  sayings: Sayings = ENGLISH,
): FactLine[] {
  return FACT_NAMES.flatMap((name) => {
    const fact = facts[name];
    return fact === undefined ? [] : [factLine(name, fact, sources, sayings)];
  });
}

/** What is drawn to scale in the skin: depths in millimetres, as the file writes them. */
export interface DepthMarks {
  readonly fromMm: number;
  readonly toMm: number;
  /** Set depths; without them the whole range is reached. */
  readonly stops: readonly { readonly mm: number; readonly label: string }[];
  readonly said: string;
}

/** The depth of a treatment as marks on a picture; null where the file gives it in words only. */
export function depthMarks(
  { facts: { depth } }: Pick<Treatment, 'facts'>,
  sayings: Sayings = ENGLISH,
): DepthMarks | null {
  if (depth === undefined || !('unit' in depth) || depth.unit !== 'mm') return null;
  const stops = (depth.stops ?? []).map((label) => ({ mm: Number(label), label }));
  return { fromMm: depth.from, toMm: depth.to, stops, said: sayFact(depth, sayings) };
}
