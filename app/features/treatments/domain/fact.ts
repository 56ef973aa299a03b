import { z } from 'zod';
import { ENGLISH, type Sayings } from './sayings.ts';
import { type Unit, UNITS } from './units.ts';

const basis = z.array(z.string().min(1)).min(1, 'needs at least one basis: a source id, specification or clinic');
const amount = z.number().min(0);

/** A stretch of time at the beginning of a text: a number that can be compared, drawn and counted. */
const IS_A_RANGE =
  /^(?:(?:about|around|usually|often)\s+)*\d[\d.]*(?: to \d[\d.]*)? (?:minute|hour|day|week|month|year)s?\b/i;

/** A number in words, such as "Many years in most people"; it needs a basis only when it holds a digit. */
const wordFact = z
  .strictObject({ text: z.string().min(1), note: z.string().optional(), basis: basis.optional() })
  .refine((fact) => fact.basis !== undefined || !/\d/.test(`${fact.text} ${fact.note ?? ''}`), {
    error: 'holds a number, so it needs a basis: a source id, specification or clinic',
    path: ['basis'],
  })
  .refine((fact) => !IS_A_RANGE.test(fact.text), {
    error: 'is a range in words; write from, to and unit, and the rest of it as note',
    path: ['text'],
  });

const ordered = (range: { from: number; to: number }): boolean => range.from <= range.to;
const notOrdered = { error: 'must not be more than "to"', path: ['from'] };

/** A range with its unit whose basis is stated elsewhere (for a group of ranges at once). */
export const bareRangeSchema = z
  .strictObject({ from: amount, to: amount, unit: z.enum(UNITS) })
  .refine(ordered, notOrdered);

/** A range with its unit. The same number twice reads as one number with "about". */
const rangeFact = z
  .strictObject({
    from: amount,
    to: amount,
    unit: z.enum(UNITS),
    stops: z.array(z.string().regex(/^\d+(\.\d+)?$/, 'must be numbers in quotes, such as "3.0"')).optional(),
    note: z.string().optional(),
    basis,
  })
  .refine(ordered, notOrdered);

/** Either kind; what has a "text" is checked as words, so that the complaint is about what the editor wrote. */
export const factSchema = z
  .looseObject({}, 'must have from, to, unit and basis, or a text')
  .transform((fact, context) => {
    const result = ('text' in fact ? wordFact : rangeFact).safeParse(fact);
    if (result.success) return result.data;
    for (const { path, message } of result.error.issues)
      context.addIssue({ code: 'custom', path, message, input: fact });
    return z.NEVER;
  });

export type Range = z.infer<typeof bareRangeSchema>;
export type RangeFact = z.infer<typeof rangeFact>;
export type Fact = RangeFact | z.infer<typeof wordFact>;

/** Whether a fact is a range of numbers rather than words. */
export function isRange(fact: Fact): fact is RangeFact {
  return 'unit' in fact;
}

const COUNTED: ReadonlySet<Unit> = new Set(['sessions', 'checks', 'visits', 'video calls']);

/** "4 to 8 hours"; one number alone reads "About 12 months", a count "1 session"; text facts read as they are. */
export function sayFact(fact: Fact | Range, sayings: Sayings = ENGLISH): string {
  if (!('unit' in fact)) return fact.text;
  const { from, to, unit } = fact;
  const stops = 'stops' in fact ? fact.stops : undefined;
  const first = stops?.[0] ?? String(from);
  const last = stops?.at(-1) ?? String(to);
  if (from !== to) return sayings.range(first, last, { unit, count: to });
  return sayings.one(last, { unit, count: to, isAbout: !COUNTED.has(unit) });
}

const DAYS: Partial<Record<Unit, number>> = {
  minutes: 1 / 1440,
  hours: 1 / 24,
  days: 1,
  weeks: 7,
  months: 30,
  years: 365,
};

/** The range in days, so that facts in different units compare; undefined for words and for units that are not time. */
export function inDays(fact: Fact): { from: number; to: number } | undefined {
  if (!isRange(fact)) return undefined;
  const factor = DAYS[fact.unit];
  return factor === undefined ? undefined : { from: fact.from * factor, to: fact.to * factor };
}
