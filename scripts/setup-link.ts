import { parseArgs } from 'node:util';
import { setupLinkCommand } from '#app/features/staff/server/setup-link.ts';
import { asScript, runCommand } from '#app/platform/command.ts';

// npm run setup-link [-- OWNER@EXAMPLE.COM]
await asScript(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  await runCommand(setupLinkCommand, { email: positionals[0] ?? null });
});
