import type { Feature } from '#app/lib/feature.ts';
import type { Permission } from '#app/features/staff/domain/permissions.ts';

export const auditFeature: Feature<Permission> = {
  name: 'audit',
  desk: [
    {
      path: 'audit',
      file: 'staff/audit.tsx',
      needs: 'audit.see',
      place: { among: 'more', order: 70, label: { en: 'Audit' } },
    },
    { path: 'audit/export', file: 'staff/export-audit.ts', needs: 'audit.see' },
  ],
};
