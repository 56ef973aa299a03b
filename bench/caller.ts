// How long two calls take at the desk, done in a browser as a person does them: a new patient is booked into a place that
// was clicked, and a known one says "move my appointment". Every key takes as long as a practised typist takes, every
// press of the mouse as long as it takes to point and to think; what the machine adds is the rest.
import { openBrowser, hydrated } from '../e2e/harness/browser.ts';
import { pressInSight, scrollTo, WINDOWS } from '../e2e/harness/in-sight.ts';
import { signedInPage, startStaffServer } from '../e2e/harness/staff.ts';
import { median, report } from './statistics.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
// The keystroke-level model of Card, Moran and Newell: a key of an average typist, pointing, and thinking before it.
const KEY_MS = 200;
const POINT_MS = 1100;
const THINK_MS = 1350;
const MOVE_S = 20;
const desk = '/admin-dashboard';

/** How many seconds a call takes. */
async function timed(call: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await call();
  return (performance.now() - begin) / 1000;
}

const server = await startStaffServer({ env: { CLOCK_START: '2026-11-20T08:47:00Z' } });
const browser = await openBrowser();
try {
  const page = await signedInPage(browser, server, 'front-desk', WINDOWS.at(-1));
  const pause = (ms: number) => page.waitForTimeout(ms);
  const type = (text: string) => page.keyboard.type(text, { delay: KEY_MS });
  const press = async (key: string): Promise<void> => {
    await pause(KEY_MS);
    await page.keyboard.press(key);
  };
  const bookings: number[] = [];
  const moves: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = `Sunita ${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[round]}namuna`;
    const date = `2026-12-${String(7 + (round % 6)).padStart(2, '0')}`;
    await page.goto(`${desk}/diary?date=${date}`);
    await hydrated(page);
    const gap = page.getByRole('link', { name: /Book with Hair-transplant surgeon/ }).first();
    await scrollTo(gap, 'middle');
    bookings.push(
      await timed(async () => {
        await pause(THINK_MS + POINT_MS);
        await pressInSight(gap, 'middle');
        await page.locator('[data-clicked]').waitFor();
        await page.locator('input[name=fullName]:focus').waitFor();
        await pause(THINK_MS);
        await type(name);
        await press('Tab');
        await type(`98765${String(round).padStart(5, '0')}`);
        await press('Tab');
        await press('Tab');
        await pause(THINK_MS);
        await press('Space');
        await page.locator('[data-books]', { hasText: /[ap]m/ }).waitFor();
        await press('Enter');
        await page.getByText('Booked.', { exact: true }).waitFor();
      }),
    );
    await page.goto(desk);
    await hydrated(page);
    moves.push(
      await timed(async () => {
        await press('/');
        await type(name.slice(0, 8));
        await page.getByRole('option', { name }).waitFor();
        await pause(THINK_MS);
        await press('Enter');
        const move = page.getByRole('link', { name: /^Move ?: / });
        await move.waitFor();
        await pause(THINK_MS + POINT_MS);
        await move.first().click();
        await page.locator('#move:focus').waitFor();
        await pause(THINK_MS);
        await press('ArrowDown');
        await press('Enter');
        await page.getByText('Moved.', { exact: true }).waitFor();
      }),
    );
  }
  report([
    {
      what: 'a new patient booked into the place that was clicked',
      measured: `${median(bookings).toFixed(1)} s`,
      target: 'for comparison',
      isMet: true,
    },
    {
      what: '“move my appointment”, from the name to the new time',
      measured: `${median(moves).toFixed(1)} s`,
      target: `at most ${MOVE_S} s`,
      isMet: median(moves) <= MOVE_S,
    },
  ]);
} finally {
  await browser.close();
  await server.stop();
}
