import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seedClinic } from '#app/features/scheduling/server/seed-clinic.ts';
import { aVisitOf } from '#app/features/form-review/server/fixtures.ts';
import { aPatient, somebody } from '#app/features/patients/server/fixtures.ts';
import { Temporal } from '#app/lib/time.ts';
import { systemClock } from '#app/platform/clock.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { openDatabase } from '#app/platform/database/database.ts';
import { migrate } from '#app/platform/database/migrate.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { axeFindings, hydrated, openBrowser, sticksOut } from './harness/browser.ts';
import { newDataFolder } from './harness/data-folder.ts';
import { findAndPress, inSight, pressInSight, scrollBy, scrollTo, typeInSight, WINDOWS } from './harness/in-sight.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const desk = '/admin-dashboard';

describe('a doctor’s way to the note', () => {
  let server: StaffServer;
  let browser: Browser;
  const colleagues: string[] = [];
  let before: string;

  beforeAll(async () => {
    const dataDir = newDataFolder();
    const database = await openDatabase({ databaseUrl: undefined, dataDir });
    try {
      await migrate(database);
      await seedClinic(database.db, systemClock, clinic());
      const frontDesk = await somebody(database.db, 'front-desk');
      const now = Temporal.Instant.from(MONDAY_MORNING);
      const came = { status: 'completed', notedBy: frontDesk.id } as const;
      const known = await aPatient(database.db, 'Asha Namuna', ['+919876543210']);
      before = await aVisitOf(database.db, known, 'dermatologist', now.subtract({ hours: 24 * 30 }), came);
      await aVisitOf(database.db, known, 'dermatologist', now);
      for (const [index] of WINDOWS.entries()) {
        const other = await aPatient(database.db, `Neel${index} Namuna`, [`+91987654322${index}`]);
        colleagues.push(
          await aVisitOf(database.db, other, 'hair-transplant-surgeon', now.subtract({ hours: 24 * 5 }), came),
        );
      }
    } finally {
      await database.close();
    }
    [server, browser] = await Promise.all([
      startStaffServer({ dataDir, env: { CLOCK_START: MONDAY_MORNING } }),
      openBrowser(),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
  });

  test.each(WINDOWS.map((window) => [window.viewport.width, window] as const))(
    'at %i px the note of a known patient who is not here yet is one step from Today',
    async (_width, window) => {
      const page = await signedInPage(browser, server, 'doctor', window);
      await page.goto(desk);
      await hydrated(page);
      await inSight(page.getByText('Not here yet'));
      await pressInSight(page.getByRole('link', { name: 'about Asha Namuna' }));
      await page.getByRole('heading', { level: 1, name: 'Note: Asha Namuna' }).waitFor();
      await inSight(page.getByLabel('Why they came'));
      await page.context().close();
    },
  );

  test.each(WINDOWS.map((window, index) => [window.viewport.width, window, index] as const))(
    'at %i px who breaks the glass from a note is led back to that note',
    async (_width, window, index) => {
      const note = `${desk}/diary/appointments/${colleagues[index] ?? ''}/note`;
      const page = await signedInPage(browser, server, 'doctor', window);
      await page.goto(note);
      await hydrated(page);
      await pressInSight(page.getByRole('link', { name: 'Open with a reason' }));
      await page.waitForURL(/\/open\?note=/);
      await hydrated(page);
      await pressInSight(page.getByRole('radio').first());
      const words = page.getByRole('textbox');
      await scrollTo(words);
      await typeInSight(words, 'Her doctor is away and she called about a rash.');
      await scrollBy(page, 2000);
      await pressInSight(page.getByRole('button', { name: /^Open/ }));
      await page.waitForURL(`**${note}`);
      await inSight(page.getByLabel('Why they came'), 'middle');
      expect(await sticksOut(page)).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
      await page.context().close();
    },
  );

  test.each(
    [...WINDOWS, { viewport: { width: 1024, height: 700 } }].map((window) => [window.viewport, window] as const),
  )(
    'in a window of %o who corrects a note stands in its first field, and after the signature at the heading',
    async (_viewport, window) => {
      const page = await signedInPage(browser, server, 'doctor', window);
      const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
      await page.goto(`${desk}/diary/appointments/${before}/note`);
      await hydrated(page);
      const correct = page.getByRole('link', { name: 'Correct it' });
      if ((await correct.count()) === 0) {
        await page.getByLabel('Plan').fill('Adapalene at night');
        await page.getByLabel('Next visit in').fill('4');
        // What was asked for stands where it was asked for.
        await inSight(page.getByRole('button', { name: /^Book / }), 'middle');
        await findAndPress(page.getByRole('button', { name: 'Sign', exact: true }));
        await page.getByText('The note is signed.').waitFor();
        await vi.waitFor(async () => expect(await focused()).toBe('Note: Asha Namuna'));
      }
      await scrollTo(correct);
      await pressInSight(correct);
      await page.waitForURL(/correct/);
      const reason = page.getByLabel('Why they came');
      await inSight(reason, 'middle');
      await page.keyboard.type('Pimples');
      expect(await reason.inputValue()).toBe('Pimples');
      await page.locator('[data-save="saved"]').waitFor();
      await pressInSight(page.getByRole('button', { name: 'Discard the correction' }));
      await page.getByText('The correction is discarded.').waitFor();
      await page.context().close();
    },
  );

  test('an address that names another patient’s visit leads back to the record', async () => {
    const ask = async (address: string) => {
      const headers = { cookie: server.signedIn.doctor.cookie };
      const answer = await fetch(server.url + address, { headers, redirect: 'manual' });
      return answer.status === 200 ? await answer.text() : answer.headers.get('location');
    };
    const visit = await ask(`${desk}/diary/appointments/${colleagues[0] ?? ''}/note`);
    const record = /\/admin-dashboard\/patients\/[\da-f-]{36}/.exec(visit ?? '')?.[0] ?? '';
    // It is open already: the way back is all there is.
    expect(await ask(`${record}/open?note=${colleagues[0] ?? ''}`)).toBe(
      `${desk}/diary/appointments/${colleagues[0] ?? ''}/note`,
    );
    expect(await ask(`${record}/open?note=${colleagues[1] ?? ''}`)).toBe(record);
    expect(await ask(`${record}/open?note=https://example.com`)).toBe(record);
  });
});
