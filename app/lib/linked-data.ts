import type {
  BlogPosting,
  BreadcrumbList,
  CollectionPageLeaf,
  MedicalClinicLeaf,
  MedicalWebPage,
  PhysicianLeaf,
  WebSite,
  WithContext,
} from 'schema-dts';

/** What the site says of itself in JSON-LD. A new kind is named here first, so that its properties are checked. */
export type LinkedData = WithContext<
  BlogPosting | BreadcrumbList | CollectionPageLeaf | MedicalClinicLeaf | MedicalWebPage | PhysicianLeaf | WebSite
>;

/** The vocabulary of all structured data, as `@context` names it. */
export const VOCABULARY = 'https://schema.org';

/** The `@id` under which every page at `origin` (scheme and host, no slash at the end) speaks of the same clinic. */
export function clinicId(origin: string): string {
  return `${origin}/#clinic`;
}

/** Where the clinic is, as its own file says it. */
export interface ClinicAddress {
  readonly street: string;
  readonly area: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
  readonly countryCode: string;
}

/** An address as schema.org `PostalAddress`. Source: schema.org/PostalAddress. */
export function postalAddress(address: ClinicAddress) {
  return {
    '@type': 'PostalAddress',
    streetAddress: `${address.street}, ${address.area}`,
    addressLocality: address.city,
    addressRegion: address.state,
    postalCode: address.postalCode,
    addressCountry: address.countryCode,
  } as const;
}

/** The clinic's sign as a picture: at least 112 pixels wide, as Google asks of a logo. */
export function clinicLogo(origin: string): string {
  return `${origin}/apple-touch-icon.png`;
}

/** The clinic as the publisher of a page. Source: schema.org/MedicalClinic. */
export function clinicAsPublisher(site: { readonly origin: string; readonly name: string }) {
  return {
    '@type': 'MedicalClinic',
    '@id': clinicId(site.origin),
    name: site.name,
    url: `${site.origin}/`,
    logo: clinicLogo(site.origin),
  } as const;
}
