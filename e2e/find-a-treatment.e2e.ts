import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings, DESKTOP, hydrated, PHONE } from './harness/browser.ts';
import { heading, mainMenu } from './harness/frame.ts';
import { ask } from './harness/ask.ts';
import { openSite, type Site } from './harness/site.ts';

const FINDER = '/specific-service';
let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterEach(() => site.leave());
afterAll(() => site.close());

const answer = (page: Page): Locator => page.locator('#results');
const found = (page: Page): Promise<string[]> =>
  page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts();
const searchLink = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'Search' });
const field = (page: Page): Locator => page.getByRole('combobox', { name: 'What bothers you?' });
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Find a treatment' });

/** Marks the document, so that a test can tell whether it has been replaced by a new one. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-same-document'));
const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

async function openDialog(page: Page): Promise<void> {
  await hydrated(page);
  await searchLink(page).click();
  await field(page).waitFor();
}

describe('the finder without JavaScript', () => {
  it.each([
    ['a phone', PHONE],
    ['a wide screen', DESKTOP],
  ])('answers words, narrows them by days off and leads to a treatment, on %s', async (_, screen) => {
    const page = await site.visit('/', { ...screen, javaScriptEnabled: false });
    await searchLink(page).click();
    await heading(page, 'Find a treatment').waitFor();
    const form = page.getByRole('main').getByRole('search');
    await form.getByLabel('What bothers you?').fill('acne scars');
    await form.getByRole('button', { name: 'Find treatments' }).click();
    await page.waitForURL(/q=acne\+scars/);
    const all = await found(page);
    expect(all[0]).toBe('Acne scar treatment');

    const choice = form.getByLabel('Days off you can spare');
    if (!(await choice.isVisible())) await form.locator('summary').click();
    await choice.selectOption({ label: 'A few days' });
    await form.getByRole('button', { name: 'Find treatments' }).click();
    await page.waitForURL(/downtime=days/);
    expect(await answer(page).innerText()).toMatch(/a few days off at most$/);
    const fewer = await found(page);
    expect(fewer.length).toBeLessThan(all.length);
    expect(await form.getByLabel('What bothers you?').inputValue()).toBe('acne scars');

    await page.getByRole('main').getByRole('link', { name: 'Acne scar treatment' }).click();
    await heading(page, 'Acne scar').waitFor();
  });

  it('starts from a concern, a place or the days to spare', async () => {
    const page = await site.visit(FINDER, { ...PHONE, javaScriptEnabled: false });
    for (const [start, words] of [
      ['Pimple marks', /^3 treatments for pimple marks$/],
      ['Scalp', /treatments for scalp$/],
      ['A week', /treatments: a week off at most$/],
    ] as const) {
      await page.goto(site.at(FINDER));
      await page.getByRole('main').getByRole('link', { name: start, exact: true }).click();
      await page.waitForURL(/\?/);
      expect(await answer(page).innerText()).toMatch(words);
    }
  });
});

describe('the finder with scripts', () => {
  it('follows what is typed and chosen in the same document, and the address keeps up', async () => {
    const page = await site.visit(FINDER, DESKTOP);
    await hydrated(page);
    await mark(page);
    const words = page.getByRole('main').getByLabel('What bothers you?');
    await words.pressSequentially('dandraf');
    await answer(page).filter({ hasText: 'Did you mean “dandruff”?' }).waitFor();
    expect(await page.getByRole('main').getByText('for the other spelling: 1 answer, 1 treatment').count()).toBe(1);
    expect(await hasFocus(words)).toBe(true);
    expect(new URL(page.url()).search).toBe('?q=dandraf');

    await words.fill('');
    await page.getByRole('main').getByLabel('Place on the body').selectOption('nails');
    await answer(page).filter({ hasText: '5 treatments for nails' }).waitFor();
    await page.getByRole('main').getByLabel('Sessions').selectOption('once');
    await answer(page).filter({ hasText: 'for nails: one or two sessions' }).waitFor();
    expect(new URL(page.url()).search).toBe('?area=nails&sessions=once');
    expect(await isSameDocument(page)).toBe(true);

    await page.reload();
    expect(await page.getByRole('main').getByLabel('Sessions').inputValue()).toBe('once');
  });

  it('leads the focus to the answer when the form is sent, and back again to what was asked before', async () => {
    const page = await site.visit(FINDER, PHONE);
    await hydrated(page);
    await mark(page);
    const words = page.getByRole('main').getByLabel('What bothers you?');
    await words.fill('til');
    await words.press('Enter');
    await answer(page).filter({ hasText: 'for “til”' }).waitFor();
    await expect.poll(() => hasFocus(answer(page))).toBe(true);
    await words.fill('masse');
    await page.getByRole('button', { name: 'Find treatments' }).click();
    await answer(page).filter({ hasText: 'for “masse”' }).waitFor();
    await page.goBack();
    await answer(page).filter({ hasText: 'for “til”' }).waitFor();
    expect(await words.inputValue()).toBe('til');
    expect(await isSameDocument(page)).toBe(true);
  });

  it('keeps the answer and the words when the connection stops, says so, and asks again', async () => {
    const page = await site.visit(`${FINDER}?q=botox`, DESKTOP);
    await hydrated(page);
    await page.route('**/specific-service.data*', (route) => route.abort());
    const words = page.getByRole('main').getByLabel('What bothers you?');
    await words.fill('dandruff');
    await page.getByRole('main').getByRole('status').filter({ hasText: 'No answer came' }).waitFor();
    expect(await answer(page).innerText()).toBe('1 treatment for “botox”');
    expect(await words.inputValue()).toBe('dandruff');
    await page.unroute('**/specific-service.data*');
    await page.getByRole('button', { name: 'Find treatments' }).click();
    await answer(page).filter({ hasText: '1 answer, 1 treatment for “dandruff”' }).waitFor();
    expect(await page.getByText('No answer came').count()).toBe(0);
  });

  it('sets everything back by one link', async () => {
    const page = await site.visit(`${FINDER}?q=botox&downtime=none`, DESKTOP);
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Start again' }).click();
    await answer(page).filter({ hasText: 'Start from a concern' }).waitFor();
    expect(await page.getByRole('main').getByLabel('What bothers you?').inputValue()).toBe('');
    expect(await page.getByRole('main').getByLabel('Days off you can spare').inputValue()).toBe('');
  });
});

