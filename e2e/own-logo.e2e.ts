import sharp from 'sharp';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings, hydrated, openBrowser, sticksOut } from './harness/browser.ts';
import { inSight, pressInSight, WINDOWS } from './harness/in-sight.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const look = '/admin-dashboard/site/look.yml';
const FAVICONS = ['/favicon.svg', '/favicon.ico'];
const ICONS = ['/apple-touch-icon.png', '/icon-192.png', '/icon-512.png'];

describe('the clinic’s own logo', () => {
  let server: StaffServer;
  let browser: Browser;
  let logo: Buffer;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startStaffServer(), openBrowser()]);
    logo = await sharp({ create: { width: 600, height: 200, channels: 3, background: '#0b5c4a' } })
      .png()
      .toBuffer();
  });
  afterAll(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
  });

  const textOf = async (path: string) => (await fetch(server.url + path)).text();
  const bytesOf = async (path: string) => Buffer.from(await (await fetch(server.url + path)).arrayBuffer());
  const iconAt = async (path: string) => {
    const { status, headers } = await fetch(server.url + path, { redirect: 'manual' });
    return [status, headers.get('location'), headers.get('cache-control')];
  };
  const choose = (page: Page, name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });

  test('is chosen, seen beside the form, published, and then stands on every page and in the tab', async () => {
    const before = await Promise.all(ICONS.map(bytesOf));
    const page = await signedInPage(browser, server, 'owner');
    await page.goto(look);
    await hydrated(page);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    await choose(page, 'logo.png', svg);
    await inSight(page.getByText('A drawing (SVG, PDF) has to be saved as a PNG first'));
    await hydrated(page);
    await choose(page, 'logo.png', logo);
    await page.getByRole('img', { name: 'The logo as it is now' }).waitFor();
    await hydrated(page);
    await page.frameLocator('iframe').locator('header img[src^="data:image/png"]').first().waitFor();
    expect(await textOf('/')).not.toContain('/logo.png');
    await pressInSight(page.getByRole('button', { name: 'Publish', exact: true }));
    await inSight(page.getByText('Published. Readers see it now.'));
    expect(await axeFindings(page)).toEqual([]);
    const [address = ''] = /\/logo\.png\?v=[0-9a-f]{16}/.exec(await textOf('/services/hair/prp-therapy')) ?? [];
    const answer = await fetch(server.url + address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await sharp(await bytesOf(address)).metadata()).toMatchObject({ width: 480, height: 160 });
    for (const [index, path] of ICONS.entries()) expect((await bytesOf(path)).equals(before[index]!)).toBe(false);
    for (const path of FAVICONS) {
      expect([path, ...(await iconAt(path))]).toEqual([path, 302, '/icon-192.png', 'no-cache']);
      expect((await bytesOf(path)).equals(await bytesOf('/icon-192.png'))).toBe(true);
    }
    expect(await textOf('/site.webmanifest')).not.toContain('/favicon.svg');
    await page.context().close();
  });

  test.each(WINDOWS.map((window) => [window.viewport.width, window] as const))(
    'fits the head and the foot of a page, a form and the sign-in at %i px',
    async (_width, window) => {
      const page = await browser.newPage({ ...window, baseURL: server.url });
      for (const path of ['/', '/patient-form/hair', '/admin-login']) {
        await page.goto(path);
        await page.locator('img[src^="/logo.png"]').first().waitFor();
        expect([path, await sticksOut(page)]).toEqual([path, []]);
        expect([path, await axeFindings(page)]).toEqual([path, []]);
      }
      await page.context().close();
    },
  );

  test('is taken away again, without scripts too', async () => {
    const page = await signedInPage(browser, server, 'owner', { javaScriptEnabled: false });
    await page.goto(look);
    await page.getByLabel('Remove this logo').check();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Published. Readers see it now.').waitFor();
    expect(await textOf('/')).not.toContain('/logo.png');
    expect((await fetch(`${server.url}/logo.png`)).status).toBe(404);
    for (const path of FAVICONS)
      expect([path, ...(await iconAt(path))]).toEqual([path, 200, null, 'public, max-age=3600']);
    await page.context().close();
  });
});
