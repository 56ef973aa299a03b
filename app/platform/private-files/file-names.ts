import { join } from 'node:path';

/** A part of a path that this program made up itself: letters, digits, hyphens and dots inside. Throws for another. */
function checked(part: string): string {
  if (!/^[a-z0-9][a-z0-9-]{1,100}(?:\.[a-z0-9-]{1,60})?$/.test(part)) throw new Error(`No file may be called ${part}.`);
  return part;
}

export function filePath(folder: string, ...parts: readonly string[]): string {
  return join(folder, ...parts.map(checked));
}
