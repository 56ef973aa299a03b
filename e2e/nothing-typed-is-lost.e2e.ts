// @module-tag endurance
import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedClinic } from '#app/features/scheduling/server/seed-clinic.ts';
import { aVisitOf, skin } from '#app/features/form-review/server/fixtures.ts';
import { insertSubmittedForm } from '#app/features/patient-forms/server/fixtures.ts';
import { aPatient } from '#app/features/patients/server/fixtures.ts';
import type { StaffRole } from '#app/features/staff/domain/staff-member.ts';
import { systemClock } from '#app/platform/clock.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { openKeyRing } from '#app/platform/crypto/open-key-ring.ts';
import { openDatabase } from '#app/platform/database/database.ts';
import { readSettings } from '#app/platform/settings.ts';
import { axeFindings, DESKTOP, hydrated, openBrowser, PHONE, sticksOut } from './harness/browser.ts';
import { newDataFolder } from './harness/data-folder.ts';
import { findAndPress, inSight, WINDOWS } from './harness/in-sight.ts';
import { startServer, type RunningServer } from './harness/server.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const desk = '/admin-dashboard';
const WORDS = 'Words that somebody typed';

let server: StaffServer;
let browser: Browser;
let formId = '';
let patientId = '';

beforeAll(async () => {
  const dataDir = newDataFolder();
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    await seedClinic(database.db, systemClock, clinic());
    const parts = { db: database.db, keyRing: openKeyRing(readSettings({ DATA_DIR: dataDir })) };
    const now = systemClock.now();
    patientId = await aPatient(database.db, 'Asha Namuna', ['+919876543210']);
    const appointmentId = await aVisitOf(database.db, patientId, 'dermatologist', now.add({ hours: 24 }));
    const submittedAt = now.subtract({ hours: 1 });
    formId = await insertSubmittedForm(parts, { form: 'skin', answers: skin, submittedAt, patientId, appointmentId });
  } finally {
    await database.close();
  }
  [server, browser] = await Promise.all([startStaffServer({ dataDir }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
});

const form = (page: Page, name: string): Locator => page.locator(`form:has([data-draft="${name}"])`);
const offer = (page: Page): Locator => page.getByText('You began this');
const held = (page: Page): Locator => page.locator('[data-held]');

/** Waits until the server has what is being typed. */
function kept(page: Page): Promise<unknown> {
  return page.waitForResponse(
    (answer) => answer.url().endsWith('/drafts') && answer.request().method() === 'POST' && answer.ok(),
  );
}

async function openAs(role: StaffRole, path: string): Promise<Page> {
  const page = await signedInPage(browser, server, role);
  await page.goto(path);
  await hydrated(page);
  return page;
}

interface TypedForm {
  readonly form: string;
  readonly role: StaffRole;
  readonly path: () => string;
  readonly field: string;
}

const at = (path: string) => () => desk + path;

const forms: readonly TypedForm[] = [
  { form: 'patient', role: 'front-desk', path: at('/patients/new'), field: 'fullName' },
  { form: 'patient', role: 'front-desk', path: () => `${desk}/patients/${patientId}/edit`, field: 'fullName' },
  { form: 'waiting', role: 'front-desk', path: at('/diary/waiting-list'), field: 'fullName' },
  { form: 'walk-in', role: 'front-desk', path: at('/diary/walk-ins'), field: 'fullName' },
  { form: 'appointment', role: 'front-desk', path: at('/diary/new'), field: 'fullName' },
  { form: 'leave', role: 'front-desk', path: at('/diary/time-off'), field: 'label' },
  { form: 'block', role: 'front-desk', path: at('/diary/time-off'), field: 'label' },
  { form: 'note', role: 'doctor', path: () => `${desk}/forms/${formId}`, field: 'note' },
  { form: 'scores', role: 'doctor', path: () => `${desk}/forms/${formId}`, field: 'skin-plan' },
  { form: 'words', role: 'owner', path: at('/messages/templates/booked/email/en'), field: 'body' },
  { form: 'settings', role: 'owner', path: at('/settings/hours'), field: '' },
  { form: 'invite', role: 'owner', path: at('/team/invite'), field: 'email' },
  { form: 'request', role: 'owner', path: at('/privacy/requests/new'), field: '' },
  { form: 'breach', role: 'owner', path: at('/privacy/breaches/new'), field: '' },
  { form: 'post', role: 'editor', path: at('/posts/new'), field: 'title' },
  { form: 'name', role: 'editor', path: at('/account'), field: 'name' },
];

/** The field of a form that words go into. */
function fieldOf(page: Page, { form: name, field }: TypedForm): Locator {
  const written = form(page, name).locator('textarea[name], input[type="text"][name], input:not([type])[name]');
  return field === '' ? written.first() : form(page, name).locator(`[name="${field}"]`);
}

describe('what is typed at the desk', () => {
  it.each(forms)('stays when its writer looks elsewhere and comes back: $form as $role', async (typed) => {
    const page = await openAs(typed.role, typed.path());
    const field = fieldOf(page, typed);
    const saved = kept(page);
    await field.fill(WORDS);
    await saved;
    // The way to another screen and Back.
    await findAndPress(page.getByRole('navigation', { name: 'Desk' }).locator('xpath=..').locator('a').first());
    await page.waitForURL((url) => url.pathname !== typed.path());
    await page.goBack();
    await offer(page).first().waitFor();
    expect(await fieldOf(page, typed).inputValue()).not.toBe(WORDS);
    await findAndPress(form(page, typed.form).getByRole('button', { name: 'Go on with it' }));
    expect(await fieldOf(page, typed).inputValue()).toBe(WORDS);
    await offer(page).waitFor({ state: 'detached' });
    // Another day, in another window; and then nobody wants it.
    await page.reload();
    await hydrated(page);
    const gone = kept(page);
    await findAndPress(form(page, typed.form).getByRole('button', { name: 'Discard it' }));
    await gone;
    await page.reload();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await offer(page).count()).toBe(0);
    await page.context().close();
  });

  it('belongs to one caller: the next one’s form holds nothing of it, and both are offered by name', async () => {
    const page = await openAs('front-desk', `${desk}/diary/new`);
    const [name, phone] = [page.locator('[name=fullName]'), page.locator('[name=mobileNumber]')];
    const saved = kept(page);
    await name.fill('Anil Namuna');
    await phone.fill('98230 33333');
    await saved;
    await page.reload();
    await hydrated(page);
    await page.getByText('You began this for Anil Namuna').waitFor();
    const next = kept(page);
    await name.fill('Bharti Namuna');
    await next;
    await page.reload();
    await hydrated(page);
    await page.getByText('You began this for Anil Namuna').waitFor();
    await findAndPress(page.getByRole('button', { name: 'Go on with it: Bharti Namuna' }));
    await expect.poll(() => name.inputValue()).toBe('Bharti Namuna');
    expect(await phone.inputValue()).toBe('');
    // From one to the other nothing is carried over either.
    await findAndPress(page.getByRole('button', { name: 'Go on with it: Anil Namuna' }));
    await expect.poll(() => phone.inputValue()).toBe('98230 33333');
    expect(await name.inputValue()).toBe('Anil Namuna');
    await page.getByText('You began this for Bharti Namuna').waitFor();
    for (const caller of ['Bharti', 'Anil']) {
      if (caller === 'Anil') await page.reload();
      const gone = kept(page);
      await findAndPress(page.getByRole('button', { name: `Discard it: ${caller} Namuna` }));
      await gone;
    }
    await page.context().close();
  });

  it('is asked about before it is lost: only while the server has not got it', async () => {
    const page = await openAs('front-desk', `${desk}/patients/new`);
    await page.context().setOffline(true);
    await page.getByLabel('Full name').fill(WORDS);
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    await findAndPress(page.getByRole('link', { name: 'Today', exact: true }));
    await expect.poll(() => asked.length).toBe(1);
    expect(await page.getByLabel('Full name').inputValue()).toBe(WORDS);
    await page.context().setOffline(false);
    await findAndPress(page.getByRole('link', { name: 'Today', exact: true }));
    await page.waitForURL((url) => url.pathname === desk);
    expect(asked).toHaveLength(1);
    await page.context().close();
  });

  it('is never given to somebody else, nor to its writer once they may not see what it is about', async () => {
    const page = await openAs('doctor', `${desk}/forms/${formId}`);
    const saved = kept(page);
    await form(page, 'note').locator('[name="note"]').fill(WORDS);
    await saved;
    const place = new URLSearchParams({ place: `${desk}/forms/${formId}`, form: 'note' }).toString();
    const read = async (who: Page): Promise<[number, string]> => {
      const answer = await who.request.get(`${server.url}${desk}/drafts?${place}`);
      return [answer.status(), await answer.text()];
    };
    expect(await read(page)).toEqual([200, expect.stringContaining(WORDS)]);
    const owner = await openAs('owner', desk);
    expect(await read(owner)).toEqual([404, expect.not.stringContaining(WORDS)]);
    await owner.context().close();
    await page.context().close();
  });
});

describe('a desk without a connection', () => {
  it('keeps the form it could not send, says so in the window, and sends it once', async () => {
    const page = await openAs('front-desk', `${desk}/diary/walk-ins`);
    await page.getByLabel('Full name').fill('Tara Namuna');
    await page.getByLabel('Mobile').fill('98765 43219');
    await page.context().setOffline(true);
    await findAndPress(page.getByRole('button', { name: 'Give a number' }));
    await page.getByRole('alert').getByText('Not sent yet').waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Tara Namuna');
    await inSight(held(page).getByRole('button', { name: 'Send again' }));
    await findAndPress(held(page).getByRole('button', { name: 'Send again' }));
    await page.getByRole('alert').getByText('Not sent yet').waitFor();
    await page.context().setOffline(false);
    await page.waitForURL(/given=/);
    await held(page).waitFor({ state: 'detached' });
    // The address changes before the screen is drawn.
    await page.getByText('Tara Namuna', { exact: true }).first().waitFor();
    expect(await page.getByText('Tara Namuna', { exact: true }).count()).toBe(1);
    await page.context().close();
  });

  it('sends what the form says now where it was changed after it could not be sent', async () => {
    const page = await openAs('front-desk', `${desk}/patients/new`);
    await page.getByLabel('Full name').fill('Wrong Namuna');
    await page.getByLabel('Phone').first().fill('98765 43218');
    await page.context().setOffline(true);
    await findAndPress(page.getByRole('button', { name: 'Save' }));
    await held(page).waitFor();
    await page.getByLabel('Full name').fill('Right Namuna');
    await page.context().setOffline(false);
    await findAndPress(held(page).getByRole('button', { name: 'Send again' }));
    await page.getByRole('heading', { level: 1, name: 'Right Namuna' }).waitFor();
    await page.context().close();
  });

  it('gives a wish up on request, and leaves the screen as it was', async () => {
    const page = await openAs('front-desk', `${desk}/diary/walk-ins`);
    await page.getByLabel('Full name').fill('Nobody Namuna');
    await page.context().setOffline(true);
    await findAndPress(page.getByRole('button', { name: 'Give a number' }));
    await findAndPress(held(page).getByRole('button', { name: 'Don’t send it' }));
    await held(page).waitFor({ state: 'detached' });
    expect(await page.getByLabel('Full name').inputValue()).toBe('Nobody Namuna');
    await page.context().setOffline(false);
    await page.reload();
    await hydrated(page);
    const queue = page.getByRole('region', { name: 'Today’s queue' });
    await queue.waitFor();
    expect(await queue.getByText('Nobody Namuna').count()).toBe(0);
    // Nothing typed is lost all the same: the form offers it again, by name.
    await page.getByText('You began this for Nobody Namuna').waitFor();
    await page.context().close();
  });

  it('stays on the screen where another one cannot be opened, and says since when it is not up to date', async () => {
    const page = await openAs('front-desk', `${desk}/diary/walk-ins`);
    await page.locator('[data-live="open"]').waitFor({ state: 'attached' });
    await page.context().setOffline(true);
    for (const way of ['Try again', 'Stay here'] as const) {
      await findAndPress(page.getByRole('link', { name: 'Patients', exact: true }));
      await page.getByRole('alert').getByText('This screen could not be opened').waitFor();
      await page.getByRole('heading', { level: 1, name: 'Walk-in' }).waitFor();
      if (way === 'Stay here') await findAndPress(held(page).getByRole('button', { name: way }));
      else {
        expect(await axeFindings(page)).toEqual([]);
        await page.context().setOffline(false);
        await findAndPress(held(page).getByRole('button', { name: way }));
        await page.waitForURL(/\/patients$/);
        await page.goBack();
        await page.getByRole('heading', { level: 1, name: 'Walk-in' }).waitFor();
        await page.context().setOffline(true);
      }
    }
    await held(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(`${desk}/diary/walk-ins`);
    await page.context().close();
  });

  it('says it where it is seen at every width', async () => {
    for (const size of [...WINDOWS, PHONE, DESKTOP]) {
      const page = await signedInPage(browser, server, 'front-desk', size);
      await page.goto(`${desk}/diary/walk-ins`);
      await hydrated(page);
      await page.context().setOffline(true);
      await page.getByLabel('Full name').fill('Nobody Namuna');
      await page.keyboard.press('Enter');
      await inSight(held(page));
      expect(await sticksOut(page)).toEqual([]);
      await page.context().close();
    }
  });
});

describe('a desk whose server is killed', () => {
  it('keeps the words, says so, and does the thing once when the server is back', async () => {
    const page = await openAs('front-desk', `${desk}/diary/walk-ins`);
    await page.getByLabel('Full name').fill('Usha Namuna');
    await page.getByLabel('Mobile').fill('98765 43216');
    const port = new URL(server.url).port;
    const { dataDir } = server;
    await server.kill();
    await findAndPress(page.getByRole('button', { name: 'Give a number' }));
    await page.getByRole('alert').getByText('Not sent yet').waitFor();
    await page.getByText(/Not up to date since \d/).waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Usha Namuna');
    const again: RunningServer = await startServer({ dataDir, env: { PORT: port } });
    server = { ...server, ...again };
    await findAndPress(held(page).getByRole('button', { name: 'Send again' }));
    await page.waitForURL(/given=/);
    // The address changes before the screen is drawn.
    await page.getByText('Usha Namuna', { exact: true }).first().waitFor();
    expect(await page.getByText('Usha Namuna', { exact: true }).count()).toBe(1);
    await page.context().close();
  });

  it('gives the answer of the first sending to whoever asks again with its key', async () => {
    const key = randomUUID();
    const { cookie } = server.signedIn['front-desk'];
    const send = () =>
      fetch(`${server.url}${desk}/diary/walk-ins`, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie, origin: server.url, 'x-request-key': key },
        body: new URLSearchParams({
          intent: 'join',
          fullName: 'Vimla Namuna',
          mobileNumber: '98765 43217',
          type: 'hair-consultation',
          practitioner: '',
        }),
      });
    const answers = await Promise.all([send(), send()]);
    const [first, second] = answers.map((answer) => [answer.status, answer.headers.get('location')]);
    expect(first?.[0]).toBe(303);
    expect(second).toEqual(first);
    const page = await openAs('front-desk', `${desk}/diary/walk-ins`);
    expect(await page.getByText('Vimla Namuna', { exact: true }).count()).toBe(1);
    await page.context().close();
  });
});
