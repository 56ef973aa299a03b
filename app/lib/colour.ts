/** A colour of six digits: "#5b2a6e". */
export type Hex = string;

function partsOf(hex: Hex): [red: number, green: number, blue: number] {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

/** Relative luminance, 0 for black to 1 for white. Source: WCAG 2.2, "relative luminance". */
export function luminance(hex: Hex): number {
  const [red = 0, green = 0, blue = 0] = partsOf(hex)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21, whichever of them is the text. Source: WCAG 2.2, "contrast ratio". */
export function contrast(one: Hex, other: Hex): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** `one` with so much of `other` in it: 0 is `one`, 1 is `other`. */
export function mix(one: Hex, other: Hex, share: number): Hex {
  const [to, from] = [partsOf(other), partsOf(one)];
  const mixed = from.map((part, index) => Math.round(part + ((to[index] ?? part) - part) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
