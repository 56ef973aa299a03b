import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { phonePhoto } from '#app/platform/pictures/fixtures.ts';
import { axeFindings, hydrated, openBrowser, sticksOut } from './harness/browser.ts';
import { findAndPress, inSight, ON_A_PHONE, pressInSight, scrollTo } from './harness/in-sight.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const desk = '/admin-dashboard';
const PAGE = '/services/hair/prp-therapy';
const DEPARTMENT = '/services/hair';
const RELATED = '/services/hair/gfc-therapy';
const ALT = 'Dr Asha Namuna draws blood from an arm';
const DRAWING = '/plates/prp-therapy.svg';
const CARD = '/plates/prp-therapy-card.svg';
const WINDOWS = [ON_A_PHONE, { viewport: { width: 1440, height: 900 } }].map(
  (window) => [window.viewport.width, window] as const,
);

/** Looks for a picture with the wheel: it is shown, and lies in the window. All of a card is a link, which covers its picture. */
async function see(image: Locator): Promise<void> {
  await scrollTo(image.locator('xpath=ancestor::*[self::li or self::figure][1]'), 'middle');
  await image.evaluate((img: HTMLImageElement) => img.decode());
  const { y, height } = (await image.boundingBox())!;
  expect(y + height).toBeGreaterThan(0);
  expect(y).toBeLessThan(image.page().viewportSize()!.height);
}

describe('a photo in place of a treatment’s drawing', () => {
  let server: StaffServer;
  let browser: Browser;
  let editor: Page;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startStaffServer(), openBrowser()]);
    editor = await signedInPage(browser, server, 'editor');
  });
  afterAll(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
  });

  const statusOf = async (path: string) => (await fetch(server.url + path)).status;
  const textOf = async (path: string) => (await fetch(server.url + path)).text();
  const boxOf = async (page: Page) => {
    const image = page.locator('main header figure img');
    await image.evaluate((img: HTMLImageElement) => img.decode());
    return image.boundingBox();
  };

  /** Where the drawing stood at the head of the page, by the width of the window. */
  const drawn = new Map<number, Awaited<ReturnType<typeof boxOf>>>();
  let picture: string;

  test.each(WINDOWS)('is not there at first, at %i px', async (width, window) => {
    const reader = await browser.newPage({ ...window, baseURL: server.url });
    await reader.goto(PAGE);
    await inSight(reader.locator('h1'));
    drawn.set(width, await boxOf(reader));
    expect(await textOf(PAGE)).not.toContain('/media/');
    await reader.context().close();
  });

  test('is chosen from the library, looked at, and published', async () => {
    await editor.goto(`${desk}/media`);
    await hydrated(editor);
    const buffer = await phonePhoto(1600, 1200);
    await editor.locator('input[type=file]').setInputFiles({ name: 'prp.jpg', mimeType: 'image/jpeg', buffer });
    await editor.getByLabel('What the picture shows').fill(ALT);
    await editor.getByLabel('Day of the person’s consent in writing').fill('3 Nov 2025');
    await findAndPress(editor.getByRole('button', { name: 'Add the picture' }));
    await editor.getByText('They consented in writing on').waitFor();
    picture = editor.url().replace(/[?#].*$/, '');

    await editor.goto(`${desk}/site/treatments.hair.prp-therapy.md`);
    await hydrated(editor);
    expect(await editor.getByRole('radio', { name: 'No photo: the drawing stays' }).isChecked()).toBe(true);
    await findAndPress(editor.getByRole('radio', { name: ALT }));
    await editor.locator('[data-save=saved]').waitFor();
    await editor.frameLocator('iframe').getByRole('img', { name: ALT }).first().waitFor({ state: 'attached' });
    expect(await textOf(PAGE)).not.toContain('/media/');
    await pressInSight(editor.getByRole('button', { name: 'Publish', exact: true }));
    await inSight(editor.getByText('Published. Readers see it now.'));
    expect(await axeFindings(editor)).toEqual([]);
    expect(await sticksOut(editor)).toEqual([]);

    const page = await textOf(PAGE);
    expect(page).not.toContain(DRAWING);
    expect(page).toMatch(/property="og:image" content="[^"]*\/media\/[0-9a-f]{32}\/\d+\.jpg"/);
    expect(await textOf(DEPARTMENT)).not.toContain(CARD);
  });

  test.each(WINDOWS)(
    'is seen at %i px on the page, on the card, and beside another treatment',
    async (width, window) => {
      const reader = await browser.newPage({ ...window, baseURL: server.url });
      const seen = async () => {
        await see(reader.getByRole('img', { name: ALT }));
        expect(await sticksOut(reader)).toEqual([]);
        expect(await axeFindings(reader)).toEqual([]);
      };
      await reader.goto(PAGE);
      await seen();
      await reader.goto(PAGE);
      // In the place of the drawing, as large as it was, without its caption.
      expect(await boxOf(reader)).toEqual(drawn.get(width));
      expect(await reader.locator('main header figcaption').count()).toBe(0);
      for (const path of [DEPARTMENT, RELATED]) {
        await reader.goto(path);
        await seen();
      }
      await reader.context().close();
    },
  );

  test('stays in the library while pages show it, and goes from all of them when the consent is withdrawn', async () => {
    const [file = ''] = /\/media\/[0-9a-f]{32}\/\d+\.jpg/.exec(await textOf(PAGE)) ?? [];
    expect(await statusOf(file)).toBe(200);
    await editor.goto(picture);
    await hydrated(editor);
    await editor.getByRole('link', { name: PAGE, exact: true }).waitFor();
    expect(await editor.getByRole('button', { name: 'Delete' }).count()).toBe(0);
    await findAndPress(editor.getByRole('button', { name: 'Take it off every page' }));
    await inSight(editor.getByText('No page shows this picture any more.'));
    expect(await statusOf(file)).toBe(404);
    for (const path of [PAGE, DEPARTMENT, RELATED]) await expect.poll(() => textOf(path)).not.toContain('/media/');
  });

  test.each(WINDOWS)('has given way to the drawing, at %i px', async (width, window) => {
    const reader = await browser.newPage({ ...window, baseURL: server.url });
    await reader.goto(PAGE);
    expect(await boxOf(reader)).toEqual(drawn.get(width));
    await see(reader.locator(`main img[src="${DRAWING}"]`));
    await reader.goto(DEPARTMENT);
    await see(reader.locator(`main img[src="${CARD}"]`));
    await reader.context().close();
  });
});
