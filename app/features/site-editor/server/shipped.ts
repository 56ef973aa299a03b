import { createHash } from 'node:crypto';
import { isShipped, readShippedFile, shippedChangedAt } from '#app/platform/content/content-folder.ts';

/** The text that was shipped of a document; null for one of the clinic's own. */
export function shippedText(file: string): string | null {
  return isShipped(file) ? readShippedFile(file) : null;
}

/** By which a text is recognised later, without keeping it. */
export function hashOfText(source: string): Uint8Array {
  return createHash('sha256').update(source).digest();
}

const hashes = new Map<string, { readonly changedAt: number; readonly hash: Uint8Array }>();

/** The hash of the shipped text of a document, worked out once while its file stays as it is; null for one of the clinic's own. */
export function hashOfShipped(file: string): Uint8Array | null {
  const changedAt = shippedChangedAt(file);
  if (changedAt === undefined) return null;
  const known = hashes.get(file);
  if (known?.changedAt === changedAt) return known.hash;
  const hash = hashOfText(readShippedFile(file));
  hashes.set(file, { changedAt, hash });
  return hash;
}
