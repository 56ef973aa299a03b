// How long until a change made in one window of the desk is seen in another one, without a reload: two browsers, one
// server on the embedded database, the diary of a well filled day.
import { execFileSync } from 'node:child_process';
import { openBrowser } from '../e2e/harness/browser.ts';
import { signedInPage, startStaffServer } from '../e2e/harness/staff.ts';
import { median, percentile, report } from './statistics.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 40);
const TARGET_MS = 1000;
/** Monday 23 November 2026, 11:00 in Nagpur. */
const CLOCK_START = '2026-11-23T05:30:00Z';

await using server = await startStaffServer({ env: { CLOCK_START, LOG_LEVEL: 'warn' } });
const env = { ...process.env, CLOCK_START, DATA_DIR: server.dataDir };
execFileSync(process.execPath, ['scripts/demo.ts'], { env });
const browser = await openBrowser();
try {
  const [acting, watching] = [
    await signedInPage(browser, server, 'front-desk'),
    await signedInPage(browser, server, 'owner'),
  ];
  for (const page of [acting, watching]) {
    await page.goto('/admin-dashboard');
    await page.locator('[data-live="open"]').waitFor({ state: 'attached' });
  }
  const visits = await acting.locator('main [data-appointment]').evaluateAll((list) =>
    list
      .map((element) => ({
        id: element.getAttribute('data-appointment') ?? '',
        status: element.getAttribute('data-status') ?? '',
        sequence: Number(element.getAttribute('data-sequence')),
      }))
      .filter(({ status }) => status === 'booked' || status === 'confirmed'),
  );
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const visit = visits[round % visits.length];
    if (!visit) throw new Error('There is nothing to change.');
    const to = visit.status === 'booked' ? 'confirmed' : 'booked';
    const seen = watching
      .locator(`main [data-appointment="${visit.id}"][data-status="${to}"]`)
      .first()
      .waitFor({ state: 'attached' });
    const begin = performance.now();
    const answer = await acting.request.post('/admin-dashboard/diary/change', {
      headers: { origin: server.url },
      form: { intent: 'status', id: visit.id, sequence: String(visit.sequence), status: to, quick: 'yes' },
      maxRedirects: 0,
    });
    if (!answer.ok()) throw new Error(`the change answers ${answer.status()}`);
    await seen;
    times.push(performance.now() - begin);
    visit.status = to;
    visit.sequence += 1;
  }
  const p95 = percentile(times, 0.95);
  report([
    {
      what: 'from the change to the other window',
      measured: `p95 ${p95.toFixed(0)} ms, median ${median(times).toFixed(0)} ms of ${ROUNDS}`,
      target: `p95 under ${TARGET_MS} ms`,
      isMet: p95 < TARGET_MS,
    },
  ]);
} finally {
  await browser.close();
}
