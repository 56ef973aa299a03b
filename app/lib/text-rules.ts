/** Control characters, line and paragraph separators, byte-order marks, and the overrides that turn text round. */
const forbiddenInLine = /[\p{Cc}\u2028\u2029\ufeff\u202a-\u202e\u2066-\u2069]/u;
const forbiddenInText = /(?![\t\n])[\p{Cc}\u2028\u2029\ufeff\u202a-\u202e\u2066-\u2069]/u;

/** Whether a single line has only printable characters: no control or invisible ones. */
export function isPlainLine(text: string): boolean {
  return text.isWellFormed() && !forbiddenInLine.test(text);
}

/** The same for a text of several lines. */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && !forbiddenInText.test(text);
}

/** Removes the spaces around a line and makes one of several inside; composes letters (NFC). */
export function tidyLine(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();
}

/** Composes letters and ends every line with "\n", without spaces around the whole. */
export function tidyText(text: string): string {
  return text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();
}

/** Length in code points, which is what the database counts too. */
export function characterCount(text: string): number {
  return Array.from(text).length;
}
