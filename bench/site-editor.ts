// What the site editor costs with 300 documents changed by the clinic and 2,000 versions, embedded database: whole HTTP requests
// of the owner at the server, and how much later the server is ready than with nothing changed.
import { loadavg } from 'node:os';
import { documentId } from '../app/features/site-editor/domain/site-document.ts';
import { startStaffServer } from '../e2e/harness/staff.ts';
import { changeTexts, SENTENCE } from './changed-texts.ts';
import { processorSeconds, untilIdle } from './processor-time.ts';
import { inNewFolder, startProcess } from './server-process.ts';
import { median, percentile, report, type Check } from './statistics.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 60);
const STARTS = Number(process.env['STARTS'] ?? 7);
const DOCUMENTS = 300;
const REVISIONS = 2_000;
const TARGETS = { answerMs: 100, laterMs: 500 } as const;
const desk = '/admin-dashboard/site';
const changed = `${DOCUMENTS} changed, ${REVISIONS} versions`;

interface Start {
  readonly readyMs: number;
  /** Until the home page was answered as well. */
  readonly homeMs: number;
  /** Of the server, until then. */
  readonly processorMs: number;
}

async function startedWith(dataDir: string): Promise<Start> {
  const server = await startProcess('server', { DATA_DIR: dataDir });
  try {
    const begin = performance.now();
    const home = await fetch(server.url);
    await home.arrayBuffer();
    if (home.status !== 200) throw new Error(`the home page answers ${home.status}`);
    const homeMs = server.readyAfterMs + performance.now() - begin;
    return { readyMs: server.readyAfterMs, homeMs, processorMs: 1000 * processorSeconds(server.pid) };
  } finally {
    await server.stop();
  }
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);

/** Starts in turns with nothing changed and with everything, each from its beginning until "ready" and until the home page. */
async function starts(): Promise<Check[]> {
  return inNewFolder((plain) =>
    inNewFolder(async (full) => {
      await changeTexts(plain, 0, 0);
      await changeTexts(full, DOCUMENTS, REVISIONS);
      const [before, after]: [Start[], Start[]] = [[], []];
      for (let round = -1; round < STARTS; round += 1) {
        const [without, withTexts] = [await startedWith(plain), await startedWith(full)];
        // The first start of a folder fills it with the facts of the clinic.
        if (round < 0) continue;
        before.push(without);
        after.push(withTexts);
      }
      const compared = (what: string, of: (start: Start) => number, target?: number): Check => {
        const [first, then] = [median(before.map(of)), median(after.map(of))];
        return {
          what: `${what} (${changed})`,
          measured: `${seconds(then - first)} s more: ${seconds(then)} s (${after.map((each) => seconds(of(each))).join(', ')}), without ${seconds(first)} s (${before.map((each) => seconds(of(each))).join(', ')})`,
          target: target === undefined ? 'for comparison' : `at most ${target / 1000} s more`,
          isMet: target === undefined || then - first <= target,
        };
      };
      return [
        compared('start until ready', ({ readyMs }) => readyMs, TARGETS.laterMs),
        compared('start until the home page is answered', ({ homeMs }) => homeMs, TARGETS.laterMs),
        compared('processor until then', ({ processorMs }) => processorMs),
      ];
    }),
  );
}

/** List, document and versions at the server. */
async function answers(): Promise<Check[]> {
  return inNewFolder(async (dataDir) => {
    await changeTexts(dataDir, DOCUMENTS, REVISIONS);
    await using server = await startStaffServer({ dataDir, env: { LOG_LEVEL: 'warn' } });
    const leftOut = server.output().match(/^.*does not fit this version.*$/gm) ?? [];
    if (leftOut.length > 0) throw new Error(`${leftOut.length} texts were left out: ${leftOut[0]}`);
    const page = await (await fetch(`${server.url}/services/hair/prp-therapy`)).text();
    if (!page.includes(SENTENCE)) throw new Error('readers do not see the changed texts');
    const { cookie } = server.signedIn.owner;
    const timeOf = async (path: string): Promise<number> => {
      const begin = performance.now();
      const response = await fetch(server.url + path, {
        headers: { 'accept-encoding': 'br', cookie },
        redirect: 'manual',
      });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
      return performance.now() - begin;
    };
    const some = [
      'pages/clinic.md',
      'treatments/hair/fue-hair-transplant.md',
      'categories/hair.md',
      'legal/privacy-policy.md',
    ];
    const asked = [
      { what: 'the list of all documents', paths: [desk] },
      { what: 'a document opened', paths: some.map((file) => `${desk}/${documentId(file)}`) },
      { what: 'the versions of a document', paths: some.map((file) => `${desk}/${documentId(file)}/versions`) },
    ].map((each) => ({ ...each, times: [] as number[] }));
    await untilIdle(server.process.pid!);
    for (let round = -5; round < ROUNDS; round += 1)
      for (const { paths, times } of asked) {
        const took = await timeOf(paths[Math.abs(round) % paths.length]!);
        if (round >= 0) times.push(took);
      }
    return asked.map(({ what, times }) => ({
      what: `${what} (${changed})`,
      measured: `p95 ${percentile(times, 0.95).toFixed(1)} ms, median ${median(times).toFixed(1)} ms`,
      target: `p95 under ${TARGETS.answerMs} ms`,
      isMet: percentile(times, 0.95) < TARGETS.answerMs,
    }));
  });
}

const load = (): string => loadavg()[0]!.toFixed(1);
const loads = [load()];
const ofAnswers = await answers();
loads.push(load());
const ofStarts = await starts();
loads.push(load());
console.log(`load of the machine, one minute: ${loads.join(', then ')}`);
report([...ofAnswers, ...ofStarts]);
