import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';
import { withAsciiDigits } from './digits.ts';
import { fail, ok, type Result } from './result.ts';

export type PhoneReason = 'empty' | 'too-short' | 'too-long' | 'not-a-phone-number';

/** Characters people put between digits: spaces, dashes of every kind, dots, brackets, slashes. */
const separators = /[\s\p{Zs}\p{Pd}.()[\]/\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Reads a phone number typed in any form: with or without 0 or +91, spaced, dashed, bracketed, in Devanagari or
 * other Indian digits; numbers of other countries with + or 00. Returns it as E.164 ("+919876543210").
 * Indian numbers must fit the national plan; for others only the length is judged, since plans grow every year.
 */
export function parsePhone(text: string): Result<string, PhoneReason> {
  const bare = withAsciiDigits(text).replaceAll(separators, '').replaceAll('\uff0b', '+');
  if (bare === '') return fail('empty');
  if (!/^\+?\d+$/.test(bare)) return fail('not-a-phone-number');
  // "+91 (0) 98765 43210" is common on visiting cards; the zero is not dialled after a country code.
  const dialled = bare.replace(/^(\+|00)910(?=\d{10}$)/, '+91');
  const length = validatePhoneNumberLength(dialled, 'IN');
  if (length === 'TOO_SHORT') return fail('too-short');
  if (length === 'TOO_LONG') return fail('too-long');
  const number = parsePhoneNumberFromString(dialled, 'IN');
  if (!number?.isPossible()) return fail('not-a-phone-number');
  if (number.countryCallingCode === '91' && !number.isValid()) return fail('not-a-phone-number');
  return ok(number.number);
}

/** Writes an E.164 number as people read it: "+91 98765 43210", other countries in their own grouping. */
export function formatPhone(e164: string): string {
  const indian = /^\+91(\d{5})(\d{5})$/.exec(e164);
  if (indian) return `+91 ${indian[1]} ${indian[2]}`;
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}
