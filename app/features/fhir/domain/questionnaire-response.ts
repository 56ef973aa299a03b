import type {
  QuestionnaireResponse,
  QuestionnaireResponseItem,
  QuestionnaireResponseItemAnswer,
} from '@medplum/fhirtypes';
import type { IsoDate } from '#app/lib/time.ts';
import {
  chosenIn,
  entriesIn,
  isUnknown,
  partsIn,
  photosIn,
  textIn,
  type Answer,
  type Answers,
} from '#app/features/patient-forms/domain/answer.ts';
import { askedSections } from '#app/features/patient-forms/domain/conditions.ts';
import type { FormDefinition } from '#app/features/patient-forms/domain/form-definition.ts';
import { choosable, type Question } from '#app/features/patient-forms/domain/question.ts';
import { scores } from '#app/features/patient-forms/domain/scores/scores.ts';
import { askedButUnknown, canonicalOf, optionCoding } from './addresses.ts';

/** A submission as it is exported. Ids are UUIDs, `authored` is RFC 3339. */
export interface Filled {
  readonly form: FormDefinition;
  readonly answers: Answers;
  /** The day it was sent: ages and months are counted from it. */
  readonly sentOn: IsoDate;
  readonly authored: string;
  readonly responseId: string;
  readonly patientId: string;
  /** Purposes of consents that were taken back since. */
  readonly withdrawn?: readonly string[];
}

type Value = QuestionnaireResponseItemAnswer;

function numberValue(value: number, isWhole: boolean): Value {
  return isWhole ? { valueInteger: value } : { valueDecimal: value };
}

function valuesOf(base: string, question: Question, answer: Answer): Value[] {
  switch (question.kind) {
    case 'number':
    case 'scale':
      return [numberValue(Number(answer), question.kind === 'scale' || question.whole)];
    case 'date':
      return [{ valueDate: textIn(answer) }];
    case 'yes-no':
      return [{ valueBoolean: answer === 'yes' }];
    case 'consent':
      return [{ valueBoolean: true }];
    case 'choice':
    case 'choices':
    case 'picture-choice':
    case 'body-map': {
      const chosen = choosable(question).filter(({ id }) => chosenIn(answer).includes(id));
      return chosen.map((option) => ({ valueCoding: optionCoding(base, question.id, option) }));
    }
    default:
      return [{ valueString: textIn(answer) }];
  }
}

function itemsOf(base: string, question: Question, answer: Answer): QuestionnaireResponseItem[] {
  const { id: linkId, text } = question;
  if (isUnknown(answer)) return [{ linkId, text, extension: [askedButUnknown] }];
  switch (question.kind) {
    case 'entries':
      return entriesIn(answer).map((entry) => ({
        linkId,
        text,
        item: question.fields.flatMap((field) => {
          const value = entry[field.id];
          if (value === undefined) return [];
          return [{ linkId: `${linkId}.${field.id}`, text: field.text, answer: [{ valueString: value }] }];
        }),
      }));
    case 'photos': {
      const photos = photosIn(answer);
      const item = question.views.flatMap((view): QuestionnaireResponseItem[] => {
        const ofView = photos.filter((photo) => photo.view === view.id);
        if (ofView.length === 0) return [];
        const attached = ofView.map(({ photo }): Value => {
          return { valueAttachment: { contentType: 'image/jpeg', url: `urn:uuid:${photo}`, title: view.text } };
        });
        return [{ linkId: `${linkId}.${view.id}`, text: view.text, answer: attached }];
      });
      return [{ linkId, text, item }];
    }
    case 'score': {
      const parts = partsIn(answer);
      const item = scores[question.score].parts.map((part) => ({
        linkId: `${linkId}.${part.id}`,
        text: part.text,
        answer: [numberValue(parts[part.id] ?? 0, part.whole)],
      }));
      return [{ linkId, text, item }];
    }
    default:
      return [{ linkId, text, answer: valuesOf(base, question, answer) }];
  }
}

/** A submission as FHIR R4 QuestionnaireResponse: what was asked and answered, in the wording the patient saw. */
export function toQuestionnaireResponse(base: string, filled: Filled) {
  const { form, answers, sentOn, authored, responseId, patientId } = filled;
  const item = askedSections(form, answers, sentOn).flatMap(({ section, questions }): QuestionnaireResponseItem[] => {
    const items = questions.flatMap((question) => {
      const answer = answers[question.id];
      return answer === undefined ? [] : itemsOf(base, question, answer);
    });
    return items.length > 0 ? [{ linkId: `section.${section.slug}`, text: section.title, item: items }] : [];
  });
  return {
    resourceType: 'QuestionnaireResponse',
    id: responseId,
    questionnaire: canonicalOf(base, form),
    status: 'completed',
    language: form.language,
    subject: { reference: `Patient/${patientId}` },
    authored,
    item,
  } satisfies QuestionnaireResponse;
}
