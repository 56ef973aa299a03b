import { withAsciiDigits } from '#app/lib/digits.ts';

/** What a typed text may mean, all of it at once: "kd" is the start of a name, "K7M4" of a name or a reference. */
export interface PatientSearch {
  /** Beginnings of words of the name, in any order. */
  readonly words: readonly string[];
  /** Whether the words are written in Devanagari, so that names in Latin letters may be meant by their sound. */
  readonly isDevanagari: boolean;
  /** What a phone number may hold, each at least three digits; undefined for fewer. `isWhole`: it begins with the one there is. */
  readonly phone: { readonly digits: readonly string[]; readonly isWhole: boolean } | undefined;
  /** The first letters of an appointment's reference; undefined for fewer than three. */
  readonly reference: string | undefined;
}

const mostWords = 6;
const longest = 100;
/** Letters of references, see `lib/reference.ts`. */
const referenceStart = /^[34679CDFGHJKMPQRTVWXY]{3,8}$/;

/**
 * Reads what somebody types into the search field. A phone is found with or without +91 or 0, by any three digits in
 * a row, zeros in front included; a name by the beginnings of its words; an appointment by its reference, with or without
 * the dash.
 */
export function readSearch(typed: string): PatientSearch {
  const text = withAsciiDigits(typed.normalize('NFC')).slice(0, longest).trim();
  const words = text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, mostWords);
  const isPhone = /^\+?[\d\s\p{Pd}().]+$/u.test(text);
  const tidy = text.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '');
  return {
    words: isPhone ? [] : words,
    isDevanagari: /\p{Script=Devanagari}/u.test(text),
    phone: isPhone ? phoneOf(text) : undefined,
    reference: referenceStart.test(tidy) ? tidy : undefined,
  };
}

function phoneOf(text: string): PatientSearch['phone'] {
  const digits = text.replaceAll(/\D/g, '');
  if (text.startsWith('+')) return digits.length < 3 ? undefined : { digits: [digits], isWhole: true };
  // 0 before a number of this country, 00 before another one, and 91 before ten digits are ways of dialling; the last
  // digits of a number may begin with zeros as well.
  const abroad = digits.replace(/^00/, '');
  const national = abroad.replace(/^0+/, '').replace(/^91(?=\d{10}$)/, '');
  const meant = [...new Set([digits, abroad, national])].filter((each) => each.length >= 3);
  return meant.length === 0 ? undefined : { digits: meant, isWhole: false };
}
