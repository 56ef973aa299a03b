import { catalogue } from '#app/features/treatments/server/catalogue.ts';

let names: readonly string[] | undefined;

/** What the site's treatments are called; none of it may stand in a message. */
export function treatmentNames(): readonly string[] {
  names ??= [...catalogue().treatments.values()].flatMap(({ title, slug }) => [title, slug.replaceAll('-', ' ')]);
  return names;
}
