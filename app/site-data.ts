import { catalogue } from './features/treatments/server/catalogue.ts';
import { footerHours, summariseHours } from './features/clinic-pages/domain/opening-hours.ts';
import { directionLinks } from './lib/directions.ts';
import { clinic } from './platform/content/clinic.ts';
import type { PublicFacts } from './platform/web/public-facts.ts';
import type { SiteData, Telephone } from './ui/layout/site-data.ts';

function telephone(display: string): Telephone {
  return { display, href: `tel:${display.replaceAll(' ', '')}` };
}

/** What the frame of every page shows: the clinic's own facts, the menu, and what can change without a build. */
export function siteData({ openingHours, year }: PublicFacts): SiteData {
  const { address, phones, social, mapUrl, mapLink, ...facts } = clinic();
  const [first = '', ...others] = phones;
  const { categories, treatments } = catalogue();
  return {
    clinic: {
      name: facts.name,
      shortName: facts.shortName,
      tagline: facts.name.replace(facts.shortName, '').trim() + `, ${facts.city}`,
      city: facts.city,
      phones: [telephone(first), ...others.map(telephone)],
      addressLines: [`${address.street}, ${address.area}`, `${address.city}, ${address.state} ${address.postalCode}`],
      hours: summariseHours(openingHours)
        .filter(({ times }) => times !== '')
        .map((line) => ({ ...line, line: footerHours(line) })),
      social: [
        { name: 'Instagram', href: social.instagram },
        { name: 'Facebook', href: social.facebook },
        { name: 'YouTube', href: social.youtube },
      ],
      chat: { name: 'WhatsApp', href: social.whatsapp },
      map: {
        embedUrl: mapUrl,
        linkUrl: mapLink,
        directions: directionLinks({
          name: facts.name,
          address: `${address.street}, ${address.area}, ${address.city}, ${address.state} ${address.postalCode}`,
          coordinates: facts.coordinates.approximate ? undefined : facts.coordinates,
          openStreetMap: mapLink,
        }),
        staticAlt: 'Sketch of a map that shows where the clinic is; its streets are not the real ones',
      },
      notice: facts.unconfirmed.some(({ id }) => id === 'phones') ? 'demonstration' : null,
    },
    categories: categories
      .filter(({ main }) => main)
      .map((category) => ({
        displayName: category.displayName,
        path: `/services/${category.path}`,
        treatments: category.treatments.flatMap((slug) => {
          const treatment = treatments.get(`${category.path}/${slug}`);
          return treatment ? [{ cardTitle: treatment.cardTitle, path: treatment.path }] : [];
        }),
        figure: { src: `/plates/${category.image}`, caption: category.sheetLine },
      })),
    year,
  };
}
