// What a screen of the staff desk costs at the server of a busy clinic, on the embedded database: whole HTTP requests of
// somebody signed in, and the search while typing.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { deskRoutes, mayReach } from '../app/features/staff/domain/desk-routes.ts';
import type { StaffRole } from '../app/features/staff/domain/staff-member.ts';
import { dayMs } from '../app/lib/time.ts';
import { startStaffServer } from '../e2e/harness/staff.ts';
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
import { median, percentile, report, type Check } from './statistics.ts';

const APPOINTMENTS = 50_000;
const PATIENTS = 20_000;
const REQUESTS = Number(process.env['ROUNDS'] ?? 100);
const SCREEN_MS = 100;
const SEARCH_MS = 50;

async function fill(dataDir: string): Promise<string> {
  const many = clinicWith(5);
  // The doctor who is signed in is one of them.
  const plan = {
    ...many,
    practitioners: many.practitioners.map((person, index) =>
      index === 0 ? { ...person, id: 'dermatologist' } : person,
    ),
  };
  const database = await openClinic(plan, { dataDir });
  const coming = evenly(fullDiary(plan, startedAt), 0.8);
  const horizon = plan.clinic.booking.horizonDays + 1;
  const past = Array.from({ length: 40 }, (_, index) =>
    fullDiary(plan, startedAt - (index + 1) * horizon * dayMs),
  ).flat();
  const before = evenly(past, Math.min(1, (APPOINTMENTS - coming.length) / past.length));
  await insertVisits(database, before, 'completed');
  await insertVisits(database, coming, 'booked');
  await addPatients(database, PATIENTS);
  console.log(`${before.length} appointments behind us, ${coming.length} to come, ${PATIENTS} patients`);
  const { rows } = await database.db.execute<{ id: string }>(
    sql`SELECT patient_id AS id FROM appointments ORDER BY starts_at DESC LIMIT 1`,
  );
  await database.vacuum();
  await database.close();
  return rows[0]!.id;
}

const dataDir = mkdtempSync(join(tmpdir(), 'jamun-desk-'));
try {
  const patientId = await fill(dataDir);
  await using server = await startStaffServer({ dataDir, env: { CLOCK_START, LOG_LEVEL: 'warn' } });

  const ask = async (role: StaffRole, path: string, body?: URLSearchParams): Promise<number> => {
    const begin = performance.now();
    const response = await fetch(server.url + path, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: server.signedIn[role].cookie, origin: server.url, 'accept-encoding': 'br' },
      ...(body ? { body } : {}),
    });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
    return performance.now() - begin;
  };

  const checks: Check[] = [];
  const measure = async (what: string, targetMs: number, once: (round: number) => Promise<number>): Promise<void> => {
    for (let warm = 0; warm < 10; warm += 1) await once(warm);
    const times: number[] = [];
    for (let round = 0; round < REQUESTS; round += 1) times.push(await once(round));
    const p95 = percentile(times, 0.95);
    const measured = `p95 ${p95.toFixed(1)} ms, median ${median(times).toFixed(1)} ms`;
    checks.push({ what, measured, target: `p95 under ${targetMs} ms`, isMet: p95 < targetMs });
  };

  const screens = deskRoutes
    .map((route) => ({ ...route, path: route.path.replace(':patientId', patientId) }))
    .filter(({ path }) => path !== 'live' && !path.includes(':') && !path.endsWith('find'));
  for (const screen of screens) {
    const role: StaffRole = mayReach(server.signedIn['front-desk'].staff, screen) ? 'front-desk' : 'owner';
    const path = screen.path === '' ? '/admin-dashboard' : `/admin-dashboard/${screen.path}`;
    const name = path.replace(patientId, ':patientId');
    try {
      await measure(`${name} (${role})`, SCREEN_MS, () => ask(role, path));
    } catch (error) {
      // An address that only answers to writing, or that needs more in it, is no screen.
      console.log(error instanceof Error ? error.message.replace(patientId, ':patientId') : error);
    }
  }
  const words =
    'as|asha|rohan nam|namuna 1999|98000|+91 98000 00|0999|devi|kir ba|XK|a|rohan a1|nam|98|432|9876543210|K7M4QDXW|zz';
  const typed = words.split('|');
  await measure('search while typing', SEARCH_MS, (round) =>
    ask(
      'front-desk',
      '/admin-dashboard/patients/find.data',
      new URLSearchParams({ text: typed[round % typed.length]! }),
    ),
  );
  report(checks);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
