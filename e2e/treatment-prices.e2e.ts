import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings, hydrated, openBrowser, PHONE, sticksOut } from './harness/browser.ts';
import {
  findAndPress,
  focusInSight,
  inSight,
  ON_A_PHONE,
  pressInSight,
  scrollTo,
  typeInSight,
} from './harness/in-sight.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const SCREEN = '/admin-dashboard/site/treatments';
const ON_A_DESK = { viewport: { width: 1440, height: 900 } };

interface Journey {
  readonly window: typeof ON_A_PHONE;
  /** By name: what is typed under "From" and "To", and what readers are told. */
  readonly prices: readonly (readonly [string, string, string, string, string])[];
  readonly notOffered: readonly (readonly [string, string])[];
}

const JOURNEYS: readonly Journey[] = [
  {
    window: ON_A_PHONE,
    prices: [
      ['PRP therapy', 'hair/prp-therapy', '2500', '4000', '₹2,500 to ₹4,000 per session'],
      ['GFC therapy', 'hair/gfc-therapy', '₹ 3,500', '', '₹3,500 per session'],
      ['FUE hair transplant', 'hair/fue-hair-transplant', '45', '60', '₹45 to ₹60 per graft'],
      ['Chemical peels', 'skin/chemical-peels', '1,500', '', '₹1,500 per session'],
      ['HIFU treatment', 'laser/hifu-treatment', '1,25,000', '', '₹1,25,000 per session'],
    ],
    notOffered: [
      ['Beard hair transplant', 'hair/beard-hair-transplant'],
      ['Mesotherapy for hair', 'hair/mesotherapy'],
      ['Birthmark removal', 'laser/birthmark-removal'],
    ],
  },
  {
    window: ON_A_DESK,
    prices: [
      ['PRP therapy', 'hair/prp-therapy', '3000', '3500', '₹3,000 to ₹3,500 per session'],
      ['Hair transplant', 'hair/hair-transplant', '50', '', '₹50 per graft'],
      ['Acne treatment', 'skin/acne-treatment', '800', '1,200', '₹800 to ₹1,200 per session'],
      ['Mole removal', 'skin/mole-removal', '1 500', '', '₹1,500 per session'],
      ['Tattoo removal', 'laser/tattoo-removal', 'Rs. 2000/-', '', '₹2,000 per session'],
    ],
    notOffered: [],
  },
];