describe.each([
  ['without JavaScript', { ...PHONE, javaScriptEnabled: false }],
  ['with it', DESKTOP],
])('what the finder answers by itself, %s', (_, screen) => {
  const asked = async (words: string) => {
    const page = await site.visit(FINDER, screen);
    const form = page.getByRole('main').getByRole('search');
    if (screen.javaScriptEnabled !== false) await hydrated(page);
    await form.getByLabel('What bothers you?').fill(words);
    await form.getByRole('button', { name: 'Find treatments' }).click();
    await page.waitForURL(/q=/);
    await answer(page).filter({ hasText: words }).waitFor();
    return page;
  };
  const said = (page: Page, name: string | RegExp): Locator => page.getByRole('main').getByRole('region', { name });

  it('tells the hours from the clinic’s settings, and leads on to the treatment that was asked for besides', async () => {
    const page = await asked('botox sunday');
    const sunday = said(page, 'Open on Sundays?');
    expect(await sunday.getByText('We are closed on Sundays.').isVisible()).toBe(true);
    expect(await sunday.getByText('10:30 am – 8:00 pm').isVisible()).toBe(true);
    expect(await found(page)).toEqual(['Open on Sundays?', 'Botox']);
  });

  it('advises on a complaint without a page, and books the consultation', async () => {
    const page = await asked('पित्ती');
    const hives = said(page, 'Hives (urticaria)');
    expect(await hives.getByRole('link', { name: '112' }).first().getAttribute('href')).toBe('tel:112');
    await hives.getByRole('link', { name: 'Book a consultation' }).click();
    await page.waitForURL(/book-appointment\?type=skin-consultation/);
  });

  it('shows a warning sign alone, with the call first', async () => {
    const page = await asked('black line in nail');
    const warning = said(page, 'A dark line in a nail');
    expect(await warning.getByRole('link', { name: /^Call/ }).isVisible()).toBe(true);
    expect(await found(page)).toHaveLength(1);
  });

  it('begins with 112 and 108 in an emergency, and shows no treatment', async () => {
    const page = await asked('burn from acid');
    const urgent = said(page, /Acid or another chemical/);
    const [first, second] = await urgent.getByRole('link').all();
    expect([await first?.getAttribute('href'), await second?.getAttribute('href')]).toEqual(['tel:112', 'tel:108']);
    expect(await found(page)).toHaveLength(1);
  });
});

