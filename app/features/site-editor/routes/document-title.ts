import { isShipped, readContentFile } from '#app/platform/content/content-folder.ts';
import { edition, perEdition } from '#app/platform/content/edition.ts';
import { readDocumentData } from '../domain/document-data.ts';
import { isRecord } from '../domain/document-shape.ts';

/** What a document is called in lists and headings: its own title, else the name of its file. */
export function documentTitle(file: string, source: string): string {
  if (file === 'clinic.yml') return 'The clinic';
  if (file === 'prices.yml') return 'Prices';
  if (file === 'look.yml') return 'Look';
  const { data } = readDocumentData(file, source);
  return titleOf(file, data);
}

function titleOf(file: string, data: unknown): string {
  const name = file.replace(/^.*\//, '').replace(/\.(?:md|yml)$/, '');
  if (file === 'pages/home.md') return 'Home';
  if (!isRecord(data)) return name;
  for (const key of ['displayName', 'title', 'name', 'words']) {
    const value = data[key];
    if (typeof value === 'string' && value.trim() !== '') return value;
  }
  return name;
}

/** The titles of documents as readers see them, or as shipped; read once for each edition, as a list needs all of them. */
export const titlesOfDocuments = perEdition(() => {
  const known = new Map<string, string>();
  return (file: string): string => {
    let title = known.get(file);
    if (title === undefined) {
      title = isThere(file) ? documentTitle(file, readContentFile(file)) : titleOf(file, undefined);
      known.set(file, title);
    }
    return title;
  };
});

const isThere = (file: string): boolean => isShipped(file) || edition().own.has(file);
