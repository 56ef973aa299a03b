import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { OWN_LANDING } from './specified-landing.ts';

/** The screens of the specification, written out from it rather than read from the content they check. */

const treatmentsByCategory = {
  hair: 'hair-transplant fue-hair-transplant female-hair-transplant prp-therapy gfc-therapy beard-hair-transplant hair-booster-injection follicular-stem-cell-therapy scalp-micro-pigmentation eyebrow-hair-transplant exosome-therapy alopecia-treatment mesotherapy',
  skin: 'acne-treatment fungal-infection-treatment eczema-treatment psoriasis-treatment seborrheic-dermatitis-treatment wart-removal-treatment skin-tags-treatment herpes-treatment keloid-treatment mole-removal melasma-treatment freckles-treatment strawberry-legs-treatment acne-scar-treatment rejuvenation chemical-peels microdermabrasion',
  vein: 'sclerotherapy',
  laser:
    'permanent-hair-removal tattoo-removal laser-facial-carbon-peels pigmentation-reduction photo-facial hifu-treatment dermapen-treatment mnrf-treatment birthmark-removal skin-tightening',
  nail: 'ingrown-toenail fungal-treatment nail-peeling nail-surgery',
  'cosmetic-surgery':
    'cosmetic-surgery mole-removal dimple-creation cyst-lipoma-removal scar-subcision wart-mole-removal vitiligo-surgery ear-lobe-repair scar-revision facelift neck-lift',
  'anti-aging':
    'botox dermal-filler hand-feet-rejuvenation skin-tightening thread-lift autologous-fat-transfer vampire-facelift dermaroller-treatment skin-booster double-chin',
  'medi-facial': 'hydra-facial pumpkin-peel fire-ice-facial meso-glow',
  regenerative: 'exosome-therapy',
} as const;

export const CATEGORIES: readonly string[] = Object.keys(treatmentsByCategory).map(
  (category) => `/services/${category}`,
);

export const TREATMENTS: readonly string[] = Object.entries(treatmentsByCategory).flatMap(([category, slugs]) =>
  slugs.split(' ').map((slug) => `/services/${category}/${slug}`),
);

/** Screens whose content does not depend on who asks or when, but for the categories and treatments. */
export const PAGES: readonly string[] = [
  '/',
  '/services',
  '/about-us',
  '/clinic',
  '/blog',
  '/contact-us',
  '/quick-links',
  '/FormDetailPopup',
  '/patient-form/skin',
  '/patient-form/hair',
  '/terms-and-conditions',
  '/privacy-policy',
  // Not of the specification: asked for since.
  '/is-it-serious',
];

/** Screens made for each request, that search engines may list. */
export const LIVE_PAGES: readonly string[] = ['/book-appointment', '/specific-service'];

/** The posts that a new clinic starts with. */
const POSTS: readonly string[] = readdirSync(join(import.meta.dirname, '../../content/posts')).map(
  (file) => `/blog/${basename(file, '.md')}`,
);

export const INDEXED: readonly string[] = [
  ...PAGES,
  ...LIVE_PAGES,
  ...CATEGORIES,
  ...TREATMENTS,
  ...OWN_LANDING,
  ...POSTS,
];
