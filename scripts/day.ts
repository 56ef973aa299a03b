import { parseArgs } from 'node:util';
import { dayCommand } from '#app/features/diary/server/day-command.ts';
import { asScript, runCommand } from '#app/platform/command.ts';

// npm run day [-- 2026-11-23]
await asScript(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  await runCommand(dayCommand, { date: positionals.length === 0 ? null : positionals.join(' ') });
});
