// Reads every file of content/ the way the site does and prints what is wrong, for editors.
import { landingAddresses } from '../app/features/landing-pages/domain/landing.ts';
import { readLanding } from '../app/features/landing-pages/server/landing.ts';
import { readCatalogue } from '../app/features/treatments/server/catalogue.ts';
import { readClinic } from '../app/platform/content/clinic.ts';
import { ContentError } from '../app/platform/content/content-error.ts';

try {
  const { name, unconfirmed } = readClinic();
  const { categories, treatments } = readCatalogue();
  console.log(`${name}: ${categories.length} categories and ${treatments.size} treatments are in order.`);
  console.log(`${landingAddresses(readLanding()).length} landing pages are in order.`);
  if (unconfirmed.length > 0) {
    console.log(
      `Before going live, ${unconfirmed.length} facts have to be confirmed (content/clinic.yml, "unconfirmed"):`,
    );
    for (const { fact, where } of unconfirmed) console.log(`- ${fact} (${where})`);
  }
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exit(1);
}
