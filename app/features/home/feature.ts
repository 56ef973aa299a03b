import type { Feature } from '#app/lib/feature.ts';

export const homeFeature: Feature = {
  name: 'home',
  screens: [
    { path: '', file: 'home.tsx', page: 'kept' },
    { path: 'hi', file: 'translated-home-route.tsx', id: 'home-in-hindi' },
    { path: 'mr', file: 'translated-home-route.tsx', id: 'home-in-marathi' },
  ],
};
