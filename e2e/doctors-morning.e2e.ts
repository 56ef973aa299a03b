// @module-tag endurance
import { sql } from 'drizzle-orm';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedClinic } from '#app/features/scheduling/server/seed-clinic.ts';
import { skin } from '#app/features/form-review/server/fixtures.ts';
import { insertSubmittedForm } from '#app/features/patient-forms/server/fixtures.ts';
import { aPatient } from '#app/features/patients/server/fixtures.ts';
import type { StaffRole } from '#app/features/staff/domain/staff-member.ts';
import { Temporal } from '#app/lib/time.ts';
import { systemClock } from '#app/platform/clock.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { openKeyRing } from '#app/platform/crypto/open-key-ring.ts';
import { openDatabase } from '#app/platform/database/database.ts';
import { migrate } from '#app/platform/database/migrate.ts';
import { readSettings } from '#app/platform/settings.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { axeFindings, DESKTOP, hydrated, openBrowser, sticksOut } from './harness/browser.ts';
import { newDataFolder } from './harness/data-folder.ts';
import {
  findAndPress,
  focusInSight,
  inSight,
  pressInSight,
  scrollTo,
  typeInSight,
  WINDOWS,
} from './harness/in-sight.ts';
import { startServer, type RunningServer } from './harness/server.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';
import { signInDialog, signInThere } from './harness/ways-in.ts';

const desk = '/admin-dashboard';
const env = { CLOCK_START: MONDAY_MORNING };

/** Six people of a morning: two sent a form, two called, two walked in. */
const withForms = ['Asha Namuna', 'Tara Namuna'] as const;
const byPhone = ['Neel Namuna', 'Mira Namuna'] as const;
const walkedIn = ['Kavi Namuna', 'Rohan Namuna'] as const;
const phoneOf = (index: number): string => `98765 4321${index}`;

