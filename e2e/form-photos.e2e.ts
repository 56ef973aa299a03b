// @module-tag endurance
import { readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { phonePhoto } from '#app/platform/pictures/fixtures.ts';
import { axeFindings, DESKTOP, hydrated, openBrowser, PHONE, sticksOut } from './harness/browser.ts';
import { startServer, type RunningServer } from './harness/server.ts';

let browser: Browser;
let server: RunningServer;
/** As a phone makes it. */
let photo: Buffer;
/** A photo that takes many pieces. */
let large: Buffer;

beforeAll(async () => {
  [browser, server] = await Promise.all([openBrowser(), startServer()]);
  photo = await phonePhoto();
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const grain = sharp({ create: { width: 1400, height: 1400, channels: 3, background: 'black', noise } });
  large = await grain.jpeg({ quality: 95 }).toBuffer();
});
afterAll(async () => {
  await browser.close();
  await server[Symbol.asyncDispose]();
});

const file = (buffer: Buffer, name = 'photo.jpg') => ({ name, mimeType: 'image/jpeg', buffer });

/** Begins a form and opens its step of photos. */
async function photoStep(
  context: BrowserContext,
  form: 'hair' | 'skin' = 'hair',
): Promise<{ page: Page; path: string }> {
  const page = await context.newPage();
  await page.goto(`${server.url}/patient-form/${form}`);
  await page
    .getByRole('button', { name: /^Start/ })
    .first()
    .click();
  await page.waitForURL(/\/patient-form\/(?:hair|skin)\/[\w-]{27}\//);
  const path = new URL(page.url()).pathname.split('/').slice(0, 4).join('/');
  await page.goto(`${server.url}${path}/photos`);
  return { page, path };
}

const place = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const choose = (page: Page, name: string) => place(page, name).getByLabel(/^(?:Choose a photo|Choose another)/);

/** Every byte below the folder of the data, with the name of its file. */
function filesBelow(folder: string): { name: string; bytes: Buffer }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => ({
      name: join(entry.parentPath, entry.name),
      bytes: readFileSync(join(entry.parentPath, entry.name)),
    }));
}

