/**
 * What every page on a treatment has to say, or the file has to say why not (`doesNotApply`): the words by which a text is
 * known to speak of it.
 */
const CHECKLIST = {
  pregnancy: /\bpregnan/i,
  breastfeeding: /\bbreast-?feed|\bnursing\b/i,
  under18: /\bunder 18\b|\b(?:below|before|younger than|until) 18\b|\bteenager|\bchild(?:ren)?\b|\b18 years\b/i,
  allergy: /\ballerg|\breact(?:ed|ion) to\b/i,
  bleeding:
    /\bblood thinner|\bbleeding (?:disorder|disease|problem)|\bthin(?:s|ning)? (?:the|your) blood\b|\bbleed easily\b/i,
  diabetes: /\bdiabet/i,
  immunity: /\bimmun|\bdefen[cs]es?\b/i,
  heart: /\bheart\b|\bpacemaker\b|\bblood pressure\b/i,
  epilepsy: /\bepilep|\bseizure|\bfits\b/i,
  keloids: /\bkeloid|\braised scars?\b/i,
  coldSores: /\bcold sores?\b|\bherpes\b/i,
  medicines: /\bisotretinoin\b|\bmedicines?\b|\btablets?\b/i,
  tan: /\btan(?:ned|s)?\b|\bsunburn|\btravel/i,
  earlierTreatment:
    /\bearlier\b|\balready (?:had|been|treated|tried)\b|\b(?:treated|done|injected) (?:before|elsewhere)\b|\bprevious/i,
  darkerSkin: /\bbrown(?:er)? (?:skin|toes|face)|\bdark(?:er)? skin|\bbrown\b/i,
  hopes: /\bhop(?:e|es|ing)\b|\bexpect|\bdistress|\bpressed? (?:you|by)|\bpressure from\b|\bmirror\b|\b14416\b/i,
  tissue: /\blaborator|\bsample|\btissue\b|\bbiopsy\b/i,
} as const;

export type ChecklistItem = keyof typeof CHECKLIST;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a list of the table's own keys
export const CHECKLIST_ITEMS = Object.keys(CHECKLIST) as [ChecklistItem, ...ChecklistItem[]];

/** The items of the checklist that no text speaks of and the file does not set aside. */
export function unanswered(
  texts: readonly string[],
  doesNotApply: Readonly<Partial<Record<ChecklistItem, string>>>,
): ChecklistItem[] {
  return CHECKLIST_ITEMS.filter(
    (item) => doesNotApply[item] === undefined && !texts.some((text) => CHECKLIST[item].test(text)),
  );
}
