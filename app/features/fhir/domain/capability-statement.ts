import type {
  CapabilityStatement,
  CapabilityStatementRestResource,
  OperationOutcome,
  OperationOutcomeIssue,
} from '@medplum/fhirtypes';

/** What can be asked of the FHIR address, in FHIR's own terms. `date` is the day the description was last changed. */
export function capabilityStatement(base: string, software: string): CapabilityStatement {
  const reads = ['Questionnaire', 'Patient', 'QuestionnaireResponse', 'Consent', 'Observation', 'Bundle'] as const;
  return {
    resourceType: 'CapabilityStatement',
    status: 'active',
    date: '2026-11-22',
    kind: 'instance',
    software: { name: software },
    implementation: { description: 'Patient forms of the clinic', url: base },
    fhirVersion: '4.0.1',
    format: ['json'],
    rest: [
      {
        mode: 'server',
        security: { description: 'A staff member’s access token as a Bearer token. Read only.' },
        resource: reads.map((type): CapabilityStatementRestResource => ({
          type,
          interaction: [
            { code: 'read' },
            ...(type === 'QuestionnaireResponse' ? [{ code: 'search-type' as const }] : []),
          ],
          ...(type === 'QuestionnaireResponse' && {
            searchParam: [{ name: 'patient', type: 'reference' }],
          }),
        })),
      },
    ],
  };
}

/** Why a request was not answered, as FHIR says it. `code` is one of its issue types. */
export function operationOutcome(code: OperationOutcomeIssue['code'], text: string): OperationOutcome {
  return {
    resourceType: 'OperationOutcome',
    issue: [{ severity: 'error', code, details: { text } }],
  };
}
