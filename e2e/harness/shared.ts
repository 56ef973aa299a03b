import { availableParallelism } from 'node:os';
import { chromium } from 'playwright-core';
import { findTestBrowser } from '../../scripts/chromium.mjs';
import { ALONE, BROWSERS } from './browser.ts';
import { freePort, startServer } from './server.ts';
import { READING_SERVER } from './site.ts';
import { MONDAY_OPENING } from './monday.ts';

/** Vitest's global setup of the browser tests: a browser for each worker, and one server for all files that only read. */
export default async function setup(): Promise<() => Promise<void>> {
  const executablePath = await findTestBrowser();
  const browsers = await Promise.all(
    Array.from({ length: availableParallelism() }, () => chromium.launchServer({ executablePath, args: [...ALONE] })),
  );
  process.env[BROWSERS] = browsers.map((browser) => browser.wsEndpoint()).join(' ');
  // Nobody waits for it here: who needs it does.
  const port = await freePort();
  const starting = startServer({ env: { CLOCK_START: MONDAY_OPENING, PORT: port } });
  starting.catch(console.error);
  process.env[READING_SERVER] = `http://127.0.0.1:${port}`;
  return async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    await (await starting)[Symbol.asyncDispose]();
  };
}
