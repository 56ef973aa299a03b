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
  'hair-transplant prp-treatment dermatologist cosmetologist hair-loss-treatment scar-removal ear-piercing anti-aging-treatment medi-facial pigmentation-treatment skin-tightening'.split(
    ' ',
  );

/** Phrases that are another word for one of those. */
const NAMING_ANOTHER: readonly string[] =
  'hair-transplant-specialist hair-transplant-clinic hair-transplant-doctor top-rated-hair-transplant-specialist top-rated-hair-transplant-doctor prp-therapy skin-specialist skin-doctor skin-clinic hair-fall-treatment hair-specialist'.split(
    ' ',
  );

/** Phrases about one treatment, each with the treatment whose page is about the same. */
export const NAMING_TREATMENT: Readonly<Record<string, string>> = {
  'acne-scar-treatment': 'skin/acne-scar-treatment',
  'acne-treatment': 'skin/acne-treatment',
  'alopecia-treatment': 'hair/alopecia-treatment',
  'beard-hair-transplant': 'hair/beard-hair-transplant',
  'birthmark-removal': 'laser/birthmark-removal',
  botox: 'anti-aging/botox',
  'brittle-nails-treatment': 'nail/nail-peeling',
  'carbon-peel': 'laser/laser-facial-carbon-peels',
  'chemical-peel': 'skin/chemical-peels',
  'cosmetic-surgery': 'cosmetic-surgery/cosmetic-surgery',
  'cyst-removal': 'cosmetic-surgery/cyst-lipoma-removal',
  'dandruff-treatment': 'skin/seborrheic-dermatitis-treatment',
  'dermapen-treatment': 'laser/dermapen-treatment',
  'dermaroller-treatment': 'anti-aging/dermaroller-treatment',
  'dimple-creation': 'cosmetic-surgery/dimple-creation',
  'double-chin-treatment': 'anti-aging/double-chin',
  'ear-lobe-repair': 'cosmetic-surgery/ear-lobe-repair',
  'eczema-treatment': 'skin/eczema-treatment',
  'exosome-therapy': 'hair/exosome-therapy',
  'eyebrow-hair-transplant': 'hair/eyebrow-hair-transplant',
  facelift: 'cosmetic-surgery/facelift',
  'fat-transfer': 'anti-aging/autologous-fat-transfer',
  'female-hair-transplant': 'hair/female-hair-transplant',
  fillers: 'anti-aging/dermal-filler',
  'fire-and-ice-facial': 'medi-facial/fire-ice-facial',
  'freckles-treatment': 'skin/freckles-treatment',
  'fue-hair-transplant': 'hair/fue-hair-transplant',
  'fungal-infection-treatment': 'skin/fungal-infection-treatment',
  'gfc-therapy': 'hair/gfc-therapy',
  'hair-booster-injection': 'hair/hair-booster-injection',
  'hair-mesotherapy': 'hair/mesotherapy',
  'hand-rejuvenation': 'anti-aging/hand-feet-rejuvenation',
  'herpes-treatment': 'skin/herpes-treatment',
  'hifu-treatment': 'laser/hifu-treatment',
  'hydra-facial': 'medi-facial/hydra-facial',
  'ingrown-toenail-treatment': 'nail/ingrown-toenail',
  'keloid-treatment': 'skin/keloid-treatment',
  'laser-facial': 'laser/laser-facial-carbon-peels',
  'laser-hair-removal': 'laser/permanent-hair-removal',
  'lipoma-removal': 'cosmetic-surgery/cyst-lipoma-removal',
  'melasma-treatment': 'skin/melasma-treatment',
  'meso-glow': 'medi-facial/meso-glow',
  microdermabrasion: 'skin/microdermabrasion',
  'mnrf-treatment': 'laser/mnrf-treatment',
  'mole-removal': 'skin/mole-removal',
  'nail-fungus-treatment': 'nail/fungal-treatment',
  'nail-surgery': 'nail/nail-surgery',
  'neck-lift': 'cosmetic-surgery/neck-lift',
  'photo-facial': 'laser/photo-facial',
  'pimple-treatment': 'skin/acne-treatment',
  'psoriasis-treatment': 'skin/psoriasis-treatment',
  'pumpkin-peel': 'medi-facial/pumpkin-peel',
  'ringworm-treatment': 'skin/fungal-infection-treatment',
  'scalp-micropigmentation': 'hair/scalp-micro-pigmentation',
  'scar-revision': 'cosmetic-surgery/scar-revision',
  sclerotherapy: 'vein/sclerotherapy',
  'skin-booster': 'anti-aging/skin-booster',
  'skin-rejuvenation': 'skin/rejuvenation',
  'skin-tag-removal': 'skin/skin-tags-treatment',
  'spider-vein-treatment': 'vein/sclerotherapy',
  'stem-cell-hair-therapy': 'hair/follicular-stem-cell-therapy',
  'strawberry-legs-treatment': 'skin/strawberry-legs-treatment',
  'tattoo-removal': 'laser/tattoo-removal',
  'thread-lift': 'anti-aging/thread-lift',
  'vampire-facelift': 'anti-aging/vampire-facelift',
  'vitiligo-surgery': 'cosmetic-surgery/vitiligo-surgery',
  'wart-removal': 'skin/wart-removal-treatment',
};

/** Phrases by city. */
const PHRASES_OF: Readonly<Record<string, readonly string[]>> = {
  nagpur: [...OWN, ...NAMING_ANOTHER, ...Object.keys(NAMING_TREATMENT)],
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

/** Those that are their own canonical address: 11 in Nagpur, 4 in each of the eleven, 2 in the four, 1 in Bilaspur. */
export const OWN_LANDING: readonly string[] = pagesOf((phrase) => OWN.includes(phrase));

/** How many of {@link OWN_LANDING} each city has at least. */
export const FEWEST_OWN: Readonly<Record<string, number>> = {
  nagpur: 11,
  bilaspur: 1,
  ...Object.fromEntries(ELEVEN.map((city) => [city, 4])),
  ...Object.fromEntries(FOUR.map((city) => [city, 2])),
};
