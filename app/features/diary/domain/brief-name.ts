/** One for all names: making it costs as much as a card of the diary. */
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** An initial that stands for itself: a plain letter with no accent, vowel sign or joiner behind it. */
const plainInitial = /^[A-Za-z](?![^A-Za-z.])/;

/** "Asha N." of "Asha Namuna": what a narrow column still has room for. A single word stays as it is. */
export function briefName(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  const initial = last && (plainInitial.exec(last)?.[0] ?? graphemes.segment(last).containing(0)?.segment);
  return initial ? `${words[0]} ${initial}.` : fullName.trim();
}
