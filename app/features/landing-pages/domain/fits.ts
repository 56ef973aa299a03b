/** Words as they are compared: lower case, accents gone, anything but letters and digits a space. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether every word of `query` begins a word of `text`; an empty query fits everything. */
export function fits(query: string, text: string): boolean {
  const words = folded(text).split(' ');
  return folded(query)
    .split(' ')
    .every((wanted) => words.some((word) => word.startsWith(wanted)));
}
