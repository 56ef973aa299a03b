import type { Extension, Questionnaire, QuestionnaireItem } from '@medplum/fhirtypes';
import type { FormDefinition, Section } from '#app/features/patient-forms/domain/form-definition.ts';
import { questionsOf } from '#app/features/patient-forms/domain/form-definition.ts';
import { choosable, type Question } from '#app/features/patient-forms/domain/question.ts';
import { scores } from '#app/features/patient-forms/domain/scores/scores.ts';
import { optionCoding, questionnaireId, questionnaireUrl } from './addresses.ts';
import { enableWhenOf } from './enable-when.ts';

const FHIR = 'http://hl7.org/fhir/StructureDefinition';

function helpItem(linkId: string, text: string): QuestionnaireItem {
  const coding = [{ system: 'http://hl7.org/fhir/questionnaire-item-control', code: 'help' }];
  const extension = [{ url: `${FHIR}/questionnaire-itemControl`, valueCodeableConcept: { coding } }];
  return { linkId, text, type: 'display', extension };
}

function helpItems(linkId: string, hint: string | undefined, why: string | undefined): QuestionnaireItem[] {
  return [
    ...(hint === undefined ? [] : [helpItem(`${linkId}.hint`, hint)]),
    ...(why === undefined ? [] : [helpItem(`${linkId}.why`, why)]),
  ];
}

function limits(min: number, max: number, isWhole: boolean, unit?: string): Extension[] {
  const value = (number: number) => (isWhole ? { valueInteger: number } : { valueDecimal: number });
  return [
    { url: `${FHIR}/minValue`, ...value(min) },
    { url: `${FHIR}/maxValue`, ...value(max) },
    ...(unit === undefined ? [] : [{ url: `${FHIR}/questionnaire-unit`, valueCoding: { display: unit } }]),
  ];
}

/** Items inside a question of several parts: fields of an entry, views of photos, parts of a score. */
function innerItems(question: Question): QuestionnaireItem[] {
  const linkId = (part: string): string => `${question.id}.${part}`;
  switch (question.kind) {
    case 'entries':
      return question.fields.map(({ id, text, required, maxCharacters }) => {
        return { linkId: linkId(id), text, type: 'string', required, maxLength: maxCharacters };
      });
    case 'photos':
      return question.views.map(({ id, text }) => {
        return { linkId: linkId(id), text, type: 'attachment', repeats: question.maxPerView > 1 };
      });
    case 'score':
      return scores[question.score].parts.map(({ id, text, min, max, whole }) => {
        const extension = limits(min, max, whole);
        return { linkId: linkId(id), text, type: whole ? 'integer' : 'decimal', extension };
      });
    default:
      return [];
  }
}

function typeOf(question: Question): QuestionnaireItem['type'] {
  switch (question.kind) {
    case 'text':
      return question.format === 'text' ? 'text' : 'string';
    case 'number':
      return question.whole ? 'integer' : 'decimal';
    case 'scale':
      return 'integer';
    case 'date':
      return 'date';
    case 'yes-no':
    case 'consent':
      return 'boolean';
    case 'choice':
    case 'choices':
    case 'picture-choice':
    case 'body-map':
      return 'choice';
    case 'photos':
    case 'entries':
    case 'score':
      return 'group';
  }
}

function extensionsOf(question: Question): Extension[] {
  if (question.kind === 'scale') return limits(question.min, question.max, true);
  return question.kind === 'number' ? limits(question.min, question.max, question.whole, question.unit) : [];
}

type QuestionSource = (id: string) => Question;

function itemOf(base: string, question: Question, questionById: QuestionSource): QuestionnaireItem {
  const { extension = [], ...enabling } = enableWhenOf(base, question, questionById);
  const type = typeOf(question);
  const extensions = [...extensionsOf(question), ...extension];
  const repeats = question.kind === 'choices' || question.kind === 'body-map' || question.kind === 'entries';
  const item = [...innerItems(question), ...helpItems(question.id, question.hint, question.whyWeAsk)];
  return {
    ...(extensions.length > 0 && { extension: extensions }),
    linkId: question.id,
    text: question.text,
    type,
    ...enabling,
    required: question.required,
    ...(repeats && { repeats }),
    ...(question.kind === 'text' && { maxLength: question.maxCharacters }),
    ...(type === 'choice' && {
      answerOption: choosable(question).map((option) => ({ valueCoding: optionCoding(base, question.id, option) })),
    }),
    ...(item.length > 0 && { item }),
  };
}

function sectionItem(base: string, section: Section, questionById: QuestionSource): QuestionnaireItem {
  const linkId = `section.${section.slug}`;
  const notice = section.notice.map(({ title, text }, index) =>
    helpItem(`${linkId}.notice-${index + 1}`, `${title}. ${text}`),
  );
  return {
    linkId,
    text: section.title,
    type: 'group',
    ...enableWhenOf(base, section, questionById),
    item: [
      ...helpItems(linkId, section.lede, section.whyWeAsk),
      ...notice,
      ...section.questions.map((question) => itemOf(base, question, questionById)),
    ],
  };
}

/** A form as FHIR R4 Questionnaire: sections are groups, `linkId` is the question's id, hints are display items. */
export function toQuestionnaire(base: string, form: FormDefinition) {
  const byId = new Map(questionsOf(form).map((question) => [question.id, question]));
  const questionById: QuestionSource = (id) => {
    const question = byId.get(id);
    if (!question) throw new Error(`${id} is no question of ${questionnaireId(form)}`);
    return question;
  };
  return {
    resourceType: 'Questionnaire',
    id: questionnaireId(form),
    url: questionnaireUrl(base, form),
    version: String(form.version),
    name: `${form.form === 'hair' ? 'Hair' : 'Skin'}Form`,
    title: form.title,
    status: 'active',
    language: form.language,
    subjectType: ['Patient'],
    item: form.sections.map((section) => sectionItem(base, section, questionById)),
  } satisfies Questionnaire;
}
