// Lighthouse as a phone sees the site: simulated slow 4G and a slow processor, the median of several runs; of the steps
// of the patient forms the accessibility. Names of kinds after the command measure only these ("steps" is one).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FormKind } from '../app/features/patient-forms/domain/form-kind.ts';
import { findChromium } from '../scripts/chromium.mjs';
import { openBrowser } from '../e2e/harness/browser.ts';
import { fillStep, goOn, hairAnswers, skinAnswers, stepOf, type FormAnswers } from '../e2e/harness/patient-form.ts';
import { startServer } from '../e2e/harness/server.ts';
import { PAGES } from './pages.ts';
import { median, report, type Check } from './statistics.ts';
import { untilWellCompressed } from './well-compressed.ts';

const RUNS = Number(process.env['RUNS'] ?? 5);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof CATEGORIES)[number];

interface Audit {
  readonly id: string;
  readonly title: string;
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly numericValue?: number;
  readonly displayValue?: string;
  readonly details?: { readonly items?: readonly unknown[] };
}

/** The part of a Lighthouse result that is read here. */
interface LighthouseResult {
  /** Why the page could not be measured, when it could not. */
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly categories: Readonly<
    Record<
      Category,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}

interface Lighthouse {
  default(url: string, flags: object): Promise<{ readonly lhr: LighthouseResult } | undefined>;
}

interface ChromeLauncher {
  launch(options: object): Promise<{ readonly port: number; kill(): void }>;
}

/** Loads a package of this folder's own installation. Throws a sentence when it is not installed. */
async function installed<T>(name: string): Promise<T> {
  const folder = join(import.meta.dirname, 'node_modules', name);
  if (!existsSync(folder)) throw new Error('Lighthouse is not installed: run "npm ci" in bench/ first.');
  const { exports, main } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports?: unknown;
    main?: string;
  };
  const entry = typeof exports === 'string' ? exports : (main ?? 'index.js');
  return (await import(pathToFileURL(join(folder, entry)).href)) as T;
}

/** A run whose trace is broken says nothing about the page: it is repeated, twice at most, and that is said. */
async function measureAgain(
  url: string,
  categories: readonly Category[] = CATEGORIES,
  tries = 3,
): Promise<LighthouseResult> {
  try {
    return await measure(url, categories);
  } catch (error) {
    if (tries === 1) throw error;
    console.log(`repeated: ${error instanceof Error ? error.message : String(error)}`);
    return measureAgain(url, categories, tries - 1);
  }
}

async function measure(url: string, categories: readonly Category[]): Promise<LighthouseResult> {
  const chrome = await launcher.launch({
    chromePath,
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
    ],
  });
  try {
    const result = await lighthouse.default(url, { port: chrome.port, onlyCategories: categories, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.code}: ${runtimeError.message}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

const score = (result: LighthouseResult, category: Category): number =>
  Math.round((result.categories[category].score ?? 0) * 100);
const value = (result: LighthouseResult, audit: string): number => result.audits[audit]?.numericValue ?? Number.NaN;

/** Every audit that costs points, with what Lighthouse found. */
function explain(result: LighthouseResult): void {
  for (const category of CATEGORIES.filter((each) => each in result.categories)) {
    for (const { id, weight } of result.categories[category].auditRefs) {
      const audit = result.audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) continue;
      console.log(`  ${category}: ${id}: ${audit.title} ${audit.displayValue ?? ''}`);
      for (const item of (audit.details?.items ?? []).slice(0, 5))
        console.log(`    ${JSON.stringify(item).slice(0, 600)}`);
    }
  }
}

function checksOf(kind: string, results: readonly LighthouseResult[]): Check[] {
  const lcp = median(results.map((result) => value(result, 'largest-contentful-paint')));
  const cls = median(results.map((result) => value(result, 'cumulative-layout-shift')));
  return [
    ...CATEGORIES.map((category) => {
      const scores = results.map((result) => score(result, category));
      const target = category === 'performance' ? 98 : 100;
      const measured = median(scores);
      return {
        what: `${kind}: ${category}`,
        measured: `${measured} (${scores.join(' ')})`,
        target: `${target}`,
        isMet: measured >= target,
      };
    }),
    { what: `${kind}: LCP`, measured: `${(lcp / 1000).toFixed(2)} s`, target: 'under 1.5 s', isMet: lcp < 1500 },
    { what: `${kind}: CLS`, measured: cls.toFixed(3), target: '0', isMet: cls === 0 },
  ];
}

/** Answers that lead through every step: of a child, with each pattern of hair loss, and with a sign that cannot wait. */
const leading: Readonly<Record<FormKind, FormAnswers>> = {
  hair: {
    ...hairAnswers,
    'date-of-birth.year': '2012',
    'guardian-name': 'Meera Namuna',
    'guardian-relation': 'mother',
    'guardian-consent': ['on'],
    'hair-thins': ['front-crown', 'parting', 'patches'],
    sinclair: '3',
  },
  skin: { ...skinAnswers, 'warning-signs': ['fever-rash'] },
};

/** Fills in a form as a patient does; the addresses of all its steps, of "check your answers" and of "finish later". */
async function stepsOf(form: FormKind): Promise<string[]> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(`${server.url}/patient-form/${form}`);
    await page.getByRole('button', { name: 'Start the form' }).first().click();
    await page.waitForURL(/\/you$/);
    const steps: string[] = [];
    while (stepOf(page) !== 'check') {
      const path = new URL(page.url()).pathname + new URL(page.url()).search;
      if (!steps.includes(path)) steps.push(path);
      if (stepOf(page) === 'call-now') {
        await page.getByRole('link', { name: 'Go on with the form' }).click();
        await page.waitForURL((url) => !url.pathname.endsWith('/call-now'));
        continue;
      }
      await fillStep(page, leading[form]);
      await goOn(page);
    }
    const check = new URL(page.url()).pathname;
    return [...steps, check, check.replace(/check$/, 'later')];
  } finally {
    await browser.close();
  }
}

const lighthouse = await installed<Lighthouse>('lighthouse');
const launcher = await installed<ChromeLauncher>('chrome-launcher');
const chromePath = await findChromium();
await using server = await startServer();
const paths = PAGES.map(({ path }) => path);
await untilWellCompressed(server.url, paths, server.process.pid ?? 0);
const checks: Check[] = [];
const wanted = process.argv.slice(2);
const isWanted = (kind: string): boolean => wanted.length === 0 || wanted.includes(kind);
for (const { kind, path } of PAGES.filter((page) => isWanted(page.kind))) {
  const results: LighthouseResult[] = [];
  for (let run = 0; run < RUNS; run++) results.push(await measureAgain(`${server.url}${path}`));
  console.log(`\n${kind} ${path}`);
  for (const result of results) explain(result);
  checks.push(...checksOf(kind, results));
}
if (isWanted('steps'))
  for (const form of ['hair', 'skin'] as const)
    for (const path of await stepsOf(form)) {
      const result = await measureAgain(server.url + path, ['accessibility']);
      explain(result);
      const measured = score(result, 'accessibility');
      const what = `${form} form, ${path.slice(path.lastIndexOf('/') + 1)}: accessibility`;
      checks.push({ what, measured: String(measured), target: '100', isMet: measured === 100 });
    }
report(checks);
