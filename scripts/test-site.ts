// npm run test:site [-- --sample=30]: every address on a phone and on a desktop, everything unfolded: what axe finds, and
// what is wider than the screen. A quarter of an hour; npm test looks at one address of each kind.
import { parseArgs } from 'node:util';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import {
  axeFindings,
  DESKTOP,
  hydrated,
  openBrowser,
  openEverything,
  PHONE,
  sticksOut,
} from '../e2e/harness/browser.ts';
import { crawl } from '../e2e/harness/crawl.ts';
import { startServer } from '../e2e/harness/server.ts';

const SCREENS: readonly (readonly [width: string, options: BrowserContextOptions])[] = [
  ['360 px', PHONE],
  ['1440 px', DESKTOP],
];
/** Pages open at the same time on each screen. */
const AT_ONCE = 2;

interface Fault {
  readonly path: string;
  readonly width: string;
  /** Name of axe's rule, or "too wide". */
  readonly rule: string;
  readonly where: string;
}

/** Every document of the site that has an address of its own, in the order of its address. */
async function addressesOf(origin: string): Promise<string[]> {
  const { found } = await crawl(origin, ['/', '/quick-links', '/sitemap.xml', '/admin-login', '/my-appointment']);
  return [...found].flatMap(([path, { document }]) => (document && !path.includes('?') ? [path] : [])).toSorted();
}

/** As many of the list as wanted, evenly spread. */
function spread<T>(list: readonly T[], wanted: number): T[] {
  const share = Math.min(1, wanted / list.length);
  return list.filter((_, index) => Math.floor((index + 1) * share) > Math.floor(index * share));
}

async function look(browser: Browser, origin: string, paths: readonly string[]): Promise<Fault[]> {
  const faults: Fault[] = [];
  let seen = 0;
  async function worker([width, options]: (typeof SCREENS)[number], waiting: string[]): Promise<void> {
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(origin + path);
      await hydrated(page);
      await openEverything(page);
      const add = (rule: string, where: string): number => faults.push({ path: path ?? '', width, rule, where });
      for (const finding of await axeFindings(page)) {
        const [rule = '', ...where] = finding.split(': ');
        add(rule, where.join(': '));
      }
      const tooWide = await sticksOut(page);
      if (tooWide.length > 0) add('too wide', tooWide.join(' '));
      if (++seen % 50 === 0) console.log(`${seen} of ${paths.length * SCREENS.length}`);
    }
    await context.close();
  }
  await Promise.all(
    SCREENS.flatMap((screen) => {
      const waiting = [...paths];
      return Array.from({ length: AT_ONCE }, () => worker(screen, waiting));
    }),
  );
  return faults;
}

/** One line a rule, with the first places; the same fault is often on hundreds of pages. */
function summarise(faults: readonly Fault[]): void {
  for (const [rule, all] of Map.groupBy(faults, (fault) => fault.rule)) {
    const pages = new Set(all.map(({ path }) => path)).size;
    console.log(`\n${rule}: ${all.length} on ${pages} ${pages === 1 ? 'address' : 'addresses'}`);
    for (const { path, width, where } of all.slice(0, 5)) {
      console.log(`  ${path} at ${width}: ${where.replaceAll(/\s+/g, ' ').slice(0, 200)}`);
    }
  }
}

const { values } = parseArgs({ options: { sample: { type: 'string' } } });
await using server = await startServer();
const all = await addressesOf(server.url);
const paths = values.sample === undefined ? all : spread(all, Number(values.sample));
const browser = await openBrowser();
try {
  const faults = await look(browser, server.url, paths);
  summarise(faults);
  const widths = SCREENS.map(([width]) => width).join(' and ');
  console.log(`\n${paths.length} of ${all.length} addresses at ${widths}: ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
}
