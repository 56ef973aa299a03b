/** What is known of who asks for a form, and of whose it is. */
export interface FormAccess {
  /** Who asks, in the diary; null for staff who treat nobody. */
  readonly practitionerId: string | null;
  /** Whether their role reads medical answers at all. */
  readonly mayAtAll: boolean;
  /** The visits of the form's patient, with whom; none for a form that belongs to nobody yet. */
  readonly visits: readonly { readonly practitionerId: string }[];
  readonly urgent: boolean;
}

/**
 * Whether somebody may read a form: a practitioner whose patient it is, by a visit. An urgent form of somebody who has
 * no visit yet would be nobody's to read, so any practitioner may, to call them. Nobody else ever sees more than that a
 * form came, from whom, and whether it is urgent.
 */
export function mayReadForm({ practitionerId, mayAtAll, visits, urgent }: FormAccess): boolean {
  if (!mayAtAll || practitionerId === null) return false;
  if (visits.length === 0) return urgent;
  return visits.some((visit) => visit.practitionerId === practitionerId);
}
