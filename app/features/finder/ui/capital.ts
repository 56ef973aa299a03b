/** "acne scars" -> "Acne scars": words of the content as they stand alone in a list. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
