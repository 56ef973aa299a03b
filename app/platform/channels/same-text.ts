import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two texts in constant time. */
export function sameText(given: string, wanted: string): boolean {
  return timingSafeEqual(digest(given), digest(wanted));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
