import type { Feature } from '#app/lib/feature.ts';

const MB = 1024 * 1024;

export const patientFormsFeature: Feature = {
  name: 'patient-forms',
  // Half of a form's address, which leads nowhere.
  secretPaths: ['patient-form/:token'],
  screens: [
    { path: 'FormDetailPopup', file: 'form-detail-popup.tsx', page: 'kept' },
    { path: 'FormDetailPopup/text', file: 'form-detail-text.ts' },
    { path: 'patient-form/hair', file: 'hair.tsx', page: 'kept' },
    { path: 'patient-form/skin', file: 'skin.tsx', page: 'kept' },
    { path: 'patient-form/visit/:token', file: 'form-of-visit.ts' },
    {
      frame: 'form-layout.tsx',
      within: [
        { path: 'patient-form/:form/visit/:token', file: 'begin-for-visit.tsx' },
        { path: 'patient-form/:form/:token', file: 'resume-form.tsx' },
        { path: 'patient-form/:form/:token/check', file: 'check-form.tsx' },
        { path: 'patient-form/:form/:token/sent', file: 'sent-form.tsx' },
        { path: 'patient-form/:form/:token/later', file: 'finish-later.tsx' },
        { path: 'patient-form/:form/:token/call-now', file: 'call-now.tsx' },
        { path: 'patient-form/:form/:token/photos', file: 'photo-step.tsx' },
        { path: 'patient-form/:form/:token/:section', file: 'form-step.tsx' },
      ],
    },
    { path: 'patient-form/:form/:token/photos/:photo', file: 'photo-picture.ts' },
    { path: 'patient-form/:form/:token/photos/:photo/small', file: 'photo-picture.ts', id: 'photo-small' },
    { path: 'patient-form/:form/:token/photos/:photo/arriving', file: 'photo-arriving.ts' },
  ],
  uploads: [
    // Every photo of a form at once, as a browser without scripts sends them.
    {
      path: /^\/patient-form\/(?:hair|skin)\/[\w-]{27}\/photos$/i,
      type: 'multipart/form-data',
      bytes: 110 * MB,
      seconds: 1200,
      tooMuch: 'These photos are more than 110 MB together. Go back and send a few at a time.',
    },
    // A piece of one photo.
    {
      path: /^\/patient-form\/(?:hair|skin)\/[\w-]{27}\/photos\/[\da-f-]{36}\/arriving$/i,
      type: 'application/octet-stream',
      bytes: MB,
      seconds: 120,
    },
  ],
  sections: ['/patient-form/'],
};
