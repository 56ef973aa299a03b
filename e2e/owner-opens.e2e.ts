// @module-tag endurance
import sharp from 'sharp';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startMailServer, type TestMailServer } from '#app/features/notifications/server/fixtures.ts';
import { phonePhoto } from '#app/platform/pictures/fixtures.ts';
import { codeOfApp } from './harness/authenticator.ts';
import { DESKTOP, hydrated, openBrowser } from './harness/browser.ts';
import { heading } from './harness/frame.ts';
import { findAndPress, inSight, pressInSight } from './harness/in-sight.ts';
import { whole } from './harness/mailbox.ts';
import { runScript } from './harness/script.ts';
import { startServer, type RunningServer } from './harness/server.ts';

const desk = '/admin-dashboard';
const PASSWORD = 'horse raincoat ladder pebble';
const MOST_SCREENS = 40;
const setupLinkIn = (text: string): string => /https?:\S+\/admin-login\/link\/[\w-]{27}/.exec(text)?.[0] ?? '';

const DOCTORS = [
  { id: 'dermatologist', name: 'Dr Asha Namuna', qualification: 'MD (Dermatology)', registration: 'MMC 0001' },
  { id: 'hair-transplant-surgeon', name: 'Dr Tara Namuna', qualification: 'MS', registration: 'MMC 0002' },
] as const;
const PRICED = [
  'skin.acne-treatment',
  'skin.chemical-peels',
  'hair.prp-therapy',
  'hair.gfc-therapy',
  'laser.hifu-treatment',
];
const SIGNED = ['skin.acne-treatment', 'hair.prp-therapy'];
const NOT_OFFERED = ['Beard hair transplant', 'Mesotherapy for hair', 'Birthmark removal'];

/** What only the demonstration clinic has. */
const OLD = /Jamun Skin|00000 0000|\+9100000|hello@example\.com|www\.example\.com|Placeholder Road|Sample Nagar/;

