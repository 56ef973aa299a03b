/** The code point of zero in each script whose digits people of India may type. */
const zeros = [
  0x0660, // Arabic
  0x06f0, // Urdu
  0x0966, // Devanagari
  0x09e6, // Bengali
  0x0a66, // Gurmukhi
  0x0ae6, // Gujarati
  0x0b66, // Odia
  0x0be6, // Tamil
  0x0c66, // Telugu
  0x0ce6, // Kannada
  0x0d66, // Malayalam
  0xff10, // full width
];

function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = zeros.find((start) => code >= start && code <= start + 9);
  return zero === undefined ? character : String(code - zero);
}

/** Replaces the digits of Indian scripts by 0-9 and leaves every other character as it is. */
export function withAsciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, asciiDigit);
}
