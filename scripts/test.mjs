// npm test: every check but the long ones. Installs what it needs and says so. What stands in one line runs side by side.
import { ensureInstalled, node } from './install.mjs';
import { bin, runChecks, step, testStep } from './run-checks.mjs';

ensureInstalled();
const isShort = ['--tags-filter=!endurance'];
await runChecks(
  [
    [
      step('read content', node, 'scripts/parse-content.ts'),
      step('format', bin('oxfmt'), '--check', '.'),
      step('route types', node, 'node_modules/@react-router/dev/bin.cjs', 'typegen'),
    ],
    [
      step('lint', bin('oxlint'), '--type-aware', '--deny-warnings', '.'),
      step('types', bin('tsc'), '-b', '.', 'tsconfig.browser.json', 'tsconfig.server.json'),
      step('unused code', bin('knip')),
      step('content', node, 'scripts/check-content.ts'),
    ],
    [
      testStep('unit tests', 'unit'),
      step('build', node, 'scripts/build.mjs'),
      step('browser', node, 'scripts/find-chromium.mjs'),
    ],
    [testStep('database tests', 'database', { more: isShort })],
    [testStep('browser tests', 'e2e', { more: isShort, isTriedAgain: true })],
  ],
  process.argv.slice(2),
);