describe('treatments and prices at the desk', () => {
  let server: StaffServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startStaffServer(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
  });

  const textOf = async (path: string) => (await fetch(server.url + path)).text();
  const rowOf = (page: Page, name: string): Locator =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
  const fieldOf = (page: Page, name: string, field: string): Locator =>
    rowOf(page, name).getByRole('textbox', { name: new RegExp(`^${field}`) });
  async function typeInto(field: Locator, text: string): Promise<void> {
    await scrollTo(field);
    await pressInSight(field);
    await field.press('ControlOrMeta+a');
    await field.page().keyboard.type(text);
  }

  async function opened(page: Page): Promise<void> {
    await page.goto(SCREEN);
    await hydrated(page);
  }
  const publish = (page: Page) => pressInSight(page.getByRole('button', { name: 'Save and publish' }));

  test.each(JOURNEYS.map((journey) => [journey.window.viewport.width, journey] as const))(
    'at %i px the owner enters prices and takes off what she does not do, and publishes once',
    async (_width, { window, prices, notOffered }) => {
      const page = await signedInPage(browser, server, 'owner', window);
      await page.goto('/admin-dashboard/launch');
      await hydrated(page);
      await findAndPress(page.getByRole('link', { name: 'Open: Prices' }));
      await inSight(page.getByRole('heading', { name: 'Treatments and prices' }));
      await hydrated(page);
      expect(new URL(page.url()).pathname).toBe(SCREEN);
      expect(await axeFindings(page)).toEqual([]);
      expect(await sticksOut(page)).toEqual([]);

      for (const [name, , from, to] of prices) {
        await typeInto(fieldOf(page, name, 'From'), from);
        if (to === '') continue;
        await page.keyboard.press('Tab');
        await focusInSight(page);
        await page.keyboard.type(to);
      }
      for (const [name] of notOffered) await findAndPress(rowOf(page, name).getByText('We offer it'), 'middle');
      await inSight(page.getByText(`${prices.length + notOffered.length} treatments changed, not published yet.`));
      await publish(page);
      await inSight(page.getByText(`${prices.length + notOffered.length} treatments published. Readers see them now.`));

      for (const [, path, , , said] of prices) expect(await textOf(`/services/${path}`)).toContain(said);
      const [[, first, , , said] = ['', '', '', '', '']] = prices;
      expect(await textOf(`/specific-service?q=${first.replace(/^.*\//, '').replaceAll('-', '+')}`)).toContain(said);
      for (const [, path] of notOffered) {
        expect(await textOf(`/services/${path}`)).toContain('We explain this treatment, but we do not give it.');
      }
      for (const department of new Set(notOffered.map(([, path]) => path.replace(/\/.*/, '')))) {
        const told = (await textOf(`/services/${department}`)).split(
          'We explain this treatment, but we do not give it.',
        );
        expect(told.length).toBeGreaterThan(notOffered.filter(([, path]) => path.startsWith(department)).length);
      }
      // The finder names it last, or where nothing else has that name.
      if (notOffered.length > 0)
        expect(await textOf('/specific-service?q=birthmark+removal')).toContain('but not given at this clinic');
      // What it was filled in as, and of which day.
      await opened(page);
      const [[name, , , to] = ['', '', '', '']] = prices;
      expect(await fieldOf(page, name, 'To').inputValue()).toBe(to === '' ? '' : Number(to).toLocaleString('en-IN'));
      expect(await fieldOf(page, name, 'Checked on').inputValue()).toMatch(/^\w{3} \d{1,2} \w{3} \d{4}$/);
      await page.context().close();
    },
  );

  test('no field comes so near the button at the foot of a small phone that a finger means both', async () => {
    const page = await signedInPage(browser, server, 'owner', PHONE);
    await opened(page);
    // The bar at the top is every screen's, and cuts rows on all of them.
    await page
      .locator('header')
      .first()
      .evaluate((bar) => bar.style.setProperty('position', 'static'));
    // Wherever a row is cut by the foot of the window: a step is half the height of a field.
    for (let top = 700; top < 960; top += 22) {
      await page.evaluate((y) => globalThis.scrollTo(0, y), top);
      expect([top, await axeFindings(page)]).toEqual([top, []]);
    }
    await page.evaluate(() => globalThis.scrollTo(0, document.body.scrollHeight));
    expect(await axeFindings(page)).toEqual([]);
    expect(await sticksOut(page)).toEqual([]);
    await page.context().close();
  });

  test('what is refused is told at its row, stays as it was typed, and holds nothing else back', async () => {
    const page = await signedInPage(browser, server, 'owner', ON_A_PHONE);
    await opened(page);
    await typeInto(fieldOf(page, 'Eczema treatment', 'From'), '900');
    await typeInto(fieldOf(page, 'Keloid treatment', 'From'), '900-1200');
    await typeInto(fieldOf(page, 'Melasma treatment', 'To'), '500');
    await publish(page);
    await inSight(page.getByText('One treatment was published; 2 are not, and what you typed stays:'));
    expect(await axeFindings(page)).toEqual([]);
    expect(await textOf('/services/skin/eczema-treatment')).toContain('₹900 per session');
    await findAndPress(
      page.getByRole('link', { name: 'Keloid treatment: Write one amount in whole rupees, such as 1500 or 1,500.' }),
    );
    await focusInSight(page);
    const keloid = fieldOf(page, 'Keloid treatment', 'From');
    expect(await keloid.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await keloid.inputValue()).toBe('900-1200');
    await typeInto(keloid, '900');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1200');
    await typeInto(fieldOf(page, 'Melasma treatment', 'To'), ' ');
    await publish(page);
    await inSight(page.getByText('One treatment published. Readers see it now.'));
    expect(await textOf('/services/skin/keloid-treatment')).toContain('₹900 to ₹1,200 per session');
    await page.context().close();
  });

  test('two owners at once: the second is told at the row what readers see by now, and decides', async () => {
    const [one, two] = await Promise.all([
      signedInPage(browser, server, 'owner', ON_A_DESK),
      signedInPage(browser, server, 'owner', ON_A_DESK),
    ]);
    await opened(one);
    await opened(two);
    await typeInto(fieldOf(two, 'Psoriasis treatment', 'From'), '700');
    await typeInto(fieldOf(two, 'Skin tag removal', 'From'), '300');
    await typeInto(fieldOf(one, 'Psoriasis treatment', 'From'), '600');
    await publish(one);
    await inSight(one.getByText('One treatment published. Readers see it now.'));
    // The second window hears of it, and what is typed there stays.
    expect(await fieldOf(two, 'Psoriasis treatment', 'From').inputValue()).toBe('700');
    await publish(two);
    await inSight(two.getByText('One treatment was published; one is not, and what you typed stays:'));
    const row = rowOf(two, 'Psoriasis treatment');
    await row.getByText('Readers now see: offered, ₹600 per session.').waitFor();
    expect(await fieldOf(two, 'Psoriasis treatment', 'From').inputValue()).toBe('700');
    expect(await textOf('/services/skin/psoriasis-treatment')).toContain('₹600 per session');
    await publish(two);
    await inSight(two.getByText('One treatment published. Readers see it now.'));
    expect(await textOf('/services/skin/psoriasis-treatment')).toContain('₹700 per session');
    await Promise.all([one.context().close(), two.context().close()]);
  });

  test('a filter, a jump and a search leave what is typed, Enter goes to the row below, and a window that was closed offers it again', async () => {
    const page = await signedInPage(browser, server, 'owner', ON_A_DESK);
    await opened(page);
    const kept = page.waitForResponse(
      (response) => response.request().postData()?.includes('skin.freckles-treatment.from') ?? false,
    );
    await typeInto(fieldOf(page, 'Freckles treatment', 'From'), '444');
    const typed = fieldOf(page, 'Freckles treatment', 'From');
    await page.keyboard.press('Enter');
    await focusInSight(page);
    expect(await typed.evaluate((field) => field === document.activeElement)).toBe(false);
    expect(new URL(page.url()).search).toBe('');
    await findAndPress(page.getByRole('link', { name: 'Not offered', exact: true }));
    await page.waitForURL('**?show=not-offered');
    await rowOf(page, 'Freckles treatment').waitFor({ state: 'hidden' });
    await inSight(page.getByText('One treatment changed, not published yet.'));
    await findAndPress(page.getByRole('link', { name: 'All', exact: true }));
    await pressInSight(page.getByRole('link', { name: 'Laser', exact: true }));
    await inSight(page.getByRole('heading', { name: 'Laser' }));
    expect(await typed.inputValue()).toBe('444');
    await scrollTo(page.getByLabel('Find a treatment'));
    await typeInSight(page.getByLabel('Find a treatment'), 'freck');
    await inSight(typed);
    await kept;
    await opened(page);
    await pressInSight(page.getByRole('button', { name: 'Go on' }));
    expect(await typed.inputValue()).toBe('444');
    await page.context().close();
  });

  test('works without scripts, and opens to nobody but the owner', async () => {
    const page = await signedInPage(browser, server, 'owner', { ...ON_A_PHONE, javaScriptEnabled: false });
    await page.goto(`${SCREEN}?show=no-price`);
    const id = 'laser.dermapen-treatment';
    await page.locator(`[name="${id}.from"]`).fill('2,000');
    await page.locator(`[name="${id}.per"]`).fill('an area');
    await page.locator(`[name="${id}.on"]`).fill('3/10/2026');
    await page.locator('[name="laser.photo-facial.from"]').fill('?');
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await page.getByText('One treatment was published; one is not, and what you typed stays:').waitFor();
    expect(await page.locator('[name="laser.photo-facial.from"]').inputValue()).toBe('?');
    expect(await textOf('/services/laser/dermapen-treatment')).toMatch(/₹2,000 per area.*3 Oct 2026/s);
    await page.locator('[name="laser.photo-facial.from"]').fill('');
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await page.getByText('Nothing was changed, so nothing was published.').waitFor();
    await page.context().close();
    for (const role of ['editor', 'doctor'] as const) {
      const headers = { cookie: server.signedIn[role].cookie };
      expect((await fetch(server.url + SCREEN, { headers })).status).toBe(404);
    }
  });
});
