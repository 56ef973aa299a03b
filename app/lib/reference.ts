/** No vowels (no words), nothing that is mistaken for another on paper (0 O, 1 I L, 2 Z, 5 S, 8 B) or by ear (M N). */
const alphabet = '34679CDFGHJKMPQRTVWXY';
const length = 8;

/** How many random bytes `makeReference` wants: enough that no letter is likelier than another by a measurable bit. */
export const referenceBytes = 16;

/** Makes the reference of a booking or an enquiry from 16 random bytes: 8 characters, about 35 bits. */
export function makeReference(random: Uint8Array): string {
  if (random.length < referenceBytes) throw new Error(`A reference needs ${referenceBytes} random bytes`);
  const base = BigInt(alphabet.length);
  let number = random.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let reference = '';
  for (let i = 0; i < length; i += 1) {
    reference += alphabet[Number(number % base)];
    number /= base;
  }
  return reference;
}

/** Writes a reference in two groups, as it is said on the phone: "K7M4-QDXW". */
export function formatReference(reference: string): string {
  return `${reference.slice(0, 4)}-${reference.slice(4)}`;
}

/** Reads a reference as people type it: any case, with spaces or dashes. Undefined when it can't be one. */
export function parseReference(text: string): string | undefined {
  const tidy = text.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '');
  return tidy.length === length && Array.from(tidy).every((character) => alphabet.includes(character))
    ? tidy
    : undefined;
}
