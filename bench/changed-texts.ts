// A clinic that has changed all there is to change, and some more, with a long history.
import { randomUUID } from 'node:crypto';
import { readDocumentData, writeDocumentData } from '../app/features/site-editor/domain/document-data.ts';
import { documentKind } from '../app/features/site-editor/domain/site-document.ts';
import { hashOfShipped } from '../app/features/site-editor/server/shipped.ts';
import { siteDocumentRevisions, siteDocuments, sitePublications } from '../app/features/site-editor/server/tables.ts';
import { Temporal } from '../app/lib/time.ts';
import { listContentFiles, readShippedFile } from '../app/platform/content/content-folder.ts';
import { openDatabase } from '../app/platform/database/database.ts';
import { migrate } from '../app/platform/database/migrate.ts';

interface OwnText {
  readonly file: string;
  readonly source: string;
  /** Of the shipped text that it began from. */
  readonly baseHash: Uint8Array | null;
}

/** What stands in every long text that is changed, as long as the rules for texts want sentences to be. */
export const SENTENCE = 'Please ask us about it when you come, and bring the papers of earlier treatments with you.';

/**
 * `count` texts of the clinic's own: every shipped document, then copies of phrases, because no more documents are shipped.
 * Nothing of them is as the build read it: a line of the short fields differs, and of most the long texts as well.
 */
function ownTexts(count: number): OwnText[] {
  const files = listContentFiles('')
    .concat(listContentFiles('', '.yml'))
    .filter((file) => documentKind(file) !== undefined);
  const changed = files.map((file) => ({
    file,
    source: changedText(file, readShippedFile(file)),
    baseHash: hashOfShipped(file),
  }));
  const phrases = files.filter((file) => file.startsWith('landing/phrases/'));
  const copies = Array.from({ length: Math.max(0, count - files.length) }, (_, at): OwnText => {
    const file = phrases[at % phrases.length]!;
    const copy = `${'-again'.repeat(Math.floor(at / phrases.length) + 1)}.md`;
    return { file: file.replace(/\.md$/, copy), source: changedText(file, readShippedFile(file)), baseHash: null };
  });
  return [...changed, ...copies].slice(0, count);
}

function changedText(file: string, shipped: string): string {
  const note = '# Read again by the clinic.\n';
  const noted = file.endsWith('.md') ? shipped.replace(/^---\n/, `---\n${note}`) : note + shipped;
  // Texts for other cities have a length to keep to.
  if (documentKind(file) === 'landing') return noted;
  const data = readDocumentData(file, noted);
  const sections = data.sections.map((each) => ({ ...each, markdown: `${each.markdown}\n\n${SENTENCE}` }));
  return writeDocumentData(file, noted, { ...data, sections });
}

/** Writes `count` changed and published texts and their histories, `revisions` in all, into a data folder without a server. */
export async function changeTexts(dataDir: string, count: number, revisions: number): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    await migrate(database);
    const now = Temporal.Now.instant();
    // The first has the longest history.
    const first = Math.min(200, revisions);
    const texts = ownTexts(count);
    for (const [index, { file, source, baseHash }] of texts.entries()) {
      const own = {
        file,
        language: 'en',
        draft: source,
        revision: 2,
        published: source,
        publishedRevision: 2,
        baseHash,
      };
      await database.db.insert(siteDocuments).values({ ...own, changedAt: now, publishedAt: now });
      await database.db.insert(sitePublications).values({ file, language: 'en', after: source, publishedAt: now });
      const share =
        Math.ceil(((index + 1) * (revisions - first)) / count) - Math.ceil((index * (revisions - first)) / count);
      const versions = share + (index === 0 ? first : 0);
      if (versions === 0) continue;
      await database.db.insert(siteDocumentRevisions).values(
        Array.from({ length: versions }, (_, at) => ({
          id: randomUUID(),
          file,
          language: 'en',
          revision: at,
          kind: 'saved' as const,
          source,
          madeAt: now.subtract({ minutes: at }),
        })),
      );
    }
  } finally {
    await database.close();
  }
}
