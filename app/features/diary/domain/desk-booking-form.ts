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
import { parseClockText, parseIsoDate, type IsoDate } from '#app/lib/time.ts';
import { parseDeskTime, type OpenMinutes } from './desk-time.ts';
import { seriesLimits } from './desk-series.ts';

/** Everything the form for a caller holds, as it was typed: given back when something is wrong. */
export const deskBookingFields = [
  'patient',
  'clicked',
  'fullName',
  'mobileNumber',
  'email',
  'language',
  'type',
  'practitioner',
  'date',
  'shownFor',
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

/** Empty, or anything else: as remembered, else English. */
const language = z.enum(['en', 'hi', 'mr']).optional().catch(undefined);

const callerSchema = z.object({ fullName, mobileNumber, email, language });
const reasonSchema = z.object({ reason: optional(tidyLine, atMost(200)) });

export type CallerErrors = Partial<Record<'fullName' | 'mobileNumber' | 'email' | 'reason', FieldReason>>;

/** Who called, checked as on the website. */
export function parseCaller(
  typed: Pick<DeskBookingTyped, 'fullName' | 'mobileNumber' | 'email' | 'language'>,
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
  readonly date: IsoDate;
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

/** With whom and on which day an address or a form asks for times, as it was typed. */
export interface AskedPlace {
  readonly type: string;
  readonly practitioner: string;
  readonly date: string;
  /** `slotValue` of the place that was clicked in the diary; empty when none was, or when it was taken off. */
  readonly clicked: string;
}

/** The clicked place of an address such as `?practitioner=…&date=…&time=19:00`; empty unless it names all three. */
export function clickedFromAddress(practitioner: string, date: string, time: string): string {
  const minute = parseClockText(time);
  return practitioner === '' || minute === undefined || parseIsoDate(date) === undefined
    ? ''
    : slotValue({ practitionerId: practitioner, date, minute });
}

/** Takes the clicked place off: its person and day stay chosen, its minute no longer is. */
export function withoutClicked<T extends AskedPlace>(typed: T): T {
  const place = parseSlotValue(typed.clicked);
  return place ? { ...typed, clicked: '', practitioner: place.practitionerId, date: place.date } : typed;
}

/** What the times of a form were shown for; one that is sent with other choices shows times nobody chose from. */
export function shownForOf(typeId: string, practitionerId: string, date: IsoDate): string {
  return `${typeId}|${practitionerId}|${date}`;
}

/** What the desk is offered at the moment the form is sent. */
export interface OfferedTimes {
  readonly date: IsoDate;
  readonly shownFor: string;
  /** When the clinic is open on that day. */
  readonly open: readonly OpenMinutes[];
  /** The clicked place, and whether the chosen kind of visit fits there. */
  readonly clicked: { readonly value: string; readonly fits: boolean } | undefined;
}

/**
 * The time a sent form means. One that was typed wins: whoever types means it. Then the one chosen from the list, unless
 * the list was for another kind of visit, person or day; then the place that was clicked, where the visit fits.
 */
export function chosenTime(
  typed: DeskBookingTyped,
  offered: OfferedTimes,
): Result<ChosenTime, 'no-slot' | 'not-a-time' | 'shown-anew'> {
  if (typed.otherTime !== '') {
    const minute = parseDeskTime(typed.otherTime, offered.open);
    const place = parseSlotValue(typed.clicked);
    const practitionerId = typed.otherPractitioner || place?.practitionerId || typed.practitioner;
    if (minute === undefined || minute === 1440) return fail('not-a-time');
    return practitionerId === '' ? fail('no-slot') : ok({ practitionerId, date: offered.date, minute });
  }
  const { clicked } = offered;
  const chosen = parseSlotValue(typed.slot);
  const isStale = typed.shownFor !== '' && typed.shownFor !== offered.shownFor;
  if (chosen && (!isStale || typed.slot === clicked?.value)) return ok(chosen);
  const place = clicked?.fits ? parseSlotValue(clicked.value) : undefined;
  return place ? ok(place) : fail(chosen ? 'shown-anew' : 'no-slot');
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
