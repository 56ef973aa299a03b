// 3GPP TS 23.038, section 6.2.1: the default alphabet and its extension, whose characters count twice.
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extended = '^{}\\[~]|€\f';

export interface SmsSize {
  readonly alphabet: 'gsm-7' | 'ucs-2';
  /** Units of the alphabet: septets or UTF-16 code units. */
  readonly units: number;
  readonly segments: number;
}

/**
 * How many text messages a text is paid as: 160 units of the telephone alphabet or 70 of Unicode (any Hindi letter, any
 * curly quote) make one, 153 and 67 each part of several, and a character of two units is not cut in half.
 */
export function smsSizeOf(text: string): SmsSize {
  const characters = Array.from(text);
  const isPlain = characters.every((each) => basic.includes(each) || extended.includes(each));
  const sizes = characters.map((each) => (isPlain ? (extended.includes(each) ? 2 : 1) : each.length));
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const [alone, part] = isPlain ? [160, 153] : [70, 67];
  const alphabet = isPlain ? 'gsm-7' : 'ucs-2';
  if (units <= alone) return { alphabet, units, segments: units === 0 ? 0 : 1 };
  let [segments, room] = [1, part];
  for (const size of sizes) {
    if (size > room) [segments, room] = [segments + 1, part];
    room -= size;
  }
  return { alphabet, units, segments };
}
