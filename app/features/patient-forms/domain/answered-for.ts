import type { IsoDate } from '#app/lib/time.ts';
import { textIn, type Answers } from './answer.ts';
import { wholeYears } from './calendar.ts';

/** From this age on somebody fills in their own form and agrees for themselves. */
const adultYears = 18;

/**
 * The name of the patient where somebody else answers: a child's parent or guardian, or whoever said so. Null where
 * patients answer for themselves, or their name is not known yet.
 */
export function answeredFor(answers: Answers, today: IsoDate): string | null {
  const name = textIn(answers['full-name'] ?? '');
  const birth = textIn(answers['date-of-birth'] ?? '');
  const isChild = birth !== '' && wholeYears(birth, today) < adultYears;
  return name !== '' && (isChild || answers['filled-in-by'] === 'somebody-else') ? name : null;
}
