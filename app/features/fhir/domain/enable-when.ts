import type { QuestionnaireItem, QuestionnaireItemEnableWhen } from '@medplum/fhirtypes';
import type { Condition, Conditional } from '#app/features/patient-forms/domain/condition.ts';
import { choosable, type Question } from '#app/features/patient-forms/domain/question.ts';
import { DATA_ABSENT_REASON, optionCoding } from './addresses.ts';

const ENABLE_WHEN_EXPRESSION = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-enableWhenExpression';

function equals(base: string, question: Question, value: string): QuestionnaireItemEnableWhen {
  if (question.kind === 'yes-no' || question.kind === 'consent') {
    return { question: question.id, operator: '=', answerBoolean: value === 'yes' };
  }
  const option = choosable(question).find(({ id }) => id === value) ?? { id: value, text: value };
  return { question: question.id, operator: '=', answerCoding: optionCoding(base, question.id, option) };
}

function compares(question: Question, operator: '>=' | '<=', value: number): QuestionnaireItemEnableWhen {
  const isWhole = question.kind === 'scale' || (question.kind === 'number' && question.whole);
  return { question: question.id, operator, ...(isWhole ? { answerInteger: value } : { answerDecimal: value }) };
}

/** The condition in FHIR's own terms, any of which must hold; undefined when it has none for it. */
function nativeOf(
  base: string,
  condition: Condition,
  question: Question,
): readonly QuestionnaireItemEnableWhen[] | undefined {
  if (condition.is) return condition.is.map((value) => equals(base, question, value));
  if (condition.atLeast !== undefined) return [compares(question, '>=', condition.atLeast)];
  if (condition.atMost !== undefined) return [compares(question, '<=', condition.atMost)];
  return condition.answered ? [{ question: question.id, operator: 'exists', answerBoolean: true }] : undefined;
}

function testOf(condition: Condition, question: Question): string {
  if (condition.is) {
    const isBoolean = question.kind === 'yes-no' || question.kind === 'consent';
    if (isBoolean) return condition.is.map((value) => `$this = ${value === 'yes'}`).join(' or ');
    return `$this.code in (${condition.is.map((value) => `'${value}'`).join(' | ')})`;
  }
  if (condition.atLeast !== undefined) return `$this >= ${condition.atLeast}`;
  if (condition.atMost !== undefined) return `$this <= ${condition.atMost}`;
  if (condition.ageAtLeast !== undefined) return `$this <= today() - ${condition.ageAtLeast} years`;
  if (condition.ageBelow !== undefined) return `$this > today() - ${condition.ageBelow} years`;
  if (condition.withinMonths !== undefined) return `$this >= today() - ${condition.withinMonths} months`;
  return 'true';
}

function expressionOf(condition: Condition, question: Question): string {
  const item = `%resource.descendants().where(linkId = '${question.id}')`;
  if (condition.unknown) return `${item}.extension.where(url = '${DATA_ABSENT_REASON}').exists()`;
  return `${item}.answer.value.where(${testOf(condition, question)}).exists()`;
}

/**
 * The conditions of a section or question as `enableWhen`. Where FHIR R4 cannot say it (ages, several options that
 * must all meet another condition), as the expression of Structured Data Capture, in FHIRPath.
 */
export function enableWhenOf(
  base: string,
  to: Conditional,
  questionOf: (id: string) => Question,
): Pick<QuestionnaireItem, 'enableWhen' | 'enableBehavior' | 'extension'> {
  if (to.enableWhen.length === 0) return {};
  const native = to.enableWhen.map((condition) => nativeOf(base, condition, questionOf(condition.question)));
  const isAny = to.enableBehavior === 'any' || to.enableWhen.length === 1;
  if (native.every((each) => each !== undefined && (isAny || each.length === 1))) {
    const enableWhen = native.flatMap((each) => each ?? []);
    return enableWhen.length === 1 ? { enableWhen } : { enableWhen, enableBehavior: isAny ? 'any' : 'all' };
  }
  const expressions = to.enableWhen.map((condition) => expressionOf(condition, questionOf(condition.question)));
  const expression = expressions.join(isAny ? ' or ' : ' and ');
  return {
    extension: [{ url: ENABLE_WHEN_EXPRESSION, valueExpression: { language: 'text/fhirpath', expression } }],
  };
}
