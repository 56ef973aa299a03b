/** A concern somebody comes with and the page that answers it: `category` or `category/treatment` below /services. */
interface Concern<Id extends string = string> {
  readonly id: Id;
  readonly leadsTo: string;
}

/**
 * The labels of the two heads, in the order of the points on the drawing: five on the woman, then five on the man.
 * A concern with several causes leads to the department, where the first visit finds out which it is.
 */
export const HEAD_CONCERNS = [
  { id: 'thinning', leadsTo: 'hair' },
  { id: 'eyeLines', leadsTo: 'anti-aging/botox' },
  { id: 'darkPatches', leadsTo: 'skin/melasma-treatment' },
  { id: 'unwantedHair', leadsTo: 'laser/permanent-hair-removal' },
  { id: 'doubleChin', leadsTo: 'anti-aging/double-chin' },
  { id: 'recedingHairline', leadsTo: 'hair/hair-transplant' },
  { id: 'dandruff', leadsTo: 'skin/seborrheic-dermatitis-treatment' },
  { id: 'acne', leadsTo: 'skin/acne-treatment' },
  { id: 'beardGaps', leadsTo: 'hair/beard-hair-transplant' },
  { id: 'moles', leadsTo: 'cosmetic-surgery/wart-mole-removal' },
] as const satisfies readonly Concern[];

/** Concerns below the chin. */
export const OTHER_CONCERNS = [
  { id: 'nails', leadsTo: 'nail' },
  { id: 'legVeins', leadsTo: 'vein' },
  { id: 'handsAndFeet', leadsTo: 'anti-aging/hand-feet-rejuvenation' },
  { id: 'rash', leadsTo: 'skin/fungal-infection-treatment' },
  { id: 'tattoo', leadsTo: 'laser/tattoo-removal' },
  { id: 'whitePatches', leadsTo: 'cosmetic-surgery/vitiligo-surgery' },
] as const satisfies readonly Concern[];

export type HeadConcernId = (typeof HEAD_CONCERNS)[number]['id'];
export type OtherConcernId = (typeof OTHER_CONCERNS)[number]['id'];
