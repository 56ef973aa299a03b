import type {
  QuestionnaireResponse,
  QuestionnaireResponseItem,
  QuestionnaireResponseItemAnswer,
} from '@medplum/fhirtypes';
import { dontKnow, type Answer, type Answers } from '#app/features/patient-forms/domain/answer.ts';
import { questionsOf, type FormDefinition } from '#app/features/patient-forms/domain/form-definition.ts';
import type { Question } from '#app/features/patient-forms/domain/question.ts';
import { askedButUnknown } from './addresses.ts';

type Value = QuestionnaireResponseItemAnswer;

function plainValue({ valueInteger, valueDecimal, valueDate, valueString }: Value): string | number {
  return valueInteger ?? valueDecimal ?? valueDate ?? valueString ?? '';
}

/** The part of a question that an inner item answers: "medicines.name" is `name`. */
function partOf(question: Question, { linkId }: QuestionnaireResponseItem): string {
  return linkId.slice(question.id.length + 1);
}

function answerOf(question: Question, items: readonly QuestionnaireResponseItem[]): Answer | undefined {
  const [first] = items;
  if (!first) return undefined;
  if (first.extension?.some(({ url }) => url === askedButUnknown.url)) return dontKnow;
  const values = first.answer ?? [];
  const codes = values.flatMap(({ valueCoding }) => valueCoding?.code ?? []);
  switch (question.kind) {
    case 'yes-no':
      return values[0]?.valueBoolean ? 'yes' : 'no';
    case 'consent':
      return values[0]?.valueBoolean ? true : undefined;
    case 'choice':
    case 'picture-choice':
      return codes[0];
    case 'choices':
    case 'body-map':
      return codes;
    case 'entries':
      return items.map(({ item = [] }) =>
        Object.fromEntries(item.map((field) => [partOf(question, field), String(plainValue(field.answer?.[0] ?? {}))])),
      );
    case 'photos':
      return (first.item ?? []).flatMap((view) =>
        (view.answer ?? []).map(({ valueAttachment }) => ({
          view: partOf(question, view),
          photo: valueAttachment?.url?.replace('urn:uuid:', '') ?? '',
        })),
      );
    case 'score':
      return Object.fromEntries(
        (first.item ?? []).map((part) => [partOf(question, part), Number(plainValue(part.answer?.[0] ?? {}))]),
      );
    default:
      return values[0] && plainValue(values[0]);
  }
}

/** The answers a response holds, for a form of the version it names. What comes from elsewhere is to be checked after. */
export function answersOfResponse(form: FormDefinition, response: QuestionnaireResponse): Answers {
  const items = (response.item ?? []).flatMap(({ item = [] }) => item);
  return Object.fromEntries(
    questionsOf(form).flatMap((question) => {
      const answer = answerOf(
        question,
        items.filter(({ linkId }) => linkId === question.id),
      );
      return answer === undefined ? [] : [[question.id, answer]];
    }),
  );
}