describe('an answer that is none', () => {
  it('offers a wider search, departments, a call and a visit', async () => {
    const page = await site.visit(`${FINDER}?concern=frown+lines&area=scalp&downtime=none`, PHONE);
    expect(await answer(page).innerText()).toMatch(/^Nothing found for frown lines, scalp/);
    const main = page.getByRole('main');
    for (const name of ['Hair', 'Choose a time', /^Call/])
      expect(await main.getByRole('link', { name, exact: true }).first().isVisible()).toBe(true);
    await main.getByRole('link', { name: 'Anywhere on the body' }).click();
    await answer(page).filter({ hasText: 'for frown lines' }).filter({ hasText: 'treatment' }).waitFor();
    expect(await found(page)).toContain('Botox');
  });

  it.each([
    '?q=%',
    '?q=%E0%A4%A',
    '?q=%07%0d%0aset-cookie:x',
    `?q=${'a'.repeat(5000)}`,
    '?q=%3Cscript%3Ealert(1)%3C/script%3E&concern=%22onfocus=1',
    '?q[]=acne&q=&q=wart',
    '?downtime=-1&sessions=__proto__&category=constructor&area=..%2f..%2fetc',
    '?concern=%F0%9F%A6%B1&area=%E2%80%AEtxt',
    '?q=*:^~%22()&&&=&=x',
  ])('is still a page, and data, for %s', async (query) => {
    const page = await ask(site.server.url, FINDER + query);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Find a treatment');
    expect(page.text).not.toContain('<script>alert');
    const data = await ask(site.server.url, `${FINDER}/suggestions${query}`);
    expect(data.status).toBe(200);
    const { results } = JSON.parse(data.text) as { results: unknown[] };
    expect(results.length).toBeLessThanOrEqual(6);
  });
});

