import { z } from 'zod';
import { conditions } from './condition.ts';
import { id, sentence, text } from './definition-parts.ts';
import { scoreNames } from './scores/score.ts';

const asked = {
  id,
  text,
  hint: text.optional(),
  whyWeAsk: sentence.optional(),
  required: z.boolean().default(false),
  /** Whether "I don't know" is offered. */
  unknown: z.boolean().default(false),
  ...conditions,
};

/** Something to choose, with what it means in words where a name alone would not do. */
const option = z.strictObject({
  id,
  text,
  hint: text.optional(),
  /** Name of its drawing. */
  picture: id.optional(),
  /** Cannot be chosen together with others ("None of these"). */
  alone: z.boolean().default(false),
});
const options = z.array(option).min(2, 'needs at least two options');
const regions = z.array(z.strictObject({ id, text, side: z.enum(['front', 'back', 'top', 'left', 'right']) })).min(2);
const limitOf = (most: number) => z.int().min(1).max(most);

const textQuestion = z.strictObject({
  ...asked,
  kind: z.literal('text'),
  format: z.enum(['line', 'text', 'name', 'phone', 'email']).default('line'),
  maxCharacters: limitOf(2000).default(200),
});
const numberQuestion = z.strictObject({
  ...asked,
  kind: z.literal('number'),
  min: z.number(),
  max: z.number(),
  whole: z.boolean().default(true),
  unit: text.optional(),
});
const dateQuestion = z.strictObject({
  ...asked,
  kind: z.literal('date'),
  /** Whether the day may lie before or after today; today itself is allowed in both. */
  when: z.enum(['past', 'future', 'any']),
});
const yesNoQuestion = z.strictObject({ ...asked, kind: z.literal('yes-no') });
const choiceQuestion = z.strictObject({ ...asked, kind: z.literal('choice'), options });
const choicesQuestion = z.strictObject({ ...asked, kind: z.literal('choices'), options });
const pictureQuestion = z.strictObject({
  ...asked,
  kind: z.literal('picture-choice'),
  options: z.array(option.extend({ picture: id })).min(2, 'needs at least two options'),
});
const scaleQuestion = z.strictObject({
  ...asked,
  kind: z.literal('scale'),
  min: z.int().min(0),
  max: z.int().max(10),
  minText: text,
  maxText: text,
});
const bodyMapQuestion = z.strictObject({ ...asked, kind: z.literal('body-map'), map: id, regions });
const photosQuestion = z.strictObject({
  ...asked,
  kind: z.literal('photos'),
  views: z.array(z.strictObject({ id, text, hint: text.optional(), picture: id.optional() })).min(1),
  maxPerView: limitOf(10).default(1),
});
const entriesQuestion = z.strictObject({
  ...asked,
  kind: z.literal('entries'),
  /** What one entry is called, as in "Add a medicine". */
  entry: text,
  fields: z
    .array(z.strictObject({ id, text, required: z.boolean().default(false), maxCharacters: limitOf(500).default(100) }))
    .min(1),
  maxEntries: limitOf(30).default(12),
});
const consentQuestion = z.strictObject({
  ...asked,
  kind: z.literal('consent'),
  /** What is agreed to, as the consent record names it. */
  purpose: z.enum(['care', 'guardian', 'reminders', 'teaching', 'teaching-face']),
  /** Of this consent's own words, where they change by themselves; without it the notice's version stands for them. */
  version: z.string().regex(/^\d+$/, 'must be a number in quotes, such as "1"').optional(),
});
const scoreQuestion = z.strictObject({ ...asked, kind: z.literal('score'), score: z.enum(scoreNames) });

const kinds = [
  textQuestion,
  numberQuestion,
  dateQuestion,
  yesNoQuestion,
  choiceQuestion,
  choicesQuestion,
  pictureQuestion,
  scaleQuestion,
  bodyMapQuestion,
  photosQuestion,
  entriesQuestion,
  consentQuestion,
  scoreQuestion,
] as const;
const kindNames = kinds.map(({ shape }) => shape.kind.value).join(', ');

/** One question of a form; its kind says what can be answered and how it is asked. */
export const question = z.discriminatedUnion('kind', kinds, { error: `must be one of ${kindNames}` });

export type Question = z.output<typeof question>;
export type QuestionKind = Question['kind'];
/** The question of one kind, or of several. */
export type QuestionOf<K extends QuestionKind> = Extract<Question, { kind: K }>;

/** What can be chosen in a question, in its order: options, regions of a map, views of photos; nothing elsewhere. */
export function choosable(asks: Question): readonly { readonly id: string; readonly text: string }[] {
  switch (asks.kind) {
    case 'choice':
    case 'choices':
    case 'picture-choice':
      return asks.options;
    case 'body-map':
      return asks.regions;
    case 'photos':
      return asks.views;
    default:
      return [];
  }
}
