import { partsIn, textIn } from '../answer.ts';
import { askedQuestions } from '../conditions.ts';
import type { QuestionOf } from '../question.ts';
import { scores } from '../scores/scores.ts';
import { recordId } from './addresses.ts';
import { toQuestionnaire } from './questionnaire.ts';
import { toQuestionnaireResponse, type Filled } from './questionnaire-response.ts';
import type { Bundle, Consent, Observation, Patient, Resource } from './resources.ts';

const genders = { female: 'female', male: 'male', other: 'other' } as const;

const phone = (value: string) => (value === '' ? [] : [{ system: 'phone' as const, value }]);

/** Who the form is about, from what it says; a guardian is the contact. */
export function toPatient({ answers, patientId: id }: Pick<Filled, 'answers' | 'patientId'>): Patient {
  const said = (question: string): string => textIn(answers[question] ?? '');
  const gender = Object.values(genders).find((each) => each === said('sex'));
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
          telecom: phone(said('guardian-phone')),
        },
      ],
    }),
  };
}

function toConsent(base: string, filled: Filled, question: QuestionOf<'consent'>, id: string): Consent {
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
    policyRule: { text: `Notice ${form.noticeVersion} of the ${form.title}: ${question.text}` },
    provision: {
      type: 'permit',
      purpose: [{ system: `${base}/CodeSystem/consent-purpose`, code: question.purpose }],
    },
  };
}

const scored = (value: number) => ({
  value,
  unit: 'score',
  system: 'http://unitsofmeasure.org' as const,
  code: '{score}',
});

/** A score as Observation: the total, its published band, and what was given for each part. */
function toObservation(base: string, filled: Filled, question: QuestionOf<'score'>, id: string): Observation {
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
export function toRecords(base: string, filled: Filled): (Consent | Observation)[] {
  const { form, answers, sentOn, responseId } = filled;
  const questions = askedQuestions(form, answers, sentOn).filter(({ id }) => answers[id] !== undefined);
  return questions.flatMap((question): (Consent | Observation)[] => {
    const id = recordId(responseId, question.id);
    if (question.kind === 'consent') return [toConsent(base, filled, question, id)];
    return question.kind === 'score' ? [toObservation(base, filled, question, id)] : [];
  });
}

/** A whole submission: Questionnaire, Patient, QuestionnaireResponse, and its records. Each is also at its `fullUrl`. */
export function toBundle(base: string, filled: Filled): Bundle {
  const resources: Resource[] = [
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
  };
}
