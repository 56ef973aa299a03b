import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder editors work in: `content/` of the project the process was started in. */
const contentFolder = resolve(process.env['CONTENT_DIR'] ?? 'content');

/** Text of one file of `content/`; `file` is relative to it. Throws ENOENT when there is none. */
export function readContentFile(file: string): string {
  return readFileSync(join(contentFolder, file), 'utf8');
}

/** Paths, relative to `content/`, of the files below `folder` that end in `ending`, in a stable order. */
export function listContentFiles(folder: string, ending: '.md' | '.yml' = '.md'): string[] {
  const root = join(contentFolder, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name).slice(contentFolder.length + 1))
    .toSorted();
}