describe('a doctor’s morning of six patients', () => {
  let server: StaffServer;
  /** Begun again after a crash, at the same address. */
  let again: RunningServer | undefined;
  let browser: Browser;
  const visits = new Map<string, string>();
  const withNextVisit = new Set<string>();
  /** How far the server's clock is ahead of this machine's. */
  let aheadMs = 0;

  beforeAll(async () => {
    const dataDir = newDataFolder();
    const patients = await formsCameIn(dataDir);
    [server, browser] = await Promise.all([
      startStaffServer({ dataDir, env, passwordsFor: ['doctor'] }),
      openBrowser(),
    ]);
    aheadMs = Temporal.Instant.from(MONDAY_MORNING).epochMilliseconds - Date.now();
    const booked = [...withForms, ...byPhone];
    for (const [index, fullName] of booked.entries()) {
      const made = await ask('front-desk', `${desk}/diary/new`, {
        intent: 'book',
        patient: patients.get(fullName) ?? '',
        fullName,
        mobileNumber: phoneOf(index),
        type: 'skin-consultation',
        practitioner: 'dermatologist',
        slot: `dermatologist|2026-11-23|${660 + 30 * index}`,
      });
      const id = /appointments\/([\da-f-]{36})/.exec(made.location ?? '')?.[1];
      if (id === undefined) throw new Error(`${fullName} was not booked: ${made.status}`);
      visits.set(fullName, id);
    }
    for (const [index, fullName] of walkedIn.entries())
      await ask('front-desk', `${desk}/diary/walk-ins`, {
        fullName,
        mobileNumber: phoneOf(index + 4),
        type: 'skin-consultation',
        practitioner: 'dermatologist',
      });
  });
  afterAll(async () => {
    await browser.close();
    await again?.[Symbol.asyncDispose]();
    await server[Symbol.asyncDispose]();
  });

  async function ask(role: StaffRole, address: string, fields?: Readonly<Record<string, string>>) {
    const response = await fetch(server.url + address, {
      redirect: 'manual',
      headers: { cookie: server.signedIn[role].cookie, origin: server.url },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    });
    return { status: response.status, location: response.headers.get('location'), text: await response.text() };
  }

  /** The front desk notes that somebody is here. */
  async function arrives(fullName: string): Promise<void> {
    const fields = { intent: 'status', id: visits.get(fullName) ?? '', sequence: '0', status: 'arrived', quick: 'yes' };
    const noted = await ask('front-desk', `${desk}/diary/change`, fields);
    if (noted.status !== 200) throw new Error(`${fullName} did not arrive: ${noted.status} ${noted.text}`);
  }

  /** The doctor calls in the first who waits with a number. */
  async function callIn(): Promise<void> {
    const { text } = await ask('doctor', `${desk}/diary/walk-ins`);
    const id = /name="id" value="([\da-f-]{36})"\/?><input type="hidden" name="practitioner"/.exec(text)?.[1] ?? '';
    expect(
      (await ask('doctor', `${desk}/diary/walk-ins`, { intent: 'call', id, practitioner: 'dermatologist' })).status,
    ).toBe(303);
  }

  function saved(page: Page): Promise<void> {
    return page.locator('[data-save="saved"]').waitFor({ timeout: 60_000 });
  }

  /** The sheet for the patient, and back to the note: what is on it, and what of the desk is not. */
  async function takesHome(page: Page, fullName: string, words: readonly string[]): Promise<void> {
    await findAndPress(page.getByRole('link', { name: 'Summary for the patient' }));
    const sheet = page.getByRole('article');
    await sheet.waitFor();
    const text = (await sheet.textContent()) ?? '';
    for (const each of [fullName, 'Registration MMC 4711', ...words]) expect(text).toContain(each);
    expect(await page.title()).toContain('Summary of your visit');
    expect(`${await page.title()} ${page.url()}`).not.toContain('Namuna');
    expect(await sticksOut(page)).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('banner').first().isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: 'The note' }).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await findAndPress(page.getByRole('link', { name: 'The note' }));
    await page.getByRole('heading', { level: 1, name: `Note: ${fullName}` }).waitFor();
  }

  const nextVisit = (page: Page): Locator => page.getByRole('button', { name: 'Book Mon 21 Dec 2026' });

  /** Books the next visit, which the note leads to: the form knows who and when. */
  async function booksThere(page: Page, fullName: string): Promise<void> {
    await page.waitForURL(`**${desk}/diary/new`);
    expect(await page.locator('input[name="fullName"]').inputValue()).toBe(fullName);
    expect(page.url()).not.toMatch(/Namuna|98765/);
    await findAndPress(page.getByRole('radio', { name: /^Follow-up/ }));
    const time = page.getByRole('radio', { name: /21 Dec/ }).first();
    // Without scripts the times of the visit that was chosen come with the next answer.
    if ((await page.locator('[data-books]').count()) === 0 && (await time.count()) === 0)
      await findAndPress(page.getByRole('button', { name: 'Show times' }));
    if ((await page.locator('input[name=slot]:checked').count()) === 0) await findAndPress(time);
    await findAndPress(page.getByRole('button', { name: 'Book', exact: true }));
    await page.getByText('Booked.', { exact: true }).waitFor();
    withNextVisit.add(fullName);
  }

  /** Signs the doctor out as a person does, in a second tab of the same browser. */
  async function signOutInAnotherTab(page: Page): Promise<void> {
    const tab = await page.context().newPage();
    await tab.goto(desk);
    await hydrated(tab);
    await pressInSight(tab.locator('header summary').last());
    await pressInSight(tab.getByRole('button', { name: 'Sign out' }));
    await tab.getByRole('heading', { level: 1, name: 'Staff sign-in' }).waitFor();
    await tab.close();
  }

  /** The session that has begun there is the doctor's from now on. */
  async function keepSessionOf(page: Page): Promise<void> {
    const { doctor } = server.signedIn;
    const name = doctor.cookie.split('=')[0] ?? '';
    const { value } = (await page.context().cookies()).find((each) => each.name === name)!;
    server = { ...server, signedIn: { ...server.signedIn, doctor: { ...doctor, cookie: `${name}=${value}` } } };
  }

  async function openNoteOf(page: Page, fullName: string): Promise<void> {
    await page.goto(desk);
    await hydrated(page);
    await pressInSight(page.getByRole('link', { name: `about ${fullName}` }));
    await page.getByRole('heading', { level: 1, name: `Note: ${fullName}` }).waitFor();
  }

  test('the doctor is told what has to be known of who is here; the front desk is not', async () => {
    await arrives(withForms[0]);
    const visit = `${desk}/diary/appointments/${visits.get(withForms[0]) ?? ''}`;
    for (const address of [desk, visit, `${visit}/note`])
      expect
        .soft([address, (await ask('doctor', address)).text])
        .toEqual([address, expect.stringMatching(/blood thinner/i)]);
    for (const role of ['front-desk', 'owner'] as const)
      for (const address of [desk, visit])
        expect
          .soft([role, address, /blood thinner/i.test((await ask(role, address)).text)])
          .toEqual([role, address, false]);
  });

  test.each(
    WINDOWS.map((window, index) => [window.viewport.width, window, [...withForms, ...byPhone][index] ?? ''] as const),
  )(
    'at %d px the note is one step from Today; what is written next and “Sign” are in sight all the way',
    async (_width, size, fullName) => {
      if (fullName !== withForms[0]) await arrives(fullName);
      const page = await signedInPage(browser, server, 'doctor', size);
      await openNoteOf(page, fullName);
      await inSight(page.getByRole('button', { name: 'Sign', exact: true }));
      await typeInSight(page.getByLabel('Why they came'), 'Pimples since school');
      for (const text of [
        'Comedones on both cheeks',
        'Acne vulgaris',
        'l70.0',
        'Adapalene at night',
        'Sun cream each morning',
        'None known',
        'None',
        '4',
      ]) {
        await page.keyboard.press('Tab');
        await focusInSight(page);
        await page.keyboard.type(text);
      }
      await page.keyboard.press('Tab');
      await focusInSight(page);
      await page.keyboard.press('w');
      await saved(page);
      // Another look, from another window: everything is there.
      await page.reload();
      expect(await page.getByLabel('What was found').inputValue()).toBe('Comedones on both cheeks');
      expect(await sticksOut(page)).toEqual([]);
      await hydrated(page);
      await pressInSight(page.getByRole('button', { name: 'Sign', exact: true }));
      await page.getByText('The note is signed.').waitFor();
      expect(await page.locator('dd').allTextContents()).toEqual(
        expect.arrayContaining(['Pimples since school', 'Acne vulgaris (L70.0)', '4 weeks', 'None known']),
      );
      expect(await axeFindings(page)).toEqual([]);
      await takesHome(page, fullName, ['Acne vulgaris (L70.0)', 'Adapalene at night', 'Sun cream each morning']);
      await findAndPress(nextVisit(page));
      await booksThere(page, fullName);
      await page.context().close();
    },
  );

  test('a walk-in’s note is written without scripts: saved, mended where it is wrong, signed', async () => {
    await callIn();
    const page = await signedInPage(browser, server, 'doctor', { ...DESKTOP, javaScriptEnabled: false });
    await page.goto(desk);
    await findAndPress(page.getByRole('link', { name: `about ${walkedIn[0]}` }));
    await page.getByLabel('Plan').fill('Wash twice a day');
    await page.getByLabel('Next visit in').fill('4');
    await page.getByLabel('Counted in').selectOption('weeks');
    await page.getByLabel('ICD code').fill('acne');
    await findAndPress(page.getByRole('button', { name: 'Save' }));
    await page.getByText('The note is saved. It is not signed yet.').waitFor();
    await findAndPress(page.getByRole('button', { name: 'Sign', exact: true }));
    await expect.poll(() => page.title()).toContain('Error');
    await page.getByLabel('ICD code').fill('L70.9');
    expect(await page.getByLabel('Plan').inputValue()).toBe('Wash twice a day');
    await findAndPress(page.getByRole('button', { name: 'Sign', exact: true }));
    await page.getByText('The note is signed.').waitFor();
    expect(await page.locator('main').textContent()).toContain('L70.9');
    await findAndPress(page.getByRole('link', { name: 'Summary for the patient' }));
    expect(await page.getByRole('article').textContent()).toContain('Wash twice a day');
    await findAndPress(page.getByRole('link', { name: 'The note' }));
    await findAndPress(nextVisit(page));
    await booksThere(page, walkedIn[0]);
    await page.context().close();
  });

  test('nothing is lost through ten minutes offline, a sign-out and a server that is away for ten minutes', async () => {
    await callIn();
    const page = await signedInPage(browser, server, 'doctor');
    await page.clock.install();
    await openNoteOf(page, walkedIn[1]);
    const findings = page.getByLabel('What was found');
    await findings.fill('Ring-shaped patches.');
    await saved(page);

    await page.context().setOffline(true);
    await findings.fill('Ring-shaped patches. Itches at night.');
    await page.clock.fastForward('00:05');
    await page.locator('[data-save="offline"]').waitFor();
    await page.clock.fastForward('10:00');
    await page.context().setOffline(false);
    await page.clock.fastForward('00:05');
    await saved(page);

    await signOutInAnotherTab(page);
    await findings.fill('Ring-shaped patches. Itches at night. Family has it, too.');
    await page.clock.fastForward('00:05');
    await inSight(signInDialog(page));
    await signInThere(page, 'doctor', server.keys.doctor ?? '', aheadMs);
    await signInDialog(page).waitFor({ state: 'detached' });
    await keepSessionOf(page);
    await page.clock.fastForward('00:05');
    await saved(page);

    await server.kill();
    await findings.fill('Ring-shaped patches. Itches at night. Family has it, too. No fever.');
    await page.clock.fastForward('00:05');
    await page.locator('[data-save="offline"]').waitFor();
    await page.clock.fastForward('10:00');
    // The clinic's clock has gone on, too.
    const later = Temporal.Instant.from(MONDAY_MORNING).add({ minutes: 10 }).toString();
    const PORT = new URL(server.url).port;
    again = await startServer({ dataDir: server.dataDir, env: { ...env, CLOCK_START: later, PORT } });
    await page.clock.fastForward('00:05');
    await saved(page);
    await page.reload();
    expect(await findings.inputValue()).toBe('Ring-shaped patches. Itches at night. Family has it, too. No fever.');
    await hydrated(page);
    await page.context().close();
  });

  test('signature, summary and next visit outlast ten minutes offline each', async () => {
    const page = await signedInPage(browser, server, 'doctor');
    await page.clock.install();
    await openNoteOf(page, walkedIn[1]);
    /** Pressed without a line: `says` comes into sight, and ten minutes later it is still there. */
    const pressOffline = async (thing: Locator, says: Locator): Promise<void> => {
      await page.context().setOffline(true);
      await pressInSight(thing);
      await inSight(says);
      await page.clock.fastForward('10:00');
      await inSight(says);
      await page.context().setOffline(false);
    };
    const held = page.locator('[data-held]');
    await page.getByLabel('Next visit in').fill('4');
    await page.getByLabel('Counted in').selectOption('weeks');
    await saved(page);
    // A signature is given by hand: the words wait, and the button is pressed once more.
    const sign = page.getByRole('button', { name: 'Sign', exact: true });
    await page.getByLabel('Plan').fill('Clotrimazole twice a day');
    await pressOffline(sign, page.locator('[data-save="offline"]'));
    await page.clock.fastForward('00:05');
    await saved(page);
    await pressInSight(sign);
    await page.getByText('The note is signed.').waitFor();
    expect(await page.locator('dd').allTextContents()).toEqual(
      expect.arrayContaining([
        'Ring-shaped patches. Itches at night. Family has it, too. No fever.',
        'Clotrimazole twice a day',
      ]),
    );
    await takesHome(page, walkedIn[1], ['Clotrimazole twice a day']);
    await page.evaluate(() => window.scrollTo(0, 0));
    await pressOffline(page.getByRole('link', { name: 'Summary for the patient' }), held);
    await page.getByRole('article').getByText(walkedIn[1]).waitFor();
    await findAndPress(page.getByRole('link', { name: 'The note' }));
    const next = nextVisit(page);
    await scrollTo(next);
    await pressOffline(next, held);
    // The code of a screen that this window never showed comes with a new document: the note, which leads on.
    await pressInSight(held.getByRole('button', { name: 'Try again' }));
    await held.waitFor({ state: 'detached' });
    await hydrated(page);
    await scrollTo(next);
    await pressInSight(next);
    await booksThere(page, walkedIn[1]);
    await page.context().close();
  });

  test('two windows keep both texts, and say whose is whose', async () => {
    const fullName = byPhone[1];
    await arrives(fullName);
    const [one, two] = [await signedInPage(browser, server, 'doctor'), await signedInPage(browser, server, 'doctor')];
    await openNoteOf(one, fullName);
    await openNoteOf(two, fullName);
    await one.getByLabel('Plan').fill('From the first window');
    await saved(one);
    await two.getByLabel('Plan').fill('From the second window');
    await two.locator('[data-save="changed-meanwhile"]').waitFor();
    expect(await two.locator('[data-theirs="plan"]').textContent()).toContain('From the first window');
    expect(await two.getByLabel('Plan').inputValue()).toBe('From the second window');
    await two.getByLabel('Plan').fill('From the first window, and from the second');
    await two.getByLabel('Next visit in').fill('4');
    await two.getByLabel('Counted in').selectOption('weeks');
    await pressInSight(two.getByRole('button', { name: 'Keep mine' }));
    await saved(two);
    await two.reload();
    expect(await two.getByLabel('Plan').inputValue()).toBe('From the first window, and from the second');
    await hydrated(two);
    await findAndPress(two.getByRole('button', { name: 'Sign', exact: true }));
    await two.getByText('The note is signed.').waitFor();
    await takesHome(two, fullName, ['From the first window, and from the second']);
    await findAndPress(nextVisit(two));
    await booksThere(two, fullName);
    expect(withNextVisit).toEqual(new Set([...withForms, ...byPhone, ...walkedIn]));
    // All six are written and signed.
    await two.goto(desk);
    expect(await two.locator('body').textContent()).not.toContain('Your notes');
    await Promise.all([one.context().close(), two.context().close()]);
  });

  test('the record tells what happened in one list: to its doctor with the diagnosis, to the desk without', async () => {
    const visit = await ask('doctor', `${desk}/diary/appointments/${visits.get(withForms[0]) ?? ''}`);
    const record = /\/admin-dashboard\/patients\/[\da-f-]{36}/.exec(visit.text)?.[0] ?? '';
    const page = await signedInPage(browser, server, 'doctor');
    await page.goto(record);
    const lines = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem');
    const kinds = await lines.evaluateAll((each) => each.map((line) => line.getAttribute('data-kind')));
    expect(kinds).toEqual(expect.arrayContaining(['visit', 'note', 'form']));
    expect(await lines.filter({ hasText: 'Acne vulgaris. Signed by' }).count()).toBe(1);
    await page.context().close();
    const { text } = await ask('front-desk', record);
    expect(text).toContain('Signed by');
    expect(text).not.toContain('Acne vulgaris');
  });

  test('owner and front desk see that there is a note and nothing of it; no log or address holds a word of it', async () => {
    const visit = `${desk}/diary/appointments/${visits.get(withForms[0]) ?? ''}`;
    for (const role of ['owner', 'front-desk'] as const) {
      const { text } = await ask(role, visit);
      expect(text).toContain('Signed by');
      expect(text).not.toMatch(/Comedones|Adapalene|Acne vulgaris/);
      expect((await ask(role, `${visit}/note`)).status).toBe(403);
      expect((await ask(role, desk)).text).not.toContain('Your notes');
    }
    expect(server.output() + (again?.output() ?? '')).not.toMatch(/Comedones|Adapalene|Ring-shaped/);
  });
});

/** The forms that were sent before the day began, and their patients. */
async function formsCameIn(dataDir: string): Promise<Map<string, string>> {
  const settings = readSettings({ DATA_DIR: dataDir });
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    await migrate(database);
    await seedClinic(database.db, systemClock, clinic());
    await database.db.execute(sql`
      UPDATE practitioners SET registration_number = 'MMC 4711' WHERE id = 'dermatologist'`);
    const parts = { db: database.db, keyRing: openKeyRing(settings) };
    const submittedAt = Temporal.Instant.from(MONDAY_MORNING).subtract({ hours: 12 });
    const patients = new Map<string, string>();
    for (const [index, fullName] of withForms.entries()) {
      const patientId = await aPatient(database.db, fullName, [`+919876543${210 + index}`]);
      await insertSubmittedForm(parts, {
        form: 'skin',
        answers: { ...skin, 'full-name': fullName },
        submittedAt,
        patientId,
      });
      patients.set(fullName, patientId);
    }
    return patients;
  } finally {
    await database.close();
  }
}
