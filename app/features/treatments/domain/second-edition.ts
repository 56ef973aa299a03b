import { z } from 'zod';
import { CHECKLIST_ITEMS, unanswered } from './checklist.ts';
import { type Fact, inDays, type Range } from './fact.ts';
import { markedIds } from './marks.ts';
import { sessionProblems } from './sessions.ts';
import { tooManyShort } from './short-sentences.ts';
import { day, type Source } from './source.ts';

const words = z.string().trim().min(1);
const basis = z.array(words).min(1, 'needs at least one basis: a source id, specification or clinic');

const countWords = (text: string): number => text.trim().split(/\s+/).length;

/** What is seen and what is to be done in one stretch of the time after a treatment. */
const recoveryStep = z
  .strictObject({
    from: z.number().min(0),
    to: z.number().min(0),
    unit: z.enum(['minutes', 'hours', 'days', 'weeks', 'months', 'years']),
    see: words,
    do: words,
    basis,
  })
  .refine(({ from, to }) => from <= to, { error: 'must not be more than "to"', path: ['from'] });

export type RecoveryStep = z.infer<typeof recoveryStep>;

/** Where a step begins, in days. */
function beginsAt({ from, to, unit }: Pick<RecoveryStep, 'from' | 'to' | 'unit'>): number {
  return inDays({ from, to, unit, basis: [] })?.from ?? 0;
}

/** What the second edition adds to a treatment's file. */
export const secondEditionFields = z.strictObject({
  inShort: words.refine((text) => countWords(text) >= 40 && countWords(text) <= 70, 'must have 40 to 70 words'),
  recovery: z
    .array(recoveryStep)
    .min(3, 'must have three to seven steps')
    .max(7, 'must have three to seven steps')
    .refine((steps) => steps.every((step, index) => index === 0 || beginsAt(steps[index - 1]!) <= beginsAt(step)), {
      error: 'must be in the order of time',
    }),
  otherWays: z
    .array(z.strictObject({ name: words, how: words, for: words, against: words, basis }))
    .min(2, 'must name two to six ways, waiting among them')
    .max(6, 'must name two to six ways, waiting among them'),
  cost: z.strictObject({
    drivers: z.array(words).min(2, 'must name two to four').max(4, 'must name two to four'),
    note: words,
    /** Entered by the clinic alone: rupees, and what they pay for. Without "to" it is one price. */
    price: z
      .strictObject({ from: z.int().positive(), to: z.int().positive().optional(), per: words, on: day })
      .transform(({ to, ...price }) => ({ ...price, to: to ?? price.from }))
      .refine(({ from, to }) => from <= to, { error: 'must not be more than "to"', path: ['from'] })
      .optional(),
  }),
  whoDoes: words,
  /** Items of the checklist that have no bearing on this treatment, each with the reason. No reader sees them. */
  doesNotApply: z.partialRecord(z.enum(CHECKLIST_ITEMS), words).optional(),
  /** Entered by the clinic alone. */
  reviewed: z.strictObject({ by: words, registration: words, on: day }).optional(),
});

/** Whether a common risk goes away is said with each. */
const SAYS_WHETHER_IT_STAYS =
  /\bpass(?:es|ed)?\b|\bstays?\b|\bfor good\b|\bfade[sd]?\b|\bsettles?\b|\bgoes\b|\bgo away\b|\bgone\b|\bclears?\b|\bheals?\b|\bends?\b|\bgrows? back\b|\beases?\b|\breturns?\b|\bcomes? back\b/i;

type Fields = z.infer<typeof secondEditionFields>;

/** What of a file the rules below look at. */
type Written = Fields & {
  readonly facts: Readonly<Record<string, Fact | undefined>>;
  readonly visits: { readonly onSite: Range; readonly note?: string | undefined; readonly basis: readonly string[] };
  readonly suits: readonly string[];
  readonly waitOrAvoid: readonly string[];
  readonly risks: {
    readonly common: readonly string[];
    readonly uncommon: readonly string[];
    readonly callUs: readonly string[];
  };
  readonly emergency: readonly string[];
  readonly afterCare: readonly { readonly text: string }[];
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
  readonly sources: readonly Pick<Source, 'id'>[];
};

