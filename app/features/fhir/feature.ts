import type { Feature } from '#app/lib/feature.ts';
import type { Permission } from '#app/features/staff/domain/permissions.ts';

export const fhirFeature: Feature<Permission> = {
  name: 'fhir',
  screens: [{ path: 'api/v1/fhir/*', file: 'fhir-api.ts' }],
  desk: [{ path: 'forms/:formId/bundle', file: 'submission-bundle.ts', needs: 'patients.medical' }],
};
