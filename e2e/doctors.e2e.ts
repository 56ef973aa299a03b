import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { phonePhoto } from '#app/platform/pictures/fixtures.ts';
import { axeFindings, hydrated, openBrowser, sticksOut } from './harness/browser.ts';
import { findAndPress, inSight, pressInSight, WINDOWS } from './harness/in-sight.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const desk = '/admin-dashboard';
const ABOUT = 'She trained in Pune and has seen patients with skin disease in Nagpur for eleven years.';

describe('a doctor’s own page', () => {
  let server: StaffServer;
  let browser: Browser;
  let owner: Page;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startStaffServer(), openBrowser()]);
    owner = await signedInPage(browser, server, 'owner');
  });
  afterAll(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
  });

  const statusOf = async (path: string) => (await fetch(server.url + path)).status;
  const textOf = async (path: string) => (await fetch(server.url + path)).text();
  const page = '/doctors/dermatologist';

  test('is there once the clinic has entered who the doctor is', async () => {
    expect(await statusOf(page)).toBe(404);
    await owner.goto(`${desk}/settings/practitioners/dermatologist`);
    await hydrated(owner);
    await owner.getByLabel('Name', { exact: true }).fill('Dr Asha Namuna');
    await owner.getByLabel('Qualification').fill('MD (Dermatology)');
    await owner.getByLabel('Registration number').fill('MMC 0000');
    await findAndPress(owner.getByRole('button', { name: 'See what it would change' }));
    await findAndPress(owner.getByRole('button', { name: 'Save', exact: true }));
    await owner.getByText('MMC 0000').waitFor();
    await expect.poll(() => statusOf(page)).toBe(200);
    const text = await textOf(page);
    expect(text).toContain('Dr Asha Namuna');
    expect(text).toContain('"@type":"Physician"');
    expect(await textOf('/sitemap-pages.xml')).toContain(page);
    expect(await statusOf('/doctors/hair-transplant-surgeon')).toBe(404);
    expect(await statusOf('/doctors/nobody')).toBe(404);
  });

  let picture: string;

  test('shows a portrait and the words that the owner writes beside it', async () => {
    await owner.goto(`${desk}/media`);
    await hydrated(owner);
    await owner.locator('input[type=file]').setInputFiles({
      name: 'asha.jpg',
      mimeType: 'image/jpeg',
      buffer: await phonePhoto(1200, 1500),
    });
    await owner.getByLabel('What the picture shows').fill('Dr Asha Namuna at her desk');
    const consent = owner.getByLabel('Day of the person’s consent in writing');
    await consent.fill('3 Nov 2099');
    await findAndPress(owner.getByRole('button', { name: 'Add the picture' }));
    await inSight(owner.getByText('Write the day of the consent as 3 Nov 2026. It cannot be in the future.'));
    await hydrated(owner);
    await owner.locator('input[type=file]').setInputFiles({
      name: 'asha.jpg',
      mimeType: 'image/jpeg',
      buffer: await phonePhoto(1200, 1500),
    });
    await owner.getByLabel('Day of the person’s consent in writing').fill('3 Nov 2025');
    await findAndPress(owner.getByRole('button', { name: 'Add the picture' }));
    await owner.getByText('The picture is here.').waitFor();
    await owner.getByText('They consented in writing on').waitFor();
    picture = owner.url().replace(/[?#].*$/, '');

    await owner.goto(`${desk}/site`);
    await findAndPress(owner.getByRole('link', { name: 'Dr Asha Namuna' }));
    await owner.getByRole('heading', { level: 1, name: 'Dr Asha Namuna' }).waitFor();
    await hydrated(owner);
    await owner.getByLabel('A short text').fill('She is the best doctor of the city, whom everybody comes to see.');
    await owner.getByText('“best”').first().waitFor();
    await owner.getByLabel('A short text').fill(ABOUT);
    await owner.getByLabel('What patients come to them for').fill('Acne\nHair fall');
    await owner.getByLabel('Languages they speak').fill('Marathi\nHindi');
    await owner.getByLabel('Gender').selectOption('female');
    await owner.getByRole('radio', { name: 'Dr Asha Namuna at her desk' }).check();
    await owner.locator('[data-save=saved]').waitFor();
    await owner.frameLocator('iframe').getByText('What patients come for').waitFor();
    expect(await textOf(page)).not.toContain(ABOUT);
    await pressInSight(owner.getByRole('button', { name: 'Publish', exact: true }));
    await inSight(owner.getByText('Published. Readers see it now.'));
    expect(await axeFindings(owner)).toEqual([]);

    for (const path of [page, '/about-us'])
      expect([path, await textOf(path)]).toEqual([path, expect.stringMatching(/\/media\//)]);
    expect(await textOf(page)).toContain(ABOUT);
    expect(await textOf('/about-us')).toContain('a woman doctor is here on Monday');
  });

  test.each(WINDOWS.map((window) => [window.viewport.width, window] as const))(
    'reads well at %i px, and leads to a visit with this doctor',
    async (_width, window) => {
      const reader = await browser.newPage({ ...window, baseURL: server.url });
      await reader.goto('/about-us');
      await findAndPress(reader.getByRole('link', { name: 'Dr Asha Namuna' }));
      await reader.getByRole('heading', { level: 1, name: 'Dr Asha Namuna' }).waitFor();
      expect(await sticksOut(reader)).toEqual([]);
      expect(await axeFindings(reader)).toEqual([]);
      await hydrated(reader);
      await findAndPress(reader.getByRole('link', { name: 'Book with Dr Asha Namuna' }));
      await reader.waitForURL((url) => url.searchParams.get('practitioner') === 'dermatologist');
      expect(await reader.getByText('Dr Asha Namuna').count()).toBeGreaterThan(0);
      await reader.context().close();
    },
  );

  test('shows another portrait as soon as the picture is replaced', async () => {
    const file = async () => /\/media\/[0-9a-f]{32}\/\d+\.jpg/.exec(await textOf(page))?.[0] ?? '';
    const before = await file();
    await owner.goto(picture);
    await hydrated(owner);
    await owner.locator('input[type=file]').setInputFiles({
      name: 'asha-again.jpg',
      mimeType: 'image/jpeg',
      buffer: await phonePhoto(1000, 1300),
    });
    await owner.getByLabel('Day of the consent of the person on the new picture').fill('4 Nov 2025');
    await findAndPress(owner.getByRole('button', { name: 'Replace', exact: true }));
    await inSight(owner.getByText('Replaced, on every page that shows it.'));
    await expect.poll(file).not.toBe(before);
    expect(await statusOf(await file())).toBe(200);
    expect(await statusOf(before)).toBe(404);
  });

  test('may be among the photos of the clinic', async () => {
    await owner.goto(`${desk}/site/pages.clinic.md`);
    await hydrated(owner);
    await owner.getByRole('checkbox', { name: 'Dr Asha Namuna at her desk' }).check();
    await owner.locator('[data-save=saved]').waitFor();
    await owner.frameLocator('iframe').getByRole('heading', { name: 'Photos of the clinic' }).waitFor();
    await pressInSight(owner.getByRole('button', { name: 'Publish', exact: true }));
    await inSight(owner.getByText('Published. Readers see it now.'));
    await expect.poll(() => textOf('/clinic')).toContain('/media/');
    await owner.goto('/clinic');
    await owner.getByRole('heading', { name: 'Photos of the clinic' }).waitFor();
    expect(await axeFindings(owner)).toEqual([]);

    // While pages show it, it is not deleted.
    await owner.goto(picture);
    for (const path of [page, '/clinic']) await owner.getByRole('link', { name: path, exact: true }).waitFor();
    expect(await owner.getByRole('button', { name: 'Delete' }).count()).toBe(0);
  });

  test('loses the portrait everywhere when the consent is withdrawn, and the file is given to nobody', async () => {
    const [file = ''] = /\/media\/[0-9a-f]{32}\/\d+\.jpg/.exec(await textOf(page)) ?? [];
    const answer = await fetch(server.url + file);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=600, must-revalidate']);
    const again = await fetch(server.url + file, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
    await owner.goto(picture);
    await hydrated(owner);
    const wide = owner.viewportSize()!;
    await owner.setViewportSize({ width: 360, height: 780 });
    expect(await sticksOut(owner)).toEqual([]);
    await owner.setViewportSize(wide);
    await findAndPress(owner.getByRole('button', { name: 'Take it off every page' }));
    await inSight(owner.getByText('No page shows this picture any more.'));
    expect(await statusOf(file)).toBe(404);
    for (const path of [page, '/about-us', '/clinic']) await expect.poll(() => textOf(path)).not.toContain('/media/');
    expect(await textOf(page)).toContain(ABOUT);
    // No day is no consent, and shows nobody again.
    await hydrated(owner);
    const day = owner.getByLabel('Day of the person’s consent in writing');
    for (const typed of ['', '3 Nov 2099']) {
      await day.fill(typed);
      await findAndPress(owner.getByRole('button', { name: 'Record the consent' }));
      await inSight(owner.getByRole('status').getByText('Write the day of the consent as 3 Nov 2026.'));
      await hydrated(owner);
      expect(await day.inputValue()).toBe(typed);
    }
    expect(await statusOf(file)).toBe(404);
    await owner.goto(`${desk}/media`);
    await owner.getByText('Not shown: the person does not want it shown.').waitFor();
    expect(existsSync(join(server.dataDir, 'media', file.split('/')[2] ?? ''))).toBe(false);
  });

  test('is the owner’s to write, for a doctor of the diary and nobody else', async () => {
    const at = (role: 'owner' | 'editor' | 'doctor', id: string) =>
      fetch(`${server.url}${desk}/site/${id}`, { headers: { cookie: server.signedIn[role].cookie } });
    expect((await at('owner', 'people.dermatologist.yml')).status).toBe(200);
    expect((await at('owner', 'people.nobody.yml')).status).toBe(404);
    expect((await at('editor', 'people.dermatologist.yml')).status).toBe(404);
    expect((await at('doctor', 'people.dermatologist.yml')).status).toBe(404);
  });
});
