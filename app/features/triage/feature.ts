import type { Feature } from '#app/lib/feature.ts';

export const triageFeature: Feature = {
  name: 'triage',
  screens: [
    { path: 'is-it-serious', file: 'is-it-serious.tsx', page: 'kept' },
    { path: 'is-it-serious/*', file: 'way-route.tsx' },
  ],
  sections: ['/is-it-serious/'],
};
