/** The longest captions that are taken, in characters. */
const CAPTION_CHARACTERS = 60_000;

const CUE = /^(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}[ \t]+-->[ \t]+(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}/m;

/** Captions of a film as WebVTT (w3.org/TR/webvtt1), with plain line ends; undefined for what is none. */
export function readCaptions(text: string): string | undefined {
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  if (plain.length > CAPTION_CHARACTERS || !/^WEBVTT(?:[ \t][^\n]*)?(?:\n|$)/.test(plain)) return undefined;
  return CUE.test(plain) && !plain.includes('\0') ? plain : undefined;
}
