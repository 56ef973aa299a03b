import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startMailServer, type TestMailServer } from '#app/features/notifications/server/fixtures.ts';
import { ask } from './harness/ask.ts';
import { codeOfApp } from './harness/authenticator.ts';
import { axeFindings, DESKTOP, openBrowser, PHONE, sticksOut } from './harness/browser.ts';
import { heading } from './harness/frame.ts';
import { findAndPress } from './harness/in-sight.ts';
import { whole } from './harness/mailbox.ts';
import { runScript } from './harness/script.ts';
import { startServer, type RunningServer } from './harness/server.ts';

const OWNER = 'owner@example.com';
const COLLEAGUE = 'kiran@example.com';
const PASSWORD = 'horse raincoat ladder pebble';
const NEW_PASSWORD = 'violet umbrella seven lakes';
const PATIENCE = { timeout: 60_000, interval: 50 };

let mails: TestMailServer;
let server: RunningServer;
let browser: Browser;
let appKey = '';
let backupCodes: string[] = [];
let firstLink = '';

beforeAll(async () => {
  mails = await startMailServer();
  const env = { SMTP_URL: mails.url, MAIL_FROM: 'Jamun <hello@example.com>' };
  [server, browser] = await Promise.all([startServer({ env }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
  await mails.close();
});

/** Passkeys belong to a name, so this machine is called by one. */
const named = (): string => server.url.replace('127.0.0.1', 'localhost');

async function visitor(options: BrowserContextOptions = DESKTOP): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ ...options, baseURL: named() });
  return context.newPage();
}

/** The screen as it stands, with nothing to object to, wide and narrow. */
async function isSound(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await sticksOut(page)).toEqual([]);
  if (size) await page.setViewportSize(size);
}

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const setupLinkIn = (text: string): string => /http:\S+\/admin-login\/link\/[\w-]{27}/.exec(text)?.[0] ?? '';
const pathOf = (link: string): string => new URL(link).pathname;

/** The link of `npm run setup-link`, asked of a server that runs. */
async function printedLink({ dataDir }: RunningServer): Promise<string> {
  const { output } = await runScript('setup-link', [], { DATA_DIR: dataDir });
  return /https?:\S+\/admin-login\/link\/[\w-]{27}/.exec(output)?.[0] ?? '';
}

/** The link in the mail to somebody, once it has come. */
async function mailedLink(email: string): Promise<string> {
  const mail = await vi.waitFor(() => {
    const [found] = mails.received.filter(({ envelopeTo }) => envelopeTo.includes(email));
    if (!found) throw new Error('no mail yet');
    return found;
  }, PATIENCE);
  return setupLinkIn(whole(mail));
}

async function givePassword(page: Page, email: string, word = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await password(page).fill(word);
  await findAndPress(page.getByRole('button', { name: 'Sign in', exact: true }));
}

/** The first screen behind the sign-in, whatever it is called today. */
const atTheDesk = (page: Page): Promise<void> => page.waitForURL(/\/admin-dashboard$/);

async function giveBackupCode(page: Page, code: string | undefined): Promise<void> {
  await findAndPress(page.getByText('I don’t have my app at hand'));
  await page.getByLabel('Backup code').fill(code ?? '');
  await findAndPress(page.getByRole('button', { name: 'Continue' }));
}

/** Signs the owner in on a page, with one of the backup codes. */
async function ownerIn(page: Page): Promise<Page> {
  await page.goto('/admin-login');
  await givePassword(page, OWNER);
  await heading(page, 'Second factor').waitFor();
  await giveBackupCode(page, backupCodes.shift());
  await atTheDesk(page);
  return page;
}

async function signOut(page: Page): Promise<void> {
  await findAndPress(page.locator('header summary').last());
  await findAndPress(page.getByRole('button', { name: 'Sign out' }));
  await page.getByText('You are signed out.').waitFor();
}

/** Chooses a password and sets an app up; returns the key of the app. */
async function settleIn(page: Page, word = PASSWORD): Promise<string> {
  await password(page).fill(word);
  await findAndPress(page.getByRole('button', { name: 'Continue' }));
  await heading(page, 'Set up your second factor').waitFor();
  const key = await page.locator('code').innerText();
  await page.getByLabel('Code the app shows now').fill(codeOfApp(key));
  await findAndPress(page.getByRole('button', { name: 'Check the code' }));
  await heading(page, 'Keep these ten codes').waitFor();
  return key;
}

