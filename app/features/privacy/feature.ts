import type { Feature } from '#app/lib/feature.ts';
import type { Permission } from '#app/features/staff/domain/permissions.ts';

export const privacyFeature: Feature<Permission> = {
  name: 'privacy',
  desk: [
    {
      path: 'privacy',
      file: 'privacy.tsx',
      needs: 'privacy.handle',
      place: { among: 'more', order: 60, label: { en: 'Privacy' } },
    },
    { path: 'privacy/requests/new', file: 'new-request.tsx', needs: 'privacy.handle' },
    { path: 'privacy/people/:patientId', file: 'person.tsx', needs: 'privacy.handle' },
    { path: 'privacy/people/:patientId/export', file: 'person-export.ts', needs: 'privacy.handle' },
    { path: 'privacy/openings', file: 'openings.tsx', needs: 'privacy.handle' },
    { path: 'privacy/breaches/new', file: 'new-breach.tsx', needs: 'privacy.handle' },
    { path: 'privacy/breaches/:breachId', file: 'breach-route.tsx', needs: 'privacy.handle' },
    { path: 'patients/:patientId/copy', file: 'medical-copy.ts', needs: 'patients.medical' },
  ],
};
