import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { axeFindings, DESKTOP, hydrated } from './harness/browser.ts';
import { openSite, type Site } from './harness/site.ts';

const FILE = 'treatments/hair/fue-hair-transplant.md';
const TREATMENT = '/services/hair/fue-hair-transplant';
const VIDEO = 'https://www.youtube-nocookie.com/embed/a-film-for-tests';
const VIDEO_HOST = /youtube-nocookie\.com/;
let content: string;
let site: Site;

beforeAll(async () => {
  // No file of the clinic names a video yet, so the server reads a copy in which one does.
  content = mkdtempSync(join(tmpdir(), 'jamun-content-'));
  cpSync('content', content, { recursive: true });
  const text = readFileSync(join(content, FILE), 'utf8');
  writeFileSync(
    join(content, FILE),
    text.replace(
      /^video:.*$/m,
      `video: https://youtu.be/a-film-for-tests\nvideoTranscript: A doctor marks the hairline.`,
    ),
  );
  site = await openSite({ env: { CONTENT_DIR: content } });
});
afterEach(() => site.leave());
afterAll(async () => {
  await site.close();
  rmSync(content, { recursive: true });
});

describe('the video of a treatment', () => {
  it('is a link until a click asks for it, then a player with the focus in the same place', async () => {
    const page = await site.visitor(DESKTOP);
    const asked: string[] = [];
    await page.route(VIDEO_HOST, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>A film</p>' });
    });
    await page.goto(site.at(TREATMENT));
    await hydrated(page);
    const link = page.getByRole('link', { name: 'Watch: FUE hair transplant' });
    await link.scrollIntoViewIfNeeded();
    expect(await page.locator('main iframe').count()).toBe(0);
    expect(asked).toEqual([]);
    await page.getByText('What the video says and shows, in words').click();
    await page.getByText('A doctor marks the hairline.').waitFor();

    await link.click();
    const player = page.getByTitle('Watch: FUE hair transplant');
    await player.waitFor();
    await page.frameLocator('main iframe').getByText('A film').waitFor();
    expect(asked).toEqual([VIDEO]);
    expect(await player.evaluate((frame) => frame === document.activeElement)).toBe(true);
    expect(await link.count()).toBe(0);
    expect(page.url()).toBe(site.at(TREATMENT));
  });

  it('is a link to the player without JavaScript', async () => {
    const page = await site.visit(TREATMENT, { ...DESKTOP, javaScriptEnabled: false });
    const link = page.getByRole('link', { name: 'Watch: FUE hair transplant' });
    expect(await link.getAttribute('href')).toBe(VIDEO);
    expect(await page.locator('main iframe').count()).toBe(0);
  });
});

describe('the film of a treatment', () => {
  const film = (page: Page) => page.getByLabel('How a group of hairs is moved');

  it('is fetched when somebody plays it, and shows its captions', async () => {
    const page = await site.visitor(DESKTOP);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) asked.push(request.url());
    });
    await page.goto(site.at(TREATMENT));
    await hydrated(page);
    await film(page).scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    await film(page).evaluate((video: HTMLVideoElement) => video.play());
    await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
    expect(asked).not.toEqual([]);
    await expect
      .poll(() =>
        film(page).evaluate((video: HTMLVideoElement) => (video.textTracks[0]?.activeCues?.[0] as VTTCue)?.text),
      )
      .toMatch(/^Scalp hair grows in tiny groups/);
    const length = await film(page).evaluate((video: HTMLVideoElement) => video.duration);
    await page.getByText(`a drawn film of ${Math.round(length)} seconds`).waitFor();
  });

  it('has its words in writing, without JavaScript too', async () => {
    const page = await site.visit(TREATMENT, { ...DESKTOP, javaScriptEnabled: false });
    expect(await film(page).getAttribute('controls')).toBe('');
    await page.getByText('What the film shows, in words').click();
    await page.getByText('The group slides into the slit.').waitFor();
    expect(await axeFindings(await site.visit(TREATMENT))).toEqual([]);
  });
});