describe('the first owner', () => {
  it('sets the desk up with the link the terminal prints, by keyboard, with an authenticator code', async () => {
    const page = await visitor();
    expect([setupLinkIn(server.output()), server.output()]).toEqual([
      '',
      expect.stringContaining('npm run setup-link'),
    ]);
    firstLink = await printedLink(server);
    await page.goto(pathOf(firstLink));
    await heading(page, 'Set up the desk').waitFor();
    await isSound(page);

    await page.getByLabel('Your name').focus();
    await page.keyboard.type('Meera Namuna');
    await page.keyboard.press('Tab');
    await page.keyboard.type(OWNER);
    await page.keyboard.press('Tab');
    await page.keyboard.type('password12345678');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('easily guessed').waitFor();
    expect(await page.getByLabel('Your name').inputValue()).toBe('Meera Namuna');
    await password(page).fill(PASSWORD);
    await page.keyboard.press('Enter');

    await heading(page, 'Set up your second factor').waitFor();
    await isSound(page);
    // Nothing else is open yet, however it is asked for.
    await page.goto('/admin-dashboard/account');
    await heading(page, 'Set up your second factor').waitFor();
    appKey = await page.locator('code').innerText();
    const onThisPhone = page.getByRole('link', { name: 'The app is on this phone: open it there' });
    expect(await onThisPhone.getAttribute('href')).toMatch(/^otpauth:\/\/totp\//);
    await page.getByLabel('Code the app shows now').fill('000000');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('This code is not right').waitFor();
    expect(await page.locator('code').innerText()).toBe(appKey);
    await page.getByLabel('Code the app shows now').fill(codeOfApp(appKey));
    await page.keyboard.press('Enter');
    await heading(page, 'Keep these ten codes').waitFor();
    await isSound(page);
    backupCodes = await page.locator('main li').allInnerTexts();
    expect(new Set(backupCodes).size).toBe(10);
    await findAndPress(page.getByRole('link', { name: 'I have kept them' }));
    await heading(page, 'Your account').waitFor();
    await page.context().close();
  });

  it('is the only one: the link is dead, and stands nowhere in the log, whatever clings to it', async () => {
    const { status, text } = await ask(server.url, pathOf(firstLink));
    expect([status, text]).toEqual([410, expect.stringContaining('This link no longer works')]);
    await ask(server.url, `${pathOf(firstLink)}.`);
    expect(server.output()).not.toContain(firstLink.split('/').at(-1));
  });

  it('gets a new link from the terminal when everything is lost', async () => {
    const { code, output } = await runScript('setup-link', [], { DATA_DIR: server.dataDir });
    expect([code, output]).toEqual([0, expect.stringContaining(`With this link ${OWNER} chooses a new password`)]);
    expect((await ask(server.url, pathOf(setupLinkIn(output)))).status).toBe(200);
  });
});

describe('signing in', () => {
  it('takes password and code, leads to where one came for, and refuses a code that was used', async () => {
    const page = await visitor();
    await page.goto('/admin-dashboard/account?said=renamed');
    await heading(page, 'Staff sign-in').waitFor();
    await isSound(page);
    await givePassword(page, OWNER, 'not my password at all');
    await page.getByRole('alert').getByText('do not fit').waitFor();
    await isSound(page);
    await givePassword(page, OWNER);
    await heading(page, 'Second factor').waitFor();
    await isSound(page);
    await page.goto('/admin-dashboard/team');
    await heading(page, 'Second factor').waitFor();
    const code = codeOfApp(appKey, 1);
    await page.getByLabel('Code of your authenticator app').fill(code);
    await findAndPress(page.getByRole('button', { name: 'Continue' }));
    await heading(page, 'Team').waitFor();
    await signOut(page);
    await givePassword(page, OWNER);
    await page.getByLabel('Code of your authenticator app').fill(code);
    await findAndPress(page.getByRole('button', { name: 'Continue' }));
    await page.getByRole('alert').getByText('used already').waitFor();
    await giveBackupCode(page, backupCodes.shift());
    await atTheDesk(page);
    await page.context().close();
  });

  it('works without JavaScript', async () => {
    const page = await visitor({ ...PHONE, javaScriptEnabled: false });
    await page.goto('/admin-dashboard');
    await givePassword(page, OWNER, 'not my password at all');
    expect(await page.getByRole('alert').innerText()).toContain('do not fit');
    expect(await page.getByLabel('E-mail address').inputValue()).toBe(OWNER);
    await givePassword(page, OWNER);
    await giveBackupCode(page, 'AAAAA-AAAAA');
    expect(await page.getByRole('alert').innerText()).toContain('none of your backup codes');
    await page.getByLabel('Backup code').fill(backupCodes.shift() ?? '');
    await findAndPress(page.getByRole('button', { name: 'Continue' }));
    await atTheDesk(page);
    await page.goto('/admin-dashboard/account');
    expect(await page.getByText('This window').count()).toBe(1);
    await page.context().close();
  });

  it('shows where one is signed in, and ends it there', async () => {
    const [here, there] = [await ownerIn(await visitor()), await ownerIn(await visitor())];
    await here.goto('/admin-dashboard/account');
    await isSound(here);
    await findAndPress(here.getByRole('button', { name: 'End all others' }));
    await here.getByText('That session has ended.').waitFor();
    await there.goto('/admin-dashboard/account');
    await heading(there, 'Staff sign-in').waitFor();
    await Promise.all([here.context().close(), there.context().close()]);
  });

  it('leads nowhere outside, wherever one says one came from', async () => {
    for (const to of ['https://evil.example/', '//evil.example/admin-dashboard', '/\\evil.example', '/services']) {
      const page = await visitor();
      await page.goto(`/admin-login?to=${encodeURIComponent(to)}`);
      await givePassword(page, OWNER);
      await page.waitForURL('**/second-factor*');
      expect(new URL(page.url()).searchParams.get('to')).toBe('/admin-dashboard');
      await page.context().close();
    }
  });
});

describe('a passkey', () => {
  it('is added on the account screen, and then signs in by itself; one that does not know its owner does not', async () => {
    const page = await ownerIn(await visitor());
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    const options = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    } as const;
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
    await page.goto('/admin-dashboard/account');
    await findAndPress(page.getByRole('button', { name: 'Use a passkey' }));
    await page.getByText('Passkey: Linux').waitFor();
    await isSound(page);
    await signOut(page);
    await findAndPress(page.getByRole('button', { name: 'Sign in with a passkey' }));
    await atTheDesk(page);
    await signOut(page);
    await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
    await findAndPress(page.getByRole('button', { name: 'Sign in with a passkey' }));
    await page.getByText('That did not work.').waitFor();
    await page.context().close();
  });
});

