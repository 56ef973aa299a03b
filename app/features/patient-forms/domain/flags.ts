import type { IsoDate } from '#app/lib/time.ts';
import type { Answers } from './answer.ts';
import { applies, countingAnswers } from './conditions.ts';
import type { Flag, FormDefinition } from './form-definition.ts';

/** The flags that answers raise, urgent ones first, otherwise in the order of the form. */
export function raisedFlags(form: FormDefinition, answers: Answers, today: IsoDate): readonly Flag[] {
  const counting = countingAnswers(form, answers, today);
  const raised = form.flags.filter((flag) => applies(flag, counting, today));
  return [...raised.filter(({ level }) => level === 'urgent'), ...raised.filter(({ level }) => level !== 'urgent')];
}

/** Whether the patient is told to call now, and the front desk "urgent: doctor to call" (that, and never why). */
export function isUrgent(flags: readonly Flag[]): boolean {
  return flags.some(({ level }) => level === 'urgent');
}
