import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { documentKind } from '#app/features/site-editor/domain/site-document.ts';
import { importSite, MOST_IMPORTED_BYTES } from '#app/features/site-editor/server/site-command.ts';
import { takeTogether } from '#app/features/site-editor/server/take-together.ts';
import { checkDocument, misfitsOf } from '#app/main/check-document.ts';
import { asScript, runCommand } from '#app/platform/command.ts';
import { CommandError } from '#app/platform/control.ts';

/** Why a file of the folder is not taken; undefined where it is. */
function refusalOf(path: string, file: string): string | undefined {
  const { size } = lstatSync(path);
  if (!lstatSync(path).isFile()) return `${file} is no plain file.`;
  if (documentKind(file) === undefined) return `${file} is no text that is edited at the desk.`;
  if (size > MOST_IMPORTED_BYTES) return `${file} is longer than a text may be (${MOST_IMPORTED_BYTES} bytes).`;
  const bytes = readFileSync(path);
  return Buffer.from(bytes.toString('utf8')).equals(bytes) ? undefined : `${file} is not written in UTF-8.`;
}

// npm run site:import -- [--publish] folder
await asScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { publish: { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (folder === undefined) throw new CommandError('Name the folder: npm run site:import -- exported-site');
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  const files = paths.map((path) => ({ path, file: relative(folder, path).split(sep).join('/') }));
  const refused = files.flatMap(({ path, file }) => refusalOf(path, file) ?? []);
  if (refused.length > 0) throw new CommandError(`Nothing was taken in.\n${refused.join('\n')}`);
  // Signing is done at the desk: nobody signs from a terminal.
  const rules = { check: checkDocument, misfits: misfitsOf, signatureOf: () => Promise.resolve(null) };
  const failed = await takeTogether(files, ({ path, file }) =>
    runCommand(importSite(rules), { file, text: readFileSync(path, 'utf8'), publish: values.publish }),
  );
  if (failed.length > 0) throw new CommandError(failed.join('\n'));
  console.log('Done. Texts that say what readers see already were left as they are.');
});
