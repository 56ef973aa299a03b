/** What is known of a patient, as a flag of one line: allergies and cautions say which they are. */
export function knownWords({
  kind,
  text,
}: {
  readonly kind: 'flag' | 'allergies' | 'cautions';
  readonly text: string;
}): string {
  const line = text.replaceAll(/\s*\n\s*/g, '; ');
  if (kind === 'allergies') return `Allergies: ${line}`;
  return kind === 'cautions' ? `To know: ${line}` : line;
}

/** Whether a line of a note says that there is nothing: it is an answer worth seeing, and no warning. */
function saysNone(text: string): boolean {
  return /^((none|nil|nothing)( known)?|no( known)?( drug)? allerg(y|ies)|no|nkd?a)[.!]?$/i.test(text.trim());
}

/** The same for a list of flags. */
export function knownView({
  id,
  isUrgent,
  ...known
}: Parameters<typeof knownWords>[0] & { readonly id: string; readonly isUrgent: boolean }) {
  return { id, isUrgent, isNone: known.kind !== 'flag' && saysNone(known.text), text: knownWords(known) };
}
