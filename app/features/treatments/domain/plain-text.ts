const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The words of HTML made from an editor's Markdown: tags and marks of sources gone, entities read, one space between words. */
export function plainText(html: string): string {
  return html
    .replace(/<sup>.*?<\/sup>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?\u0964])/g, '$1')
    .trim();
}

/** Sentences of a plain text, each with its full stop, which in Hindi is a danda. */
export function sentences(text: string): string[] {
  return text
    .trim()
    .split(/(?<=[.!?\u0964])\s+/)
    .filter(Boolean);
}

/** The first sentences of `parts`, as many as fit `limit` characters; the first alone is cut at a word where it is too long. */
export function summary(parts: readonly string[], limit: number): string {
  let said = '';
  for (const sentence of parts.flatMap(sentences)) {
    const longer = said === '' ? sentence : `${said} ${sentence}`;
    if (longer.length > limit) break;
    said = longer;
  }
  if (said !== '') return said;
  const first = parts[0] ?? '';
  return first.length <= limit ? first : `${first.slice(0, limit - 1).replace(/\s+\S*$/, '')}…`;
}
