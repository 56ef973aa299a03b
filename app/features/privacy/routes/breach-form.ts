import { parseTypedTime } from '#app/features/patients/domain/import-lines.ts';
import { formText } from '#app/lib/form-text.ts';
import { tidyText } from '#app/lib/text-rules.ts';
import { atWallTime, wallClockOf, type EpochMs } from '#app/lib/time.ts';
import { parseTypedDate } from '#app/lib/typed-date.ts';
import { reportParts, type BreachReport } from '../domain/notice-draft.ts';

export type BreachErrors = Readonly<
  Partial<
    Record<'noticedOn' | 'noticedTime' | 'affected' | 'nature', 'badDate' | 'badTime' | 'badCount' | 'natureNeeded'>
  >
>;

/** What was written about a breach, tidied. */
export function reportOf(form: FormData): BreachReport {
  const [nature, whenAndWhere, consequences, measures, advice] = reportParts.map((part) =>
    tidyText(formText(form, part, 4000)),
  );
  return {
    nature: nature ?? '',
    whenAndWhere: whenAndWhere ?? '',
    consequences: consequences ?? '',
    measures: measures ?? '',
    advice: advice ?? '',
  };
}

/** How many people, null where nothing is known, undefined where that is no number. */
export function affectedOf(form: FormData): number | null | undefined {
  const text = formText(form, 'affected', 12).replaceAll(/[\s,]/g, '');
  if (text === '') return null;
  return /^\d{1,8}$/.test(text) ? Number(text) : undefined;
}

/** The moment somebody noticed, which is not ahead; undefined with the field that is wrong. */
export function noticedAtOf(form: FormData, now: EpochMs, timeZone: string): { at?: EpochMs; errors: BreachErrors } {
  const date = parseTypedDate(formText(form, 'noticedOn', 40), wallClockOf(now, timeZone).date);
  const minute = parseTypedTime(formText(form, 'noticedTime', 20));
  if (!date.ok) return { errors: { noticedOn: 'badDate' } };
  if (minute === undefined) return { errors: { noticedTime: 'badTime' } };
  const at = atWallTime(date.value, minute, timeZone);
  return at > now ? { errors: { noticedTime: 'badTime' } } : { at, errors: {} };
}
