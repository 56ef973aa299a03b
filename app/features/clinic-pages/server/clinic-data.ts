import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import type { RenderInputs } from '#app/platform/web/render-inputs.ts';
import type { ClinicFacts } from '../domain/medical-clinic.ts';

/** What home and the pages about the clinic tell search engines of it, as it is now. */
export function clinicFacts(facts: RenderInputs): ClinicFacts {
  const { name, city, phones, email, address, coordinates, mapLink, languages, social } = clinic();
  const departments = catalogue()
    .categories.filter(({ main }) => main)
    .map(({ displayName: title, address: path }) => ({ title, path }));
  const description = `Skin, hair, cosmetic-surgery and anti-aging clinic in ${city}.`;
  const { whatsapp: _chat, ...pages } = social;
  const { origin, openingHours, closures } = facts;
  const own = {
    name,
    description,
    phones,
    email,
    address,
    coordinates,
    mapLink,
    languages,
    social: Object.values(pages).filter((page) => page !== undefined),
  };
  return { ...own, origin, openingHours, closures, departments };
}