describe('the search of the navigation', () => {
  it('opens by Ctrl+K, is walked with the arrows, and Enter reads a treatment', async () => {
    const page = await site.visit('/clinic', DESKTOP);
    await hydrated(page);
    await mark(page);
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    expect(await hasFocus(field(page))).toBe(true);
    expect(await field(page).getAttribute('aria-expanded')).toBe('false');

    await page.keyboard.type('jhaiyan');
    const options = page.getByRole('option');
    await options.first().waitFor();
    expect(await field(page).getAttribute('aria-expanded')).toBe('true');
    await dialog(page).getByRole('status').filter({ hasText: '2 results.' }).waitFor({ state: 'attached' });
    const names = await options.locator('b').allInnerTexts();
    expect(names).toEqual(expect.arrayContaining(['Melasma treatment', 'Freckles treatment']));

    const current = () => page.locator('[role=option][aria-selected=true] b').allInnerTexts();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await current()).toEqual([names[1]]);
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(await options.nth(1).getAttribute('id'));
    await page.keyboard.press('ArrowDown');
    expect(await current()).toEqual([]);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await current()).toEqual([names[0]]);
    expect(await hasFocus(field(page))).toBe(true);

    await page.keyboard.press('Enter');
    await heading(page, names[0]?.split(' ')[0] ?? '').waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await isSameDocument(page)).toBe(true);
  });

  it('gives the focus back on Escape, and keeps the words for the next time', async () => {
    const page = await site.visit('/', DESKTOP);
    await hydrated(page);
    await searchLink(page).focus();
    await page.keyboard.press('Enter');
    await field(page).waitFor();
    await page.keyboard.type('botox');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await hasFocus(searchLink(page))).toBe(true);
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    expect(await field(page).inputValue()).toBe('botox');
  });

  it('leads Enter without a choice to the finder, with the words', async () => {
    const page = await site.visit('/', DESKTOP);
    await openDialog(page);
    await page.keyboard.type('white dimples');
    await dialog(page).getByText('These come nearest').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(site.at(`${FINDER}?q=white+dimples`));
    await answer(page).filter({ hasText: 'Nothing has all of “white dimples”' }).waitFor();
    await dialog(page).waitFor({ state: 'hidden' });
  });

  it('answers by itself above the options, and tells a misspelt word as such', async () => {
    const page = await site.visit('/', DESKTOP);
    await openDialog(page);
    await page.keyboard.type('mole bleeding');
    const warning = dialog(page).locator('[data-answer=warning]');
    await warning.getByText('A mole that changes, grows or bleeds').waitFor();
    expect(await page.getByRole('option').count()).toBe(0);
    await dialog(page)
      .getByRole('status')
      .filter({ hasText: 'A doctor should see a mole' })
      .waitFor({ state: 'attached' });
    await field(page).fill('dandraf');
    await dialog(page).getByRole('status').filter({ hasText: 'Did you mean “dandruff”?' }).waitFor();
    expect(await page.getByRole('option').count()).toBe(1);
    await field(page).fill('hives');
    await dialog(page).getByText('Hives (urticaria)', { exact: true }).waitFor();
    await dialog(page).getByRole('link', { name: 'Read this answer on its own page' }).click();
    await page.waitForURL(site.at(`${FINDER}?q=hives`));
    await answer(page).filter({ hasText: '1 answer for “hives”' }).waitFor();
  });

  it('has the facts it speaks of, and the way to them', async () => {
    const page = await site.visit('/', PHONE);
    await openDialog(page);
    await field(page).fill('opening hours');
    await dialog(page).getByRole('listitem').filter({ hasText: 'Mon–Sat: 10:30 am – 8:00 pm' }).waitFor();
    await field(page).fill('phone number');
    const call = dialog(page)
      .getByRole('link', { name: /^Call \+/ })
      .first();
    await call.waitFor();
    expect(await call.getAttribute('href')).toBe('tel:+910000000000');
    await field(page).fill('where is the clinic');
    await dialog(page).getByRole('listitem').filter({ hasText: '12 Placeholder Road' }).waitFor();
    await dialog(page).getByRole('link', { name: 'Map and the way here' }).click();
    await page.waitForURL(site.at('/contact-us'));
  });

  it('says what to do when nothing is found', async () => {
    const page = await site.visit('/', PHONE);
    await openDialog(page);
    await field(page).fill('zzzzqqqq');
    await dialog(page).getByRole('status').filter({ hasText: 'Nothing found for “zzzzqqqq”' }).waitFor();
    expect(await dialog(page).getByRole('link', { name: /^Call/ }).isVisible()).toBe(true);
    const serious = dialog(page).getByRole('link', { name: 'Worried? Is it serious?' });
    expect(await serious.getAttribute('href')).toBe('/is-it-serious');
    await dialog(page).getByRole('link', { name: 'Book a consultation' }).click();
    await page.waitForURL(site.at('/book-appointment'));
  });

  it('opens from the phone menu, which folds, and gives the focus back to it', async () => {
    const page = await site.visit('/', PHONE);
    await hydrated(page);
    const { menu, burger } = mainMenu(page);
    await burger.tap();
    await menu.waitFor();
    await searchLink(page).tap();
    await field(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    expect(await menu.isVisible()).toBe(false);
    expect(await hasFocus(burger)).toBe(true);
  });

  it('shows the last words asked, however late earlier answers come', async () => {
    const page = await site.visit('/', DESKTOP);
    await openDialog(page);
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/specific-service/suggestions?q=wart', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    const slow = page.waitForRequest('**/specific-service/suggestions?q=wart');
    await field(page).fill('wart');
    await slow;
    await field(page).fill('keloid');
    await page.getByRole('option', { name: /Keloid/ }).waitFor();
    release();
    await page.waitForTimeout(300);
    expect(await page.getByRole('option').count()).toBe(1);
  });

  it('says when there is no answer, and leads to its own page', async () => {
    const page = await site.visit('/', DESKTOP);
    await openDialog(page);
    await page.route('**/specific-service/suggestions*', (route) => route.abort());
    await field(page).fill('acne');
    await dialog(page).getByRole('status').filter({ hasText: 'no answer just now' }).waitFor();
    expect(await dialog(page).getByRole('link', { name: 'Search on its own page' }).getAttribute('href')).toBe(
      `${FINDER}?q=acne`,
    );
  });

  it('says in place when its code does not come, and is a link from then on', async () => {
    const page = await site.visit('/', DESKTOP);
    await hydrated(page);
    await page.route('**/assets/search-dialog-*.js', (route) => route.abort());
    await searchLink(page).click();
    await page.getByRole('banner').getByText('The search did not load').waitFor();
    expect(await heading(page, /.+/).first().isVisible()).toBe(true);
    expect(await page.locator('[data-screen=network-problem]').count()).toBe(0);
    await searchLink(page).click();
    await page.waitForURL(site.at(FINDER));
    await heading(page, 'Find a treatment').waitFor();
  });

  it('is fetched only when it is asked for', async () => {
    const page = await site.visitor(DESKTOP);
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await page.goto(site.at('/'));
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((path) => path.includes('search-dialog'))).toEqual([]);
    await searchLink(page).click();
    await field(page).waitFor();
    expect(scripts.filter((path) => path.includes('search-dialog'))).toHaveLength(1);
  });

  it.each([360, 640, 768, 1024, 1199, 1200, 1280, 1359, 1360, 1440])(
    'stands in the bar at %i px beside everything else, and nothing overflows',
    async (width) => {
      const page = await site.visit('/', { viewport: { width, height: 900 } });
      await hydrated(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const boxes = await page
        .locator('header :is(a, summary):visible')
        .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
      const overlapping = boxes.filter((a, index) =>
        boxes
          .slice(index + 1)
          .some((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1),
      );
      expect(overlapping).toEqual([]);
      expect(await searchLink(page).isVisible()).toBe(true);
    },
  );
});

