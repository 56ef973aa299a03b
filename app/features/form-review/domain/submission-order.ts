import type { AskedSection } from '#app/features/patient-forms/domain/conditions.ts';

/** What both forms ask of everybody, in the order a doctor wants it; what only this form asks comes before all of it. */
const background = ['allergies', 'medicines', 'pregnancy', 'health', 'skin-and-healing', 'before', 'habits'];
/** Who it is, and what was agreed to: known from the head of the screen. */
const last = ['you', 'guardian', 'consent'];

function rank(slug: string): number {
  const late = last.indexOf(slug);
  if (late >= 0) return 100 + late;
  return background.indexOf(slug) + 1;
}

/** Sections as a doctor reads them: the complaint first, then what makes a treatment unsafe, who it is at the end. */
export function inReadingOrder(sections: readonly AskedSection[]): readonly AskedSection[] {
  return sections.toSorted((a, b) => rank(a.section.slug) - rank(b.section.slug));
}
