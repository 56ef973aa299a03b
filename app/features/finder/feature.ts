import type { Feature } from '#app/lib/feature.ts';

export const finderFeature: Feature = {
  name: 'finder',
  screens: [
    { path: 'specific-service', file: 'specific-service.tsx', page: 'live' },
    { path: 'specific-service/suggestions', file: 'suggestions.ts' },
  ],
  costlyReads: ['/specific-service'],
};
