import type { Bundle, Consent, Observation, Patient } from '@medplum/fhirtypes';
import { partsIn, textIn } from '#app/features/patient-forms/domain/answer.ts';
import { askedQuestions } from '#app/features/patient-forms/domain/conditions.ts';
import type { QuestionOf } from '#app/features/patient-forms/domain/question.ts';
import { scores } from '#app/features/patient-forms/domain/scores/scores.ts';
import { recordId } from './addresses.ts';
import { toQuestionnaire } from './questionnaire.ts';
import { toQuestionnaireResponse, type Filled } from './questionnaire-response.ts';

/** A resource that can be asked for by its id. */
type Identified<T> = T & { readonly id: string };

/** FHIR's word for what was answered; who would rather not say is `unknown`. */
const genders = { female: 'female', male: 'male', other: 'other', 'prefer-not-to-say': 'unknown' } as const;

const phone = (value: string) => (value === '' ? [] : [{ system: 'phone' as const, value }]);

/** Who the form is about, from what it says; a guardian is the contact. */
export function toPatient({ answers, patientId: id }: Pick<Filled, 'answers' | 'patientId'>): Identified<Patient> {
  const said = (question: string): string => textIn(answers[question] ?? '');
  const gender = Object.entries(genders).find(([answer]) => answer === said('sex'))?.[1];
  const email = said('email');
  return {
    resourceType: 'Patient',
    id,
    name: [{ text: said('full-name') }],
    telecom: [...phone(said('phone')), ...(email === '' ? [] : [{ system: 'email' as const, value: email }])],
    ...(gender && { gender }),
    ...(said('date-of-birth') !== '' && { birthDate: said('date-of-birth') }),
    ...(said('city') !== '' && { address: [{ city: said('city') }] }),
    ...(said('guardian-name') !== '' && {
      contact: [
        {
          relationship: [{ text: said('guardian-relation') }],
          name: { text: said('guardian-name') },
          // From the third version on a child's form asks for one number, which is the guardian's.
          telecom: phone(said('guardian-phone') || said('phone')),
        },
      ],
    }),
  };
}

/** "Notice 2", or "Consent text 2" where the consent has a version of its own. */
function noticeLabel({ noticeVersion }: Filled['form'], { version }: QuestionOf<'consent'>): string {
  return version === undefined ? `Notice ${noticeVersion}` : `Consent text ${version}`;
}

function toConsent(base: string, filled: Filled, question: QuestionOf<'consent'>, id: string): Identified<Consent> {
  const { form, patientId, authored, withdrawn = [] } = filled;
  const isCare = question.purpose === 'care' || question.purpose === 'guardian';
  const scope = isCare ? 'treatment' : 'patient-privacy';
  return {
    resourceType: 'Consent',
    id,
    status: withdrawn.includes(question.purpose) ? 'inactive' : 'active',
    language: form.language,
    scope: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/consentscope', code: scope }] },
    category: [{ coding: [{ system: 'http://loinc.org', code: '59284-0', display: 'Consent Document' }] }],
    patient: { reference: `Patient/${patientId}` },
    dateTime: authored,
    policyRule: { text: `${noticeLabel(form, question)} of the ${form.title}: ${question.text}` },
    provision: {
      type: 'permit',
      purpose: [{ system: `${base}/CodeSystem/consent-purpose`, code: question.purpose }],
    },
  };
}

const scored = (value: number) => ({
  value,
  unit: 'score',
  system: 'http://unitsofmeasure.org',
  code: '{score}',
});

/** A score as Observation: the total, its published band, and what was given for each part. */
function toObservation(
  base: string,
  filled: Filled,
  question: QuestionOf<'score'>,
  id: string,
): Identified<Observation> {
  const score = scores[question.score];
  const parts = partsIn(filled.answers[question.id] ?? {});
  const total = score.total(parts);
  const band = score.band(total);
  const code = (name: string, display: string) => ({
    coding: [{ system: `${base}/CodeSystem/scores`, code: name, display }],
    text: display,
  });
  return {
    resourceType: 'Observation',
    id,
    status: 'final',
    code: code(score.name, score.title),
    subject: { reference: `Patient/${filled.patientId}` },
    effectiveDateTime: filled.authored,
    valueQuantity: scored(total),
    ...(band !== undefined && { interpretation: [{ text: band }] }),
    derivedFrom: [{ reference: `QuestionnaireResponse/${filled.responseId}` }],
    component: score.parts.map(({ id: part, text }) => ({
      code: code(`${score.name}.${part}`, text),
      valueQuantity: scored(parts[part] ?? 0),
    })),
  };
}

/**
 * What a submission holds beside its answers, in FHIR: a Consent for each that was given, an Observation for each score.
 * Their ids are the submission's with the question's, the same each time: "5b2f5c5e-....consent-care".
 */
export function toRecords(base: string, filled: Filled): Identified<Consent | Observation>[] {
  const { form, answers, sentOn, responseId } = filled;
  const questions = askedQuestions(form, answers, sentOn).filter(({ id }) => answers[id] !== undefined);
  return questions.flatMap((question): Identified<Consent | Observation>[] => {
    const id = recordId(responseId, question.id);
    if (question.kind === 'consent') return [toConsent(base, filled, question, id)];
    return question.kind === 'score' ? [toObservation(base, filled, question, id)] : [];
  });
}

/** A whole submission: Questionnaire, Patient, QuestionnaireResponse, and its records. Each is also at its `fullUrl`. */
export function toBundle(base: string, filled: Filled) {
  const resources = [
    toQuestionnaire(base, filled.form),
    toPatient(filled),
    toQuestionnaireResponse(base, filled),
    ...toRecords(base, filled),
  ];
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: filled.authored,
    entry: resources.map((resource) => ({ fullUrl: `${base}/${resource.resourceType}/${resource.id}`, resource })),
  } satisfies Bundle;
}
