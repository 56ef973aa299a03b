import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { footerHours, summariseHours } from '#app/features/clinic-pages/domain/opening-hours.ts';
import { directionLinks } from '#app/lib/directions.ts';
import { clinic, isDemonstration } from '#app/platform/content/clinic.ts';
import { logoAddress, ownLogo, type OwnLogo } from '#app/platform/content/logo.ts';
import { lookAddress, ownAccent } from '#app/platform/content/look.ts';
import type { RenderInputs } from '#app/platform/web/render-inputs.ts';
import type { ClinicLogo, OutsideLink, SiteData, Telephone } from '#app/ui/layout/site-data.ts';

function telephone(display: string): Telephone {
  return { display, href: `tel:${display.replaceAll(' ', '')}` };
}

function shownLogo(logo: OwnLogo): ClinicLogo {
  const { width, height, hasName } = logo;
  return { src: logoAddress(logo), width, height, hasName };
}

/** An address in the two lines of the frame. */
export function addressLines({
  street,
  area,
  city,
  state,
  postalCode,
}: ReturnType<typeof clinic>['address']): string[] {
  return [`${street}, ${area}`, `${city}, ${state} ${postalCode}`];
}

/** None where the clinic has no such page. */
const outsideLink = (name: string, href: string | undefined): OutsideLink[] =>
  href === undefined ? [] : [{ name, href }];

/** The data of every page's frame: facts about the clinic, the menu, and the render inputs. */
export function siteData({ openingHours, year }: RenderInputs): SiteData {
  const { address, phones, social, mapUrl, mapLink, ...facts } = clinic();
  const [first = '', ...others] = phones;
  const { categories, treatments } = catalogue();
  const accent = ownAccent();
  const logo = ownLogo();
  return {
    clinic: {
      name: facts.name,
      shortName: facts.shortName,
      tagline: facts.name.replace(facts.shortName, '').trim() + `, ${facts.city}`,
      city: facts.city,
      logo: logo === undefined ? null : shownLogo(logo),
      phones: [telephone(first), ...others.map(telephone)],
      addressLines: addressLines(address),
      hours: summariseHours(openingHours)
        .filter(({ times }) => times !== '')
        .map((line) => ({ ...line, line: footerHours(line) })),
      social: [
        ...outsideLink('Instagram', social.instagram),
        ...outsideLink('Facebook', social.facebook),
        ...outsideLink('YouTube', social.youtube),
      ],
      chat: outsideLink('WhatsApp', social.whatsapp)[0] ?? null,
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
      notice: isDemonstration() ? 'demonstration' : null,
    },
    categories: categories
      .filter(({ main }) => main)
      .map((category) => ({
        displayName: category.displayName,
        path: category.address,
        treatments: category.treatments.flatMap((slug) => {
          const treatment = treatments.get(`${category.path}/${slug}`);
          return treatment ? [{ cardTitle: treatment.cardTitle, path: treatment.path }] : [];
        }),
        figure: { src: `/plates/${category.image}`, caption: category.sheetLine },
      })),
    ownStyles: accent === undefined ? null : lookAddress(accent),
    year,
  };
}
