import type { Feature } from '#app/lib/feature.ts';
import type { Permission } from '#app/features/staff/domain/permissions.ts';

const kB = 1024;
const MB = 1024 * kB;

declare module '#app/lib/feature.ts' {
  interface LiveTopics {
    patients: true;
  }
}

export const patientsFeature: Feature<Permission> = {
  name: 'patients',
  desk: [
    { path: 'forms/:formId/open', file: 'break-glass-route.tsx', id: 'open-form', needs: 'patients.medical' },
    {
      path: 'patients',
      file: 'patients.tsx',
      needs: 'patients.contact',
      place: { among: 'daily', order: 30, label: { en: 'Patients' } },
    },
    { path: 'patients/find', file: 'find.ts', needs: 'patients.contact' },
    { path: 'patients/new', file: 'add-patient.tsx', needs: 'patients.contact' },
    { path: 'patients/import', file: 'import-list.tsx', needs: 'patients.import' },
    { path: 'patients/import/:draftId', file: 'import-preview.tsx', needs: 'patients.import' },
    { path: 'patients/imports/:importId', file: 'import-result.tsx', needs: 'patients.import' },
    { path: 'patients/:patientId', file: 'patient-route.tsx', needs: 'patients.contact' },
    { path: 'patients/:patientId/open', file: 'break-glass-route.tsx', needs: 'patients.medical' },
    { path: 'patients/:patientId/edit', file: 'edit-patient.tsx', needs: 'patients.contact' },
    { path: 'patients/:patientId/merge', file: 'merge-patients-route.tsx', needs: 'patients.merge' },
  ],
  uploads: [
    {
      path: /^\/admin-dashboard\/patients\/import$/i,
      type: 'multipart/form-data',
      bytes: MB + 16 * kB,
      seconds: 30,
    },
  ],
  topics: { patients: 'patients.contact' },
};
