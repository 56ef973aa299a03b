import type { Feature } from '#app/lib/feature.ts';
import type { Permission } from '#app/features/staff/domain/permissions.ts';

export const clinicalNotesFeature: Feature<Permission> = {
  name: 'clinical-notes',
  desk: [
    { path: 'diary/appointments/:appointmentId/note', file: 'note.tsx', needs: 'patients.medical' },
    { path: 'diary/appointments/:appointmentId/summary', file: 'summary.tsx', needs: 'patients.medical' },
    { path: 'diary/appointments/:appointmentId/note/draft', file: 'note-draft.ts', needs: 'patients.medical' },
  ],
};
