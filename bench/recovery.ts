// A rehearsal of the worst day: the machine of a busy clinic is gone, and there is the backup of the night, the journal and the key.
// How long the backup takes while the clinic works, how long the restore, and until the site answers again.
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../app/platform/database/database.ts';
import { dayMs } from '../app/lib/time.ts';
import {
  addPatients,
  CLOCK_START,
  clinicWith,
  evenly,
  fullDiary,
  insertVisits,
  openClinic,
  startedAt,
} from './clinic.ts';
import { inNewFolder, root, startProcess } from './server-process.ts';
import { report } from './statistics.ts';

const APPOINTMENTS = 50_000;
const PATIENTS = 20_000;
/** What RUNBOOK.md promises for the program's part: restoring and starting. */
const RESTORED_MS = 15 * 60_000;

async function fill(dataDir: string): Promise<void> {
  const plan = clinicWith(5);
  const database = await openClinic(plan, { dataDir });
  const coming = evenly(fullDiary(plan, startedAt), 0.8);
  const horizon = plan.clinic.booking.horizonDays + 1;
  const past = Array.from({ length: 40 }, (_, index) =>
    fullDiary(plan, startedAt - (index + 1) * horizon * dayMs),
  ).flat();
  await insertVisits(database, evenly(past, Math.min(1, (APPOINTMENTS - coming.length) / past.length)), 'completed');
  await insertVisits(database, coming, 'booked');
  await addPatients(database, PATIENTS);
  await database.vacuum();
  await database.close();
}

async function countsOf(dataDir: string): Promise<string> {
  const database = await openDatabase({ dataDir });
  const { rows } = await database.db.execute(sql`
    SELECT (SELECT count(*) FROM appointments) AS appointments, (SELECT count(*) FROM patients) AS patients`);
  await database.close();
  return JSON.stringify(rows[0]);
}

const timed = async (work: () => unknown): Promise<number> => {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
};
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Runs a script of the project with these settings. */
function run(env: Readonly<Record<string, string>>, ...args: readonly string[]): void {
  execFileSync(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'pipe' });
}

await inNewFolder(async (folder) => {
  const [before, after, backup] = [join(folder, 'before'), join(folder, 'after'), join(folder, 'night.backup')];
  await fill(before);
  const counts = await countsOf(before);
  const server = await startProcess('server', { DATA_DIR: before, CLOCK_START });
  const backedUp = await timed(() => run({ DATA_DIR: before, CLOCK_START }, 'scripts/backup.ts', backup));
  process.kill(server.pid, 'SIGKILL');
  const [journal] = readdirSync(join(before, 'journal'));
  const withJournal = journal === undefined ? [] : ['--journal', join(before, 'journal', journal)];
  const restored = await timed(() =>
    run({ DATA_DIR: after }, 'scripts/restore.ts', backup, '--key', join(before, 'secret.key'), ...withJournal),
  );
  const isWhole = (await countsOf(after)) === counts;
  const again = await startProcess('server', { DATA_DIR: after, CLOCK_START });
  await again.stop();
  console.log(`${counts}, a backup of ${(statSync(backup).size / 1e6).toFixed(1)} MB`);
  report([
    { what: 'backup while the server runs', measured: seconds(backedUp), target: 'none', isMet: true },
    { what: 'restore into an empty folder', measured: seconds(restored), target: 'none', isMet: true },
    { what: 'start afterwards, until ready', measured: seconds(again.readyAfterMs), target: 'none', isMet: true },
    {
      what: 'restore and start',
      measured: seconds(restored + again.readyAfterMs),
      target: `at most ${RESTORED_MS / 60_000} min`,
      isMet: restored + again.readyAfterMs <= RESTORED_MS,
    },
    { what: 'everything is there again', measured: String(isWhole), target: 'true', isMet: isWhole },
  ]);
});
