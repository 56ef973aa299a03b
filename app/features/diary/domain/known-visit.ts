import type { AppointmentStatus } from '#app/features/scheduling/domain/appointment.ts';

/** A visit of today as whoever gives out numbers has to know it. */
export interface VisitOfToday {
  readonly status: AppointmentStatus;
  /** E.164. */
  readonly mobileNumber: string;
  readonly fullName: string;
}

/** Who can still come to their visit: they have not, as far as anybody has noted. */
function isStillToCome({ status }: Pick<VisitOfToday, 'status'>): boolean {
  return status === 'booked' || status === 'confirmed' || status === 'no-show';
}

/** The visits of today under the phone of somebody who stands at the counter: one of them may be why they came. */
export function visitsUnder<V extends VisitOfToday>(visits: readonly V[], mobileNumber: string): V[] {
  return visits.filter((visit) => isStillToCome(visit) && visit.mobileNumber === mobileNumber);
}

/** Those whose name or phone somebody is typing: three letters of a beginning of a word, or four digits in a row. */
export function visitsTyped<V extends VisitOfToday>(visits: readonly V[], typed: string): V[] {
  const digits = typed.replaceAll(/\D/g, '');
  const words = folded(typed);
  if (digits.length >= 4) return visits.filter((visit) => isStillToCome(visit) && visit.mobileNumber.includes(digits));
  if (words.length < 3) return [];
  return visits.filter((visit) => isStillToCome(visit) && ` ${folded(visit.fullName)}`.includes(` ${words}`));
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, (mark) => (/\p{Script=Devanagari}/u.test(mark) ? mark : ''))
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}
