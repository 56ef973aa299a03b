import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { phonePhoto } from '#app/platform/pictures/fixtures.ts';
import { axeFindings, hydrated, openBrowser, sticksOut } from './harness/browser.ts';
import { findAndPress, inSight, ON_A_PHONE, pressInSight, scrollTo } from './harness/in-sight.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const desk = '/admin-dashboard';
const PAGE = '/services/hair/prp-therapy';
const ALT = 'Dr Asha Namuna holds a tube of blood';
const film = readFileSync('public/films/fue-hair-transplant.mp4');
const captions = Buffer.from('WEBVTT\n\n00:00.000 --> 00:04.000\nWe numb the scalp.\n');

describe('a film of the clinic’s own', () => {
  let server: StaffServer;
  let browser: Browser;
  let editor: Page;
  let picture: string;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startStaffServer(), openBrowser()]);
    editor = await signedInPage(browser, server, 'editor', ON_A_PHONE);
  });
  afterAll(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
  });

  const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });
  const textOf = async (path: string) => (await get(path)).text();

  test('is put in with a picture on a phone; what no phone would play is refused with what to do', async () => {
    await editor.goto(`${desk}/media`);
    await hydrated(editor);
    // Of another shape than the film.
    const buffer = await phonePhoto(1600, 1200);
    await editor.locator('input[type=file]').setInputFiles({ name: 'still.jpg', mimeType: 'image/jpeg', buffer });
    await editor.getByLabel('What the picture shows').fill(ALT);
    await editor.getByLabel('Day of the person’s consent in writing').fill('3 Nov 2025');
    await findAndPress(editor.getByRole('button', { name: 'Add the picture' }));
    await editor.getByText('They consented in writing on').waitFor();
    picture = editor.url().replace(/[?#].*$/, '');

    await hydrated(editor);
    await findAndPress(editor.getByRole('link', { name: 'Film of this picture' }));
    await inSight(editor.getByText('This picture has no film.'));
    expect(await axeFindings(editor)).toEqual([]);
    expect(await sticksOut(editor)).toEqual([]);
    const apple = Buffer.from(film);
    apple.write('hvc1', apple.indexOf('avc1', apple.indexOf('stsd')), 'latin1');
    await editor
      .getByLabel('Film', { exact: true })
      .setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer: apple });
    await findAndPress(editor.getByRole('button', { name: 'Put the film in' }));
    await inSight(editor.getByText('Save it as MP4 with H.264.').first());

    await editor
      .getByLabel('Film', { exact: true })
      .setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer: film });
    await findAndPress(editor.getByRole('button', { name: 'Put the film in' }));
    await inSight(editor.getByText('The film is here.'));
    await editor.getByLabel('Captions').setInputFiles({ name: 'a.vtt', mimeType: 'text/vtt', buffer: captions });
    await findAndPress(editor.getByRole('button', { name: 'Save', exact: true }));
    await inSight(editor.getByText('The film has these captions now.'));
    await editor.getByText('68 seconds, 960 × 540 pixels. It has captions.').waitFor();
    expect(await axeFindings(editor)).toEqual([]);
    expect(await sticksOut(editor)).toEqual([]);
  });

  test('is chosen for a treatment, and its page plays it once somebody presses play', async () => {
    await editor.goto(`${desk}/site/treatments.hair.prp-therapy.md`);
    await hydrated(editor);
    const choice = editor.getByRole('group', { name: 'A film of your own' });
    await findAndPress(choice.getByRole('radio', { name: ALT }));
    await editor.getByLabel('The film or the video in words').fill('A doctor spins a tube of blood.');
    await editor.locator('[data-save=saved]').waitFor();
    await pressInSight(editor.getByRole('button', { name: 'Publish', exact: true }));
    await inSight(editor.getByText('Published. Readers see it now.'));

    const page = await textOf(PAGE);
    expect(page).toContain('A doctor spins a tube of blood.');
    expect(page).toContain('"duration":"PT68S"');
    const reader = await browser.newPage({ ...ON_A_PHONE, baseURL: server.url });
    const asked: string[] = [];
    reader.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await reader.goto(PAGE);
    const video = reader.locator('main video');
    await scrollTo(video, 'middle');
    expect(asked.filter((path) => path.endsWith('.mp4'))).toEqual([]);
    expect(await axeFindings(reader)).toEqual([]);
    expect(await sticksOut(reader)).toEqual([]);
    const shape = () => video.evaluate(({ clientWidth, clientHeight }) => clientWidth / clientHeight);
    expect(await shape()).toBeCloseTo(960 / 540, 1);
    const before = await video.boundingBox();
    const played = await video.evaluate(async (element: HTMLVideoElement) => {
      element.muted = true;
      await element.play();
      return element.videoWidth;
    });
    expect(played).toBe(960);
    expect(await video.boundingBox()).toEqual(before);
    expect(asked.filter((path) => path.endsWith('.mp4'))).not.toEqual([]);
    await reader.context().close();
  });

  test('comes in the stretches that a player asks for, with its captions', async () => {
    const [address = ''] = /\/media\/[0-9a-f]{32}\/film\.mp4/.exec(await textOf(PAGE)) ?? [];
    const whole = await get(address);
    expect(whole.headers.get('content-type')).toBe('video/mp4');
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(bytes).toHaveLength(film.length);
    expect(bytes.includes('Lavf')).toBe(false);
    const part = await get(address, { range: 'bytes=1000-1999' });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 1000-1999/${film.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(1000, 2000))).toBe(true);
    expect((await get(address, { range: `bytes=${film.length}-` })).status).toBe(416);
    expect((await get(address, { 'if-none-match': whole.headers.get('etag') ?? '' })).status).toBe(304);
    expect(await textOf(address.replace('film.mp4', 'captions.vtt'))).toMatch(/^WEBVTT/);
  });

  test('goes from the page with the consent of whoever it shows', async () => {
    const [address = ''] = /\/media\/[0-9a-f]{32}\/film\.mp4/.exec(await textOf(PAGE)) ?? [];
    await editor.goto(picture);
    await hydrated(editor);
    await editor.getByRole('link', { name: PAGE, exact: true }).waitFor();
    await findAndPress(editor.getByRole('button', { name: 'Take it off every page' }));
    await inSight(editor.getByText('No page shows this picture any more.'));
    expect((await get(address)).status).toBe(404);
    expect((await get(address.replace('film.mp4', 'captions.vtt'))).status).toBe(404);
    await expect.poll(() => textOf(PAGE)).not.toContain('film.mp4');
  });

  test('cannot be put in with a picture that was taken off every page, and the screen says so without scripts', async () => {
    const page = await signedInPage(browser, server, 'editor', { ...ON_A_PHONE, javaScriptEnabled: false });
    await page.goto(`${picture}/film`);
    await page.getByText('This picture has been taken off every page').waitFor();
    expect(await page.locator('input[type=file]').count()).toBe(0);
    await page.context().close();
  });
});