describe('a new owner with a link, and nobody at her side', () => {
  let server: RunningServer;
  let mails: TestMailServer;
  let browser: Browser;
  let owner: Page;
  /** Every screen that was gone to, by its address; the same one again counts once more only after another. */
  const screens: string[] = [];

  beforeAll(async () => {
    mails = await startMailServer();
    const env = { SMTP_URL: mails.url, MAIL_FROM: 'Asha <desk@asha.example>' };
    [server, browser] = await Promise.all([startServer({ env }), openBrowser()]);
    owner = await visitor();
  });
  afterAll(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
    await mails.close();
  });

  async function visitor(): Promise<Page> {
    const context = await browser.newContext({ ...DESKTOP, baseURL: server.url });
    const page = await context.newPage();
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url());
      if (frame === page.mainFrame() && screens.at(-1) !== pathname) screens.push(pathname);
    });
    return page;
  }

  /** Name, password, app and codes of somebody who came with a link. */
  async function settle(page: Page, name: string, email?: string): Promise<void> {
    await page.getByLabel('Your name').fill(name);
    if (email !== undefined) await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await heading(page, 'Set up your second factor').waitFor();
    await page.getByLabel('Code the app shows now').fill(codeOfApp(await page.locator('code').innerText()));
    await page.keyboard.press('Enter');
    await heading(page, 'Keep these ten codes').waitFor();
    await findAndPress(page.getByRole('link', { name: 'I have kept them' }));
  }

  async function opened(page: Page, document: string): Promise<void> {
    await page.goto(`${desk}/site/${document}`);
    await hydrated(page);
  }
  async function publish(page: Page): Promise<void> {
    await page.locator('[data-save=saved]').waitFor();
    await pressInSight(page.getByRole('button', { name: 'Publish', exact: true }));
    await inSight(page.getByText('Published. Readers see it now.'));
  }
  const fill = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
    for (const [name, text] of Object.entries(fields)) await page.locator(`[name="${name}"]`).fill(text);
  };
  const textOf = async (path: string) => (await fetch(server.url + path)).text();

  test('sets up her account and enters her clinic', async () => {
    const { output } = await runScript('setup-link', [], { DATA_DIR: server.dataDir });
    await owner.goto(new URL(setupLinkIn(output)).pathname);
    await settle(owner, 'Meera Namuna', 'owner@asha.example');
    await owner.goto(desk);
    await hydrated(owner);
    await findAndPress(owner.getByRole('link', { name: 'Go on' }));
    await hydrated(owner);
    await findAndPress(owner.getByRole('link', { name: 'Open: The clinic' }));
    await hydrated(owner);
    await fill(owner, {
      name: 'Asha Skin Clinic',
      shortName: 'Asha',
      tagline: 'Skin, seen in time.',
      phones: '+91 98765 43210',
      email: 'desk@asha.example',
      'address.street': '7 Station Road',
      'address.area': 'Civil Lines',
      'social.whatsapp': 'https://wa.me/919876543210',
      'social.instagram': '',
      'social.facebook': '',
      'social.youtube': '',
    });
    await publish(owner);
    expect(await textOf('/contact-us')).toContain('98765 43210');
  });

  test('says who her doctors are', async () => {
    for (const { id, name, qualification, registration } of DOCTORS) {
      await owner.goto(`${desk}/settings/practitioners/${id}`);
      await hydrated(owner);
      await owner.getByLabel('Name', { exact: true }).fill(name);
      await owner.getByLabel('Qualification').fill(qualification);
      await owner.getByLabel('Registration number').fill(registration);
      await findAndPress(owner.getByRole('button', { name: 'See what it would change' }));
      await findAndPress(owner.getByRole('button', { name: 'Save', exact: true }));
      await owner.getByText(registration).waitFor();
    }
    for (const { id, name } of DOCTORS) {
      await owner.goto(`${desk}/media`);
      await hydrated(owner);
      const buffer = await phonePhoto(800, 1000);
      await owner.locator('input[type=file]').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
      await owner.getByLabel('What the picture shows').fill(name);
      await owner.getByLabel('Day of the person’s consent in writing').fill('3 Nov 2025');
      await findAndPress(owner.getByRole('button', { name: 'Add the picture' }));
      await owner.getByText('The picture is here.').waitFor();
      await opened(owner, `people.${id}.yml`);
      await owner
        .getByLabel('A short text')
        .fill(`${name} has seen patients in Nagpur for many years, and takes time to explain.`);
      await owner.getByRole('radio', { name }).check();
      await publish(owner);
      await expect.poll(() => textOf(`/doctors/${id}`)).toContain('/media/');
    }
  });

  test('enters prices, takes off what she does not do, and gives the home page words, logo and colour of her own', async () => {
    await owner.goto(`${desk}/launch`);
    await hydrated(owner);
    await findAndPress(owner.getByRole('link', { name: 'Open: Prices' }));
    await heading(owner, 'Treatments and prices').waitFor();
    await hydrated(owner);
    for (const treatment of PRICED) await fill(owner, { [`${treatment}.from`]: '2,500', [`${treatment}.to`]: '4,000' });
    for (const name of NOT_OFFERED) await owner.getByRole('checkbox', { name: `We offer it ${name}` }).uncheck();
    await pressInSight(owner.getByRole('button', { name: 'Save and publish' }));
    await inSight(owner.getByText('8 treatments published. Readers see them now.'));
    for (const treatment of PRICED)
      expect(await textOf(`/services/${treatment.replace('.', '/')}`)).toContain('₹2,500 to ₹4,000 per session');
    await opened(owner, 'pages.home.md');
    await fill(owner, { subtitle: 'Asha is a skin clinic in Nagpur. You see what is wrong, and then you decide.' });
    await publish(owner);
    await opened(owner, 'look.yml');
    const buffer = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#0b5c4a' } })
      .png()
      .toBuffer();
    await owner.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await owner.getByRole('img', { name: 'The logo as it is now' }).waitFor();
    await hydrated(owner);
    await owner.getByLabel('Accent colour').fill('#0b5c4a');
    await publish(owner);
    const home = await textOf('/');
    for (const own of ['Asha is a skin clinic', '/logo.png?v=', '/look.css?accent=0b5c4a']) expect(home).toContain(own);
  });

  test('has a doctor sign texts', async () => {
    await owner.goto(`${desk}/team/invite`);
    await hydrated(owner);
    await owner.getByLabel('E-mail address').fill('dr@asha.example');
    await owner.getByRole('radio', { name: 'Doctor' }).check();
    await owner.getByLabel('In the diary').selectOption('dermatologist');
    await findAndPress(owner.getByRole('button', { name: 'Make the invitation' }));
    await heading(owner, 'The invitation is ready').waitFor();
    const mail = await vi.waitFor(
      () => {
        const found = mails.received.find(({ envelopeTo }) => envelopeTo.includes('dr@asha.example'));
        if (!found) throw new Error('no mail yet');
        return found;
      },
      { timeout: 60_000, interval: 50 },
    );
    const doctor = await visitor();
    await doctor.goto(new URL(setupLinkIn(whole(mail))).pathname);
    await settle(doctor, 'Asha Namuna');
    for (const treatment of SIGNED) {
      await opened(doctor, `treatments.${treatment}.md`);
      await pressInSight(doctor.getByRole('button', { name: 'Sign and publish' }));
      await inSight(doctor.getByText('Signed and published. Readers see your name below the page.'));
      expect(await textOf(`/services/${treatment.replace('.', '/')}`)).toContain('Read and signed by Dr Asha Namuna');
    }
    await doctor.context().close();
  });

  test('goes live, in at most forty screens and without a file', async () => {
    await owner.goto(`${desk}/launch`);
    await hydrated(owner);
    await findAndPress(owner.getByRole('button', { name: 'Go live', exact: true }));
    await inSight(owner.getByText('The site is live.', { exact: true }).first());
    await expect.poll(() => textOf('/')).not.toContain('Demonstration: not a real clinic');
    expect(screens.length).toBeLessThanOrEqual(MOST_SCREENS);

    const pages = new Set<string>(['/my-appointment', '/book-appointment']);
    const locationsIn = (text: string) =>
      [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    for (const file of locationsIn(await textOf('/sitemap.xml')))
      for (const page of locationsIn(await textOf(file))) pages.add(page);
    for (const { id } of DOCTORS) expect(pages).toContain(`/doctors/${id}`);
    const left: string[] = [];
    for (const page of pages) {
      const found = OLD.exec(await textOf(page));
      if (found) left.push(`${page}: ${found[0]}`);
    }
    expect(left).toEqual([]);
  });
});
