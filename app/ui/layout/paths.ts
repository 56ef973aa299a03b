import { localeOfPath, pathIn } from '#app/lib/page-language.ts';

/** Where the frame leads and asks: the only public addresses that `ui` knows. */
export const paths = {
  home: '/',
  booking: '/book-appointment',
  myAppointment: '/my-appointment',
  services: '/services',
  about: '/about-us',
  clinic: '/clinic',
  blog: '/blog',
  contact: '/contact-us',
  hours: '/contact-us#hours',
  forms: '/patient-form',
  hairForm: '/patient-form/hair',
  skinForm: '/patient-form/skin',
  finder: '/specific-service',
  suggestions: '/specific-service/suggestions',
  serious: '/is-it-serious',
  quickLinks: '/quick-links',
  privacy: '/privacy-policy',
  terms: '/terms-and-conditions',
  live: '/live.json',
} as const;

/** The five categories of the footer and of the not-found screen, in their order. */
export const mainServices = [
  { key: 'hair', path: '/services/hair' },
  { key: 'skin', path: '/services/skin' },
  { key: 'laser', path: '/services/laser' },
  { key: 'antiAging', path: '/services/anti-aging' },
  { key: 'cosmeticSurgery', path: '/services/cosmetic-surgery' },
] as const;

/**
 * The value of `aria-current` for a link to `target` on the page at `pathname`: "page" on that page itself, "true" on a
 * page below it (a post below the blog), nothing elsewhere. A home page, "/" or "/hi", has no pages below it.
 */
export function ariaCurrent(pathname: string, target: string): 'page' | 'true' | undefined {
  if (pathname === target) return 'page';
  const isHome = pathIn(localeOfPath(target), '/') === target;
  if (!isHome && pathname.startsWith(`${target}/`)) return 'true';
  return undefined;
}
