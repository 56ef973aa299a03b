// What the site editor costs at the server with a long history: every document changed by the clinic and 2,000 versions, embedded
// database, whole HTTP requests of the owner.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocumentData, writeDocumentData } from '../app/features/site-editor/domain/document-data.ts';
import { documentId, documentKind } from '../app/features/site-editor/domain/site-document.ts';
import { siteDocumentRevisions, siteDocuments, sitePublications } from '../app/features/site-editor/server/tables.ts';
import { randomUUID } from 'node:crypto';
import { Temporal } from '../app/lib/time.ts';
import { listContentFiles, readShippedFile } from '../app/platform/content/content-folder.ts';
import { openDatabase } from '../app/platform/database/database.ts';
import { migrate } from '../app/platform/database/migrate.ts';
import { startStaffServer } from '../e2e/harness/staff.ts';
import { untilIdle } from './processor-time.ts';
import { median, percentile, report, type Check } from './statistics.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 60);
const REVISIONS = 2_000;
const TARGET_MS = 100;
const desk = '/admin-dashboard/site';

/** Every document with a description changed by a word, and their histories. */
async function fill(dataDir: string): Promise<number> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    await migrate(database);
    const now = Temporal.Now.instant();
    const files = listContentFiles('').filter((file) => documentKind(file) !== undefined);
    for (const [index, file] of files.entries()) {
      const shipped = readShippedFile(file);
      const data = readDocumentData(file, shipped);
      const sections = data.sections.map((each) => ({
        ...each,
        markdown: `${each.markdown}\n\nAsk us when you come.`,
      }));
      const own = writeDocumentData(file, shipped, { ...data, sections });
      const row = {
        file,
        language: 'en',
        draft: own,
        revision: 2,
        published: own,
        publishedRevision: 2,
        changedAt: now,
      };
      await database.db.insert(siteDocuments).values({ ...row, publishedAt: now });
      await database.db.insert(sitePublications).values({ file, language: 'en', after: own, publishedAt: now });
      const versions = Math.ceil(REVISIONS / files.length) + (index === 0 ? 200 : 0);
      await database.db.insert(siteDocumentRevisions).values(
        Array.from({ length: versions }, (_, at) => ({
          id: randomUUID(),
          file,
          language: 'en',
          revision: at,
          kind: 'saved' as const,
          source: own,
          madeAt: now.subtract({ minutes: at }),
        })),
      );
    }
    return files.length;
  } finally {
    await database.close();
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'jamun-site-editor-'));
try {
  const documents = await fill(dataDir);
  await using server = await startStaffServer({ dataDir, env: { LOG_LEVEL: 'warn' } });
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
  const loads = [loadavg()[0]!];
  for (let round = -5; round < ROUNDS; round += 1)
    for (const { paths, times } of asked) {
      const took = await timeOf(paths[Math.abs(round) % paths.length]!);
      if (round >= 0) times.push(took);
    }
  loads.push(loadavg()[0]!);
  const checks: Check[] = asked.map(({ what, times }) => ({
    what: `${what} (${documents} changed, ${REVISIONS} versions)`,
    measured: `p95 ${percentile(times, 0.95).toFixed(1)} ms, median ${median(times).toFixed(1)} ms`,
    target: `p95 under ${TARGET_MS} ms`,
    isMet: percentile(times, 0.95) < TARGET_MS,
  }));
  console.log(`load of the machine, one minute: ${loads.map((load) => load.toFixed(1)).join(', then ')}`);
  report(checks);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
