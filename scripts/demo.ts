import { demoCommand } from '#app/main/demo.ts';
import { asScript, runCommand } from '#app/platform/command.ts';

// npm run demo
await asScript(() => runCommand(demoCommand, {}));
