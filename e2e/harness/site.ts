import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { MONDAY_OPENING } from './monday.ts';
import { startServer, type RunningServer, type ServerOptions } from './server.ts';

/** Names, while the browser tests run, the server of the files that only read (shared.ts). */
export const READING_SERVER = 'TEST_READING_SERVER';

const PATIENCE_MS = 60_000;

/** What the tests of one file share: a server, and a browser. */
export interface Site {
  readonly server: Pick<RunningServer, 'url'>;
  at(path: string): string;
  /** A new visitor, who goes nowhere yet. */
  visitor(options?: BrowserContextOptions): Promise<Page>;
  /** A new visitor at this address. */
  visit(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Sends every visitor home; after each test. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/** A site whose server belongs to this file. */
export interface OwnSite extends Site {
  readonly server: RunningServer;
}

/** Starts both; the clock begins on a Monday morning, so that the tests pass on any day. */
export async function openSite({ env, ...options }: ServerOptions = {}): Promise<OwnSite> {
  const [server, browser] = await Promise.all([
    startServer({ ...options, env: { CLOCK_START: MONDAY_OPENING, ...env } }),
    openBrowser(),
  ]);
  return {
    ...siteOf(server.url, browser),
    server,
    async close() {
      await browser.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

/** The site of the server that all files share which write nothing: it began on the same Monday morning, some time ago. */
export async function openReadingSite(): Promise<Site> {
  const url = process.env[READING_SERVER];
  if (url === undefined) throw new Error('The server for reading runs in the browser tests only.');
  const browser = await openBrowser();
  await untilReady(url);
  return { ...siteOf(url, browser), server: { url }, close: () => browser.close() };
}

async function untilReady(url: string): Promise<void> {
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (let tries = 0; tries < 600 && !(await isReady()); tries += 1) await pause(100);
}

function siteOf(url: string, browser: Browser): Omit<Site, 'server' | 'close'> {
  const contexts = new Set<BrowserContext>();
  const visitor = async (given?: BrowserContextOptions): Promise<Page> => {
    const context = await browser.newContext(given);
    contexts.add(context);
    context.setDefaultTimeout(PATIENCE_MS);
    return context.newPage();
  };
  return {
    at: (path) => url + path,
    visitor,
    async visit(path, given) {
      const page = await visitor(given);
      await page.goto(url + path);
      return page;
    },
    async leave() {
      await Promise.all([...contexts].map((context) => context.close()));
      contexts.clear();
    },
  };
}