describe('the team', () => {
  it('grows by an invitation that comes by mail, and a colleague who is removed is out with the next click', async () => {
    const owner = await ownerIn(await visitor());
    await owner.goto('/admin-dashboard/team/invite');
    await heading(owner, 'Invite somebody').waitFor();
    await isSound(owner);
    await findAndPress(owner.getByRole('button', { name: 'Make the invitation' }));
    await owner.getByRole('alert').getByText('Choose a role.').waitFor();
    await owner.getByLabel('E-mail address').fill(COLLEAGUE);
    await owner.getByRole('radio', { name: 'Front desk' }).check();
    await findAndPress(owner.getByRole('button', { name: 'Make the invitation' }));
    await heading(owner, 'The invitation is ready').waitFor();
    // The link is the colleague's: whoever sees it could be them.
    expect(await owner.content()).not.toContain('/admin-login/link/');
    const sent = await mailedLink(COLLEAGUE);

    const colleague = await visitor();
    await colleague.goto(pathOf(sent));
    await heading(colleague, 'Your place at the desk').waitFor();
    await isSound(colleague);
    await colleague.getByLabel('Your name').fill('Kiran Namuna');
    await settleIn(colleague);
    await findAndPress(colleague.getByRole('link', { name: 'I have kept them' }));
    await atTheDesk(colleague);
    await colleague.setViewportSize({ width: 390, height: 844 });
    const search = colleague.getByRole('button', { name: 'Show all who fit' });
    const box = await search.boundingBox();
    expect(box && box.width >= 44 && box.height >= 44 && box.x + box.width <= 390).toBe(true);
    await colleague.getByRole('combobox', { name: 'Find a patient' }).fill('Nobody of this name');
    await findAndPress(search);
    await colleague.waitForURL(/\/admin-dashboard\/patients$/);
    await colleague.setViewportSize({ width: 1440, height: 900 });
    await colleague.goto('/admin-dashboard/team');
    expect(await heading(colleague, '').innerText()).not.toBe('Team');

    await owner.goto('/admin-dashboard/team');
    await isSound(owner);
    await findAndPress(owner.getByRole('link', { name: 'Kiran Namuna' }));
    await heading(owner, 'Kiran Namuna').waitFor();
    await isSound(owner);
    await owner.getByText(/^Password and app, since .* from 127\.0\.0\.1/).waitFor();
    await findAndPress(owner.getByRole('button', { name: 'End all of these' }));
    await owner.getByText('They are signed in nowhere').waitFor();
    await colleague.goto('/admin-dashboard/account');
    await heading(colleague, 'Staff sign-in').waitFor();
    await findAndPress(owner.getByRole('button', { name: 'Send them a link' }));
    await owner.getByText('The link is on its way to them by mail').waitFor();
    expect(await owner.content()).not.toContain('/admin-login/link/');
    const help = await vi.waitFor(() => {
      const found = mails.received.find(
        (each) => each.envelopeTo.includes(COLLEAGUE) && /Back in at/.test(whole(each)),
      );
      if (!found) throw new Error('no mail yet');
      return found;
    }, PATIENCE);
    await colleague.goto(pathOf(setupLinkIn(whole(help))));
    await heading(colleague, 'Choose a new password').waitFor();
    await findAndPress(owner.getByText('Remove from the team'));
    await findAndPress(owner.getByRole('button', { name: 'Yes, remove Kiran Namuna' }));
    await owner.getByText('Removed. Their sessions').waitFor();
    await colleague.goto('/admin-dashboard/account');
    await heading(colleague, 'Staff sign-in').waitFor();
    await givePassword(colleague, COLLEAGUE);
    await colleague.getByRole('alert').getByText('do not fit').waitFor();
    await Promise.all([owner.context().close(), colleague.context().close()]);
  });
});

