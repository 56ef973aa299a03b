// npm test: every check, one after the other, each named and timed. Installs what it needs and says so.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureInstalled, environment, node, root } from './install.mjs';

ensureInstalled();
const reports = join(root, '.cache/test');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const bin = (name) => join(root, 'node_modules/.bin', name);
const vitest = (project) => [
  bin('vitest'),
  [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, `${project}.json`)}`,
  ],
];

const steps = [
  ['format', bin('oxfmt'), ['--check', '.']],
  ['route types', node, ['node_modules/@react-router/dev/bin.cjs', 'typegen']],
  ['lint', bin('oxlint'), ['--type-aware', '--deny-warnings', '.']],
  ['types', bin('tsc'), ['-p', '.']],
  ['unused code', bin('knip'), []],
  ['content', node, ['scripts/check-content.ts']],
  ['unit tests', ...vitest('unit')],
  ['database tests', ...vitest('database')],
  ['build', node, ['scripts/build.mjs']],
  ['browser', node, ['scripts/find-chromium.mjs']],
  ['browser tests', ...vitest('e2e')],
];

/** The files that failed, and in them the tests, each with its reason, what it waited for, and the line. */
function failuresOf({ testResults }) {
  return testResults
    .filter(({ status }) => status !== 'passed')
    .flatMap(({ name, message, assertionResults }) => [
      `${relative(root, name)} ${firstLine(message)}`,
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => [`  ${fullName}`, ...reasonOf(failureMessages[0])].join('\n    ')),
    ]);
}

function reasonOf(text = '') {
  const lines = text.split('\n').map((line) => line.trim());
  const waited = lines.find((line) => /waiting for|^Expected|^Received/.test(line));
  const place = lines.find((line) => /^at .*\.e2e\.ts|^at .*\.test\.tsx?/.test(line));
  return [firstLine(text), waited, place].filter((line) => line !== undefined).map((line) => line.slice(0, 300));
}

function firstLine(text = '') {
  return text.split('\n', 1)[0].slice(0, 300);
}

const wanted = process.argv.slice(2);
const results = [];
for (const [name, command, args] of steps) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
  console.log(`\n== ${name}`);
  const startedAt = performance.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, CI: process.env.CI ?? '' },
  });
  results.push({ name, ok: status === 0, seconds: (performance.now() - startedAt) / 1000 });
  if (status !== 0 && name === 'build') break;
}

let [passed, failed] = [0, 0];
const failedTests = [];
for (const project of ['unit', 'database', 'e2e']) {
  try {
    const report = JSON.parse(readFileSync(join(reports, `${project}.json`), 'utf8'));
    passed += report.numPassedTests;
    failed += report.numFailedTests;
    failedTests.push(...failuresOf(report));
  } catch {
    // That step did not get as far as a report; it is counted below.
  }
}

console.log('\n== result');
for (const { name, ok, seconds } of results)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s  ${name}`);
for (const line of failedTests) console.log(line);
const brokenSteps = results.filter(({ ok }) => !ok).length;
console.log(`${passed} passed, ${Math.max(failed, brokenSteps)} failed`);
process.exit(brokenSteps === 0 ? 0 : 1);
