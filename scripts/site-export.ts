import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { documentKind } from '#app/features/site-editor/domain/site-document.ts';
import { exportSite } from '#app/features/site-editor/server/site-command.ts';
import { asScript, runCommand } from '#app/platform/command.ts';
import { CommandError } from '#app/platform/control.ts';

const line = z.object({ file: z.string(), text: z.string() });

// npm run site:export [-- folder]
await asScript(async () => {
  const folder = process.argv[2] ?? 'exported-site';
  let count = 0;
  const say = (said: string): void => {
    const { file, text } = line.parse(JSON.parse(said));
    // Only names of documents are ever joined to the folder.
    if (documentKind(file) === undefined) throw new CommandError(`${file} is the name of no document.`);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    count += 1;
  };
  await runCommand(exportSite, {}, { say });
  console.log(`${count} texts are in ${folder}.`);
});
