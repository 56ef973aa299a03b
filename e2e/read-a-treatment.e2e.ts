import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { DESKTOP, hydrated, PHONE } from './harness/browser.ts';
import { heading, mainMenu } from './harness/frame.ts';
import { openReadingSite, type Site } from './harness/site.ts';

const TREATMENT = '/services/hair/fue-hair-transplant';
let site: Site;

beforeAll(async () => {
  site = await openReadingSite();
});
afterEach(() => site.leave());
afterAll(() => site.close());

/** Marks the document, so that a test can tell whether it has been replaced by a new one. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-same-document'));

const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

async function expectTheTreatment(page: Page): Promise<void> {
  await page.waitForURL(site.at(TREATMENT));
  await heading(page, 'FUE hair transplant').waitFor();
  for (const part of ['Diagnose', 'Treat', 'Maintain']) {
    expect(await page.getByRole('heading', { name: part, exact: true, level: 3 }).count()).toBe(1);
  }
  const aftercare = page.getByRole('region', { name: 'Aftercare', exact: true });
  expect(await aftercare.getByRole('listitem').count()).toBe(5);
  expect(await page.title()).toContain('FUE hair transplant');
}

describe('somebody with a mouse', () => {
  it('rests on Services, sees the categories, moves to one and reads a treatment', async () => {
    const page = await site.visit('/', DESKTOP);
    const { menu, opener } = mainMenu(page);
    await page.mouse.move(700, 600);
    await hydrated(page);
    await mark(page);

    await opener('Services').hover();
    await menu.getByRole('link', { name: 'Anti-Aging' }).hover();
    await menu.getByRole('link', { name: 'Botox' }).waitFor();
    expect(await menu.getByRole('link', { name: 'FUE hair transplant' }).isVisible()).toBe(false);

    await menu.getByRole('link', { name: 'Hair', exact: true }).first().hover();
    await menu.getByRole('link', { name: 'FUE hair transplant' }).click();
    await expectTheTreatment(page);
    expect(await isSameDocument(page)).toBe(true);
    expect(await menu.getByRole('link', { name: 'PRP therapy' }).isVisible()).toBe(false);
  });

  it('opens Services by a click, goes to the page of a category, on to a treatment, and back', async () => {
    const page = await site.visit('/about-us', DESKTOP);
    const { menu, opener } = mainMenu(page);
    await opener('Services').click();
    await menu.getByRole('link', { name: 'Medi-Facial' }).click();
    await heading(page, 'Medi-Facial').waitFor();
    expect(page.url()).toBe(site.at('/services/medi-facial'));

    await page
      .getByRole('main')
      .getByRole('link', { name: /hydra ?facial/i })
      .first()
      .click();
    await page.waitForURL(site.at('/services/medi-facial/hydra-facial'));
    await page.goBack();
    await heading(page, 'Medi-Facial').waitFor();
  });
});

describe('somebody with a keyboard', () => {
  it('opens Services with Enter and a category with Space, and finds the focus at the heading of the treatment', async () => {
    const page = await site.visit('/', DESKTOP);
    const { menu, opener } = mainMenu(page);
    await page.keyboard.press('Tab');
    await hydrated(page);
    await opener('Services').focus();
    await page.keyboard.press('Enter');
    await opener('Skin treatments').focus();
    await page.keyboard.press('Space');
    const link = menu.getByRole('link', { name: 'Melasma treatment' });
    await link.waitFor();
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(site.at('/services/skin/melasma-treatment'));
    await heading(page, 'Melasma').waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  });

  it('closes Services with Escape and stands where it was', async () => {
    const page = await site.visit('/clinic', DESKTOP);
    const { menu, opener } = mainMenu(page);
    await page.keyboard.press('Tab');
    await hydrated(page);
    await opener('Services').focus();
    await page.keyboard.press('Enter');
    const link = menu.getByRole('link', { name: 'FUE hair transplant' });
    await link.waitFor();
    await link.focus();
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    expect(await hasFocus(opener('Services'))).toBe(true);
  });
});

describe('somebody with a phone', () => {
  it('taps through Menu, Services and a category, one of them open at a time, and reads a treatment', async () => {
    const page = await site.visit('/', PHONE);
    const { menu, burger, opener } = mainMenu(page);
    await burger.tap();
    await opener('Services').tap();
    await opener('Skin').tap();
    await menu.getByRole('link', { name: 'Melasma treatment' }).waitFor();
    await opener('Hair').tap();
    await menu.getByRole('link', { name: 'FUE hair transplant' }).waitFor();
    expect(await menu.getByRole('link', { name: 'Melasma treatment' }).isVisible()).toBe(false);
    expect(await menu.locator('details[name="service-category"][open]').count()).toBe(1);

    await menu.getByRole('link', { name: 'FUE hair transplant' }).tap();
    await expectTheTreatment(page);
    await menu.waitFor({ state: 'hidden' });
  });

  it('folds Patient Form in and out on its own', async () => {
    const page = await site.visit('/', PHONE);
    const { menu, burger, opener } = mainMenu(page);
    await burger.tap();
    await opener('Patient Form').tap();
    const skin = menu.getByRole('link', { name: 'Skin', exact: true });
    await skin.waitFor();
    await opener('Patient Form').tap();
    await skin.waitFor({ state: 'hidden' });
  });
});

describe('the open menu', () => {
  it.each([
    ['a phone', PHONE],
    ['a wide screen', DESKTOP],
    ['a wide and low screen', { viewport: { width: 1280, height: 480 } }],
  ])('is at most 400 px high on %s, and everything in it can be reached', async (_, screen) => {
    const page = await site.visit('/', screen);
    const { menu, burger, opener } = mainMenu(page);
    const isFolded = await burger.isVisible();
    if (isFolded) await burger.click();
    await opener('Services').click();
    for (const category of ['Skin', 'Medi-Facial']) {
      await opener(isFolded ? category : `${category} treatments`).click();
      const last = menu.getByRole('link', { name: new RegExp(`^All ${category} treatments$`, 'i') });
      // The pointer goes into the list, as a person's does: resting on another category would open that one.
      await last.locator('xpath=ancestor::ul[1]').hover();
      await last.scrollIntoViewIfNeeded();
      const sheet = opener('Services').locator('xpath=following-sibling::*');
      const height = await sheet.evaluate((element) => element.getBoundingClientRect().height);
      expect(height).toBeGreaterThan(100);
      expect(height).toBeLessThanOrEqual(400);
      await last.click({ trial: true });
    }
  });
});

describe('somebody who is frightened by a sign', () => {
  it.each([PHONE, { viewport: { width: 1024, height: 768 } }, DESKTOP])(
    'is led from the risks to 112 and 108, above what the clinic is told the same day: %o',
    async (screen) => {
      const page = await site.visit('/services/cosmetic-surgery/neck-lift#risks', {
        ...screen,
        javaScriptEnabled: false,
      });
      await page
        .getByRole('region', { name: 'What can go wrong' })
        .getByRole('link', { name: 'When to get help' })
        .click();
      await page.waitForURL(/#urgent$/);
      const box = (locator: Locator) =>
        locator.boundingBox().then((found) => found ?? { x: 0, y: 0, width: 0, height: 0 });
      const help = page.getByRole('region', { name: 'When to get help' });
      const { height = 0 } = page.viewportSize() ?? {};
      const sign = help.getByText('You struggle for air');
      await expect.poll(async () => (await box(sign)).y).toBeGreaterThan(0);
      await expect.poll(async () => (await box(sign)).y).toBeLessThan(height / 2);
      const sameDay = help.getByRole('heading', { name: 'Call us the same day' });
      for (const name of ['Call 112', 'Call an ambulance: 108']) {
        const link = help.getByRole('link', { name });
        expect((await box(link)).height).toBeGreaterThanOrEqual(44);
        expect((await box(link)).y).toBeLessThan((await box(sameDay)).y);
        expect(await link.getAttribute('href')).toBe(`tel:${name.slice(-3)}`);
      }
    },
  );

  it.each(['cosmetic-surgery/neck-lift', 'laser/birthmark-removal', 'skin/psoriasis-treatment', 'skin/acne-treatment'])(
    'has the aftercare and whom to call on one sheet of paper: %s',
    async (key) => {
      const page = await site.visit(`/services/${key}#aftercare-sheet`, DESKTOP);
      const pdf = await page.pdf({ format: 'A4' });
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    },
  );
});

/** How high each answer to a patient's questions is drawn, in px, and how many facts say whether it hurts. */
function heightsOfAnswers(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const heightOf = (element: Element | null | undefined) => Math.floor(element?.getBoundingClientRect().height ?? 0);
    const highest = (selector: string) => Math.max(0, ...[...document.querySelectorAll(selector)].map(heightOf));
    const emergency = document.querySelector('#urgent [data-notice]');
    const risks = [...document.querySelectorAll('#risks h3')].map((title) => heightOf(title.parentElement));
    return {
      'what is it': heightOf(document.getElementById('what')),
      'does it hurt, how many visits': highest('main dl > div'),
      'what does it cost': heightOf(document.getElementById('cost')),
      'what can go wrong': Math.max(0, ...risks),
      'what else is there': highest('#ways tbody tr'),
      'when do I call 112': heightOf(emergency),
      'when do I call the clinic': heightOf(emergency?.nextElementSibling),
    };
  });
}

