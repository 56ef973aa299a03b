import type { Feature } from '#app/lib/feature.ts';

export const landingPagesFeature: Feature = {
  name: 'landing-pages',
  screens: [
    { path: 'quick-links', file: 'quick-links.tsx', page: 'kept' },
    { path: ':landing', file: 'landing-route.tsx' },
  ],
};
