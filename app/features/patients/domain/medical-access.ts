import { wasHereWith, type MedicalAsker, type VisitFacts } from '#app/features/scheduling/domain/visit-access.ts';
import type { EpochMs } from '#app/lib/time.ts';

/** What is known of a patient's record when somebody asks for its medical part. */
export interface RecordFacts {
  readonly visits: readonly VisitFacts[];
  /** When whoever asks last merged another record into this one, which still counts; null when they never did. */
  readonly ownMergeAt: EpochMs | null;
}

/**
 * Who asks, before this patient: the only one here who could speak for them is not alone where the patient knows another
 * practitioner.
 */
function before(asker: MedicalAsker, { visits }: RecordFacts): MedicalAsker {
  const isOnlyTheirs = visits.every(({ practitionerId }) => practitionerId === asker.practitionerId);
  return { ...asker, isAlone: asker.isAlone && isOnlyTheirs };
}

/**
 * Whether somebody may see the medical part of a patient (notes for the doctor, what they came for, forms): only a
 * practitioner with whom a visit has happened or is under way, by somebody else's word (`wasHereWith`). Visits from
 * before a merge that they made themself do not count: the merge would be their own word.
 */
export function mayOpenRecord(asker: MedicalAsker, record: RecordFacts): boolean {
  if (!asker.mayAtAll || asker.practitionerId === null) return false;
  const who = before(asker, record);
  const since = record.ownMergeAt === null || who.isAlone ? undefined : record.ownMergeAt;
  return record.visits.some((visit) => wasHereWith(who, visit, since));
}

/** Whether somebody's own word counts before this patient: nobody else could say it. */
export function countsAlone(asker: MedicalAsker, record: RecordFacts): boolean {
  return before(asker, record).isAlone;
}