describe('somebody with a patient’s questions', () => {
  it.each([
    ['a phone', PHONE],
    ['a wide screen', DESKTOP],
  ])('finds each answer of every treatment within one screen of %s', async (_, screen) => {
    const { height = 0 } = screen.viewport ?? {};
    const tooHigh: string[] = [];
    const page = await site.visit(TREATMENT, { ...screen, javaScriptEnabled: false });
    for (const key of catalogue().treatments.keys()) {
      await page.goto(site.at(`/services/${key}`), { waitUntil: 'domcontentloaded' });
      for (const [question, high] of Object.entries(await heightsOfAnswers(page))) {
        if (high === 0 || high > height) tooHigh.push(`${key}, ${question}: ${high} px`);
      }
    }
    expect(tooHigh).toEqual([]);
  });
});

describe('somebody without JavaScript', () => {
  it('opens the same menus and reads the same treatment on a phone', async () => {
    const page = await site.visit('/', { ...PHONE, javaScriptEnabled: false });
    const { menu, burger, opener } = mainMenu(page);
    await burger.tap();
    await opener('Services').tap();
    await opener('Skin').tap();
    await opener('Hair').tap();
    expect(await menu.getByRole('link', { name: 'Melasma treatment' }).isVisible()).toBe(false);
    await menu.getByRole('link', { name: 'FUE hair transplant' }).tap();
    await expectTheTreatment(page);
  });

  it('rests the mouse on Services and on a category, and reads a treatment', async () => {
    const page = await site.visit('/', { ...DESKTOP, javaScriptEnabled: false });
    const { menu, opener } = mainMenu(page);
    await opener('Services').hover();
    await menu.getByRole('link', { name: 'Laser', exact: true }).hover();
    await menu.getByRole('link', { name: 'Tattoo removal' }).click();
    await heading(page, 'Tattoo removal').waitFor();
  });
});