describe.each([
  ['360 px', PHONE],
  ['1440 px', DESKTOP],
])('at %s axe finds nothing to mend in', (_, screen) => {
  it.each([
    ['the start', FINDER],
    ['results with reasons and words', `${FINDER}?q=${encodeURIComponent('बाल')}&downtime=fortnight`],
    ['results without a number', `${FINDER}?category=hair&sessions=several`],
    ['an answer from the clinic’s facts', `${FINDER}?q=opening+hours`],
    ['fee, doctors and a call', `${FINDER}?q=doctor+fees+for+hair`],
    ['a complaint with sources', `${FINDER}?q=scabies`],
    ['a warning', `${FINDER}?q=numb+patch`],
    ['an emergency', `${FINDER}?q=tezab+gir+gaya`],
    ['despair', `${FINDER}?q=suicidal`],
    ['another spelling, posts and what is not given', `${FINDER}?q=exosom`],
    ['no result', `${FINDER}?concern=frown+lines&area=scalp&downtime=none`],
  ])('%s', async (_name, path) => {
    const page = await site.visit(path, screen);
    await hydrated(page);
    expect(await axeFindings(page)).toEqual([]);
  });

  it('the dialog, empty, with options and without', async () => {
    const page = await site.visit('/clinic', screen);
    await openDialog(page);
    await page.waitForTimeout(300);
    expect(await axeFindings(page)).toEqual([]);
    await field(page).fill('hair');
    await page.getByRole('option').first().waitFor();
    await field(page).press('ArrowDown');
    expect(await axeFindings(page)).toEqual([]);
    await field(page).fill('mole bleeding');
    await dialog(page).getByText('A mole that changes, grows or bleeds').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await field(page).fill('zzzzqqqq');
    await dialog(page).getByText('Nothing found').waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});
