import type { IsoDate } from '#app/lib/time.ts';
import { edition } from '#app/platform/content/edition.ts';
import { perText } from '#app/platform/content/per-text.ts';
import { readDocumentData } from '../domain/document-data.ts';
import { isDueAgain, signatureOf } from '../domain/signature.ts';
import type { DocumentKind } from '../domain/site-document.ts';
import { shippedText } from '../server/shipped.ts';

/** How the text that readers see stands with its signature; undefined for texts that nobody signs. */
export type Signing = 'signed' | 'due' | 'unsigned' | undefined;

const signedOn = perText((file, text) => ({ on: signatureOf(readDocumentData(file, text))?.on }));

export function signingOf(
  { file, kind }: { readonly file: string; readonly kind: DocumentKind },
  today: IsoDate,
): Signing {
  if (kind !== 'treatment') return undefined;
  const text = edition().own.get(file) ?? shippedText(file);
  const on = text === null ? undefined : signedOn(file, text).on;
  if (on === undefined) return 'unsigned';
  return isDueAgain(on, today) ? 'due' : 'signed';
}
