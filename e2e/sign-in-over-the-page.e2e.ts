import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffRole } from '#app/features/staff/domain/staff-member.ts';
import { codeOfApp } from './harness/authenticator.ts';
import { axeFindings, DESKTOP, hydrated, openBrowser } from './harness/browser.ts';
import { heading } from './harness/frame.ts';
import { inSight, WINDOWS } from './harness/in-sight.ts';
import { startServer, type RunningServer } from './harness/server.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';
import { emailOf, PASSWORD, signInDialog, signInThere } from './harness/ways-in.ts';

const desk = '/admin-dashboard';
const hourMs = 3_600_000;

let server: StaffServer;
let browser: Browser;

async function startAgain(env: Readonly<Record<string, string>> = {}): Promise<void> {
  const { dataDir, url } = server;
  await server.stop();
  const started: RunningServer = await startServer({ dataDir, env: { PORT: new URL(url).port, ...env } });
  server = { ...server, ...started };
}

beforeAll(async () => {
  server = await startStaffServer({ passwordsFor: ['front-desk', 'owner', 'editor'] });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
});

const dialog = signInDialog;
const signInHere = (page: Page, role: StaffRole): Promise<void> => signInThere(page, role, server.keys[role] ?? '');

async function typing(role: StaffRole = 'front-desk', options: object = DESKTOP): Promise<Page> {
  const page = await signedInPage(browser, server, role, options);
  // The window reads its screen once more when it begins to hear of changes; a session that has ended by then, before a word
  // was typed, leads it to the sign-in.
  const renewed = page.waitForResponse((response) => response.url().includes('/walk-ins.data'));
  await page.goto(`${desk}/diary/walk-ins`);
  await hydrated(page);
  await renewed;
  return page;
}

describe('screens of the desk', () => {
  it('changes the screens of the desk without transitions, which the next answer would break off', async () => {
    const page = await signedInPage(browser, server, 'doctor');
    await page.addInitScript(() => {
      document.startViewTransition = () => {
        document.documentElement.dataset['transition'] = 'begun';
        throw new Error('no transition is wanted');
      };
    });
    await page.goto(desk);
    await hydrated(page);
    await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Patients' }).click();
    await page.waitForURL(/\/patients/);
    expect(await page.locator('html[data-transition]').count()).toBe(0);
    await page.context().close();
  });
});

