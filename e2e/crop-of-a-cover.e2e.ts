import type { Browser, Locator } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { addMedia } from '#app/features/blog/server/media/change-media.ts';
import { publishPost } from '#app/features/blog/server/publish-post.ts';
import { createPost } from '#app/features/blog/server/save-post.ts';
import { aPost } from '#app/features/blog/server/fixtures.ts';
import { systemClock } from '#app/platform/clock.ts';
import { openDatabase } from '#app/platform/database/database.ts';
import { DESKTOP, openBrowser, PHONE } from './harness/browser.ts';
import { startServer, type RunningServer } from './harness/server.ts';
import { startStaffServer } from './harness/staff.ts';

interface Cover {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** In per cent: where the red spot is, and the point that was set. */
  readonly spot: readonly [number, number];
  readonly point: readonly [number, number];
  readonly isSeen: boolean;
}

const COVERS: readonly Cover[] = [
  { title: 'Wide', width: 1600, height: 400, spot: [90, 50], point: [90, 50], isSeen: true },
  { title: 'Tall', width: 400, height: 1600, spot: [50, 10], point: [50, 10], isSeen: true },
  { title: 'Elsewhere', width: 1600, height: 400, spot: [90, 50], point: [20, 50], isSeen: false },
];

/** A red spot on blue ground. */
function picture({ width, height, spot: [x, y] }: Cover): Promise<Buffer> {
  const side = 80;
  const spot = { create: { width: side, height: side, channels: 3, background: '#f00' } } as const;
  const [left, top] = [(width * x) / 100 - side / 2, (height * y) / 100 - side / 2];
  return sharp({ create: { width, height, channels: 3, background: '#00f' } })
    .composite([{ input: spot, left, top }])
    .png()
    .toBuffer();
}

async function showsSpot(crop: Locator): Promise<boolean> {
  await crop.scrollIntoViewIfNeeded();
  await crop.evaluate((img: HTMLImageElement) => img.decode());
  const pixels = await sharp(await crop.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
  for (let at = 0; at < pixels.length; at += 3) if (pixels[at]! > 200 && pixels[at + 2]! < 60) return true;
  return false;
}

describe('the crop of a cover in the list of posts', () => {
  let server: RunningServer;
  let browser: Browser;

  beforeAll(async () => {
    const [first, opened] = await Promise.all([startStaffServer(), openBrowser()]);
    browser = opened;
    await first.stop();
    const database = await openDatabase({ databaseUrl: undefined, dataDir: first.dataDir });
    const blog = { db: database.db, clock: systemClock };
    const { staff } = first.signedIn.editor;
    for (const cover of COVERS) {
      const [focalX, focalY] = cover.point;
      const added = await addMedia(blog, await picture(cover), { alt: 'A spot', focalX, focalY }, staff);
      if (!added.ok) throw new Error(added.reason);
      const shown = { kind: 'media', media: added.value.id, alt: 'A spot' } as const;
      await publishPost(blog, await createPost(blog, staff, aPost({ title: cover.title, cover: shown })), staff);
    }
    await database.close();
    server = await startServer({ dataDir: first.dataDir });
    return async () => {
      await browser.close();
      await server[Symbol.asyncDispose]();
    };
  });

  test.each([
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ])('shows the point that was set on the picture, on %s', async (_name, options) => {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await page.goto(`${server.url}/blog`);
    for (const { title, isSeen } of COVERS) {
      const crop = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });
      expect([title, await showsSpot(crop.locator('img'))]).toEqual([title, isSeen]);
    }
    await context.close();
  });
});
