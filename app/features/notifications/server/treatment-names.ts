import { perEdition } from '#app/platform/content/edition.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';

/** What the site's treatments are called; none of it may stand in a message. */
export const treatmentNames = perEdition((): readonly string[] =>
  [...catalogue().treatments.values()].flatMap(({ title, slug }) => [title, slug.replaceAll('-', ' ')]),
);
