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

/** Words that tell whoever reads over a shoulder what somebody goes to the doctor for. */
const medicalWord =
  /\b(?:acne|ageing|anti-?aging|bald\w*|biops\w+|botox|botulinum|cosmetic|cryo\w*|derma\w*|filler\w*|gfc|graft\w*|hair|hiv|implant\w*|inject\w+|laser\w*|lipo\w*|lesion\w*|melasma|mole|nail\w*|operation|peel\w*|pigment\w*|prp|psoriasis|procedure\w*|scars?|scarring|skin|surg\w+|tattoo\w*|therap\w+|transplant\w*|treatment\w*|vein\w*|vitiligo|wart\w*|wrinkle\w*)\b/i;

function folded(text: string): string {
  return ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}

/** The first word or name of a treatment in a text; undefined where there is none. `treatmentNames` are the site's own. */
export function medicalWordIn(text: string, treatmentNames: readonly string[]): string | undefined {
  const bare = text.replaceAll(inBraces, ' ');
  const named = treatmentNames.find((name) => folded(name).trim() !== '' && folded(bare).includes(folded(name)));
  return named ?? medicalWord.exec(bare)?.[0];
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
): TemplateReason | undefined {
  if (body.trim() === '') return { reason: 'empty' };
  if (body.length > mostTemplateCharacters) return { reason: 'too-long' };
  const unknown = [...body.matchAll(inBraces)].find(
    ([, name = '']) => !isPlaceholder(name) || (name === 'code' && !hasCode),
  );
  if (unknown) return { reason: 'unknown-placeholder', word: unknown[0] };
  if (/[{}]/.test(body.replaceAll(inBraces, ''))) return { reason: 'stray-brace' };
  if (hasCode && !placeholdersOf(body).includes('code')) return { reason: 'no-code' };
  const word = medicalWordIn(body, treatmentNames);
  return word === undefined ? undefined : { reason: 'medical-word', word };
}
