import { mayReadForVisit, type MedicalAsker, type VisitFacts } from '#app/features/scheduling/domain/visit-access.ts';
import { countsAlone, mayOpenRecord, type RecordFacts } from '#app/features/patients/domain/medical-access.ts';
import type { EpochMs } from '#app/lib/time.ts';

/** What is known of a form when somebody asks for its answers. */
export interface FormFacts {
  readonly submittedAt: EpochMs;
  /** The record it belongs to; null while it is nobody's. */
  readonly record: RecordFacts | null;
  /** Who said whose it is; null where it came from a visit's own link. */
  readonly attachedBy: string | null;
  /** The visit it is for. */
  readonly visit: VisitFacts | null;
}

/**
 * Whether a form opens to somebody without breaking the glass. The patient sent it for a visit with them, by that visit's
 * own link; or it belongs to a patient whose record opens to them, and somebody else said so: their own word that a form
 * is their patient's opens it only where nobody else could say it. A form that is nobody's opens to nobody.
 */
export function mayReadForm(asker: MedicalAsker, form: FormFacts): boolean {
  const { record, attachedBy, visit, submittedAt } = form;
  if (!asker.mayAtAll || asker.practitionerId === null || record === null) return false;
  if (attachedBy === null && visit !== null && mayReadForVisit(asker, visit, submittedAt)) return true;
  if (attachedBy === asker.staffId && !countsAlone(asker, record)) return false;
  return mayOpenRecord(asker, record);
}
