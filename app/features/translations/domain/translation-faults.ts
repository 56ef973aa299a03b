import { comparePairs, type Fault, fieldsOf, type Rule, type Words } from './compared.ts';
import { type Glossary, glossaryFaults, termsOf } from './glossary.ts';
import type { Language } from './language.ts';
import { leftoverFaults } from './leftover.ts';
import { lengthFaults } from './lengths.ts';
import { negationFaults } from './negation.ts';
import { digitFaults, numberFaults, numberWordFaults } from './numbers.ts';
import { refusedFaults } from './refused.ts';
import { sourceMarkFaults } from './source-marks.ts';
import { spellingFaults } from './spelling.ts';

const RULES: readonly Rule[] = [
  digitFaults,
  numberFaults,
  numberWordFaults,
  negationFaults,
  refusedFaults,
  leftoverFaults,
  sourceMarkFaults,
  spellingFaults,
];

/** A text in two languages, as far as they are compared. */
export interface Translation {
  readonly language: Language;
  readonly english: Words;
  readonly translated: Words;
}

/** Everything in a translation that differs from its English, or that nobody may say. Field by field, in the order of the file. */
export function translationFaults({ language, english, translated }: Translation, glossary: Glossary): Fault[] {
  const { pairs, faults } = comparePairs(english, translated);
  const terms = termsOf(glossary);
  return [
    ...faults,
    ...pairs.flatMap((pair) => [
      ...[...RULES.flatMap((rule) => rule(pair, language)), ...glossaryFaults(pair, language, { glossary, terms })].map(
        (fix): Fault => ({ field: pair.field, fix }),
      ),
      ...lengthFaults(pair),
    ]),
  ];
}

/** What a translated file says of the English it was made from: the hash of each field. */
export type MadeFrom = Readonly<Record<string, string>>;

/** Fields that name no English text, and names of fields that are not there. They are errors: nobody could tell what is stale. */
export function unnamedFields(english: Words, madeFrom: MadeFrom): Fault[] {
  const fields = fieldsOf(english);
  const unnamed = [...fields.keys()].filter((field) => madeFrom[field] === undefined);
  const idle = Object.keys(madeFrom).filter((field) => !fields.has(field));
  return [
    ...unnamed.map((field) => ({
      field: 'english',
      fix: `does not say which text "${field}" was translated from; run npm run translation:stamp`,
    })),
    ...idle.map((field) => ({
      field: 'english',
      fix: `names "${field}", which the English file does not have; run npm run translation:stamp`,
    })),
  ];
}

/** Fields whose English text has changed since they were translated. `hashOf` is what the file was stamped with. */
export function staleFields(english: Words, madeFrom: MadeFrom, hashOf: (text: string) => string): string[] {
  return [...fieldsOf(english)]
    .filter(([field, text]) => madeFrom[field] !== undefined && madeFrom[field] !== hashOf(text))
    .map(([field]) => field);
}
