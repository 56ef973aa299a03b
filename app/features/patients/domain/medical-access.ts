/**
 * Whether somebody may see the medical part of a patient (notes for the doctor, what they came for, forms): only a
 * practitioner, and only of a patient who has or had a visit with them. Everybody else sees contacts and visits.
 */
export function maySeeMedical(
  practitionerId: string | null,
  mayAtAll: boolean,
  visits: readonly { readonly practitionerId: string }[],
): boolean {
  return mayAtAll && practitionerId !== null && visits.some((visit) => visit.practitionerId === practitionerId);
}
