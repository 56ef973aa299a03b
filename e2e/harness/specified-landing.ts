/**
 * The landing addresses, written out from the specification rather than read from the content they check: eleven cities
 * with thirteen phrases, four with three, Bilaspur with six, and Nagpur with a list of its own.
 */

const ELEVEN = 'rajangaon harda chandrapur katni narsinghpur amravati ambikapur bhandara mandla raipur korba'.split(
  ' ',
);
const FOUR = 'akola wardha gondia jabalpur'.split(' ');

const HAIR_TRANSPLANT =
  'hair-transplant hair-transplant-specialist hair-transplant-clinic hair-transplant-doctor top-rated-hair-transplant-specialist top-rated-hair-transplant-doctor'.split(
    ' ',
  );
const THIRTEEN = [
  ...HAIR_TRANSPLANT,
  ...'prp-treatment prp-therapy skin-specialist skin-doctor skin-clinic dermatologist cosmetologist'.split(' '),
];
const THREE = 'hair-transplant hair-transplant-specialist dermatologist'.split(' ');

/** Phrases of the specification's examples for Nagpur. */
export const NAMED_IN_NAGPUR: readonly string[] =
  'hair-transplant dermatologist skin-specialist laser-hair-removal tattoo-removal hydra-facial botox fillers carbon-peel scar-removal ear-piercing cosmetologist'.split(
    ' ',
  );

/** Phrases whose page stands for itself, in every city that has them. */
const OWN: readonly string[] =
  'hair-transplant prp-treatment dermatologist cosmetologist laser-hair-removal tattoo-removal hydra-facial botox fillers carbon-peel scar-removal ear-piercing female-hair-transplant beard-hair-transplant gfc-therapy hair-loss-treatment scalp-micropigmentation exosome-therapy dandruff-treatment acne-treatment acne-scar-treatment fungal-infection-treatment eczema-treatment psoriasis-treatment wart-removal keloid-treatment mole-removal melasma-treatment chemical-peel spider-vein-treatment hifu-treatment birthmark-removal nail-fungus-treatment ingrown-toenail-treatment cosmetic-surgery lipoma-removal vitiligo-surgery facelift thread-lift double-chin-treatment'.split(
    ' ',
  );

/** Phrases whose page names one of those. */
const NAMING_ANOTHER: readonly string[] =
  'hair-transplant-specialist hair-transplant-clinic hair-transplant-doctor top-rated-hair-transplant-specialist top-rated-hair-transplant-doctor prp-therapy skin-specialist skin-doctor skin-clinic fue-hair-transplant eyebrow-hair-transplant hair-fall-treatment alopecia-treatment hair-specialist hair-mesotherapy hair-booster-injection stem-cell-hair-therapy pimple-treatment ringworm-treatment skin-tag-removal herpes-treatment pigmentation-treatment freckles-treatment strawberry-legs-treatment skin-rejuvenation microdermabrasion pumpkin-peel sclerotherapy laser-facial photo-facial dermapen-treatment mnrf-treatment dermaroller-treatment skin-tightening brittle-nails-treatment nail-surgery dimple-creation cyst-removal ear-lobe-repair neck-lift scar-revision anti-aging-treatment fat-transfer vampire-facelift skin-booster hand-rejuvenation medi-facial fire-and-ice-facial meso-glow'.split(
    ' ',
  );

/** Phrases by city. */
const PHRASES_OF: Readonly<Record<string, readonly string[]>> = {
  nagpur: [...OWN, ...NAMING_ANOTHER],
  bilaspur: HAIR_TRANSPLANT,
  ...Object.fromEntries(ELEVEN.map((city) => [city, THIRTEEN])),
  ...Object.fromEntries(FOUR.map((city) => [city, THREE])),
};

const pagesOf = (keep: (phrase: string) => boolean): string[] =>
  Object.entries(PHRASES_OF).flatMap(([city, phrases]) =>
    phrases.filter(keep).map((phrase) => `/${phrase}-in-${city}`),
  );

/** All 250. */
export const LANDING: readonly string[] = pagesOf(() => true);

/** Those that are their own canonical address: 40 in Nagpur, 4 in each of the eleven, 2 in the four, 1 in Bilaspur. */
export const OWN_LANDING: readonly string[] = pagesOf((phrase) => OWN.includes(phrase));

/** How many of {@link OWN_LANDING} each city has at least. */
export const FEWEST_OWN: Readonly<Record<string, number>> = {
  nagpur: 40,
  bilaspur: 1,
  ...Object.fromEntries(ELEVEN.map((city) => [city, 4])),
  ...Object.fromEntries(FOUR.map((city) => [city, 2])),
};
