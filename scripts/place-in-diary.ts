import { parseArgs } from 'node:util';
import { placeInDiaryCommand } from '#app/features/staff/server/place-in-diary.ts';
import { asScript, runCommand } from '#app/platform/command.ts';

// npm run place-in-diary -- E-MAIL PRACTITIONER
await asScript(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [email = '', practitionerId = ''] = positionals;
  await runCommand(placeInDiaryCommand, { email, practitionerId });
});
