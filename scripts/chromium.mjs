// Finds a Chromium for the browser tests and the measurements: the system's, else Playwright's own. Where there is none it offers to
// install one, and asks first; in continuous integration (CI is set) it does not ask.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline/promises';

const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(names = NAMES) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of names) {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return join(folder, name);
      } catch {
        // Not here.
      }
    }
  }
  return undefined;
}

async function ofPlaywright() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

const mayUseApt = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
const byApt = (name) => `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${name}`;

/** What installs a Chromium here: Debian's package for who is root where there is apt-get, else Playwright's own. */
function installation() {
  return mayUseApt() ? byApt('chromium') : 'node_modules/.bin/playwright-core install chromium';
}

function install(command, timeout) {
  console.log(`Installing Chromium, once: ${command}`);
  spawnSync(command, {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout,
  });
}

/** In continuous integration installs the headless shell where it can be had; the whole Chromium does as well. */
export function preferShell() {
  if (!process.env.CI || process.env.CHROMIUM || !mayUseApt()) return;
  if (!onPath([SHELL])) install(byApt(SHELL), 120_000);
}

async function isAllowed(command) {
  if (process.env.CI) return true;
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `No Chromium found, and the browser tests need one. Run\n  ${command}\n? [y/N] `,
  );
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim());
}

/** Path of a Chromium that can be started. Where there is none it installs one, if somebody says yes or CI is set. */
export async function findChromium() {
  if (process.env.CHROMIUM && existsSync(process.env.CHROMIUM)) return process.env.CHROMIUM;
  const found = onPath() ?? (await ofPlaywright());
  if (found) return found;
  const command = installation();
  if (await isAllowed(command)) install(command);
  const installed = onPath() ?? (await ofPlaywright());
  if (installed) return installed;
  throw new Error(`The browser tests need Chromium. Set CHROMIUM to its path, or install it:\n  ${command}`);
}

/**
 * Path of the browser for tests: Debian's headless shell where it is installed, the same Chromium without windows, in which a test takes
 * a quarter less processor time. It heeds no settings of a profile.
 */
export async function findTestBrowser() {
  return (!process.env.CHROMIUM && onPath([SHELL])) || findChromium();
}
