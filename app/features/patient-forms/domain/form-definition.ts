import { z } from 'zod';
import { conditions } from './condition.ts';
import { id, sentence, text } from './definition-parts.ts';
import { question, type Question } from './question.ts';

/** Who fills a section in. */
const fillers = z.enum(['patient', 'doctor']);

const notice = z.strictObject({ title: text, text: sentence });

const sectionParts = {
  slug: id,
  /** The heading of its step. */
  title: text,
  /** What lists call it: "Next: your medicines". */
  name: text,
  lede: sentence.optional(),
  whyWeAsk: sentence.optional(),
  filledBy: fillers.default('patient'),
  /** Items of a notice that is read before anything is answered. */
  notice: z.array(notice).default([]),
  ...conditions,
};
/** One step of a form. */
export const section = z.strictObject({
  ...sectionParts,
  questions: z.array(question).min(1, 'needs at least one question'),
});

/** Something staff have to see first, with the rule that raises it. */
export const flag = z
  .strictObject({
    id,
    text,
    /** `urgent` also shows the patient the page to call now, and the front desk "urgent: doctor to call". */
    level: z.enum(['urgent', 'doctor']),
    /** What the patient reads on that page. */
    callNow: sentence.optional(),
    ...conditions,
    enableWhen: conditions.enableWhen.unwrap().min(1, 'needs at least one condition'),
  })
  .refine(({ level, callNow }) => (level === 'urgent') === (callNow !== undefined), {
    path: ['callNow'],
    error: 'is what the patient reads when a flag is urgent: write it there, and nowhere else',
  });

/** What a form says of itself; its sections and flags are checked one by one. */
export const formFrame = z.strictObject({
  form: z.enum(['hair', 'skin']),
  version: z.int().min(1),
  title: text,
  /** Version of the notice and of the consent texts; a consent is stored with it. */
  noticeVersion: z.string().regex(/^\d+$/, 'must be a number in quotes, such as "1"'),
  language: z.literal('en'),
  sections: z.array(z.unknown()).min(1, 'needs at least one section'),
  flags: z.array(z.unknown()),
});

export type Section = z.output<typeof section>;
export type Flag = z.output<typeof flag>;

/** A form as it is asked: everything its screens, checks, prints and exports come from. */
export interface FormDefinition extends Omit<z.output<typeof formFrame>, 'sections' | 'flags'> {
  readonly sections: readonly Section[];
  readonly flags: readonly Flag[];
}

/** All questions of a form in the order they are asked. */
export function questionsOf(form: FormDefinition): readonly Question[] {
  return form.sections.flatMap(({ questions }) => questions);
}

/** The question with this id, or undefined. */
export function questionOf(form: FormDefinition, questionId: string): Question | undefined {
  return questionsOf(form).find((each) => each.id === questionId);
}

/** The section with this address, or undefined. */
export function sectionOf(form: FormDefinition, slug: string): Section | undefined {
  return form.sections.find((each) => each.slug === slug);
}

/** "hair.v1": how files, drafts and submissions name a form and its version. */
export function formVersionName({ form, version }: Pick<FormDefinition, 'form' | 'version'>): string {
  return `${form}.v${version}`;
}
