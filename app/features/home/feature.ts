import type { Feature } from '#app/lib/feature.ts';

export const homeFeature: Feature = {
  name: 'home',
  screens: [{ path: '', file: 'home.tsx', page: 'kept' }],
};
