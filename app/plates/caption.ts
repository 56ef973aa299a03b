/** A run of a caption; `letter` marks what points to the drawing. */
export interface CaptionPart {
  readonly text: string;
  readonly letter: boolean;
}

/** Splits a caption at its letters: `*a* epidermis` becomes a letter and the words after it. */
export function captionParts(caption: string): CaptionPart[] {
  return caption
    .split(/\*([a-z])\*/)
    .map((text, index) => ({ text, letter: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}

/** The caption as plain words, for alternative texts and previews. */
export function plainCaption(caption: string): string {
  return captionParts(caption)
    .map(({ text }) => text)
    .join('');
}
