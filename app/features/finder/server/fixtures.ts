import { parsePostFile } from '#app/features/blog/server/post-files.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { listContentFiles, readContentFile } from '#app/platform/content/content-folder.ts';
import type { RenderInputs } from '#app/platform/web/render-inputs.ts';
import type { ClinicNow } from './answer-view.ts';

const SOME_DAY = '2026-11-01T00:00:00Z';

/** The posts the blog starts with, as if all were public. */
export const startingPosts: RenderInputs['posts'] = listContentFiles('posts').map((file) => {
  const { title, description } = parsePostFile(file, readContentFile(file));
  const slug = file.replace('posts/', '').replace('.md', '');
  const shown = { tags: [], treatments: [], cover: null, minutes: 5, publishedAt: SOME_DAY, updatedAt: SOME_DAY };
  return { slug, title, description, ...shown };
});

const { hours, practitioners, appointmentTypes } = clinic();

/** The demonstration clinic as its file describes it, with the posts the blog starts with. */
export const clinicNow: ClinicNow = {
  facts: {
    origin: 'https://example.com',
    year: 2026,
    openingHours: hours,
    closures: [{ date: '2027-01-26', name: 'Republic Day' }],
    practitioners: practitioners.map(({ id, name }) => ({
      id,
      name,
      kind: 'doctor',
      qualification: null,
      registrationNumber: null,
      week: hours,
      visits: [],
    })),
    pictures: { version: '', library: {}, people: {} },
    edition: 0,
    isDemonstration: false,
    posts: startingPosts,
  },
  visits: appointmentTypes,
};
