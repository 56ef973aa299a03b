import { z } from 'zod';
import type { Command, CommandContext } from '#app/platform/command.ts';
import { listContentFiles } from '#app/platform/content/content-folder.ts';
import { inEdition, SHIPPED } from '#app/platform/content/edition.ts';
import { CommandError } from '#app/platform/control.ts';
import { isCopy } from '../domain/copied-treatment.ts';
import { documentKind } from '../domain/site-document.ts';
import { changeDocument, keepRevision } from './change-document.ts';
import { readDocument } from './read-documents.ts';
import { shippedText } from './shipped.ts';
import { readEdition } from './site-edition.ts';
import type { TextContext } from './site-context.ts';
import { publishDocument } from './write-document.ts';

const nothing = z.strictObject({});

/** `npm run site:export`: every document as readers see it, a line of JSON `{ file, text }` each, for the script to write. */
export const exportSite: Command<z.infer<typeof nothing>> = {
  name: 'site-export',
  input: nothing,
  async run({ database: { db } }, _input, say) {
    const { own } = await readEdition(db);
    const shipped = inEdition(SHIPPED, () => [...listContentFiles('', '.md'), ...listContentFiles('', '.yml')]);
    for (const file of [...new Set([...shipped, ...own.keys()])].toSorted()) {
      const text = own.get(file) ?? shippedText(file);
      if (documentKind(file) !== undefined && text !== null) say(JSON.stringify({ file, text }));
    }
  },
};

/** The longest text that is taken in, in bytes; the database refuses more than a quarter above it. */
export const MOST_IMPORTED_BYTES = 200_000;

const imported = z.strictObject({
  /** Its path below the folder, which names the document. */
  file: z.string().max(200),
  text: z.string().max(MOST_IMPORTED_BYTES),
  publish: z.boolean(),
});

/**
 * `npm run site:import`: a file becomes the working copy of its document, and `publish` shows it to readers. A working copy that
 * was not published goes into the history first. A file that says what readers see already changes nothing.
 */
export function importSite(rules: Omit<TextContext, 'db' | 'clock'>): Command<z.infer<typeof imported>> {
  return {
    name: 'site-import',
    input: imported,
    async run(context, input, say) {
      // What readers see is asked of the database: where no server runs, no edition is in force here.
      const inForce = await readEdition(context.database.db);
      await inEdition(inForce, () => take(context, rules, input, say));
    },
  };
}

async function take(
  { database: { db }, clock }: CommandContext,
  rules: Omit<TextContext, 'db' | 'clock'>,
  { file, text, publish }: z.infer<typeof imported>,
  say: (line: string) => void,
): Promise<void> {
  if (documentKind(file) === undefined) throw new CommandError(`${file} is no text that is edited at the desk.`);
  const site: TextContext = { db, clock, ...rules };
  const before = await readDocument(db, file);
  const isAdded = isCopy(file, text);
  if (!before && shippedText(file) === null && !isAdded)
    throw new CommandError(
      `${file}: there is no such page. A new treatment begins as a copy of another, and names it in "copyOf".`,
    );
  if (before && text === (before.published ?? before.shipped)) return;
  let revision = before?.revision ?? 0;
  if (before?.draft !== text) {
    const saved = await changeDocument(
      site,
      { file, revision },
      'system',
      async (document, tx, now) => {
        const isUnpublished = document.revision > 0 && document.draft !== (document.published ?? shippedText(file));
        if (isUnpublished) {
          const version = { file, revision: document.revision, source: document.draft, madeBy: null, now };
          await keepRevision(tx, { ...version, kind: 'set-aside' });
        }
        return { draft: text, kept: 'imported', action: 'site-document.imported' };
      },
      { mayBegin: isAdded },
    );
    if (!saved.ok) throw new CommandError(`${file}: somebody changed it at the same moment. Try again.`);
    ({ revision } = saved.value);
    say(`${file} is taken in.`);
  }
  if (!publish) return;
  const shown = await publishDocument(site, { file, revision }, 'system', 'taken in from files');
  if (shown.ok) {
    say(`${file} is published.`);
    return;
  }
  const problems = 'problems' in shown && shown.problems ? shown.problems : [];
  const lines = problems.map(({ field, fix }) => `${file}: ${field}: ${fix}`);
  throw new CommandError(lines.length > 0 ? lines.join('\n') : `${file} could not be published: ${shown.reason}.`);
}
