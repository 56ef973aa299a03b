import { parseArgs } from 'node:util';
import { asScript, runCommand } from '#app/platform/command.ts';
import { rotateCommand } from '#app/platform/crypto/rotate-command.ts';
import { retireKeyCommand } from '#app/main/retire-key.ts';

// npm run rotate-keys [-- --resume], or npm run rotate-keys -- --retire ID [--yes]
await asScript(async () => {
  const { values } = parseArgs({
    options: {
      resume: { type: 'boolean', default: false },
      retire: { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
  });
  if (values.retire === undefined) await runCommand(rotateCommand, { newKey: !values.resume });
  else await runCommand(retireKeyCommand, { id: values.retire, isSure: values.yes });
});
