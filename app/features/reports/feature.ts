import type { Feature } from '#app/lib/feature.ts';
import type { Permission } from '#app/features/staff/domain/permissions.ts';

export const reportsFeature: Feature<Permission> = {
  name: 'reports',
  desk: [
    {
      path: 'figures',
      file: 'staff/figures-route.tsx',
      needs: 'figures.see',
      place: { among: 'more', order: 10, label: { en: 'Figures' } },
    },
    { path: 'figures/export', file: 'staff/export-figures.ts', needs: 'figures.see' },
  ],
};