describe('without scripts', () => {
  it('the second factor is set up, its backup codes are shown, and the desk opens', async () => {
    const email = 'no-scripts@example.com';
    const owner = await ownerIn(await visitor());
    await owner.goto('/admin-dashboard/team/invite');
    await owner.getByLabel('E-mail address').fill(email);
    await owner.getByRole('radio', { name: 'Editor' }).check();
    await findAndPress(owner.getByRole('button', { name: 'Make the invitation' }));
    await heading(owner, 'The invitation is ready').waitFor();
    const link = await mailedLink(email);
    const page = await visitor({ ...PHONE, javaScriptEnabled: false });
    await page.goto(pathOf(link));
    await page.getByLabel('Your name').fill('Noor Namuna');
    await settleIn(page);
    expect(await page.locator('main li').count()).toBe(10);
    await findAndPress(page.getByRole('link', { name: 'I have kept them' }));
    await page.waitForURL(/\/admin-dashboard/);
    await page.goto('/admin-dashboard/account');
    expect(await page.getByText('10 backup codes left').count()).toBe(1);
    const answer = page.waitForResponse(/sign-out/);
    await signOut(page);
    expect(await (await answer).headerValue('clear-site-data')).toBe('"cache", "storage"');
    await Promise.all([owner.context().close(), page.context().close()]);
  });
});

