import type { Feature } from '#app/lib/feature.ts';

export const treatmentsFeature: Feature = {
  name: 'treatments',
  sections: ['/services/', '/hi/services/', '/mr/services/'],
  screens: [
    { path: 'services', file: 'all-treatments.tsx', page: 'kept' },
    { path: 'services/:category', file: 'category-route.tsx' },
    { path: 'services/:category/:treatment', file: 'treatment-route.tsx' },
    { path: 'hi/services', file: 'translated-services-route.tsx', id: 'services-in-hindi' },
    { path: 'mr/services', file: 'translated-services-route.tsx', id: 'services-in-marathi' },
    { path: 'hi/services/:category', file: 'translated-category-route.tsx', id: 'department-in-hindi' },
    { path: 'mr/services/:category', file: 'translated-category-route.tsx', id: 'department-in-marathi' },
    { path: 'hi/services/:category/:treatment', file: 'translated-treatment-route.tsx', id: 'treatment-in-hindi' },
    { path: 'mr/services/:category/:treatment', file: 'translated-treatment-route.tsx', id: 'treatment-in-marathi' },
  ],
};
