import { parseArgs } from 'node:util';
import { enquiriesCommand } from '#app/features/enquiries/server/enquiries-command.ts';
import { asScript, runCommand } from '#app/platform/command.ts';

// npm run enquiries [-- K7M4-QDXW done]
await asScript(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [reference, status = ''] = positionals;
  await runCommand(enquiriesCommand, { change: reference === undefined ? null : { reference, status } });
});