describe('a forgotten password', () => {
  it('is reset by mail, with the same answer for everybody, and the second factor is still asked for', async () => {
    const post = (email: string) =>
      ask(server.url, '/admin-login/forgot-password', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.url },
        body: new URLSearchParams({ email }).toString(),
      });
    const before = mails.received.length;
    const [known, unknown] = [await post(OWNER), await post('nobody@example.com')];
    const comparable = (text: string) => text.replaceAll(/nonce="[^"]*"|nonce\\":\\"[^"\\]*|[0-9a-zA-Z+/=]{24}/g, '');
    expect([known.status, comparable(known.text)]).toEqual([unknown.status, comparable(unknown.text)]);
    const mail = await vi.waitFor(() => {
      const [found] = mails.received.slice(before);
      if (!found) throw new Error('no mail yet');
      return found;
    }, PATIENCE);
    expect([mail.envelopeTo, mails.received.length]).toEqual([[OWNER], before + 1]);

    const other = await ownerIn(await visitor());
    const page = await visitor();
    await page.goto(pathOf(setupLinkIn(whole(mail))));
    await heading(page, 'Choose a new password').waitFor();
    await isSound(page);
    await password(page).fill(NEW_PASSWORD);
    await findAndPress(page.getByRole('button', { name: 'Continue' }));
    await heading(page, 'Second factor').waitFor();
    await giveBackupCode(page, backupCodes.shift());
    await atTheDesk(page);
    await other.goto('/admin-dashboard/account');
    await heading(other, 'Staff sign-in').waitFor();
    await givePassword(other, OWNER);
    await other.getByRole('alert').getByText('do not fit').waitFor();
    await Promise.all([page.context().close(), other.context().close()]);
  });
});

describe('who is not let in', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ email: OWNER, password: NEW_PASSWORD }).toString();

  it('is whoever posts from another site, and their answer sets no cookie', async () => {
    for (const path of ['/admin-login', '/admin-login.data', '/admin-login/sign-out', '/admin-login/passkey']) {
      const question = { method: 'POST', headers: { ...form, origin: 'https://evil.example' }, body };
      const { status, headers } = await ask(server.url, path, question);
      expect([path, status >= 400, headers['set-cookie']]).toEqual([path, true, undefined]);
    }
  });

  it('is whoever asks better-auth itself: it has no address', async () => {
    for (const path of ['/api/auth/sign-in/email', '/api/auth/get-session', '/api/auth/sign-up/email'])
      expect(
        (await ask(server.url, path, { method: 'POST', headers: { ...form, origin: server.url }, body })).status,
      ).toBeGreaterThan(403);
  });

  it('is whoever brings a cookie we did not make', async () => {
    const right = await ask(server.url, '/admin-login', {
      method: 'POST',
      headers: { ...form, origin: server.url },
      body,
    });
    const [cookie = ''] = right.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^desk\.session_token=[^;]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
    const [pair = ''] = cookie.split(';');
    for (const forged of [pair.slice(0, -6), `${pair.slice(0, -10)}AAAAAAAAAA`, pair.replace(/\..*/, '')]) {
      const { status, headers } = await ask(server.url, '/admin-dashboard', { headers: { cookie: forged } });
      expect([status, headers.location]).toEqual([302, '/admin-login?to=%2Fadmin-dashboard']);
    }
    const half = await ask(server.url, '/admin-dashboard', { headers: { cookie: pair } });
    expect([half.status, half.headers.location]).toEqual([302, '/admin-login/second-factor?to=%2Fadmin-dashboard']);
  });

  it('reads nothing of it in the log', () => {
    expect(server.output()).not.toMatch(/@example\.com|raincoat|umbrella/);
    expect(server.output()).not.toMatch(/admin-login\/link\/[\w-]{27}/);
  });
});

describe('behind HTTPS', () => {
  it('the cookies are for this host and HTTPS alone', async () => {
    const secure = await startServer({ env: { PUBLIC_URL: 'https://clinic.example' } });
    const link = await printedLink(secure);
    const { status, headers } = await ask(secure.url, pathOf(link), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://clinic.example' },
      body: new URLSearchParams({ name: 'Meera Namuna', email: OWNER, password: PASSWORD }).toString(),
    });
    expect([status, headers['set-cookie']]).toEqual([
      303,
      [
        expect.stringMatching(
          /^__Host-desk\.session_token=[^;]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
        ),
      ],
    ]);
    await secure[Symbol.asyncDispose]();
  });
});
