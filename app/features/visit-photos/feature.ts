import type { Feature } from '#app/lib/feature.ts';
import type { Permission } from '#app/features/staff/domain/permissions.ts';

const MB = 1024 * 1024;

export const visitPhotosFeature: Feature<Permission> = {
  name: 'visit-photos',
  desk: [
    { path: 'diary/appointments/:appointmentId/photos', file: 'photos.tsx', needs: 'patients.medical' },
    { path: 'diary/appointments/:appointmentId/photos/:photoId', file: 'photo.ts', needs: 'patients.medical' },
  ],
  uploads: [
    // Photos of a visit, all that a browser without scripts sends at once.
    {
      path: /^\/admin-dashboard\/diary\/appointments\/[\da-f-]{36}\/photos$/i,
      type: 'multipart/form-data',
      bytes: 110 * MB,
      seconds: 600,
      tooMuch: 'These photos are more than 110 MB together. Go back and send a few at a time.',
    },
  ],
};
