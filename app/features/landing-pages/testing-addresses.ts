/**
 * The landing addresses of the specification, written out from it rather than read from the content they check: eleven
 * cities with thirteen phrases, four with three, Bilaspur with six, and Nagpur with its own list.
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

/** Examples of the specification for Nagpur. */
export const NAMED_IN_NAGPUR =
  'hair-transplant dermatologist skin-specialist laser-hair-removal tattoo-removal hydra-facial botox fillers carbon-peel scar-removal ear-piercing cosmetologist'.split(
    ' ',
  );

const of = (phrases: readonly string[], cities: readonly string[]): string[] =>
  cities.flatMap((city) => phrases.map((phrase) => `/${phrase}-in-${city}`));

/** The addresses outside Nagpur: 161. */
export const OUTSIDE_NAGPUR: readonly string[] = [
  ...of(THIRTEEN, ELEVEN),
  ...of(['hair-transplant', 'hair-transplant-specialist', 'dermatologist'], FOUR),
  ...of(HAIR_TRANSPLANT, ['bilaspur']),
];

/** How many landing pages there are, and how many of each city are at least their own canonical page. */
export const SPECIFIED = {
  pages: 250,
  inNagpur: 89,
  ownCanonical: {
    nagpur: 40,
    bilaspur: 1,
    ...Object.fromEntries(ELEVEN.map((city) => [city, 4])),
    ...Object.fromEntries(FOUR.map((city) => [city, 2])),
  } satisfies Record<string, number>,
};
