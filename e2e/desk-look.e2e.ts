// @module-tag endurance
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrated, openBrowser } from './harness/browser.ts';
import { BUSY_NOON, fillBusyClinic } from './harness/busy-clinic.ts';
import { newDataFolder } from './harness/data-folder.ts';
import { inSight, ON_A_PHONE, WINDOWS } from './harness/in-sight.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const desk = '/admin-dashboard';
const [, , DESK] = WINDOWS;

describe('the look of the desk', () => {
  let server: StaffServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const dataDir = newDataFolder();
    await fillBusyClinic(dataDir);
    [server, browser] = await Promise.all([
      startStaffServer({ dataDir, env: { CLOCK_START: BUSY_NOON } }),
      openBrowser(),
    ]);
    page = await signedInPage(browser, server, 'owner', DESK);
  });
  afterAll(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
  });

  const open = async (path: string): Promise<void> => {
    await page.goto(desk + path);
    await hydrated(page);
  };
  const styleOf = (thing: Locator, property: string): Promise<string> =>
    thing.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

  test('the line of now runs behind the visits: it strikes nobody’s name through', async () => {
    await open('/diary');
    const seen = await page.locator('[data-appointment][data-status="in-consultation"]').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const line = card.closest('ol')?.querySelector<HTMLElement>(':scope > li[aria-hidden="true"]');
        if (!line) return [];
        // Else it would not be met even where it is seen.
        line.style.pointerEvents = 'auto';
        const { left, width, top, bottom } = card.getBoundingClientRect();
        const y = line.getBoundingClientRect().top + 1;
        return y > top && y < bottom ? [card.contains(document.elementFromPoint(left + width / 2, y))] : [];
      }),
    );
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).not.toContain(false);
  });

  test('the dates of a series stand below each other at the left', async () => {
    await open('/diary/new?type=laser-session&date=2026-12-07');
    await page.getByLabel('Full name').fill('Usha Namuna');
    await page.getByLabel('Mobile number').fill('98765 43216');
    await page.getByLabel('As the treatment says').selectOption('hair/prp-therapy');
    await page.getByRole('button', { name: 'Show the dates' }).click();
    const dates = page.getByRole('status').getByRole('listitem').locator('b');
    await dates.nth(2).waitFor();
    const edges = await dates.evaluateAll((each) =>
      each.map((date) => {
        const list = date.closest('ol')!.getBoundingClientRect();
        return Math.round(date.getBoundingClientRect().left - list.left);
      }),
    );
    expect(new Set(edges).size).toBe(1);
    expect(edges[0]).toBeLessThan(16);
  });

  test('on a phone the head of the desk is two lines, and the names of the diary stay above their columns', async () => {
    const phone = await signedInPage(browser, server, 'front-desk', ON_A_PHONE);
    await phone.goto(`${desk}/diary`);
    await hydrated(phone);
    expect((await phone.getByRole('banner').boundingBox())!.height).toBeLessThanOrEqual(104);
    await phone.context().close();
    await open('/diary');
    const diary = page.locator('[data-diary-window]');
    const heads = diary.getByRole('heading').filter({ visible: true });
    const before = (await heads.first().boundingBox())!;
    await diary.evaluate((element) => element.scrollBy({ top: 400, behavior: 'instant' }));
    const after = (await heads.first().boundingBox())!;
    expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(1);
    await inSight(heads.first());
  });

  test('a row of Today’s lists has room for the name beside its button, which a finger hits', async () => {
    const phone = await signedInPage(browser, server, 'front-desk', ON_A_PHONE);
    await phone.goto(desk);
    await hydrated(phone);
    const sizes = (on: Page) =>
      on.locator('main section > ul > li:has(b) > div:last-child :is(button, a)').evaluateAll((buttons) =>
        buttons
          .map((button) => ({ height: button.getBoundingClientRect().height, row: button.closest('li')! }))
          .filter(({ height }) => height > 0)
          .map(({ height, row }) => ({
            height: Math.round(height),
            name: row.querySelector('b')!.getBoundingClientRect().width,
            row: row.getBoundingClientRect().width,
          })),
      );
    const byFinger = await sizes(phone);
    expect(byFinger.length).toBeGreaterThan(0);
    expect(byFinger.filter(({ height }) => height < 44)).toEqual([]);
    expect(byFinger.filter(({ name, row }) => name < row * 0.2)).toEqual([]);
    await phone.context().close();
  });

  test('nothing at the desk is called by a word that needs a second reading', async () => {
    for (const path of [
      '',
      '/diary/waiting-list',
      '/diary/time-off',
      '/privacy',
      '/audit',
      '/enquiries',
      '/posts/new',
    ]) {
      await page.goto(desk + path);
      expect([path, await page.locator('main').innerText()]).toEqual([
        path,
        expect.not.stringMatching(/Give back|Take out as CSV|Lets it go|\bSettled\b|Put something in/),
      ]);
    }
  });

  test('a list with nothing in it says so with a drawing, in the same pens everywhere', async () => {
    const pens = new Set<string>();
    for (const path of [
      '/enquiries',
      '/messages',
      '/forms',
      '/diary/waiting-list',
      '/diary/time-off',
      '/diary/new-times',
    ]) {
      await page.goto(desk + path);
      const found = await page.locator('main svg[viewBox="0 0 64 64"]:visible').evaluateAll((drawings) =>
        drawings.map((drawing) =>
          [...drawing.querySelectorAll('path')]
            .map((line) => getComputedStyle(line))
            .map(({ fill, stroke, strokeWidth }) => `${fill} ${stroke} ${strokeWidth}`)
            .join(', '),
        ),
      );
      expect.soft([path, found.length]).toEqual([path, expect.toSatisfy((count: number) => count > 0)]);
      for (const pen of found) pens.add(pen);
    }
    expect(pens.size).toBe(1);
  });

  test('a screen of the settings says its title once, and the overview has every section', async () => {
    await open('/settings');
    const sections = await page
      .getByRole('navigation', { name: 'Settings' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    const named = await page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    const below = sections.filter((path) => path !== `${desk}/settings`);
    expect(below).toHaveLength(7);
    expect(named).toEqual(expect.arrayContaining(below));
    for (const path of sections) {
      await page.goto(server.url + path);
      const titles = await page.locator('h1:visible, main h2:visible').allTextContents();
      expect.soft([path, titles.filter((title, index) => titles.indexOf(title) !== index)]).toEqual([path, []]);
    }
  });

  test('an arrow that cannot go on steps back behind the one that can', async () => {
    await open('/settings/practitioners');
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
      .first();
    const [up, down] = [row.getByRole('button').first(), row.getByRole('button').nth(1)];
    expect([await up.isDisabled(), await down.isDisabled()]).toEqual([true, false]);
    const [boxUp, boxDown] = [(await up.boundingBox())!, (await down.boundingBox())!];
    expect([boxUp.width, boxUp.height]).toEqual([boxDown.width, boxDown.height]);
    const [off, on] = [await styleOf(up, 'color'), await styleOf(down, 'color')];
    expect(lightness(off)).toBeGreaterThan(lightness(on));
  });

  test('a tick stands on the line of its words', async () => {
    await open('/diary/feeds');
    const label = page.locator('label:has(input[type=checkbox])').first();
    const [tick, words] = [(await label.locator('input').boundingBox())!, (await label.boundingBox())!];
    expect(Math.abs(tick.y + tick.height / 2 - (words.y + words.height / 2))).toBeLessThanOrEqual(2);
  });

  test('what was just said stands apart from the pane below it', async () => {
    await open('/diary/walk-ins');
    await page.getByLabel('Full name').fill('Usha Namuna');
    await page.getByLabel('Mobile').fill('98765 43216');
    await page.getByRole('button', { name: 'Give a number' }).click();
    await page.waitForURL(/given=/);
    const notice = (await page.getByRole('main').getByRole('status').first().boundingBox())!;
    const below = await page
      .locator('main section')
      .evaluateAll(
        (panes, bottom) => panes.map((pane) => pane.getBoundingClientRect().top - bottom).filter((gap) => gap > -1),
        notice.y + notice.height,
      );
    expect(Math.min(...below)).toBeGreaterThanOrEqual(8);
  });

  test('ticks, choices, lists and file buttons look alike on every screen', async () => {
    const seen = new Map<string, Set<string>>();
    for (const path of [
      '/diary/feeds',
      '/diary/time-off',
      '/posts/new',
      '/team/invite',
      '/settings/booking',
      '/patients/import',
      '/media',
    ]) {
      await page.goto(desk + path);
      const found = await page
        .locator('main :is(input[type=checkbox], input[type=radio], select, input[type=file]):visible')
        .evaluateAll((controls) =>
          controls.map((control) => {
            const { width, height } = control.getBoundingClientRect();
            const { borderRadius, accentColor } = getComputedStyle(control);
            const kind = control instanceof HTMLInputElement ? control.type : 'select';
            if (kind === 'select') return [kind, `at least 44: ${height >= 44}, corners ${borderRadius}`] as const;
            if (kind === 'file')
              return [kind, getComputedStyle(control, '::file-selector-button').borderRadius] as const;
            return [kind, `${width} × ${height}, ${accentColor}`] as const;
          }),
        );
      for (const [kind, look] of found) seen.set(kind, (seen.get(kind) ?? new Set()).add(look));
    }
    expect([...seen.keys()]).toEqual(expect.arrayContaining(['checkbox', 'radio', 'select', 'file']));
    for (const [kind, looks] of seen) expect.soft([kind, [...looks]]).toEqual([kind, [expect.any(String)]]);
  });

  test('a secret address is a field that can be marked, with a button that copies it', async () => {
    await open('/team/invite');
    await page.getByLabel('E-mail').fill('new@example.com');
    await page.getByLabel('Front desk').check();
    await page.locator('main').getByRole('button').first().click();
    const link = page.locator('input[readonly]');
    await link.waitFor();
    expect(await link.inputValue()).toMatch(/^http:\/\/127\.0\.0\.1/);
    await page.getByRole('button', { name: 'Copy' }).waitFor();
  });

  test.each(WINDOWS.map((window) => [window.viewport.width, window] as const))(
    'at %i px a name has room in the lists of Today, and no sentence takes three lines',
    async (_width, window) => {
      const narrow = await signedInPage(browser, server, 'owner', window);
      await narrow.goto(desk);
      await hydrated(narrow);
      const rows = narrow.locator('main section li:has(> div > b)');
      const found = await rows.evaluateAll((items) =>
        items
          .filter((item) => item.getBoundingClientRect().height > 0)
          .map((item) => {
            const [name, small] = [item.querySelector('b'), item.querySelector('small')];
            const linesOf = (element: HTMLElement | null): number =>
              element
                ? Math.round(
                    element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
                  )
                : 0;
            return { text: name?.textContent, name: linesOf(name), sentence: linesOf(small) };
          })
          .filter(({ name, sentence }) => name > 1 || sentence > 2),
      );
      expect(await rows.count()).toBeGreaterThan(10);
      expect(found).toEqual([]);
      await narrow.context().close();
    },
  );
});

/** The mean of the three parts of a colour. */
function lightness(colour: string): number {
  const parts = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  return parts.reduce((sum, part) => sum + part, 0) / parts.length;
}
