import type { Condition, Conditional } from './condition.ts';
import { questionsOf, type FormDefinition } from './form-definition.ts';
import { choosable, type Question } from './question.ts';
import { dontKnowValue } from './typed-answers.ts';

/** What is wrong in a form: where (slug of the section, or nothing for the form itself), what and how to mend it. */
export interface DefinitionProblem {
  readonly slug?: string;
  readonly field: string;
  readonly fix: string;
}

/** Questions that patients are found and named by. */
const neededQuestions = ['full-name', 'date-of-birth', 'phone'] as const;

function repeated(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

function valuesOf(question: Question): readonly string[] {
  if (question.kind === 'yes-no') return ['yes', 'no'];
  return question.kind === 'consent' ? ['yes'] : choosable(question).map(({ id }) => id);
}

/** What a condition asks of a question of the wrong kind, or an option it does not have. */
function misfit(condition: Condition, question: Question): string | undefined {
  const { kind } = question;
  if (condition.is !== undefined) {
    const values = kind === 'photos' ? [] : valuesOf(question);
    const wrong = condition.is.find((value) => !values.includes(value));
    if (wrong === undefined) return undefined;
    const offered = values.length > 0 ? `use one of ${values.join(', ')}` : 'it has no options; use answered: true';
    return `"${condition.question}" has no answer "${wrong}"; ${offered}`;
  }
  if (condition.atLeast !== undefined || condition.atMost !== undefined) {
    const isNumber = kind === 'number' || kind === 'scale';
    return isNumber ? undefined : `atLeast and atMost compare numbers, and "${condition.question}" is ${kind}`;
  }
  if (condition.answered) return undefined;
  if (condition.unknown) {
    return question.unknown
      ? undefined
      : `"${condition.question}" does not offer "I don't know"; give it unknown: true`;
  }
  return kind === 'date' ? undefined : `ages and months compare dates, and "${condition.question}" is ${kind}`;
}

function conditionProblems(to: Conditional, before: readonly Question[], where: string): DefinitionProblem[] {
  return to.enableWhen.flatMap((condition, index) => {
    const field = `${where}enableWhen > item ${index + 1}`;
    const question = before.find(({ id }) => id === condition.question);
    if (!question) {
      return [{ field, fix: `names "${condition.question}", which is no question asked before; check the spelling` }];
    }
    const fix = misfit(condition, question);
    return fix === undefined ? [] : [{ field, fix }];
  });
}

function questionProblems(question: Question): string[] {
  const things = choosable(question).map(({ id }) => id);
  const inner = question.kind === 'entries' ? question.fields.map(({ id }) => id) : things;
  const problems = repeated(inner).map((id) => `holds "${id}" twice; give each an id of its own`);
  if (inner.includes(dontKnowValue)) problems.push(`must not have an option "${dontKnowValue}"; write unknown: true`);
  if ((question.kind === 'number' || question.kind === 'scale') && question.min >= question.max) {
    problems.push('must have a min below its max');
  }
  if (
    question.kind === 'consent' &&
    question.required !== (question.purpose === 'care' || question.purpose === 'guardian')
  ) {
    problems.push('only consent to care, and that of a guardian, may be required, and must be');
  }
  const hasAlone = 'options' in question && question.options.some(({ alone }) => alone);
  if (hasAlone && question.kind !== 'choices') problems.push('may have alone: true only where several can be chosen');
  return problems;
}

function wholeFormProblems(form: FormDefinition): DefinitionProblem[] {
  const questions = questionsOf(form);
  const missing = neededQuestions.filter((id) => !questions.some((question) => question.id === id));
  const cares = questions.filter((question) => question.kind === 'consent' && question.purpose === 'care');
  const slugs = form.sections.map(({ slug }) => slug);
  return [
    ...missing.map((id) => ({ field: 'sections', fix: `must ask "${id}": patients are found by it` })),
    ...(cares.length === 1 ? [] : [{ field: 'sections', fix: 'must ask for consent to care exactly once' }]),
    ...repeated(slugs).map((slug) => ({ field: 'sections', fix: `holds "${slug}" twice; one address, one section` })),
    ...repeated(questions.map(({ id }) => id)).map((id) => ({
      field: 'sections',
      fix: `asks "${id}" twice; give each question an id of its own`,
    })),
    ...repeated(form.flags.map(({ id }) => id)).map((id) => ({ field: 'flags', fix: `holds "${id}" twice` })),
  ];
}

/** The step of photos is a page of its own: it sends files. */
const photoSlug = 'photos';

function photoStepProblems({ slug, questions }: FormDefinition['sections'][number]): DefinitionProblem[] {
  const isPhotoStep = slug === photoSlug;
  if (questions.every(({ kind }) => (kind === 'photos') === isPhotoStep)) return [];
  const fix = isPhotoStep
    ? 'may ask for photos only; ask the rest in another section'
    : `asks for photos; ask for them in a section called "${photoSlug}"`;
  return [{ slug, field: 'questions', fix }];
}

/**
 * Everything in a form that no single section can show wrong: ids used twice, conditions on questions that come later,
 * are missing, or cannot be answered so; consents and questions every form needs.
 */
export function definitionProblems(form: FormDefinition): DefinitionProblem[] {
  const before: Question[] = [];
  const problems = wholeFormProblems(form);
  for (const section of form.sections) {
    const { slug } = section;
    problems.push(...photoStepProblems(section));
    problems.push(...conditionProblems(section, before, '').map((problem) => ({ ...problem, slug })));
    for (const question of section.questions) {
      const where = `questions > "${question.id}"`;
      problems.push(...conditionProblems(question, before, `${where} > `).map((problem) => ({ ...problem, slug })));
      problems.push(...questionProblems(question).map((fix) => ({ slug, field: where, fix })));
      before.push(question);
    }
  }
  for (const flag of form.flags) problems.push(...conditionProblems(flag, before, `flags > "${flag.id}" > `));
  return problems;
}
