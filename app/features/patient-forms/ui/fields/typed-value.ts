import { isUnknown } from '../../domain/answer.ts';

/** A kept answer as text for a field: what was typed, or the number. */
export function typedText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The ids that are chosen, one or several, good or not. */
export function typedChoices(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** The entries of a list, good or not. */
export function typedEntries(value: unknown): Readonly<Record<string, string>>[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null) return [];
    const fields = Object.entries(item).filter((field): field is [string, string] => typeof field[1] === 'string');
    return [Object.fromEntries(fields)];
  });
}

/** Day, month and year of a kept date, tidied ("1994-03-27") or as it was typed ("27/march/94"). */
export function typedDate(value: unknown): { day: string; month: string; year: string } {
  const text = typedText(value);
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (iso) return { day: String(Number(iso[3])), month: String(Number(iso[2])), year: iso[1] ?? '' };
  const [day = '', month = '', year = ''] = text.split('/');
  return { day, month, year };
}

/** Whether "I don't know" was said. */
export const saysUnknown = isUnknown;