/** What of a text is wrong, for the editor: the field, and what to do. */
interface Problem {
  readonly field: string;
  readonly fix: string;
}

/** What the fields alone cannot know: marks name sources, every source carries something, and the checklist is answered. */
export function secondEditionProblems(file: Written, texts: Readonly<Record<string, string>>): Problem[] {
  return [
    ...markProblems(file, texts),
    ...riskProblems(file),
    ...checklistProblems(file, texts),
    ...sessionProblems({ ...file, facts: { sessions: file.facts['sessions'] } }),
    ...proseProblems(file, texts),
  ];
}

function markProblems(file: Written, texts: Readonly<Record<string, string>>): Problem[] {
  const marked: [string, string][] = [
    ...Object.entries(texts),
    ...file.faq.map(({ answer }, index): [string, string] => [`faq > item ${index + 1} > answer`, answer]),
    ...file.risks.common.map((risk, index): [string, string] => [`risks > common > item ${index + 1}`, risk]),
    ...file.risks.uncommon.map((risk, index): [string, string] => [`risks > uncommon > item ${index + 1}`, risk]),
  ];
  const known = new Set(file.sources.map(({ id }) => id));
  const used = new Set([
    ...marked.flatMap(([, text]) => markedIds(text)),
    ...Object.values(file.facts).flatMap((fact) => fact?.basis ?? []),
    ...file.visits.basis,
    ...[...file.recovery, ...file.otherWays].flatMap((each) => each.basis),
  ]);
  const unknown = marked.flatMap(([field, text]) =>
    markedIds(text)
      .filter((id) => !known.has(id))
      .map((id): Problem => ({ field, fix: `names the source "${id}", which the file does not list` })),
  );
  const idle = [...known]
    .filter((id) => !used.has(id))
    .map((id): Problem => ({
      field: 'sources',
      fix: `"${id}" carries nothing; mark the sentence it carries, or delete it`,
    }));
  return [...unknown, ...idle];
}

function riskProblems({ risks }: Written): Problem[] {
  return risks.common.flatMap((risk, index): Problem[] =>
    SAYS_WHETHER_IT_STAYS.test(risk)
      ? []
      : [{ field: `risks > common > item ${index + 1}`, fix: 'must say whether it passes, and by when, or may stay' }],
  );
}

function checklistProblems(file: Written, texts: Readonly<Record<string, string>>): Problem[] {
  const said = [
    ...Object.values(texts),
    ...file.suits,
    ...file.waitOrAvoid,
    ...file.risks.common,
    ...file.risks.uncommon,
    ...file.risks.callUs,
    ...file.emergency,
    ...file.afterCare.map(({ text }) => text),
    ...file.faq.flatMap(({ question, answer }) => [question, answer]),
    ...file.recovery.flatMap((step) => [step.see, step.do]),
    ...file.otherWays.flatMap((way) => [way.how, way.for, way.against]),
    file.inShort,
    file.whoDoes,
  ];
  return unanswered(said, file.doesNotApply ?? {}).map((item) => ({
    field: 'doesNotApply',
    fix: `the text says nothing about "${item}"; say it, or give the reason here why it does not apply`,
  }));
}

function proseProblems(file: Written, texts: Readonly<Record<string, string>>): Problem[] {
  const short = tooManyShort([
    file.inShort,
    ...Object.values(texts),
    ...file.recovery.flatMap((step) => [step.see, step.do]),
    ...file.faq.map(({ answer }) => answer),
  ]);
  if (short.length === 0) return [];
  const fix = `has ${short.length} sentences of six words or fewer, more than one in eight; join some: ${short.join(' ')}`;
  return [{ field: 'the running text', fix }];
}
