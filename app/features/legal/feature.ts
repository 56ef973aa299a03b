import type { Feature } from '#app/lib/feature.ts';

export const legalFeature: Feature = {
  name: 'legal',
  screens: [
    { path: 'terms-and-conditions', file: 'terms-and-conditions.tsx', page: 'kept' },
    { path: 'privacy-policy', file: 'privacy-policy.tsx', page: 'kept' },
  ],
};
