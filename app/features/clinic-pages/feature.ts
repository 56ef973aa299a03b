import type { Feature } from '#app/lib/feature.ts';

export const clinicPagesFeature: Feature = {
  name: 'clinic-pages',
  screens: [
    { path: 'about-us', file: 'about-us.tsx', page: 'kept' },
    { path: 'clinic', file: 'clinic.tsx', page: 'kept' },
    { path: 'doctors/:doctorId', file: 'doctor.tsx' },
  ],
  sections: ['/doctors/'],
};
