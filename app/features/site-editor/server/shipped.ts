import { createHash } from 'node:crypto';
import { isShipped, readShippedFile } from '#app/platform/content/content-folder.ts';

/** The text that was shipped of a document; null for one of the clinic's own. */
export function shippedText(file: string): string | null {
  return isShipped(file) ? readShippedFile(file) : null;
}

/** By which a text is recognised later, without keeping it. */
export function hashOfText(source: string): Uint8Array {
  return createHash('sha256').update(source).digest();
}
