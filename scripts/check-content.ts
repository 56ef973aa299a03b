// Reads every file of content/ the way the site does and prints what is wrong, for editors.
import { readCatalogue } from '../app/features/treatments/server/catalogue.ts';
import { readClinic } from '../app/platform/content/clinic.ts';
import { ContentError } from '../app/platform/content/content-error.ts';

try {
  const { name } = readClinic();
  const { categories, treatments } = readCatalogue();
  console.log(`${name}: ${categories.length} categories and ${treatments.size} treatments are in order.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
