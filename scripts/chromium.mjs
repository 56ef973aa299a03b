// Finds a Chromium for the browser tests: the system's, else Playwright's own, else Debian's package (as root).
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

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

/** Path of a Chromium that can be started; installs one when there is none. Says what it does. */
export async function findChromium() {
  if (process.env.CHROMIUM && existsSync(process.env.CHROMIUM)) return process.env.CHROMIUM;
  const found = onPath() ?? (await ofPlaywright());
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('No Chromium found: installing the Debian package, once.');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: environment,
    });
  } else {
    console.log('No Chromium found: asking Playwright to fetch its own, once.');
    spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = onPath() ?? (await ofPlaywright());
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  );
}
