/** One text of a file, as a reader gets it, with the place where an editor finds it: "faq > item 2 > answer", "Treat". */
export interface Passage {
  readonly field: string;
  readonly text: string;
  /** What stands in bold at its beginning, such as "Mild acne.", and is no sentence. */
  readonly label?: string;
}

/** A figure that a treatment's file states, with its small print and where it comes from. */
export interface StatedFigure {
  readonly field: string;
  /** As the page says it: "3 to 4 months"; words where the file gives words. */
  readonly said: string;
  readonly note: string;
  readonly basis: readonly string[];
}

/** One file of `content/`, as far as its claims are concerned. */
export interface ContentFile {
  /** Relative to `content/`. */
  readonly file: string;
  readonly passages: readonly Passage[];
  readonly figures: readonly StatedFigure[];
  /** How many sources it names; null where such a file names none. */
  readonly sources: number | null;
  /** Addresses of its sources, with their places. */
  readonly addresses: readonly Passage[];
  /** Of a landing page's phrase: the cities it has pages in. */
  readonly cities: readonly string[];
  /** "2026-11-20"; null where such a file carries no date. */
  readonly checkedOn: string | null;
}

/** Something an editor should mend, or accept with a reason. */
export interface Warning {
  readonly file: string;
  readonly field: string;
  /** What gave rise to it, word for word. */
  readonly words: string;
  /** The sentence it stands in. */
  readonly sentence: string;
  readonly fix: string;
  /** The other file, where the two say the same. */
  readonly sameAs?: string;
}

/** The sentences of a text, each with its full stop. */
function sentencesOf(text: string): string[] {
  return text
    .trim()
    .split(/(?<=[.!?])\s+(?=[^a-z])/)
    .filter(Boolean);
}

/** Runs `find` over every sentence that readers get from `file`. */
export function inEachSentence<T>(
  { passages }: Pick<ContentFile, 'passages'>,
  find: (sentence: string, field: string) => readonly T[],
): T[] {
  return passages.flatMap(({ field, text }) => sentencesOf(text).flatMap((sentence) => find(sentence, field)));
}
