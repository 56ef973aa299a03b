// npm run test:endurance: the long checks that npm test leaves out, which continuous integration runs after it: kills round
// after round, waits for a real clock, the whole site in a browser, and the database tests on the embedded database.
import { buildIfStale } from './build-if-stale.mjs';
import { ensureInstalled, node } from './install.mjs';
import { runChecks, step, testStep } from './run-checks.mjs';

ensureInstalled();
buildIfStale();
const isLong = ['--tags-filter=endurance'];
await runChecks(
  [
    [step('browser', node, 'scripts/find-chromium.mjs')],
    [testStep('long database tests', 'database', { report: 'database-endurance', more: isLong })],
    [testStep('long browser tests', 'e2e', { report: 'e2e-endurance', more: isLong, isTriedAgain: true })],
  ],
  process.argv.slice(2),
);
