const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The text as it is written into HTML or XML, in a text or in a quoted attribute. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => references[character] ?? character);
}
