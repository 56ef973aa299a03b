const inOneSentence = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** The same with another word for "and": "1.5, 3.0 और 4.5". */
export function joinWith(and: string, words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** "Monday, Tuesday and Friday". */
export function joinWords(words: readonly string[]): string {
  return inOneSentence.format(words);
}
