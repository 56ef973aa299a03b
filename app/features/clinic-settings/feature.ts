import type { Feature } from '#app/lib/feature.ts';
import type { Permission } from '#app/features/staff/domain/permissions.ts';

declare module '#app/lib/feature.ts' {
  interface LiveTopics {
    settings: true;
  }
}

export const clinicSettingsFeature: Feature<Permission> = {
  name: 'clinic-settings',
  desk: [
    {
      path: 'settings',
      file: 'settings.tsx',
      needs: 'settings.change',
      place: { among: 'more', order: 40, label: { en: 'Settings' } },
      within: {
        first: 'overview.tsx',
        screens: [
          { path: 'hours', file: 'hours.tsx', needs: 'settings.change' },
          { path: 'closures', file: 'closures.tsx', needs: 'settings.change' },
          { path: 'practitioners', file: 'practitioners.tsx', needs: 'settings.change' },
          { path: 'practitioners/:practitionerId', file: 'practitioner.tsx', needs: 'settings.change' },
          { path: 'visits', file: 'visits.tsx', needs: 'settings.change' },
          { path: 'visits/:visitId', file: 'visit.tsx', needs: 'settings.change' },
          { path: 'booking', file: 'booking.tsx', needs: 'settings.change' },
          { path: 'channels', file: 'channels.tsx', needs: 'settings.change' },
          { path: 'retention', file: 'retention.tsx', needs: 'settings.change' },
        ],
      },
    },
  ],
  topics: { settings: 'diary.use' },
};
