/** What can be asked of the FHIR address, in FHIR's own terms. `date` is the day the description was last changed. */
export function capabilityStatement(base: string, software: string) {
  const reads = ['Questionnaire', 'Patient', 'QuestionnaireResponse', 'Consent', 'Observation', 'Bundle'];
  return {
    resourceType: 'CapabilityStatement' as const,
    status: 'active' as const,
    date: '2026-11-22',
    kind: 'instance' as const,
    software: { name: software },
    implementation: { description: 'Patient forms of the clinic', url: base },
    fhirVersion: '4.0.1' as const,
    format: ['json'],
    rest: [
      {
        mode: 'server' as const,
        security: { description: 'A staff member’s access token as a Bearer token. Read only.' },
        resource: reads.map((type) => ({
          type,
          interaction: [
            { code: 'read' as const },
            ...(type === 'QuestionnaireResponse' ? [{ code: 'search-type' as const }] : []),
          ],
          ...(type === 'QuestionnaireResponse' && {
            searchParam: [{ name: 'patient', type: 'reference' as const }],
          }),
        })),
      },
    ],
  };
}

/** Why a request was not answered, as FHIR says it. `code` is one of its issue types. */
export function operationOutcome(
  code: 'login' | 'forbidden' | 'not-found' | 'not-supported' | 'invalid' | 'exception' | 'throttled' | 'transient',
  text: string,
) {
  return {
    resourceType: 'OperationOutcome' as const,
    issue: [{ severity: 'error' as const, code, details: { text } }],
  };
}
