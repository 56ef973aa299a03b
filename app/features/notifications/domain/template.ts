import type { Locale } from '#app/lib/messages.ts';
import { medicalWordOf } from './medical-words.ts';

/** What stands in braces in a template, and is filled in when the message goes out. `code` is of one kind only. */
const placeholders = ['name', 'date', 'time', 'practitioner', 'clinic', 'phone', 'link', 'code'] as const;
export type Placeholder = (typeof placeholders)[number];

/** What the placeholders of one message stand for. */
export type Values = Readonly<Record<Placeholder, string>>;

const inBraces = /\{([^{}]*)\}/g;

function isPlaceholder(name: string): name is Placeholder {
  return placeholders.some((each) => each === name);
}

/** The text with its placeholders filled in. What the value itself holds in braces is left as it is. */
export function fillTemplate(body: string, values: Values): string {
  return body.replaceAll(inBraces, (whole, name: string) => (isPlaceholder(name) ? values[name] : whole));
}

/** The placeholders of a text in the order in which each first stands there: the numbers WhatsApp knows them by. */
export function placeholdersOf(body: string): Placeholder[] {
  const found = [...body.matchAll(inBraces)].flatMap(([, name = '']) => (isPlaceholder(name) ? [name] : []));
  return [...new Set(found)];
}

/** The text as WhatsApp wants it for approval: `{{1}}` for the first placeholder. */
export function numberedTemplate(body: string): string {
  const order = placeholdersOf(body);
  return body.replaceAll(inBraces, (whole, name: string) =>
    isPlaceholder(name) ? `{{${order.indexOf(name) + 1}}}` : whole,
  );
}

/** The first word or name of a treatment in a text; undefined where there is none. `treatmentNames` are the site's own. */
export function medicalWordIn(
  text: string,
  treatmentNames: readonly string[],
  language: Locale = 'en',
): string | undefined {
  return medicalWordOf(text.replaceAll(inBraces, ' '), treatmentNames, language);
}

export type TemplateReason =
  | { readonly reason: 'empty' | 'too-long' | 'stray-brace' | 'no-code' }
  | { readonly reason: 'unknown-placeholder' | 'medical-word'; readonly word: string };

/** The most characters of a template, filled in or not. */
const mostTemplateCharacters = 1000;

/** Why a text may not be a template, or undefined. `hasCode`: it is of the kind that brings a code, and of no use without. */
export function templateRefusal(
  body: string,
  treatmentNames: readonly string[],
  hasCode: boolean,
  language: Locale = 'en',
): TemplateReason | undefined {
  if (body.trim() === '') return { reason: 'empty' };
  if (body.length > mostTemplateCharacters) return { reason: 'too-long' };
  const unknown = [...body.matchAll(inBraces)].find(
    ([, name = '']) => !isPlaceholder(name) || (name === 'code' && !hasCode),
  );
  if (unknown) return { reason: 'unknown-placeholder', word: unknown[0] };
  if (/[{}]/.test(body.replaceAll(inBraces, ''))) return { reason: 'stray-brace' };
  if (hasCode && !placeholdersOf(body).includes('code')) return { reason: 'no-code' };
  const word = medicalWordIn(body, treatmentNames, language);
  return word === undefined ? undefined : { reason: 'medical-word', word };
}
