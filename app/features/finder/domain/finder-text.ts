import { z } from 'zod';
import { source } from '#app/features/treatments/domain/source.ts';

/** What an answer is about, the most pressing first: the order in which answers stand. */
export const ANSWER_KINDS = ['crisis', 'emergency', 'warning', 'clinic', 'complaint', 'elsewhere'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** Facts of the clinic that an answer can show; their values come from the clinic's facts and settings. */
const CLINIC_FACTS = [
  'hours',
  'sunday',
  'phone',
  'address',
  'fee',
  'doctors',
  'booking',
  'my-appointment',
  'chat',
  'languages',
  'forms',
  'serious',
  'privacy',
  'terms',
  'blog',
] as const;
export type ClinicFact = (typeof CLINIC_FACTS)[number];

const words = z
  .array(z.union([z.string().trim().min(1), z.number().transform(String)]))
  .min(1, 'must hold the words by which it is found');
const page = z
  .string()
  .regex(
    /^(?:post:[a-z0-9-]+|[a-z-]+\/[a-z-]+)$/,
    'must be a treatment such as hair/prp-therapy, or a post such as post:sunscreen-for-indian-skin',
  );

const answer = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by dashes'),
  kind: z.enum(ANSWER_KINDS, { error: `must be one of ${ANSWER_KINDS.join(', ')}` }),
  title: z.string().trim().min(3).max(70, 'must be at most 70 characters'),
  text: z.string().trim().min(30, 'must be one to three whole sentences').max(520, 'must be at most 520 characters'),
  shows: z.array(z.enum(CLINIC_FACTS, { error: `must be one of ${CLINIC_FACTS.join(', ')}` })).default([]),
  /** Id of the kind of visit that is booked for it. */
  visit: z.string().optional(),
  /** Pages shown below it. */
  next: z.array(page).default([]),
  basis: z.array(z.string()).default([]),
  words,
});

/** `content/finder-answers.yml` as an editor writes it. */
export const finderTextSchema = z.strictObject({
  checkedOn: z.string(),
  sources: z.array(source),
  answers: z.array(answer).min(1),
  /** Words that lead to certain pages before anything the search finds. */
  leads: z.array(z.strictObject({ to: z.array(page).min(1), words })),
});

export type FinderText = z.infer<typeof finderTextSchema>;
export type AnswerText = FinderText['answers'][number];

/** Kinds of answers that are about a person's health, and so end in a visit, or in a call. */
const BOOKED_KINDS: readonly AnswerKind[] = ['warning', 'complaint'];

const FIRST_WORDS = { crisis: /14416[^.]*112|112[^.]*14416/, emergency: /^Call 112 \(ambulance 108\)/ } as const;

/** What is wrong with the text beyond its form, each with the field it stands in. */
export function finderTextProblems(
  { answers, leads, sources }: FinderText,
  known: { readonly visits: ReadonlySet<string>; readonly pages: ReadonlySet<string> },
): { field: string; fix: string }[] {
  const problems: { field: string; fix: string }[] = [];
  const ids = new Set<string>();
  const wordsOf = new Map<string, string>();
  const used = new Set<string>();
  for (const { id, kind, text, visit, next, basis, words: found } of answers) {
    const add = (fix: string) => problems.push({ field: id, fix });
    if (ids.has(id)) add('stands twice');
    ids.add(id);
    if (kind === 'crisis' && !FIRST_WORDS.crisis.test(text)) add('must name Tele-MANAS 14416 and 112 in one sentence');
    if (kind === 'emergency' && !FIRST_WORDS.emergency.test(text)) add('must begin with "Call 112 (ambulance 108)"');
    if (BOOKED_KINDS.includes(kind) !== (visit !== undefined)) {
      add(visit === undefined ? 'needs a visit that can be booked' : `is of the kind ${kind}, which has no visit`);
    }
    if (visit !== undefined && !known.visits.has(visit)) add(`"${visit}" is no kind of visit of clinic.yml`);
    if ((kind === 'crisis' || kind === 'emergency') && next.length > 0) add('may lead to no treatment and no post');
    for (const key of next) if (!known.pages.has(key)) add(`leads to "${key}", which there is not`);
    for (const key of basis) {
      used.add(key);
      if (!sources.some((each) => each.id === key)) add(`leans on "${key}", which is no source of this file`);
    }
    for (const word of found) {
      const before = wordsOf.get(word);
      if (before !== undefined) add(`has the words "${word}", and so has ${before}`);
      wordsOf.set(word, id);
    }
  }
  leads.forEach(({ to }, index) => {
    for (const key of to) {
      if (!known.pages.has(key)) problems.push({ field: `leads > item ${index + 1}`, fix: `there is no "${key}"` });
    }
  });
  for (const { id } of sources) {
    if (!used.has(id))
      problems.push({ field: `sources > ${id}`, fix: 'no answer leans on it; name it in a basis, or delete it' });
  }
  return problems;
}
