import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { edition } from './edition.ts';

/** The folder editors work in: `content/` of the project the process was started in. */
const contentFolder = resolve(process.env['CONTENT_DIR'] ?? 'content');

/** Text of one file of `content/` as it was shipped; `file` is relative to it. Throws ENOENT when there is none. */
export function readShippedFile(file: string): string {
  return readFileSync(join(contentFolder, file), 'utf8');
}

/** Whether `content/` was shipped with this file. */
export function isShipped(file: string): boolean {
  return existsSync(join(contentFolder, file));
}

/** When a shipped file was last changed, in milliseconds; undefined where there is none. */
export function shippedChangedAt(file: string): number | undefined {
  return statSync(join(contentFolder, file), { throwIfNoEntry: false })?.mtimeMs;
}

/** Text of one document of the edition that is read: the clinic's own, else the shipped file. Throws ENOENT when there is neither. */
export function readContentFile(file: string): string {
  return edition().own.get(file) ?? readShippedFile(file);
}

function shippedFiles(folder: string, ending: string): string[] {
  const root = join(contentFolder, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name).slice(contentFolder.length + 1));
}

/** Paths, relative to `content/`, of the documents below `folder` that end in `ending`, in a stable order. */
export function listContentFiles(folder: string, ending: '.md' | '.yml' = '.md'): string[] {
  const below = folder === '' ? '' : `${folder}/`;
  const own = [...edition().own.keys()].filter((file) => file.startsWith(below) && file.endsWith(ending));
  return [...new Set([...shippedFiles(folder, ending), ...own])].toSorted();
}
