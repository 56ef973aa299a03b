import { perEdition } from '#app/platform/content/edition.ts';
import { readGlossary } from '#app/features/translations/server/glossary.ts';
import { withoutBrackets } from '#app/features/translations/domain/glossary.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';

/** What the site's treatments are called in each language; none of it may stand in a message. */
export const treatmentNames = perEdition((): readonly string[] => {
  const { treatments } = catalogue();
  const english = [...treatments.values()].flatMap(({ title, slug }) => [title, slug.replaceAll('-', ' ')]);
  const translated = readGlossary().filter(({ key }) => treatments.has(key));
  return [...english, ...translated.flatMap(({ hi, mr }) => [hi, mr, withoutBrackets(hi), withoutBrackets(mr)])];
});
