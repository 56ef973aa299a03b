/** Why a record or a form may be opened without a visit. */
export const glassReasons = ['urgent-form', 'emergency', 'covering', 'is-here', 'copy', 'other'] as const;
export type GlassReason = (typeof glassReasons)[number];

/** How long what was opened stays open, in hours. */
export const glassHours = 4;
export const wordsLength = { least: 10, most: 300 } as const;

export type GlassFault = 'no-reason' | 'too-short' | 'too-long';

export interface GlassRequest {
  readonly reason: GlassReason;
  /** Why, in the words of whoever opens it. */
  readonly words: string;
}

/** Reads what was typed before the glass is broken: a reason of the list, and words for it. */
export function parseGlassRequest(typed: {
  readonly reason: string;
  readonly words: string;
}):
  | { readonly ok: true; readonly value: GlassRequest }
  | { readonly ok: false; readonly faults: readonly GlassFault[] } {
  const reason = glassReasons.find((each) => each === typed.reason);
  const words = typed.words.replaceAll(/\s+/g, ' ').trim();
  const { length } = words;
  const faults: GlassFault[] = [];
  if (reason === undefined) faults.push('no-reason');
  if (length < wordsLength.least) faults.push('too-short');
  if (length > wordsLength.most) faults.push('too-long');
  return reason !== undefined && faults.length === 0 ? { ok: true, value: { reason, words } } : { ok: false, faults };
}
