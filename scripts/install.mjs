// Makes sure that what package-lock.json names is installed. Runs on Node 20 and later, before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = join(root, 'node_modules/.installed');
const bin = join(root, 'node_modules/.bin');

/** The environment in which the project's own Node 24 and tools come first. */
export const environment = { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}` };

/** The project's own Node 24. */
export const node = join(bin, 'node');

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Runs a command in the project and ends this process when it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: environment, ...options });
  if (result.error) fail(`${command} could not be started: ${result.error.message}`);
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Installs when package-lock.json changed since the last time, and says so. */
export function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    fail(`Node ${process.versions.node} is too old to install with. Please install Node 20 or later.`);
  }
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const installed = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (wanted !== installed) {
    console.log('Installing what the project needs (npm ci), once.');
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { env: process.env });
    if (existsSync(join(root, 'node_modules'))) writeFileSync(stampFile, wanted);
  }
  const version = existsSync(node) ? spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim() : undefined;
  if (!version?.startsWith('v24.')) {
    fail(
      'Node 24 is missing: the npm package "node" puts it into node_modules, but its install script did not run. ' +
        'Allow it (npm install --allow-scripts=node, or ignore-scripts=false), or install Node 24 yourself, then start again.',
    );
  }
}
