import { verifyCommand } from '#app/features/audit/server/verify-command.ts';
import { asScript, runCommand } from '#app/platform/command.ts';

// npm run audit:verify
await asScript(() => runCommand(verifyCommand, {}));
