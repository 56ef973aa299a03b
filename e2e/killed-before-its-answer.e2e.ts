// @module-tag endurance
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { seedClinic } from '#app/features/scheduling/server/seed-clinic.ts';
import { aVisitOf, skin } from '#app/features/form-review/server/fixtures.ts';
import { insertSubmittedForm } from '#app/features/patient-forms/server/fixtures.ts';
import { aPatient } from '#app/features/patients/server/fixtures.ts';
import { systemClock } from '#app/platform/clock.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { openKeyRing } from '#app/platform/crypto/open-key-ring.ts';
import { openDatabase, type Database } from '#app/platform/database/database.ts';
import { migrate } from '#app/platform/database/migrate.ts';
import { readSettings } from '#app/platform/settings.ts';
import { axeFindings, hydrated, openBrowser } from './harness/browser.ts';
import { newDataFolder } from './harness/data-folder.ts';
import { inSight } from './harness/in-sight.ts';
import { startServer, type RunningServer } from './harness/server.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

/** The database does not come to an end when an answer is to be kept: the work before it is committed. */
const STANDS_STILL = `
  CREATE FUNCTION stand_still() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    LOOP NULL; END LOOP;
  END $$;
  CREATE TRIGGER stand_still BEFORE UPDATE OF answer_encrypted ON desk_requests
    FOR EACH ROW EXECUTE FUNCTION stand_still()`;
const GOES_ON = 'DROP TRIGGER stand_still ON desk_requests; DROP FUNCTION stand_still()';

describe('a desk whose server is killed after the work and before its answer', () => {
  const dataDir = newDataFolder();
  let server: StaffServer;
  let again: RunningServer | undefined;
  let browser: Browser;
  let formId = '';

  async function inDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const database = await openDatabase({ databaseUrl: undefined, dataDir });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }

  beforeAll(async () => {
    await inDatabase(async (database) => {
      await migrate(database);
      await seedClinic(database.db, systemClock, clinic());
      const parts = { db: database.db, keyRing: openKeyRing(readSettings({ DATA_DIR: dataDir })) };
      const now = systemClock.now();
      const patientId = await aPatient(database.db, 'Asha Namuna', ['+919876543210']);
      const appointmentId = await aVisitOf(database.db, patientId, 'dermatologist', now.subtract({ hours: 1 }));
      const submittedAt = now.subtract({ hours: 2 });
      formId = await insertSubmittedForm(parts, { form: 'skin', answers: skin, submittedAt, patientId, appointmentId });
      await database.rawTransaction((connection) => connection.script(STANDS_STILL));
    });
    [server, browser] = await Promise.all([startStaffServer({ dataDir }), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await again?.stop();
    await server[Symbol.asyncDispose]();
  });

  it('has the note once when the window sends it again, and says so', async () => {
    const page = await signedInPage(browser, server, 'doctor');
    await page.goto(`/admin-dashboard/forms/${formId}`);
    await hydrated(page);
    await page.locator('textarea[name="note"]').fill('Patch test on Friday.');
    await page.getByRole('button', { name: 'Add note' }).click();
    // The server answers nobody once its database stands still.
    await expect.poll(() => answers(server.url), { timeout: 20_000 }).toBe(false);
    await server.kill();
    await page.getByRole('alert').getByText('Not sent yet').waitFor();
    await inDatabase((database) => database.rawTransaction((connection) => connection.script(GOES_ON)));

    again = await startServer({ dataDir, env: { PORT: new URL(server.url).port } });
    await page.locator('[data-held]').getByRole('button', { name: 'Send again' }).click();
    const said = page.getByRole('status').filter({ hasText: 'This was done the first time you sent it' });
    await said.waitFor({ timeout: 20_000 });
    await inSight(said);
    expect(await page.getByText('Patch test on Friday.').count()).toBe(1);
    expect(await page.locator('textarea[name="note"]').inputValue()).toBe('');
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    expect(await page.getByText('Patch test on Friday.').count()).toBe(1);
    expect(await page.getByText('You began this').count()).toBe(0);
    await page.context().close();
  });
});

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
    () => true,
    () => false,
  );
}
