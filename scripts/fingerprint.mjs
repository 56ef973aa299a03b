// One number for everything a build is made from, so that a start knows whether the build is stale.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'app',
  'content',
  'public',
  'scripts',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
];
const MADE =
  /^public\/(?:plates|og)\/|^public\/films\/.*\.(?:svg|vtt)$|^public\/(?:icon-|apple-touch-icon|favicon)|\.test\.tsx?$/;

/** Hash of the names and bytes of all sources below `root`. */
export function fingerprint(root) {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((source) => {
    const path = join(root, source);
    if (!existsSync(path)) return [];
    if (statSync(path).isFile()) return [source];
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length).replace(/^\//, ''));
  });
  for (const file of files.filter((name) => !MADE.test(name)).toSorted((a, b) => (a < b ? -1 : 1))) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
