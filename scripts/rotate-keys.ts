import { parseArgs } from 'node:util';
import { asScript, runCommand } from '#app/platform/command.ts';
import { rotateCommand } from '#app/platform/crypto/rotate-command.ts';

// npm run rotate-keys [-- --resume]
await asScript(async () => {
  const { values } = parseArgs({ options: { resume: { type: 'boolean', default: false } } });
  await runCommand(rotateCommand, { newKey: !values.resume });
});
