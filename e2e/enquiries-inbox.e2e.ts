import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { startMailServer, type TestMailServer } from '#app/features/notifications/server/fixtures.ts';
import { findAndPress, ON_A_TABLET } from './harness/in-sight.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { axeFindings, DESKTOP, hydrated, openBrowser, sticksOut } from './harness/browser.ts';
import { whole } from './harness/mailbox.ts';
import { asAPersonWould } from './harness/server.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const inbox = '/admin-dashboard/enquiries';

describe('the inbox of the desk', () => {
  let mails: TestMailServer;
  let server: StaffServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    mails = await startMailServer();
    const env = { CLOCK_START: MONDAY_MORNING, SMTP_URL: mails.url, MAIL_FROM: 'Jamun <hello@example.com>' };
    [server, browser] = await Promise.all([startStaffServer({ env }), openBrowser()]);
    page = await signedInPage(browser, server, 'front-desk', ON_A_TABLET);
    return async () => {
      await browser.close();
      await server[Symbol.asyncDispose]();
      await mails.close();
    };
  });

  /** Writes to the clinic as a visitor does. */
  async function write(name: string, message: string, email = ''): Promise<void> {
    const visitor = await (await browser.newContext(DESKTOP)).newPage();
    await visitor.goto(`${server.url}/contact-us`);
    await hydrated(visitor);
    await visitor.getByLabel('What is it about?').selectOption('Something else');
    await visitor.getByLabel('Full name').fill(name);
    await visitor.getByLabel('Mobile number').fill('98765 43210');
    await visitor.getByLabel('E-mail (optional)').fill(email);
    await visitor.getByLabel('Your message').fill(message);
    await visitor.getByLabel('Keep these details to answer my message').check();
    // A form that comes back within two seconds was filled in by a program.
    await asAPersonWould(visitor.url());
    await findAndPress(visitor.getByRole('button', { name: 'Send message' }));
    await visitor.getByRole('heading', { level: 1, name: 'We have your message' }).waitFor();
    await visitor.context().close();
  }
  const open = (name: string) => page.getByRole('heading', { level: 2, name });

  test('a new message appears in an open window by itself, and opens with the keyboard alone', async () => {
    await page.goto(inbox);
    await hydrated(page);
    await page.getByText('Nothing new.').waitFor();
    await write('Asha Namuna', 'Is parking possible?\nMy scooter is small.', 'asha@example.com');
    await page.getByRole('link', { name: /Asha Namuna/ }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await open('Asha Namuna').waitFor();
    await page.getByText('My scooter is small.').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('an empty reply is refused at the field; a reply goes out by mail and is somebody’s from then on', async () => {
    await findAndPress(page.getByRole('button', { name: 'Send by mail' }));
    await page.getByText('Write something first').waitFor();
    await page.getByLabel('Reply').fill('Yes, in the yard behind the house.\n\nPlease ring twice.');
    await findAndPress(page.getByRole('button', { name: 'Send by mail' }));
    await page.getByText('Your reply is on its way.').waitFor();
    const asked = () => mails.received.find((mail) => mail.subject?.startsWith('Our answer to your message'));
    await expect.poll(asked).toBeDefined();
    const mail = asked()!;
    expect(mail.envelopeTo).toEqual(['asha@example.com']);
    expect(mail.text).toContain('Yes, in the yard behind the house.\n\nPlease ring twice.');
    expect(whole(mail)).not.toContain('scooter');
    await page.reload();
    await page.getByText('Reply by mail, sent').waitFor();
    expect(await page.getByRole('combobox', { name: 'With' }).locator('option:checked').innerText()).toMatch(/Namuna/);
    await page.getByRole('link', { name: 'In progress 1' }).waitFor();
  });

  test('WhatsApp opens in a new window with the text ready, and that is noted', async () => {
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'a chat' }));
    await page.getByLabel('Reply').fill('Come at five.');
    const link = page.getByRole('link', { name: 'Open WhatsApp with this text' });
    const href = new URL((await link.getAttribute('href')) ?? '');
    expect(href.pathname).toBe('/919876543210');
    expect(href.searchParams.get('text')).toMatch(/^Namaste Asha Namuna, this is .+Come at five\.$/s);
    const [chat] = await Promise.all([page.context().waitForEvent('page'), findAndPress(link)]);
    await chat.close();
    await page.getByText('WhatsApp opened').waitFor();
    expect(await page.getByLabel('Reply').inputValue()).toBe('Come at five.');
  });

  test('it leads to a new appointment for the sender, and no address says for whom', async () => {
    const address = page.url();
    await findAndPress(page.getByRole('button', { name: 'Make an appointment' }));
    await page.waitForURL('**/diary/new');
    expect(await page.locator('[name="fullName"]').first().inputValue()).toBe('Asha Namuna');
    expect(page.url()).not.toMatch(/Asha|98765/);
    await page.goto(address);
  });

  test('of two windows the second is told that somebody was faster, and keeps its note', async () => {
    const second = await signedInPage(browser, server, 'owner', { ...DESKTOP, javaScriptEnabled: false });
    await second.goto(new URL(page.url()).pathname);
    await page.getByRole('textbox', { name: 'Note' }).fill('Called back.');
    await findAndPress(page.getByRole('button', { name: 'Keep note' }));
    await page.getByText('Note kept.').waitFor();
    await second.getByRole('textbox', { name: 'Note' }).fill('Wants a Saturday.');
    await findAndPress(second.getByRole('button', { name: 'Keep note' }));
    await second.getByText('Somebody changed this message meanwhile.').waitFor();
    expect(await second.getByRole('textbox', { name: 'Note' }).inputValue()).toBe('Wants a Saturday.');
    await findAndPress(second.getByRole('button', { name: 'Keep note' }));
    await second.getByText('Note kept.').waitFor();
    // The first window sees it without being asked.
    await page.getByText('Wants a Saturday.').waitFor();
    await second.context().close();
  });

  test('many are put away as spam at once, and come back', async () => {
    await write('Cheap Links', 'Buy links for your website');
    await write('Cheaper Links', 'Buy more links');
    await page.goto(inbox);
    await hydrated(page);
    await page.getByLabel('Tick the message of Cheap Links').check();
    await page.getByLabel('Tick the message of Cheaper Links').check();
    await findAndPress(page.getByRole('button', { name: 'Mark ticked as spam' }));
    await page.getByText('2 messages marked as spam.').waitFor();
    await findAndPress(page.getByRole('link', { name: 'Spam 2' }));
    await findAndPress(page.getByRole('link', { name: /Cheap Links/ }));
    await findAndPress(page.getByRole('button', { name: 'Not spam' }));
    await page.getByRole('link', { name: 'Spam 1' }).waitFor();
  });

  test('what a visitor wrote is words, never a part of the page', async () => {
    await write('Mallory Namuna', '<img src=x onerror="document.title=1"> "quoted" & more');
    await page.goto(inbox);
    await findAndPress(page.getByRole('link', { name: /Mallory/ }));
    await page.getByText('<img src=x onerror="document.title=1"> "quoted" & more').first().waitFor();
    expect(await page.title()).toBe('Inbox');
  });

  test('fits a tablet, where list and message take turns', async () => {
    const tablet = await signedInPage(browser, server, 'front-desk', { viewport: { width: 768, height: 1024 } });
    await tablet.goto(inbox);
    expect(await sticksOut(tablet)).toEqual([]);
    await findAndPress(tablet.getByRole('link', { name: /Mallory/ }));
    await tablet.getByRole('heading', { level: 2, name: 'Mallory Namuna' }).waitFor();
    expect(await sticksOut(tablet)).toEqual([]);
    expect(await axeFindings(tablet)).toEqual([]);
    await findAndPress(tablet.getByRole('link', { name: 'Back to the list' }));
    await tablet.getByRole('link', { name: /Mallory/ }).waitFor();
    await tablet.context().close();
  });

  test('an address that names no message is not there', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense', "' OR 1=1"]) {
      const answer = await page.goto(`${inbox}/${encodeURIComponent(id)}`);
      expect([id, answer?.status()]).toEqual([id, 404]);
    }
  });
});
