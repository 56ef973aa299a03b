import { createHash } from 'node:crypto';
import { documentKind } from '../domain/site-document.ts';
import { isShipped, readShippedFile, shippedChangedAt } from '#app/platform/content/content-folder.ts';

/** The text that a document begins with: the shipped file, nothing for a page about one of the clinic's people, else null. */
export function shippedText(file: string): string | null {
  if (isShipped(file)) return readShippedFile(file);
  return documentKind(file) === 'people' ? '' : null;
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
