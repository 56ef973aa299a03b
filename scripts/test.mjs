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
const vitest = (project, report = project, more = []) => [
  bin('vitest'),
  [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, `${report}.json`)}`,
    ...more,
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

/** What a run of tests wrote, or undefined when it did not get as far as a report. */
function reportOf(name) {
  try {
    return JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8'));
  } catch {
    return undefined;
  }
}

function passes(command, args) {
  const env = { ...environment, CI: process.env.CI ?? '' };
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env }).status === 0;
}

/** More failed files than this are no accident of a busy machine. */
const mostFilesAgain = 3;

/**
 * Runs the few files of browser tests that failed once more, one at a time: a fault fails again, a browser that another
 * took the processor from does not. What failed first is told in either case.
 */
function passAgain() {
  const { testResults = [] } = reportOf('e2e') ?? {};
  const files = testResults.filter(({ status }) => status !== 'passed').map(({ name }) => name);
  if (files.length === 0 || files.length > mostFilesAgain) return false;
  console.log('\n== browser tests that failed, alone');
  return passes(...vitest('e2e', 'e2e-again', ['--maxWorkers=1', ...files]));
}

const wanted = process.argv.slice(2);
const results = [];
for (const [name, command, args] of steps) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
  console.log(`\n== ${name}`);
  const startedAt = performance.now();
  const ok = passes(command, args) || (name === 'browser tests' && passAgain());
  results.push({ name, ok, seconds: (performance.now() - startedAt) / 1000 });
  if (!ok && name === 'build') break;
}

let [passed, failed] = [0, 0];
const [failedTests, failedAtFirst] = [[], []];
for (const [project, step] of [
  ['unit', 'unit tests'],
  ['database', 'database tests'],
  ['e2e', 'browser tests'],
]) {
  const report = reportOf(project);
  if (!report) continue;
  const isPassed = results.some(({ name, ok }) => name === step && ok);
  passed += report.numPassedTests + (isPassed ? report.numFailedTests : 0);
  failed += isPassed ? 0 : report.numFailedTests;
  (isPassed ? failedAtFirst : failedTests).push(...failuresOf(report));
}

console.log('\n== result');
for (const { name, ok, seconds } of results)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s  ${name}`);
for (const line of failedTests) console.log(line);
if (failedAtFirst.length > 0) console.log('failed at first, passed alone:');
for (const line of failedAtFirst) console.log(line);
const brokenSteps = results.filter(({ ok }) => !ok).length;
console.log(`${passed} passed, ${Math.max(failed, brokenSteps)} failed`);
process.exit(brokenSteps === 0 ? 0 : 1);
