import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { startServer, type RunningServer, type ServerOptions } from './server.ts';

/** A Monday, 10:30 in the morning at the clinic, when it opens. */
export const MONDAY_MORNING = '2026-11-23T05:00:00Z';

const PATIENCE_MS = 60_000;

/** What the tests of one file share: a server of their own, and a browser. */
export interface Site {
  readonly server: RunningServer;
  at(path: string): string;
  /** A new visitor, who goes nowhere yet. */
  visitor(options?: BrowserContextOptions): Promise<Page>;
  /** A new visitor at this address. */
  visit(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Sends every visitor home; after each test. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

/** Starts both; the clock begins on a Monday morning, so that the tests pass on any day. */
export async function openSite({ env, ...options }: ServerOptions = {}): Promise<Site> {
  const [server, browser] = await Promise.all([
    startServer({ ...options, env: { CLOCK_START: MONDAY_MORNING, ...env } }),
    openBrowser(),
  ]);
  const contexts = new Set<BrowserContext>();
  const visitor = async (given?: BrowserContextOptions): Promise<Page> => {
    const context = await browser.newContext(given);
    contexts.add(context);
    context.setDefaultTimeout(PATIENCE_MS);
    return context.newPage();
  };
  return {
    server,
    at: (path) => server.url + path,
    visitor,
    async visit(path, given) {
      const page = await visitor(given);
      await page.goto(server.url + path);
      return page;
    },
    async leave() {
      await Promise.all([...contexts].map((context) => context.close()));
      contexts.clear();
    },
    async close() {
      await browser.close();
      await server[Symbol.asyncDispose]();
    },
  };
}
