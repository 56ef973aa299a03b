// Finds a Chromium for the browser tests: the system's, else Playwright's own. Where there is none it offers to install one,
// and asks first; in continuous integration (CI is set) it does not ask.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline/promises';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath() {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const name of NAMES) {
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

/** What installs a Chromium here: Debian's package for who is root where there is apt-get, else Playwright's own. */
function installation() {
  const isRoot = process.getuid?.() === 0;
  return isRoot && spawnSync('apt-get', ['--version']).status === 0
    ? 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium'
    : 'node_modules/.bin/playwright-core install chromium';
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
  if (await isAllowed(command)) {
    console.log(`Installing Chromium, once: ${command}`);
    spawnSync(command, {
      shell: true,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = onPath() ?? (await ofPlaywright());
  if (installed) return installed;
  throw new Error(`The browser tests need Chromium. Set CHROMIUM to its path, or install it:\n  ${command}`);
}
