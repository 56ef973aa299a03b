// What npm test and npm run test:endurance have in common: running steps, each named and timed, and telling at the end what failed.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { environment, root } from './install.mjs';

const reports = join(root, '.cache/test');

/** A program of an installed package. */
export const bin = (name) => join(root, 'node_modules/.bin', name);

/** A step that runs tests of one of Vitest's projects, and keeps their report. */
export function testStep(name, project, { report = project, more = [], isTriedAgain = false } = {}) {
  const file = `--outputFile.json=${join(reports, `${report}.json`)}`;
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', file, ...more];
  return { name, command: bin('vitest'), args, report, isTriedAgain };
}

/** Anything else: a command with its arguments. */
export const step = (name, command, ...args) => ({ name, command, args });

/** The files that failed, and in them the tests, each with its reason, what it waited for, its line, and where its traces are. */
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
  const shown = lines.find((line) => line.startsWith('What the browser showed:'));
  const place = lines.find((line) => /^at .*\.e2e\.ts|^at .*\.test\.tsx?/.test(line));
  return [firstLine(text), waited, place, shown].filter((line) => line !== undefined).map((line) => line.slice(0, 300));
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

/** Runs a command. `isAlone` shows what it prints at once; otherwise it is shown in one piece when the command has ended. */
function passes({ name, command, args, env: more }, isAlone) {
  const env = { ...environment, CI: process.env.CI ?? '', ...more };
  if (isAlone) console.log(`\n== ${name}`);
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk));
    child.once('error', (error) => printed.push(Buffer.from(String(error))));
    child.once('close', (code) => {
      if (!isAlone) process.stdout.write(`\n== ${name}\n${Buffer.concat(printed).toString()}`);
      resolve(code === 0);
    });
  });
}

/** More failed files than this are no accident of a busy machine. */
const mostFilesAgain = 3;

/**
 * Runs the few files of browser tests that failed once more, one at a time: a fault fails again, a browser that another
 * took the processor from does not. What failed first is told in either case (docs/decisions/0041, 0071).
 */
async function passesAgain({ name, args, report }) {
  const { testResults = [] } = reportOf(report) ?? {};
  const files = testResults.filter(({ status }) => status !== 'passed').map((result) => result.name);
  if (files.length === 0 || files.length > mostFilesAgain) return false;
  const again = args.map((each) => each.replace(`${report}.json`, `${report}-again.json`));
  return passes(
    {
      name: `${name} that failed, alone`,
      command: bin('vitest'),
      env: { BROWSER_TRACE: '1' },
      args: [...again, '--maxWorkers=1', ...files],
    },
    true,
  );
}

async function timed(each, isAlone) {
  const startedAt = performance.now();
  const ok = (await passes(each, isAlone)) || (each.isTriedAgain === true && (await passesAgain(each)));
  return { ...each, ok, seconds: (performance.now() - startedAt) / 1000 };
}

/**
 * Runs the stages one after the other, the steps of a stage side by side, and ends the process with their result. `wanted`
 * leaves only the steps whose name holds one of these words. Nothing is run on a build that failed.
 */
export async function runChecks(stages, wanted) {
  const beganAt = performance.now();
  mkdirSync(reports, { recursive: true });
  rmSync(join(root, '.cache/failures'), { recursive: true, force: true });
  const results = [];
  for (const stage of stages) {
    const steps = stage.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
    for (const { report } of steps) if (report) rmSync(join(reports, `${report}.json`), { force: true });
    results.push(...(await Promise.all(steps.map((each) => timed(each, steps.length === 1)))));
    if (results.some(({ name, ok }) => name === 'build' && !ok)) break;
  }
  process.exit(tell(results, (performance.now() - beganAt) / 1000));
}

/** Prints what came of it all and returns the exit code. */
function tell(results, seconds) {
  let [passed, failed] = [0, 0];
  const [failedTests, failedAtFirst] = [[], []];
  for (const { ok, report: name } of results) {
    const report = name && reportOf(name);
    if (!report) continue;
    passed += report.numPassedTests + (ok ? report.numFailedTests : 0);
    failed += ok ? 0 : report.numFailedTests;
    (ok ? failedAtFirst : failedTests).push(...failuresOf(report));
  }
  console.log('\n== result');
  for (const { name, ok, seconds: each } of results)
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${each.toFixed(1).padStart(6)} s  ${name}`);
  console.log(`       ${seconds.toFixed(1).padStart(6)} s  in all`);
  for (const line of failedTests) console.log(line);
  if (failedAtFirst.length > 0) console.log('failed at first, passed alone:');
  for (const line of failedAtFirst) console.log(line);
  const brokenSteps = results.filter(({ ok }) => !ok).length;
  console.log(`${passed} passed, ${Math.max(failed, brokenSteps)} failed`);
  return brokenSteps === 0 ? 0 : 1;
}
