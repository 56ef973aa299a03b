import type { IsoDate } from '#app/lib/time.ts';
import type { Answers } from './answer.ts';
import type { Condition, Conditional } from './condition.ts';
import { applies, countingAnswers } from './conditions.ts';
import type { FormDefinition, Section } from './form-definition.ts';

/** What "I don't know" is sent as. */
const unknownValue = 'dont-know';
/** What a box that is ticked, such as a consent, is sent as; rules call it "yes". */
const tickedValue = 'on';

/**
 * When a question of a step applies, as far as the step itself decides it: what earlier steps decide is true or false
 * already. For the browser, which shows a follow-up the moment it applies.
 */
export interface FollowUp {
  readonly question: string;
  readonly behavior: 'all' | 'any';
  readonly conditions: readonly (boolean | Condition)[];
}

function isWithin(section: Section, { question }: Condition): boolean {
  return section.questions.some(({ id }) => id === question);
}

function decided(condition: Condition, answers: Answers, today: IsoDate): boolean {
  const alone: Conditional = { enableWhen: [condition], enableBehavior: 'all' };
  return applies(alone, answers, today);
}

/** The rules of a section's questions that are not always asked. */
export function followUps(
  form: FormDefinition,
  section: Section,
  answers: Answers,
  today: IsoDate,
): readonly FollowUp[] {
  const counting = countingAnswers(form, answers, today);
  return section.questions
    .filter(({ enableWhen }) => enableWhen.length > 0)
    .map(({ id, enableWhen, enableBehavior }) => ({
      question: id,
      behavior: enableBehavior,
      conditions: enableWhen.map((each) => (isWithin(section, each) ? each : decided(each, counting, today))),
    }));
}

/** What a field of the open form holds: the values that are chosen or typed. */
export type TypedValues = (question: string) => readonly string[];

function holds(condition: Condition, values: readonly string[]): boolean {
  const given = values.filter((value) => value !== '');
  if (condition.unknown) return given.includes(unknownValue);
  const known = given.filter((value) => value !== unknownValue);
  if (known.length === 0) return false;
  if (condition.is) return known.some((value) => condition.is?.includes(value === tickedValue ? 'yes' : value));
  if (condition.atLeast !== undefined) return Number(known[0]) >= condition.atLeast;
  if (condition.atMost !== undefined) return Number(known[0]) <= condition.atMost;
  // Ages and months are for the server to reckon; until then the question is offered.
  return true;
}

/** The questions of a section that are asked, given what the form holds at this moment. */
export function shownQuestions(
  section: Pick<Section, 'questions'>,
  rules: readonly FollowUp[],
  typed: TypedValues,
): readonly string[] {
  const shown: string[] = [];
  for (const { id } of section.questions) {
    const rule = rules.find(({ question }) => question === id);
    const met = (condition: boolean | Condition): boolean =>
      typeof condition === 'boolean'
        ? condition
        : shown.includes(condition.question) && holds(condition, typed(condition.question));
    const isShown =
      rule === undefined || (rule.behavior === 'any' ? rule.conditions.some(met) : rule.conditions.every(met));
    if (isShown) shown.push(id);
  }
  return shown;
}
