import type { Feature } from '#app/lib/feature.ts';
import type { Permission } from '#app/features/staff/domain/permissions.ts';

declare module '#app/lib/feature.ts' {
  interface LiveTopics {
    forms: true;
  }
}

export const formReviewFeature: Feature<Permission> = {
  name: 'form-review',
  desk: [
    {
      path: 'forms',
      file: 'submissions.tsx',
      needs: 'patients.contact',
      place: { among: 'daily', order: 50, label: { en: 'Forms' } },
    },
    { path: 'forms/:formId', file: 'submission.tsx', needs: 'patients.contact' },
    { path: 'forms/:formId/photos/:photoId', file: 'submission-photo.ts', needs: 'patients.medical' },
  ],
  topics: { forms: 'diary.use' },
};
