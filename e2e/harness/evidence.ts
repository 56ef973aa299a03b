import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { RunnerTestCase } from 'vitest';

const root = join(import.meta.dirname, '../..');
const failures = join(root, '.cache/failures');

/** Whether everything is recorded for Playwright's trace viewer: on the second run of a failed file, or when asked for. */
const isTraced = (process.env['BROWSER_TRACE'] ?? '') !== '';

/** What the pages of a context said, and what is kept of it when it closes; both for the test that is running. */
interface Watched {
  readonly printed: string[];
  isSaved: boolean;
}
const watched = new Map<BrowserContext, Watched>();
let traces: string[] = [];
let saved = 0;
let running: Readonly<RunnerTestCase> | undefined;

/** Keeps an eye on every visitor of this browser, so that a test that fails leaves what it saw (`.cache/failures`). */
export function watchBrowser(browser: Browser): Browser {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => watchContext(await open(options));
  return browser;
}

/** The same for one visitor. */
export async function watchContext(context: BrowserContext): Promise<BrowserContext> {
  const what: Watched = { printed: [], isSaved: false };
  watched.set(context, what);
  const print = (line: string) => what.printed.push(line);
  context.on('console', (message) => print(`${message.type()}: ${message.text()}`));
  context.on('weberror', (error) => print(`uncaught: ${String(error.error())}`));
  context.on('requestfailed', (request) => print(`no answer: ${request.url()} ${request.failure()?.errorText ?? ''}`));
  if (isTraced) await context.tracing.start({ screenshots: true, snapshots: true });
  const close = context.close.bind(context);
  context.close = async (options) => {
    if (running?.result?.state === 'fail') await save(context, what);
    if (isTraced) await stopTracing(context);
    watched.delete(context);
    await close(options);
  };
  context.on('close', () => watched.delete(context));
  return context;
}

async function stopTracing(context: BrowserContext): Promise<void> {
  const file = join(mkdtempSync(join(tmpdir(), 'jamun-trace-')), 'trace.zip');
  await context.tracing.stop({ path: file }).then(
    () => traces.push(file),
    () => {},
  );
}

function folderOfTest(): string {
  const words = (text: string) => text.replaceAll(/[^\w-]+/g, '-').slice(0, 80);
  const folder = join(failures, words(running?.file.name ?? 'unknown'), words(running?.name ?? 'unknown'));
  mkdirSync(folder, { recursive: true });
  return folder;
}

async function save(context: BrowserContext, what: Watched): Promise<void> {
  if (what.isSaved) return;
  what.isSaved = true;
  for (const page of context.pages()) await savePage(page, what);
}

/** What a page shows, its source and its console. A page that has crashed leaves what it can. */
async function savePage(page: Page, { printed }: Watched): Promise<void> {
  saved += 1;
  const file = join(folderOfTest(), `page-${saved}`);
  writeFileSync(`${file}.txt`, [page.url(), ...printed, ''].join('\n'));
  await page.screenshot({ path: `${file}.png`, timeout: 10_000 }).catch(() => {});
  await page.content().then(
    (source) => writeFileSync(`${file}.html`, source),
    () => {},
  );
}

/** Before each test. */
export function beforeTest(test: Readonly<RunnerTestCase>): void {
  running = test;
}

/** After each test: keeps what a failed one saw, and names the folder in its failure; forgets what a passed one did. */
export async function afterTest({ result }: Readonly<RunnerTestCase>): Promise<void> {
  if (result?.state === 'fail') {
    for (const [context, what] of watched) await save(context, what);
    for (const context of isTraced ? watched.keys() : []) await stopTracing(context);
    for (const [index, file] of traces.entries()) renameSync(file, join(folderOfTest(), `trace-${index + 1}.zip`));
    const place = `What the browser showed: ${relative(root, folderOfTest())}`;
    for (const error of result.errors ?? []) error.stack = `${error.stack ?? error.message}\n${place}`;
  }
  for (const file of traces) rmSync(file, { force: true });
  [traces, saved] = [[], 0];
  for (const what of watched.values()) [what.isSaved, what.printed.length] = [false, 0];
}
