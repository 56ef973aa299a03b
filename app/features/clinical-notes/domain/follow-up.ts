import { fail, ok, type Result } from '#app/lib/result.ts';
import { Temporal, type IsoDate } from '#app/lib/time.ts';
import { followUpUnits, type FollowUpUnit } from './note-fields.ts';

/** When the patient is to come again: "in 4 weeks". */
export interface FollowUp {
  readonly count: number;
  readonly unit: FollowUpUnit;
}

/** As `content/clinic.yml` calls it; ids never change once people have booked. */
const followUpType = 'follow-up';

const most: Readonly<Record<FollowUpUnit, number>> = { days: 366, weeks: 104, months: 36 };

/**
 * The kind of visit that a next one is most often: after a consultation the follow-up, where there is one and the doctor
 * offers it, else the same again.
 */
export function nextTypeId(typeId: string, offeredIds: readonly string[]): string {
  return typeId.endsWith('-consultation') && offeredIds.includes(followUpType) ? followUpType : typeId;
}

/** Reads a number and a unit; undefined where no number was typed. */
export function parseFollowUp(count: string, unit: string): Result<FollowUp | undefined, 'not-a-time'> {
  const number = count.trim();
  if (number === '') return ok(undefined);
  const known = followUpUnits.find((each) => each === unit);
  if (!/^\d{1,3}$/.test(number) || known === undefined) return fail('not-a-time');
  const value = Number(number);
  return value >= 1 && value <= most[known] ? ok({ count: value, unit: known }) : fail('not-a-time');
}

/** The day it is, counted from the day of the visit. Four weeks keep the day of the week. */
export function followUpOn(visitOn: IsoDate, { count, unit }: FollowUp): IsoDate {
  return Temporal.PlainDate.from(visitOn)
    .add({ [unit]: count })
    .toString();
}
