import type { QuestionnaireItem, QuestionnaireResponseItem } from '@medplum/fhirtypes';
import { assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAnswers, bothForms, today } from '#app/features/patient-forms/fixtures.ts';
import { dontKnow, type Answers } from '#app/features/patient-forms/domain/answer.ts';
import { countingAnswers } from '#app/features/patient-forms/domain/conditions.ts';
import { questionsOf, type FormDefinition } from '#app/features/patient-forms/domain/form-definition.ts';
import { answersOfResponse } from './answers-of-response.ts';
import { toBundle } from './bundle.ts';
import { toQuestionnaire } from './questionnaire.ts';
import { toQuestionnaireResponse, type Filled } from './questionnaire-response.ts';

const base = 'https://clinic.example/fhir';
const [hair, skin] = bothForms;
const filled = (form: FormDefinition, answers: Answers): Filled => ({
  form,
  answers,
  sentOn: today,
  authored: '2026-11-22T10:30:00+05:30',
  responseId: '5b2f5c5e-8f1e-4f0e-9a53-0b9a1c6a4c11',
  patientId: '0c6f4a52-5a5b-4b43-9a0e-7a1d7d7a9b21',
});

interface Linked<T> {
  readonly linkId: string;
  readonly item?: readonly T[];
}
function flat<T extends Linked<T>>(items: readonly T[]): T[] {
  return items.flatMap((item) => [item, ...flat(item.item ?? [])]);
}

describe.each(bothForms)('the $form form as FHIR', (form) => {
  const items = flat<QuestionnaireItem>(toQuestionnaire(base, form).item);

  test('is a Questionnaire in which each linkId is used once and each question stands', () => {
    const linkIds = items.map(({ linkId }) => linkId);
    expect(new Set(linkIds).size).toBe(linkIds.length);
    expect(linkIds).toEqual(expect.arrayContaining(questionsOf(form).map(({ id }) => id)));
  });

  test('has groups with items, displays without, options where there is a choice, and conditions on items before', () => {
    expect(items.filter(({ type, item }) => type === 'group' && !item?.length)).toEqual([]);
    expect(items.filter((item) => item.type === 'display' && ('required' in item || 'item' in item))).toEqual([]);
    for (const [index, item] of items.entries()) {
      expect(item.answerOption !== undefined).toBe(item.type === 'choice');
      expect(item.enableBehavior !== undefined).toBe((item.enableWhen?.length ?? 0) > 1);
      const before = items.slice(0, index).map(({ linkId }) => linkId);
      for (const { question } of item.enableWhen ?? []) expect(before).toContain(question);
    }
  });

  test('gives every answer that counts back from its QuestionnaireResponse', () => {
    assert(
      property(anyAnswers(form), (answers) => {
        const response = toQuestionnaireResponse(base, filled(form, answers));
        const back: unknown = JSON.parse(JSON.stringify(response));
        expect(back).toEqual(response);
        expect(answersOfResponse(form, response)).toEqual(countingAnswers(form, answers, today));
      }),
    );
  });

  test('answers only items that the Questionnaire has, in the words it has', () => {
    assert(
      property(anyAnswers(form), (answers) => {
        const response = toQuestionnaireResponse(base, filled(form, answers));
        for (const { linkId, text } of flat<QuestionnaireResponseItem>(response.item)) {
          expect(items.find((item) => item.linkId === linkId)?.text).toBe(text);
        }
      }),
      { numRuns: 20 },
    );
  });
});

test('what FHIR R4 can say is said in enableWhen, and the rest in FHIRPath', () => {
  const items = flat<QuestionnaireItem>(toQuestionnaire(base, hair).item);
  const item = (linkId: string) => items.find((each) => each.linkId === linkId);
  expect(item('procedures')?.enableWhen).toEqual([{ question: 'had-procedures', operator: '=', answerBoolean: true }]);
  expect(item('last-period')).toMatchObject({
    enableBehavior: 'any',
    enableWhen: [{ answerCoding: { code: 'regular' } }, { answerCoding: { code: 'irregular' } }],
  });
  expect(item('section.guardian')?.extension?.[0]?.valueExpression?.expression).toBe(
    "%resource.descendants().where(linkId = 'date-of-birth').answer.value.where($this > today() - 18 years).exists()",
  );
  expect(item('section.pregnancy')).not.toHaveProperty('enableWhen');
});

test('"I do not know" is a reason why data is absent, not an answer', () => {
  const response = toQuestionnaireResponse(base, filled(hair, { illnesses: dontKnow }));
  expect(flat<QuestionnaireResponseItem>(response.item).find(({ linkId }) => linkId === 'illnesses')).toEqual({
    linkId: 'illnesses',
    text: 'Illnesses',
    extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'asked-unknown' }],
  });
});

test('who would rather not say a sex is unknown to FHIR, and a consent to teaching names its own version', () => {
  const answers: Answers = {
    'date-of-birth': '1995-01-01',
    sex: 'prefer-not-to-say',
    'consent-care': true,
    'consent-teaching-place': true,
    'consent-teaching-face': true,
  };
  const resources = toBundle(base, filled(hair, answers)).entry.map(({ resource }) => resource);
  expect(resources[1]).toMatchObject({ gender: 'unknown' });
  const consents = resources.flatMap((resource) => (resource.resourceType === 'Consent' ? [resource] : []));
  expect(consents.map(({ policyRule }) => policyRule?.text?.split(':')[0])).toEqual([
    'Notice 2 of the Hair form',
    'Consent text 2 of the Hair form',
    'Consent text 2 of the Hair form',
  ]);
  expect(consents.map(({ provision }) => provision?.purpose?.[0]?.code)).toEqual(['care', 'teaching', 'teaching-face']);
});

test('a bundle holds the form, the patient, the response, each consent that was given and each score', () => {
  const answers: Answers = {
    'full-name': 'Asha Namuna',
    'date-of-birth': '2012-01-01',
    sex: 'female',
    phone: '+919876543210',
    city: 'Nagpur',
    'guardian-name': 'Meera Namuna',
    'guardian-relation': 'mother',
    'guardian-phone': '+918888877777',
    'guardian-consent': true,
    'consent-care': true,
    gags: { forehead: 4, 'right-cheek': 4, 'left-cheek': 4, nose: 4, chin: 4, 'chest-and-back': 4 },
  };
  const bundle = toBundle(base, filled(skin, answers));
  const resources = bundle.entry.map(({ resource }) => resource);
  expect(resources.map(({ resourceType }) => resourceType)).toEqual([
    'Questionnaire',
    'Patient',
    'QuestionnaireResponse',
    'Consent',
    'Consent',
    'Observation',
  ]);
  expect(resources[1]).toMatchObject({
    name: [{ text: 'Asha Namuna' }],
    gender: 'female',
    birthDate: '2012-01-01',
    contact: [{ name: { text: 'Meera Namuna' }, relationship: [{ text: 'mother' }] }],
  });
  expect(resources[5]).toMatchObject({ valueQuantity: { value: 44 }, interpretation: [{ text: 'very severe' }] });
});
