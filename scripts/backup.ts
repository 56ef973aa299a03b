import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupCommand } from '#app/platform/backup/backup-command.ts';
import { asScript, runCommand } from '#app/platform/command.ts';

// npm run backup [-- FILE]
await asScript(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file] = positionals;
  await runCommand(backupCommand, { file: file === undefined ? null : resolve(file) });
});
