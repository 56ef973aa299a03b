const inOneSentence = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** "Monday, Tuesday and Friday". */
export function joinWords(words: readonly string[]): string {
  return inOneSentence.format(words);
}