describe('with scripts', () => {
  test('a photo goes as soon as it is chosen, a bad one gets its sentence, and what was sent can be taken again or away', async () => {
    const context = await browser.newContext(PHONE);
    const { page } = await photoStep(context);
    await hydrated(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(await sticksOut(page)).toEqual([]);
    await choose(page, 'Front').setInputFiles(file(photo));
    await place(page, 'Front').getByText('Sent', { exact: true }).waitFor();
    await choose(page, 'Top').setInputFiles(file(Buffer.from('<svg onload="alert(1)"/>'.repeat(20)), 'top.jpg'));
    // Announced too, to somebody who does not see it.
    await place(page, 'Top')
      .getByRole('alert')
      .filter({ hasText: /This file is no photo/ })
      .waitFor();
    await choose(page, 'Back').setInputFiles(file(photo.subarray(0, 9000)));
    await place(page, 'Back')
      .getByText(/could not be opened/)
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const thumbnail = page.getByAltText('Your photo: Front');
    await expect.poll(() => thumbnail.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(240);
    const first = await thumbnail.getAttribute('src');
    await choose(page, 'Front').setInputFiles(file(large));
    await expect.poll(() => thumbnail.getAttribute('src')).not.toBe(first);
    expect(await page.getByAltText(/^Your photo/).count()).toBe(1);

    await page.reload();
    await page.getByRole('button', { name: 'Remove Front' }).click();
    await expect.poll(() => page.getByAltText(/^Your photo/).count()).toBe(0);
    await context.close();
  });

  test('after a lost connection it goes on with what is missing, and Continue waits for it', async () => {
    const context = await browser.newContext(DESKTOP);
    const { page } = await photoStep(context);
    await hydrated(page);
    const sent: number[] = [];
    let isBroken = true;
    await page.route('**/arriving', async (route) => {
      const from = Number(route.request().headers()['photo-from'] ?? -1);
      if (isBroken && from >= 512 * 1024) {
        isBroken = false;
        await route.abort('connectionreset');
        return;
      }
      if (from >= 0) sent.push(from);
      await route.continue();
    });
    await choose(page, 'Front').setInputFiles(file(large));
    await place(page, 'Front')
      .getByText(/No connection/)
      .waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText(/still on its way/).waitFor();
    await page.waitForURL(/\/(?!photos)[\w-]+$/);
    const pieces = Math.ceil(large.length / (256 * 1024));
    expect(sent).toEqual(Array.from({ length: pieces }, (_, index) => index * 256 * 1024));
    await page.goBack();
    await page.getByAltText('Your photo: Front').waitFor();
    await context.close();
  });
});

describe('without scripts', () => {
  test('several go at once, the good ones stay, each bad one has its sentence, and the next step follows', async () => {
    const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
    const { page } = await photoStep(context, 'skin');
    expect(await sticksOut(page)).toEqual([]);
    await choose(page, 'From 30 cm').setInputFiles(file(photo));
    await choose(page, 'Close up').setInputFiles(file(Buffer.from('GIF89a')));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page
      .getByRole('alert')
      .getByText(/Close up: This file is no photo/)
      .waitFor();
    expect(await page.getByAltText(/^Your photo/).count()).toBe(1);
    await choose(page, 'Close up').setInputFiles(file(photo));
    await page.getByRole('button', { name: 'Send these photos' }).click();
    await page.getByAltText('Your photo: Close up').waitFor();
    await page.getByRole('button', { name: 'Remove From 30 cm' }).click();
    await expect.poll(() => page.getByAltText(/^Your photo/).count()).toBe(1);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL(/\/(?!photos)[\w-]+$/);
    await context.close();
  });
});

describe('what is private', () => {
  test('a photo is shown only with its form’s link, is kept by nobody on the way, and lies closed on the disk', async () => {
    const context = await browser.newContext(DESKTOP);
    const { page } = await photoStep(context);
    const other = await photoStep(context);
    await hydrated(page);
    await choose(page, 'Front').setInputFiles(file(photo));
    const thumbnail = page.getByAltText('Your photo: Front');
    await thumbnail.waitFor();
    const address = `${server.url}${await thumbnail.getAttribute('src')}`;
    const answer = await fetch(address);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const shown = Buffer.from(await answer.arrayBuffer());
    const id = /photos\/([\w-]+)\//.exec(address)?.[1];
    expect((await fetch(`${server.url}${other.path}/photos/${id}/small`)).status).toBe(404);
    expect((await fetch(`${server.url}${other.path}/photos/${id}`)).status).toBe(404);

    const full = Buffer.from(await (await fetch(address.replace(/\/small$/, ''))).arrayBuffer());
    const marks = [photo, shown, full].map((picture) => picture.subarray(picture.length / 2, picture.length / 2 + 24));
    const open = filesBelow(server.dataDir).filter(({ bytes }) => marks.some((mark) => bytes.includes(mark)));
    expect(open.map(({ name }) => name)).toEqual([]);
    expect(server.output()).not.toContain(address.split('/')[5]);
    await context.close();
  });

  test('half a gigabyte is refused before it is sent', async () => {
    const context = await browser.newContext(DESKTOP);
    const { path } = await photoStep(context);
    const url = new URL(`${path}/photos`, server.url);
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 500_000_000 };
    const { status, text } = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const asking = httpRequest(url, { method: 'POST', headers }, (answer) => {
        let said = '';
        answer.setEncoding('utf8').on('data', (piece: string) => (said += piece));
        answer.on('end', () => {
          resolve({ status: answer.statusCode, text: said });
          asking.destroy();
        });
      });
      asking.on('error', reject);
      asking.write('--x');
    });
    expect(status).toBe(413);
    expect(text).toContain('send a few at a time');
    await context.close();
  });
});
