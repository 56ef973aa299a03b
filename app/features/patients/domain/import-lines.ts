import { email, fullName, mobileNumber } from '#app/lib/person-fields.ts';
import { atWallTime, type EpochMs, type IsoDate } from '#app/lib/time.ts';
import { parseTypedDate } from '#app/lib/typed-date.ts';
import { importFields, importLimits, type ColumnMapping, type ImportField } from './import-fields.ts';

/** What became of an import: counts, and the lines whose time somebody else had meanwhile. */
export interface ImportResult {
  readonly lines: number;
  readonly added: number;
  readonly known: number;
  readonly visits: number;
  readonly taken: readonly number[];
  readonly withProblems: number;
  readonly leftOut: number;
}

export type LineProblem =
  | 'no-name'
  | 'bad-name'
  | 'no-phone'
  | 'bad-phone'
  | 'bad-email'
  | 'bad-birth-date'
  | 'bad-date'
  | 'bad-time'
  | 'past-visit'
  | 'no-time'
  | 'unknown-practitioner'
  | 'unknown-type'
  | 'not-offered'
  | 'same-line';

/** A line of the file as it was, with the number an editor shows for it. */
export interface FileLine {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface ImportedVisit {
  readonly startsAt: EpochMs;
  readonly practitionerId: string;
  readonly appointmentTypeId: string;
}

/** A line that can be taken in. */
export interface ReadLine {
  readonly line: number;
  readonly fullName: string;
  readonly mobileNumber: string;
  readonly email: string | undefined;
  readonly birthDate: IsoDate | null;
  readonly visit: ImportedVisit | undefined;
}

export interface RefusedLine {
  readonly line: number;
  readonly problems: readonly LineProblem[];
}

/** What a list is read against. */
export interface ImportClinic {
  readonly timeZone: string;
  readonly today: IsoDate;
  readonly now: EpochMs;
  readonly practitioners: readonly {
    readonly id: string;
    readonly name: string;
    readonly appointmentTypeIds: readonly string[];
  }[];
  readonly appointmentTypes: readonly { readonly id: string; readonly name: string }[];
}

const headings: Readonly<Record<ImportField, RegExp>> = {
  fullName: /^(full ?name|name|patient( ?name)?|नाव|नाम)$/,
  phone: /^(phone|mobile|contact|tel)|(phone|mobile)( ?(no|number))?\.?$/,
  email: /e-?mail/,
  birthDate: /birth|dob|d\.o\.b/,
  visitDate: /(appointment|visit)? ?date$/,
  visitTime: /time/,
  practitioner: /doctor|practitioner|consultant/,
  visitType: /type|service|visit$|reason/,
};

/** Guesses from the first line which column holds what; each column once. Somebody looks it over before anything is done. */
export function guessMapping(header: readonly string[]): ColumnMapping {
  const mapping: Partial<Record<ImportField, number>> = {};
  const used = new Set<number>();
  for (const field of importFields) {
    const column = header.findIndex(
      (cell, index) => !used.has(index) && headings[field].test(cell.trim().toLowerCase()),
    );
    if (column < 0) continue;
    mapping[field] = column;
    used.add(column);
  }
  return mapping;
}

/**
 * Minutes since midnight of "10:30", "10.30 am", "6 pm" or "18:30". Undefined for anything else; "24:00" is no time of
 * a visit.
 */
export function parseTypedTime(text: string): number | undefined {
  const parts = /^(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?\s*([ap])?\.?(?:m\.?)?$/i.exec(text.trim());
  if (!parts) return undefined;
  const [hour, minute, half] = [Number(parts[1]), Number(parts[2] ?? '0'), parts[3]?.toLowerCase()];
  if (parts[2] === undefined && half === undefined) return undefined;
  if (minute > 59 || (half === undefined ? hour > 23 : hour < 1 || hour > 12)) return undefined;
  return (half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute;
}

/** "Dr. Kale" and "kale" are one name to a list. */
function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^dr\.?\s+/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * Reads every line of a list: who can be taken in, and for each other line everything that is wrong with it. Dates are
 * day first, or ISO; a visit must lie ahead, with somebody who offers it. A person twice with nothing new is `same-line`.
 */
export function readImportLines(
  lines: readonly FileLine[],
  mapping: ColumnMapping,
  clinic: ImportClinic,
): { readonly good: readonly ReadLine[]; readonly refused: readonly RefusedLine[] } {
  const good: ReadLine[] = [];
  const refused: RefusedLine[] = [];
  const seen = new Set<string>();
  for (const { line, cells } of lines) {
    const cell = (field: ImportField): string => {
      const column = mapping[field];
      // Spreadsheets write ' before what they would take for a formula: "'+91 98765 43210".
      return column === undefined ? '' : (cells[column] ?? '').trim().replace(/^'(?=[=+\-@])/, '');
    };
    const problems: LineProblem[] = [];
    const name = fullName.safeParse(cell('fullName'));
    if (!name.success) problems.push(cell('fullName') === '' ? 'no-name' : 'bad-name');
    const phone = mobileNumber.safeParse(cell('phone'));
    if (!phone.success) problems.push(cell('phone') === '' ? 'no-phone' : 'bad-phone');
    const address = email.safeParse(cell('email'));
    if (!address.success) problems.push('bad-email');
    const birthDate = readBirthDate(cell('birthDate'), clinic.today);
    if (birthDate === undefined) problems.push('bad-birth-date');
    const visit = readVisit(cell, clinic);
    if (Array.isArray(visit)) problems.push(...visit);
    const key = `${name.data?.toLowerCase()} ${phone.data} ${cell('visitDate')} ${cell('visitTime')}`;
    if (problems.length === 0 && seen.has(key)) problems.push('same-line');
    seen.add(key);
    if (problems.length > 0 || !name.success || !phone.success || birthDate === undefined || Array.isArray(visit))
      refused.push({ line, problems });
    else good.push({ line, fullName: name.data, mobileNumber: phone.data, email: address.data, birthDate, visit });
  }
  return { good, refused };
}

function readBirthDate(text: string, today: IsoDate): IsoDate | null | undefined {
  if (text === '') return null;
  const date = parseTypedDate(text, today);
  return date.ok && /\d{4}/.test(text.normalize('NFKC')) && date.value <= today ? date.value : undefined;
}

function readVisit(
  cell: (field: ImportField) => string,
  clinic: ImportClinic,
): ImportedVisit | undefined | LineProblem[] {
  if (cell('visitDate') === '' && cell('visitTime') === '') return undefined;
  const date = parseTypedDate(cell('visitDate'), clinic.today);
  const minute = parseTypedTime(cell('visitTime'));
  const problems: LineProblem[] = [];
  if (!date.ok) problems.push('bad-date');
  if (minute === undefined) problems.push(cell('visitTime') === '' ? 'no-time' : 'bad-time');
  const practitioner = named(clinic.practitioners, cell('practitioner'));
  if (!practitioner) problems.push('unknown-practitioner');
  const type = named(clinic.appointmentTypes, cell('visitType'));
  if (!type) problems.push('unknown-type');
  if (practitioner && type && !practitioner.appointmentTypeIds.includes(type.id)) problems.push('not-offered');
  const startsAt = date.ok && minute !== undefined ? atWallTime(date.value, minute, clinic.timeZone) : undefined;
  if (startsAt !== undefined && startsAt <= clinic.now) problems.push('past-visit');
  if (problems.length > 0 || startsAt === undefined || !practitioner || !type) return problems;
  return { startsAt, practitionerId: practitioner.id, appointmentTypeId: type.id };
}

/** By name or id; the only one there is needs no name. */
function named<T extends { readonly id: string; readonly name: string }>(
  list: readonly T[],
  text: string,
): T | undefined {
  if (text === '') return list.length === 1 ? list[0] : undefined;
  return list.find(({ id, name }) => nameKey(name) === nameKey(text) || id === text.toLowerCase());
}

/** Lines to leave out, as somebody writes them: "4, 7-9". Undefined when it can't be read. */
export function readLineNumbers(text: string): ReadonlySet<number> | undefined {
  const numbers = new Set<number>();
  for (const part of text.split(/[,;\s]+/).filter((each) => each !== '')) {
    const range = /^(\d{1,5})(?:[-–](\d{1,5}))?$/.exec(part);
    if (!range) return undefined;
    const [from, to] = [Number(range[1]), Number(range[2] ?? range[1])];
    if (to < from || to - from > importLimits.lines) return undefined;
    for (let line = from; line <= to; line += 1) numbers.add(line);
  }
  return numbers;
}
