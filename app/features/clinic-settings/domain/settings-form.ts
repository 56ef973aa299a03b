import { parseClockText } from '#app/lib/time.ts';
import { parseTypedTime } from '#app/lib/typed-time.ts';
import { withAsciiDigits } from '#app/lib/digits.ts';
import { formatTime } from '#app/lib/date-words.ts';
import { isPlainLine, tidyLine } from '#app/lib/text-rules.ts';
import type { BookingPlan, BookingSettings } from '#app/features/scheduling/domain/clinic-settings.ts';

/** What was typed into a form of the settings, field by field; a ticked box is "on". */
export type Typed = Readonly<Record<string, string>>;

/** Why a field is refused; the screens turn it into words. */
export type SettingsReason =
  | 'required'
  | 'not-a-time'
  | 'closes-before-opens'
  | 'overlaps'
  | 'not-a-date'
  | 'no-such-day'
  | 'ends-before-begins'
  | 'not-a-number'
  | 'out-of-bounds'
  | 'too-long'
  | 'bad-characters'
  | 'no-days'
  | 'twice'
  | 'last-one'
  | 'unknown';
export type SettingsErrors = Readonly<Record<string, SettingsReason>>;

/** Collects what is wrong while a form is read. */
export class FormReader {
  readonly errors: Record<string, SettingsReason> = {};
  readonly #typed: Typed;

  constructor(typed: Typed) {
    this.#typed = typed;
  }

  get isFine(): boolean {
    return Object.keys(this.errors).length === 0;
  }

  wrong(field: string, reason: SettingsReason): undefined {
    this.errors[field] ??= reason;
    return undefined;
  }

  text(field: string): string {
    return tidyLine(this.#typed[field] ?? '');
  }

  isTicked(field: string): boolean {
    return this.#typed[field] === 'on';
  }

  /** A line of at most `most` characters; undefined when it is empty or wrong. */
  line(field: string, most: number, isRequired = false): string | undefined {
    const text = this.text(field);
    if (text === '') return isRequired ? this.wrong(field, 'required') : undefined;
    if (!isPlainLine(text) || /[<>]/.test(text)) return this.wrong(field, 'bad-characters');
    return text.length > most ? this.wrong(field, 'too-long') : text;
  }

  /** A whole number of at least `least` and at most `most`; undefined when it is empty or wrong. */
  number(field: string, least: number, most: number, isRequired = true): number | undefined {
    const text = withAsciiDigits(this.text(field)).replaceAll(/[\s,₹]/g, '');
    if (text === '') return isRequired ? this.wrong(field, 'required') : undefined;
    if (!/^\d{1,9}$/.test(text)) return this.wrong(field, 'not-a-number');
    const number = Number(text);
    return number < least || number > most ? this.wrong(field, 'out-of-bounds') : number;
  }

  /** A time of day as "10:30" on the 24-hour clock; undefined when it is wrong. */
  time(field: string): string | undefined {
    const text = this.text(field);
    if (text === '') return this.wrong(field, 'required');
    return parseTypedTime(text) ?? this.wrong(field, 'not-a-time');
  }
}

/** A time of the settings as a form shows it: "10:30 am"; the end of the day as "24:00". */
export function shownTime(clock: string): string {
  return clock === '24:00' ? clock : formatTime(parseClockText(clock) ?? 0);
}

/** The plan that settings in force came from. */
export function planOf({ version: _version, practitioners, ...plan }: BookingSettings): BookingPlan {
  return { ...plan, practitioners: practitioners.map(({ leave: _leave, ...person }) => person) };
}
