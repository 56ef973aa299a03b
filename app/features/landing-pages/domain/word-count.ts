/** Words of texts as a reader counts them: runs of letters and digits, marks of Markdown and HTML left out. */
export function countWords(texts: readonly string[]): number {
  return texts.reduce(
    (sum, text) => sum + (text.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'.-]*/gu)?.length ?? 0),
    0,
  );
}
