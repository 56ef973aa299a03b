import { createHash } from 'node:crypto';
import { bare } from '../domain/compared.ts';

/** What a translated field names its English text by. Line breaks and marks of sources do not change it. */
export function englishHash(text: string): string {
  return createHash('sha256').update(bare(text)).digest('hex').slice(0, 10);
}
