import type { Locale } from '#app/lib/messages.ts';

/** A mail before it becomes HTML and plain text. */
export interface MailContent {
  /** Of the words below. */
  readonly language: Locale;
  readonly subject: string;
  readonly heading: string;
  readonly greeting: string | null;
  readonly opening: string;
  /** More of the letter, a paragraph each; lines inside one are kept. */
  readonly paragraphs?: readonly string[];
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly action: { readonly label: string; readonly url: string } | null;
  readonly closing: readonly string[];
  readonly signature: readonly string[];
}

/** The same mail for people and programs that show no HTML. */
export function plainText(content: MailContent): string {
  const { greeting, heading, opening, paragraphs = [], facts, action, closing, signature } = content;
  const blocks = [
    greeting ?? heading,
    opening,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    action ? `${action.label}:\n${action.url}` : null,
    ...closing,
    signature.join('\n'),
  ];
  return `${blocks.filter((block) => block !== null).join('\n\n')}\n`;
}
