// What a first visit on a phone costs, before and after the `load` event: bytes of bodies as they were sent, compressed.
// Headers are shown beside them: HTTP/2 in front of the server sends most of them once.
import type { CDPSession, Page } from 'playwright-core';
import { openBrowser, PHONE } from '../e2e/harness/browser.ts';
import { startServer } from '../e2e/harness/server.ts';
import { PAGES } from './pages.ts';
import { report, type Check } from './statistics.ts';
import { untilWellCompressed } from './well-compressed.ts';

const FIRST_VIEW_BYTES = 75_000;
const SCRIPT_BYTES = 110_000;
const FONT_BYTES = 60_000;
/** The finder is a tool from its first sight: its answers follow what is typed. */
const WITH_SCRIPTS_AT_ONCE: readonly string[] = ['finder'];
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 };

interface Fetched {
  readonly path: string;
  readonly type: string;
  readonly startedAt: number;
  /** The body as it was sent. */
  bytes: number;
  headerBytes: number;
  encoding: string;
}

interface Visit {
  readonly fetched: readonly Fetched[];
  /** Moment of the `load` event on the clock of `startedAt`. */
  readonly loadedAt: number;
  /** How many of `fetched` came without anybody touching the page. */
  readonly untouched: number;
}

async function watch(session: CDPSession): Promise<Map<string, Fetched>> {
  const fetched = new Map<string, Fetched>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    const url = new URL(request.url);
    if (url.protocol === 'data:' || url.protocol === 'blob:') return;
    fetched.set(requestId, {
      path: url.pathname,
      type: type ?? 'Other',
      startedAt: timestamp,
      bytes: 0,
      headerBytes: 0,
      encoding: '',
    });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const one = fetched.get(requestId);
    if (!one) return;
    if (response.status !== 200) throw new Error(`${one.path} answers ${response.status}`);
    one.encoding = response.headers['Content-Encoding'] ?? response.headers['content-encoding'] ?? '';
    one.headerBytes = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = fetched.get(requestId);
    if (one) one.bytes = encodedDataLength - one.headerBytes;
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Page.enable');
  return fetched;
}

/**
 * Opens the page cold, touches nothing, and waits until everything it asks for by itself has come: that is what somebody fetches who
 * reads the first screen. Then presses a key, with which the framework comes.
 */
async function visit(page: Page, url: string): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  const fetched = await watch(session);
  const loaded = new Promise<number>((resolve) =>
    session.once('Page.loadEventFired', ({ timestamp }) => resolve(timestamp)),
  );
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const untouched = fetched.size;
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => document.documentElement.dataset['ready'] !== undefined);
  await page.waitForLoadState('networkidle');
  return { fetched: [...fetched.values()], loadedAt: await loaded, untouched };
}

const total = (list: readonly Fetched[]): number => list.reduce((sum, { bytes }) => sum + bytes, 0);
const withHeaders = (list: readonly Fetched[]): number =>
  list.reduce((sum, { headerBytes }) => sum + headerBytes, total(list));
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

function checksOf(kind: string, { fetched, loadedAt, untouched }: Visit): Check[] {
  const read = fetched.slice(0, untouched);
  const readScripts = total(read.filter(({ type }) => type === 'Script'));
  const before = fetched.filter(({ startedAt }) => startedAt < loadedAt);
  const scripts = fetched.filter(({ type }) => type === 'Script');
  const early = before.filter(({ type }) => type === 'Script');
  const fonts = read.filter(({ type }) => type === 'Font');
  const sheets = before.filter(({ type }) => type === 'Stylesheet');
  const view = total(before);
  const script = total(scripts);
  return [
    {
      what: `${kind}: up to load`,
      measured: `${kB(view)} (${kB(withHeaders(before))} with headers)`,
      target: `at most ${kB(FIRST_VIEW_BYTES)}`,
      isMet: view <= FIRST_VIEW_BYTES,
    },
    {
      what: `${kind}: read, nothing touched`,
      measured: `${kB(total(read))}, of it scripts ${kB(readScripts)}`,
      target: WITH_SCRIPTS_AT_ONCE.includes(kind) ? `scripts at most ${kB(SCRIPT_BYTES)}` : 'no scripts',
      isMet: readScripts <= (WITH_SCRIPTS_AT_ONCE.includes(kind) ? SCRIPT_BYTES : 0),
    },
    { what: `${kind}: scripts before load`, measured: String(early.length), target: '0', isMet: early.length === 0 },
    {
      what: `${kind}: stylesheets before load`,
      measured: String(sheets.length),
      target: '0',
      isMet: sheets.length === 0,
    },
    {
      what: `${kind}: all JavaScript`,
      measured: `${kB(script)} in ${scripts.length} files (${kB(withHeaders(scripts))} with headers)`,
      target: `at most ${kB(SCRIPT_BYTES)}`,
      isMet: scripts.length > 0 && script <= SCRIPT_BYTES,
    },
    {
      what: `${kind}: fonts`,
      measured: kB(total(fonts)),
      target: `at most ${kB(FONT_BYTES)}`,
      isMet: fonts.length > 0 && total(fonts) <= FONT_BYTES,
    },
  ];
}

await using server = await startServer();
const paths = PAGES.map(({ path }) => path);
await untilWellCompressed(server.url, paths, server.process.pid ?? 0);
const browser = await openBrowser();
const checks: Check[] = [];
for (const { kind, path } of PAGES) {
  const context = await browser.newContext({ ...PHONE, deviceScaleFactor: 3 });
  const page = await context.newPage();
  const seen = await visit(page, `${server.url}${path}`);
  console.log(`\n${kind} ${path}`);
  console.table(
    seen.fetched.map(({ path: file, type, bytes, headerBytes, encoding, startedAt }) => ({
      file,
      type,
      bytes,
      headers: headerBytes,
      encoding,
      when: startedAt < seen.loadedAt ? 'before load' : 'after load',
    })),
  );
  checks.push(...checksOf(kind, seen));
  await context.close();
}
await browser.close();
report(checks);
