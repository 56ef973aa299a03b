/*
 * What a parser of Markdown does with a text grows faster than the text where signs are left open: 10 kB of `:::note` keep
 * it busy for half a minute, and everybody else waits. These are far beyond any post; a document at its own limits
 * (`post-nodes.ts`) fits.
 */
const MOST = {
  characters: 200_000,
  lines: 6_000,
  /** Signs that may mean something: all but letters, digits, spaces and those of sentences. */
  signs: 16_000,
  /** In a paragraph, list or table: whatever stands between two empty lines. */
  signsTogether: 1_000,
  charactersTogether: 20_000,
  /** Lines that begin an item of a list, a quotation or a line below a heading. */
  items: 1_500,
  /** Boxes and lists one within the other. */
  depth: 24,
} as const;

const SIGN = /[^\p{L}\p{M}\p{N}\s.,;?'"’“”%]/gu;
const ITEM = /^[ \t]*(?:[>+*=-]|\d+[.)])/;
const NESTED = new RegExp(String.raw`^(?:[ \t]*(?:>|[-*+]|\d+[.)])){${MOST.depth}}`, 'm');
/** A line that opens a box, or with nothing but colons closes one: the colons, and the name. */
const FENCE = /^[\s>+*-]*(:{3,})[ \t]*([^\s:]*)/;

/** The deepest that boxes are opened within others that have not been closed. A box is closed by as many colons, or more. */
function depthOfBoxes(lines: readonly string[]): number {
  const open: number[] = [];
  let deepest = 0;
  for (const line of lines) {
    const [, { length: colons } = '', name] = FENCE.exec(line) ?? [];
    if (colons === 0) continue;
    if (name !== '') open.push(colons);
    else if (colons >= (open.at(-1) ?? Infinity)) open.pop();
    deepest = Math.max(deepest, open.length);
  }
  return deepest;
}

/** Whether a text is more, or more tangled, than any post; it is then not even parsed. */
export function isTooMuchMarkdown(markdown: string): boolean {
  if (markdown.length > MOST.characters || NESTED.test(markdown)) return true;
  const lines = markdown.split(/\r\n?|\n/);
  if (lines.length > MOST.lines || lines.filter((line) => ITEM.test(line)).length > MOST.items) return true;
  if (depthOfBoxes(lines) > MOST.depth) return true;
  let signs = 0;
  for (const block of lines.join('\n').split(/\n[ \t]*\n/)) {
    const together = block.match(SIGN)?.length ?? 0;
    signs += together;
    if (together > MOST.signsTogether || block.length > MOST.charactersTogether) return true;
  }
  return signs > MOST.signs;
}
