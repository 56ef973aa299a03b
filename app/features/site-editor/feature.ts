import type { Feature } from '#app/lib/feature.ts';
import type { Permission } from '#app/features/staff/domain/permissions.ts';

declare module '#app/lib/feature.ts' {
  interface LiveTopics {
    'site-texts': true;
  }
}

const kB = 1024;

export const siteEditorFeature: Feature<Permission> = {
  name: 'site-editor',
  screens: [{ path: 'site-preview/:token', file: 'secret-preview.ts' }],
  desk: [
    {
      path: 'site',
      file: 'site.tsx',
      needs: 'site.edit',
      place: { among: 'more', order: 33, label: { en: 'Website' } },
    },
    { path: 'site/new', file: 'new-treatment.tsx', needs: 'site.edit' },
    { path: 'site/treatments', file: 'treatment-prices.tsx', needs: 'site.edit' },
    {
      path: 'launch',
      file: 'make-it-yours.tsx',
      needs: 'settings.change',
      place: { among: 'more', order: 32, label: { en: 'Make it yours' }, isHiddenWhenEmpty: true },
    },
    { path: 'site/:documentId', file: 'document.tsx', needs: 'site.edit' },
    { path: 'site/:documentId/autosave', file: 'autosave.ts', needs: 'site.edit' },
    { path: 'site/:documentId/preview', file: 'preview.ts', needs: 'site.edit' },
    { path: 'site/:documentId/newer', file: 'newer.tsx', needs: 'site.edit' },
    { path: 'site/:documentId/versions', file: 'versions.tsx', needs: 'site.edit' },
  ],
  uploads: [
    {
      // With the clinic's logo.
      path: /^\/admin-dashboard\/site\/look\.yml$/i,
      type: 'multipart/form-data',
      bytes: 3 * 1024 * kB,
      seconds: 60,
      tooMuch: 'The picture is larger than 3 MB. Go back, make it smaller, and save again.',
    },
    {
      path: /^\/admin-dashboard\/site\/[a-z0-9.-]+\.(?:md|yml)(?:\/autosave)?$/i,
      type: 'multipart/form-data',
      bytes: 512 * kB,
      seconds: 60,
      tooMuch: 'The text is longer than a page can be. Go back, take a part of it out, and save again.',
    },
  ],
  topics: { 'site-texts': 'site.edit' },
};
