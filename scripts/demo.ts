import { demoCommand } from '#app/features/booking/server/demo-command.ts';
import { asScript, runCommand } from '#app/platform/command.ts';

// npm run demo
await asScript(() => runCommand(demoCommand, {}));
