import type { CategoryMenu, SiteData } from './site-data.ts';

/** A clinic for the design system page and the tests: the shape of the real menu with short lists. */
export const sampleSite: SiteData = {
  clinic: {
    name: 'Jamun Skin & Hair Clinic',
    shortName: 'Jamun',
    tagline: 'Skin & Hair Clinic, Nagpur',
    logo: null,
    city: 'Nagpur',
    phones: [
      { display: '+91 00000 00000', href: 'tel:+910000000000' },
      { display: '+91 00000 00001', href: 'tel:+910000000001' },
    ],
    addressLines: ['12 Placeholder Road, Sample Nagar', 'Nagpur, Maharashtra 440 000'],
    hours: [{ days: 'Mon-Sat', times: '10:30 am – 8:00 pm', line: 'Mon-Sat 10:30am to 08:00pm' }],
    social: [
      { name: 'Instagram', href: 'https://www.example.com/instagram' },
      { name: 'Facebook', href: 'https://www.example.com/facebook' },
      { name: 'YouTube', href: 'https://www.example.com/youtube' },
    ],
    chat: { name: 'WhatsApp chat', href: 'https://www.example.com/whatsapp' },
    map: {
      embedUrl: 'https://map.example.com/embed?at=21.1458,79.0882',
      linkUrl: 'https://map.example.com/?at=21.1458,79.0882',
      directions: [{ name: 'Google Maps', href: 'https://maps.example.com/?to=the-clinic' }],
      staticAlt: 'Sketch of a map with the clinic in it',
    },
    notice: 'demonstration',
  },
  categories: [
    category('Hair', 'hair', ['Hair transplant', 'FUE hair transplant', 'PRP therapy', 'Scalp micro-pigmentation']),
    category('Skin', 'skin', ['Acne treatment', 'Melasma treatment', 'Mole removal']),
    category('Nail', 'nail', ['Ingrown toenail', 'Fungal treatment', 'Nail peeling', 'Nail surgery']),
    category('Cosmetic-Surgery', 'cosmetic-surgery', ['Dimple creation', 'Ear-lobe repair']),
    category('Anti-Aging', 'anti-aging', ['Botox', 'Dermal filler', 'Thread lift']),
    category('Laser', 'laser', ['Permanent hair removal', 'Tattoo removal', 'HIFU treatment']),
    category('Medi-Facial', 'medi-facial', ['Hydra facial', 'Pumpkin peel', 'Fire and ice facial', 'Meso glow']),
  ],
  ownStyles: null,
  year: 2026,
};

function category(displayName: string, slug: string, treatments: readonly string[]): CategoryMenu {
  const path = `/services/${slug}`;
  return {
    displayName,
    path,
    treatments: treatments.map((cardTitle) => ({
      cardTitle,
      path: `${path}/${cardTitle.toLowerCase().replaceAll(' ', '-')}`,
    })),
    figure: slug === 'hair' ? { src: '/plates/fig-hair.svg', caption: 'Fig. 1. A unit of three hairs' } : null,
  };
}
