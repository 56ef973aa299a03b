// @module-tag endurance
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { briefName } from '#app/features/diary/domain/brief-name.ts';
import { axeFindings, hydrated, openBrowser, sticksOut } from './harness/browser.ts';
import { BUSY_NOON, BUSY_VISITS, busyNames, fillBusyClinic } from './harness/busy-clinic.ts';
import { newDataFolder } from './harness/data-folder.ts';
import { focusInSight, inSight, pressInSight, WINDOWS } from './harness/in-sight.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const desk = '/admin-dashboard';

describe('seven practitioners and two hundred visits', () => {
  let server: StaffServer;
  let browser: Browser;
  beforeAll(async () => {
    const dataDir = newDataFolder();
    await fillBusyClinic(dataDir);
    [server, browser] = await Promise.all([
      startStaffServer({ dataDir, env: { CLOCK_START: BUSY_NOON } }),
      openBrowser(),
    ]);
  });
  afterAll(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
  });

  async function open(path: string, window: (typeof WINDOWS)[number], role: 'front-desk' | 'doctor' = 'front-desk') {
    const page = await signedInPage(browser, server, role, window);
    await page.goto(desk + path);
    await hydrated(page);
    return page;
  }

  /** Of every visit that is drawn: its id, what of its name is shown, and whether all of that is inside its card. */
  async function namesOn(page: Page): Promise<{ id: string; shown: string; isWhole: boolean }[]> {
    return page.locator('[data-appointment]').evaluateAll((cards) =>
      cards
        .filter((card) => card.getClientRects().length > 0)
        .map((card) => {
          const parts = [...card.querySelectorAll<HTMLElement>('[data-name] > span')];
          const part = parts.find((each) => each.getBoundingClientRect().width > 2)!;
          const [name, box] = [part.getBoundingClientRect(), card.getBoundingClientRect()];
          const field = part.parentElement!;
          const isInside =
            name.right <= box.right + 0.5 && name.bottom <= box.bottom + 0.5 && name.top >= box.top - 0.5;
          return {
            id: (card as HTMLElement).dataset['appointment']!,
            shown: part.textContent,
            isWhole: isInside && field.scrollWidth <= field.clientWidth + 1,
          };
        }),
    );
  }

  test.each(WINDOWS.map((window) => [window.viewport.width, window] as const))(
    'every name is readable at %i px, on Today and in the diary: whole, or the first name whole with the letter of the last',
    async (width, window) => {
      for (const path of ['', '/diary']) {
        const page = await open(path, window);
        const people = await page
          .locator('select[name=practitioner]:visible option')
          .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
        // A telephone shows one person's day at a time.
        const days = width < 640 ? people : [undefined];
        const seen = new Set<string>();
        for (const person of days) {
          if (person !== undefined) {
            await page.goto(`${desk}${path}?practitioner=${person}`);
            await hydrated(page);
          }
          const cut: string[] = [];
          for (const { id, shown, isWhole } of await namesOn(page)) {
            seen.add(id);
            const isName = busyNames.includes(shown) || busyNames.some((name) => briefName(name) === shown);
            if (!isWhole || !isName) cut.push(shown);
          }
          expect(cut).toEqual([]);
          expect(await sticksOut(page)).toEqual([]);
        }
        expect(seen.size).toBe(BUSY_VISITS);
        await page.context().close();
      }
    },
  );

  test.each(WINDOWS.map((window) => [window.viewport.width, window] as const))(
    'the screen opens at now, and a key asks its question in sight at %i px',
    async (_width, window) => {
      for (const path of ['', '/diary']) {
        const page = await open(path, window);
        const diary = page.locator('[data-diary-window]');
        if (window.viewport.width < 640) await diary.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await inSight(page.locator('[data-now] > span'), 'middle');
        const question = async (card: Locator): Promise<void> => {
          await card.focus();
          await page.keyboard.press('Alt+ArrowDown');
          await page
            .getByText(/^Move /)
            .first()
            .waitFor();
          await focusInSight(page);
          // Nobody of these has an e-mail address.
          await inSight(page.getByText('No message reaches them: please call.'));
          for (const name of ['Move, don’t tell', 'Don’t move']) await inSight(page.getByRole('button', { name }));
          await inSight(page.locator('[data-proposed]'), 'middle');
          await page.keyboard.press('Escape');
          await page.locator('[data-proposed]').waitFor({ state: 'detached' });
        };
        const cards = page.locator('[data-appointment][data-status=confirmed]:visible');
        // The last of the day lies where the question stands.
        await question(cards.last());
        await question(cards.first());
        // It has the focus again: the next key is for it.
        await page.keyboard.press('a');
        await inSight(page.getByRole('button', { name: 'Undo' }));
        // It can be pressed once the screen has read what was changed.
        await page.locator('[data-diary-bar] button:enabled', { hasText: 'Undo' }).waitFor();
        await page.keyboard.press('u');
        await page.getByText('Undone.').waitFor();
        await page.context().close();
      }
    },
  );

  test.each(WINDOWS.map((window) => [window.viewport.width, window] as const))(
    'a date is reached by its field and by the month at %i px',
    async (_width, window) => {
      const page = await open('', window);
      await page.keyboard.press('g');
      await focusInSight(page);
      await inSight(page.getByRole('button', { name: 'Show', exact: true }));
      // As it is said in India; what stood there is replaced.
      expect(await page.getByLabel('Date', { exact: true }).inputValue()).toBe('Mon 23 Nov 2026');
      await page.keyboard.type('18/1/27');
      await page.keyboard.press('Enter');
      await page.waitForURL(/date=2027-01-18/);
      await page.getByRole('heading', { level: 1, name: 'Monday 18 January 2027' }).waitFor();
      await pressInSight(page.locator('details[data-go-to-date] > summary'));
      await pressInSight(page.getByRole('link', { name: 'Month after' }));
      await page.getByText('February 2027').waitFor();
      await pressInSight(page.getByRole('link', { name: 'Tuesday 16 February 2027' }));
      await page.getByRole('heading', { level: 1, name: 'Tuesday 16 February 2027' }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.context().close();
    },
  );

  test('without scripts a date is a form, and the months are links', async () => {
    const page = await signedInPage(browser, server, 'front-desk', { javaScriptEnabled: false });
    await page.goto(desk);
    await page.locator('details[data-go-to-date] > summary').click();
    await page.getByLabel('Date', { exact: true }).fill('18 January 2027');
    await page.getByRole('button', { name: 'Show', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Monday 18 January 2027' }).waitFor();
    await page.locator('details[data-go-to-date] > summary').click();
    await page.getByRole('link', { name: 'Month before' }).click();
    await page.getByRole('heading', { level: 1, name: 'Friday 18 December' }).waitFor();
    await page.locator('details[data-go-to-date] > summary').click();
    // A fortnight ago, not in a year.
    await page.getByLabel('Date', { exact: true }).fill('9 Nov');
    await page.getByRole('button', { name: 'Show', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Monday 9 November' }).waitFor();
    await page.locator('details[data-go-to-date] > summary').click();
    await page.getByLabel('Date', { exact: true }).fill('someday');
    await page.getByRole('button', { name: 'Show', exact: true }).first().click();
    await page.getByText('“someday” is no date that the desk understands, so today is shown.').waitFor();
    await page.context().close();
  });

  test('one list chooses whose day or week it is, and a week keeps its closed days', async () => {
    const page = await open('/diary?view=week', WINDOWS[2]!);
    await page.getByLabel('Whose diary').selectOption({ label: 'Nurse' });
    await page.waitForURL(/practitioner=nurse/);
    const sunday = page.getByRole('region', { name: 'Sun 29 Nov' });
    await sunday.locator('[data-closed=closed]', { hasText: 'Closed' }).waitFor();
    expect(await page.getByRole('button', { name: /^Week:/ }).count()).toBe(0);
    await page.goto(`${desk}/diary?date=2027-01-26`);
    await page.getByText('Closed: Republic Day').first().waitFor();
    await page.context().close();
  });

  test('the place in a long gap that is pressed is the time that is asked for, on the clinic’s step', async () => {
    const page = await open('/diary?date=2026-11-24', WINDOWS[2]!);
    const gap = page.getByRole('region', { name: 'Nurse' }).locator('[data-gap]').first();
    const box = (await gap.boundingBox())!;
    const from = Number(await gap.getAttribute('data-gap'));
    const hour = (await page.getByRole('region', { name: 'Nurse' }).locator('ol').boundingBox())!.height / 9.5;
    await page.mouse.move(box.x + 40, box.y + hour * 1.3);
    await page.mouse.click(box.x + 40, box.y + hour * 1.3);
    await page.waitForURL(/diary\/new/);
    const asked = new URL(page.url()).searchParams;
    expect([asked.get('practitioner'), asked.get('date')]).toEqual(['nurse', '2026-11-24']);
    const [hours = 0, minutes = 0] = asked.get('time')!.split(':').map(Number);
    const time = hours * 60 + minutes;
    expect(time % 5).toBe(0);
    expect(time - from).toBeGreaterThanOrEqual(60);
    expect(time - from).toBeLessThanOrEqual(78);
    await page.context().close();
  });

  test('Today and the diary show the same gaps, and a doctor’s own column is the first', async () => {
    const gaps = async (path: string): Promise<string[]> => {
      const page = await open(path, WINDOWS[2]!);
      const found = await page
        .locator('[data-gap]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
      await page.context().close();
      return found;
    };
    expect(await gaps('')).toEqual(await gaps('/diary'));
    const page = await open('', WINDOWS[2]!, 'doctor');
    expect(await page.locator('[data-diary-window] h2').first().innerText()).toBe('Dermatologist');
    await page.getByLabel('Whose diary').first().selectOption({ label: 'Dermatologist' });
    await page.waitForURL(/practitioner=dermatologist/);
    await expect.poll(() => page.locator('[data-diary-window] h2').count()).toBe(1);
    await page.context().close();
  });
});
