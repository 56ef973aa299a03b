import type { Feature } from '#app/lib/feature.ts';

export const treatmentsFeature: Feature = {
  name: 'treatments',
  sections: ['/services/'],
  screens: [
    { path: 'services', file: 'all-treatments.tsx', page: 'kept' },
    { path: 'services/:category', file: 'category-route.tsx' },
    { path: 'services/:category/:treatment', file: 'treatment-route.tsx' },
  ],
};
