// What all the kept pages cost: rendering them, starting with them, holding them in memory.
import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { noPostgres, startPostgres } from '../e2e/harness/postgres.ts';
import { ask } from '../e2e/harness/ask.ts';
import { INDEXED } from '../e2e/harness/specified.ts';
import { LANDING } from '../e2e/harness/specified-landing.ts';
import { untilIdle } from './processor-time.ts';
import { inNewFolder, residentMegabytes, root, startProcess, type ServerProcess } from './server-process.ts';
import { median, report, type Check } from './statistics.ts';
import { untilWellCompressed } from './well-compressed.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const TARGETS = { prerenderSeconds: 60, startSeconds: 3, residentMegabytes: 300, pageMapMegabytes: 120 } as const;

const PATHS = [...new Set([...INDEXED, ...LANDING])];
const site = join(root, 'build/site');
/** The address the pages were built for: a server that has it starts with them as they are. */
const builtFor = z.object({ origin: z.url() }).parse(JSON.parse(readFileSync(join(site, 'facts.json'), 'utf8'))).origin;

const megabytes = (bytes: number): string => `${bytes.toFixed(0)} MB`;
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

interface ServerBundle {
  renderForBuild(): AsyncIterable<[address: string, body: Buffer]>;
}

/** Every page once, as the build does it, without compressing. */
async function prerender(): Promise<Check> {
  process.env['NODE_ENV'] = 'production';
  const { renderForBuild } = (await import(join(root, 'build/server/index.js'))) as ServerBundle;
  const startedAt = performance.now();
  let pages = 0;
  for await (const [, body] of renderForBuild()) if (body.subarray(0, 9).toString() === '<!DOCTYPE') pages++;
  const took = performance.now() - startedAt;
  return {
    what: `prerender of ${pages} pages`,
    measured: seconds(took),
    target: `under ${TARGETS.prerenderSeconds} s`,
    isMet: pages >= PATHS.length - 2 && took < TARGETS.prerenderSeconds * 1000,
  };
}

/** `npm start` on a built project with data, until `/readyz` says yes. */
async function secondStart(): Promise<Check> {
  const times = await inNewFolder(async (folder) => {
    const start = async (): Promise<number> => {
      const server = await startProcess('npm start', { DATA_DIR: folder, PUBLIC_URL: builtFor });
      await server.stop();
      return server.readyAfterMs;
    };
    await start();
    const measured: number[] = [];
    for (let round = 0; round < ROUNDS; round++) measured.push(await start());
    return measured;
  });
  const took = median(times);
  return {
    what: 'second start',
    measured: `${seconds(took)} (${times.map(seconds).join(' ')})`,
    target: `under ${TARGETS.startSeconds} s`,
    isMet: took < TARGETS.startSeconds * 1000,
  };
}

/** Every page in every form it is kept in, and what has to be computed for each visitor. */
async function useThemAll({ url, pid }: ServerProcess): Promise<void> {
  for (const path of PATHS) {
    for (const encoding of ['br', 'gzip', 'identity'])
      await ask(url, path, { headers: { 'accept-encoding': encoding } });
  }
  for (let visit = 0; visit < 100; visit++) {
    await ask(url, '/book-appointment?type=hair-consultation');
    await ask(url, '/specific-service?q=hair');
  }
  await untilIdle(pid);
}

/** Memory of a server after use: with the pages of the build, or with all pages rendered anew and compressed well. */
async function memoryOf(env: Readonly<Record<string, string>>, pages: 'built' | 'anew', cwd = root): Promise<number> {
  return inNewFolder(async (folder) => {
    const origin = pages === 'built' ? { PUBLIC_URL: builtFor } : {};
    const server = await startProcess('server', { DATA_DIR: folder, ...origin, ...env }, cwd);
    try {
      if (pages === 'anew') await untilWellCompressed(server.url, PATHS, server.pid);
      await useThemAll(server);
      return residentMegabytes(server.pid);
    } finally {
      await server.stop();
    }
  });
}

async function onPostgres(): Promise<Check[]> {
  if (noPostgres !== undefined) {
    console.log(`memory with DATABASE_URL: not measured, ${noPostgres}`);
    return [];
  }
  const postgres = await startPostgres();
  try {
    const checks: Check[] = [];
    for (const pages of ['built', 'anew'] as const) {
      const held = await memoryOf(await postgres.newDatabase(), pages);
      checks.push({
        what: `memory with DATABASE_URL, pages ${pages}`,
        measured: megabytes(held),
        target: `under ${TARGETS.residentMegabytes} MB`,
        isMet: held < TARGETS.residentMegabytes,
      });
    }
    return checks;
  } finally {
    await postgres.stop();
  }
}

/** A project folder like this one, whose kept pages are all empty. */
function withoutPages(folder: string): string {
  mkdirSync(join(folder, 'build/site'), { recursive: true });
  for (const name of ['content', 'db', 'public', 'build/client', 'build/server'])
    symlinkSync(join(root, name), join(folder, name));
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name);
    const to = join(folder, 'build/site', from.slice(site.length));
    if (entry.isDirectory()) mkdirSync(to, { recursive: true });
    else writeFileSync(to, entry.name === 'facts.json' ? readFileSync(from) : '');
  }
  return folder;
}

/** What the server holds more because of its pages, on the embedded database. */
async function pageMap(): Promise<Check[]> {
  const empty = await inNewFolder((folder) => memoryOf({}, 'built', withoutPages(folder)));
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  console.log(
    `${files.length} files of pages and their data, ${megabytes(bytes / 1e6)}; without them ${megabytes(empty)}`,
  );
  const checks: Check[] = [];
  for (const pages of ['built', 'anew'] as const) {
    const held = await memoryOf({}, pages);
    checks.push({
      what: `what the page map adds on the embedded database, pages ${pages}`,
      measured: `${megabytes(held - empty)} (${megabytes(held)} in all)`,
      target: `at most ${TARGETS.pageMapMegabytes} MB`,
      isMet: held - empty <= TARGETS.pageMapMegabytes,
    });
  }
  return checks;
}

const checks = [await prerender(), await secondStart(), ...(await onPostgres()), ...(await pageMap())];
report(checks);