describe('a session that ends while somebody types', () => {
  it('asks to sign in over the page, and then the same press goes on', async () => {
    const page = await typing();
    const readAgain: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes('/walk-ins.data')) readAgain.push(request.url());
    });
    await page.getByLabel('Full name').fill('Asha Namuna');
    // The look for who it is has ended: it is the press that finds the session gone.
    const looked = page.waitForResponse(
      (answer) => answer.url().includes('/patients/find') && (answer.request().postData() ?? '').includes('43210'),
    );
    await page.getByLabel('Mobile').fill('98765 43210');
    await looked;
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Give a number' }).click();
    await dialog(page).waitFor();
    // A look for somebody changes nothing, so the screen is not read again after it (and finds no session that has ended).
    expect(readAgain).toEqual([]);
    await inSight(dialog(page));
    // In the middle of the window.
    const { x, width } = (await dialog(page).boundingBox())!;
    expect(Math.abs(x + width / 2 - DESKTOP.viewport!.width / 2)).toBeLessThan(2);
    expect(await axeFindings(page)).toEqual([]);
    await dialog(page).getByLabel('E-mail').fill(emailOf('front-desk'));
    await dialog(page).getByLabel('Password', { exact: true }).fill('not the password');
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('alert').getByText('do not fit').waitFor();
    await signInHere(page, 'front-desk');
    await page.waitForURL(/given=/);
    // The address changes before the screen is drawn.
    await page.getByText('Asha Namuna', { exact: true }).waitFor();
    expect(await page.getByText('Asha Namuna', { exact: true }).count()).toBe(1);
    await page.context().close();
  });

  it('shows nothing to somebody else who signs in there, and does nothing in their name', async () => {
    const page = await typing();
    await page.getByLabel('Full name').fill('Hidden Namuna');
    await page.getByLabel('Mobile').fill('98765 43211');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Give a number' }).click();
    await signInHere(page, 'owner');
    await page.waitForURL((url) => url.pathname === desk);
    await page.locator('header summary').last().getByText('Owner').waitFor();
    await page.goto(`${desk}/diary/walk-ins`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.content()).not.toContain('Hidden Namuna');
    await page.context().close();
  });

  it('opens over a text that is saved by itself, and the save goes on after it: a page of the site, a post', async () => {
    const page = await signedInPage(browser, server, 'editor');
    await page.goto(`${desk}/site/pages.about-us.md`);
    const about = page.getByLabel('Below the heading');
    await hydrated(page);
    await about.pressSequentially(' Written before the session ended.');
    await page.locator('[data-save=saved]').waitFor();
    await page.context().clearCookies();
    await about.pressSequentially(' And after.');
    await dialog(page).waitFor();
    await inSight(dialog(page));
    await signInHere(page, 'editor');
    await dialog(page).waitFor({ state: 'detached' });
    await page.locator('[data-save=saved]').waitFor();
    await page.reload();
    expect(await about.inputValue()).toContain('session ended. And after.');

    await page.goto(`${desk}/posts/new`);
    await page.getByLabel('Title').fill('Sunscreen');
    await page.getByRole('button', { name: 'Begin writing' }).click();
    await page.getByRole('textbox', { name: 'Text of the post' }).waitFor();
    await page.context().clearCookies();
    await page.locator('#title').fill('Sunscreen on a scooter');
    await dialog(page).waitFor();
    await signInHere(page, 'editor');
    await dialog(page).waitFor({ state: 'detached' });
    await page.locator('[data-save=saved]').waitFor();
    await page.reload();
    expect(await page.locator('#title').inputValue()).toBe('Sunscreen on a scooter');
    await page.context().close();
  });

  it('has its dialog in the window at every width', async () => {
    for (const size of WINDOWS) {
      const page = await typing('front-desk', size);
      await page.getByLabel('Full name').fill('Nobody Namuna');
      await page.context().clearCookies();
      await page.keyboard.press('Enter');
      await inSight(dialog(page).getByRole('button', { name: 'Sign in', exact: true }));
      await inSight(dialog(page).getByLabel('E-mail'));
      await page.context().close();
    }
  });

  it('is twenty minutes old: the password is asked for before a calendar feed is made', async () => {
    await startAgain({ CLOCK_START: new Date(Date.now() + hourMs / 3).toISOString() });
    const { cookie } = server.signedIn.owner;
    const asked = await fetch(`${server.url}${desk}/diary/feeds`, { headers: { cookie }, redirect: 'manual' });
    expect([asked.status, asked.headers.get('location')]).toEqual([
      303,
      `${desk}/confirm?to=${encodeURIComponent(`${desk}/diary/feeds`)}`,
    ]);
  });

  it('without scripts: the sign-in says why, and the form is sent from the screen after it, by its writer only', async () => {
    const plain = await signedInPage(browser, server, 'front-desk', { ...DESKTOP, javaScriptEnabled: false });
    await plain.goto(`${desk}/diary/walk-ins`);
    await plain.getByLabel('Full name').fill('Usha Namuna');
    await plain.getByLabel('Mobile').fill('98765 43212');
    await startAgain({ CLOCK_START: new Date(Date.now() + 5 * hourMs).toISOString() });
    await plain.getByRole('button', { name: 'Give a number' }).click();
    await heading(plain, 'Staff sign-in').waitFor();
    await plain.getByText('Your session has ended').waitFor();
    await plain.getByLabel('E-mail address').fill(emailOf('front-desk'));
    await plain.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await plain.getByRole('button', { name: 'Sign in', exact: true }).click();
    await plain.getByLabel('Code of your').fill(codeOfApp(server.keys['front-desk'] ?? '', (5 * hourMs) / 30_000));
    await plain.getByRole('button', { name: 'Continue' }).click();
    await heading(plain, 'Your form was not sent yet').waitFor();
    await plain.getByText('Usha Namuna').waitFor();
    await plain.getByRole('button', { name: 'Send it now' }).click();
    await plain.waitForURL(/given=/);
    expect(await plain.getByText('Usha Namuna', { exact: true }).count()).toBe(1);
    await plain.context().close();
  });
});

describe('work that takes a while', () => {
  it('shows at the entrance that it is going on, and is not begun twice', async () => {
    const page = await (await browser.newContext({ ...DESKTOP, baseURL: server.url })).newPage();
    await page.goto('/admin-login');
    await hydrated(page);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let posts = 0;
    await page.route('**/admin-login.data*', async (route) => {
      posts += 1;
      await released;
      await route.continue();
    });
    await page.getByLabel('E-mail address').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('not a password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('status').getByText('Sending …').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Sending …' }).click({ force: true });
    release();
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    expect(posts).toBe(1);
    await page.context().close();
  });
});
