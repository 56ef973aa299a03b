import { z } from 'zod';
import {
  atMost,
  email,
  fieldErrors as errorsOf,
  fullName,
  mobileNumber,
  optional,
  type FieldReason,
} from '#app/lib/person-fields.ts';
import { fail, ok, type Result } from '#app/lib/result.ts';
import { tidyLine } from '#app/lib/text-rules.ts';
import { parseClockText, parseIsoDate } from '#app/lib/time.ts';
import { seriesLimits } from './desk-series.ts';

/** Everything the form for a caller holds, as it was typed: given back when something is wrong. */
export const deskBookingFields = [
  'patient',
  'fullName',
  'mobileNumber',
  'email',
  'type',
  'practitioner',
  'date',
  'slot',
  'otherTime',
  'otherPractitioner',
  'reason',
  'plan',
  'sessions',
  'intervalDays',
] as const;
export type DeskBookingField = (typeof deskBookingFields)[number];
export type DeskBookingTyped = Readonly<Record<DeskBookingField, string>> & { readonly tell: boolean };

const callerSchema = z.object({ fullName, mobileNumber, email });
const reasonSchema = z.object({ reason: optional(tidyLine, atMost(200)) });

export type CallerErrors = Partial<Record<'fullName' | 'mobileNumber' | 'email' | 'reason', FieldReason>>;

/** Who called, checked as on the website. */
export function parseCaller(
  typed: Pick<DeskBookingTyped, 'fullName' | 'mobileNumber' | 'email'>,
): Result<z.output<typeof callerSchema>, 'invalid', { errors: CallerErrors }> {
  const parsed = callerSchema.safeParse(typed);
  if (parsed.success) return ok(parsed.data);
  return fail('invalid', { errors: errorsOf(['fullName', 'mobileNumber', 'email'] as const, parsed.error) });
}

/** Why a rule is passed over: nothing where nothing was typed, `too-short` for less than a word. */
export function parseReason(typed: string): Result<string | undefined, 'too-short'> {
  const parsed = reasonSchema.safeParse({ reason: typed });
  const reason = parsed.success ? parsed.data.reason : undefined;
  return reason !== undefined && reason.length < 3 ? fail('too-short') : ok(reason);
}

/** A time somebody chose: with whom, on which day, at which minute. */
export interface ChosenTime {
  readonly practitionerId: string;
  readonly date: string;
  readonly minute: number;
}

/** The value of a time's radio button, and what one says. */
export function slotValue({ practitionerId, date, minute }: ChosenTime): string {
  return `${practitionerId}|${date}|${minute}`;
}

/** Reads `slotValue` back; undefined for anything else. */
export function parseSlotValue(value: string): ChosenTime | undefined {
  const [practitionerId = '', day = '', typedMinute = ''] = value.split('|');
  const date = parseIsoDate(day);
  if (practitionerId === '' || date === undefined || !/^\d{1,4}$/.test(typedMinute)) return undefined;
  const minute = Number(typedMinute);
  return minute < 1440 ? { practitionerId, date, minute } : undefined;
}

/** The time that was chosen from the list, or typed as another one. */
export function chosenTime(typed: DeskBookingTyped): ChosenTime | undefined {
  if (typed.slot !== 'other') return parseSlotValue(typed.slot);
  const minute = parseClockText(typed.otherTime);
  const date = parseIsoDate(typed.date);
  if (minute === undefined || date === undefined || typed.otherPractitioner === '') return undefined;
  return { practitionerId: typed.otherPractitioner, date, minute };
}

/** How many sessions, and how far apart; one when it is no series. */
export function seriesOf({ sessions, intervalDays }: DeskBookingTyped): {
  readonly sessions: number;
  readonly intervalDays: number;
} {
  const count = Math.min(seriesLimits.sessions, Math.max(1, Number(sessions) || 1));
  const days = Math.min(seriesLimits.intervalDays, Math.max(1, Number(intervalDays) || 28));
  return { sessions: Math.floor(count), intervalDays: Math.floor(days) };
}
