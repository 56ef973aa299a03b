import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { settingsCommand } from '#app/features/clinic-settings/server/settings-command.ts';
import { asScript, runCommand } from '#app/platform/command.ts';

// npm run settings [-- FILE]
await asScript(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file] = positionals;
  await runCommand(settingsCommand, { text: file === undefined ? null : readFileSync(file, 'utf8') });
});
