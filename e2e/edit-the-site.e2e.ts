import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings, hydrated, openBrowser, sticksOut } from './harness/browser.ts';
import { findAndPress, inSight, ON_A_PHONE, pressInSight, WINDOWS } from './harness/in-sight.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';
import { long } from './harness/tiers.ts';

const site = '/admin-dashboard/site';

describe('the texts of the site at the desk', () => {
  let server: StaffServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startStaffServer(), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
  });

  const pageText = async (path: string) => (await fetch(server.url + path)).text();

  async function opened(page: Page, id: string): Promise<void> {
    await page.goto(`${site}/${id}`);
    await hydrated(page);
  }
  const saved = (page: Page) => page.locator('[data-save=saved]').waitFor();

  test('the owner renames the clinic, sees it beside the form, publishes it, and every page says so', async () => {
    const page = await signedInPage(browser, server, 'owner');
    await opened(page, 'clinic.yml');
    const before = await pageText('/contact-us');
    await page.getByLabel('Name of the clinic').fill('Asha Skin Clinic');
    await page.locator('#shortName').fill('Asha');
    await page.getByLabel('Phone numbers').fill('+91 98765 43210');
    await saved(page);
    await page.frameLocator('iframe').getByText('Asha Skin Clinic').first().waitFor({ state: 'attached' });
    expect(await pageText('/contact-us')).toBe(before);
    await pressInSight(page.getByRole('button', { name: 'Publish', exact: true }));
    await inSight(page.getByText('Published. Readers see it now.'));
    for (const path of ['/', '/contact-us', '/services/hair/prp-therapy', '/blog', '/terms-and-conditions']) {
      const text = await pageText(path);
      expect([path, text.includes('98765 43210'), text.includes('00000 00000')]).toEqual([path, true, false]);
    }
    expect(await pageText('/site.webmanifest')).toContain('Asha Skin Clinic');
    expect(await pageText('/api/v1/openapi.json')).not.toContain('Jamun Skin');

    // Ten minutes of regret.
    await pressInSight(page.getByRole('button', { name: 'Take the publication back' }));
    await inSight(page.getByText('Taken back. Readers see what they saw before; your text stays here.'));
    expect(await pageText('/contact-us')).toContain('00000 00000');
    expect(await page.locator('#shortName').inputValue()).toBe('Asha');
    await page.context().close();
  });

  test('the pin goes where the door is on a map that somebody copied it from', async () => {
    const owner = await signedInPage(browser, server, 'owner', ON_A_PHONE);
    const place = owner.getByLabel('Where your door is: paste it from a map');
    await owner.goto('/admin-dashboard/site/clinic.yml');
    await hydrated(owner);
    await place.fill('https://maps.app.goo.gl/abcDEF123');
    await pressInSight(owner.getByRole('button', { name: 'Save', exact: true }));
    await inSight(owner.getByText('there is no place in what you pasted'));
    expect(await place.inputValue()).toBe('https://maps.app.goo.gl/abcDEF123');

    await hydrated(owner);
    await place.fill('https://www.google.com/maps/place/Clinic/@21.1,79.0,17z/data=!3d21.1512!4d79.0901!16s');
    await pressInSight(owner.getByRole('button', { name: 'Publish', exact: true }));
    await inSight(owner.getByText('Published. Readers see it now.'));
    expect(await owner.locator('[name="coordinates.latitude"]').inputValue()).toBe('21.1512');
    expect(await owner.getByLabel('This is only roughly right').isChecked()).toBe(false);
    expect(await owner.getByRole('link', { name: 'See this place on the map' }).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/?mlat=21.1512&mlon=79.0901#map=15/21.1512/79.0901',
    );
    expect(await (await fetch(`${server.url}/contact-us`)).text()).toContain('mlat=21.1512');
    await owner.context().close();
  });

  test('a save that is answered leaves what is selected in another text as it is', async () => {
    const page = await signedInPage(browser, server, 'owner');
    await opened(page, 'clinic.yml');
    const answered = page.waitForResponse((response) => response.url().endsWith('/autosave'));
    const held = Promise.withResolvers<void>();
    await page.route('**/autosave', async (route) => {
      await held.promise;
      await route.continue();
    });
    const name = page.getByLabel('Name of the clinic');
    await name.fill(`${await name.inputValue()} Two`);
    await page.locator('[data-save=saving]').waitFor();
    const phones = page.getByLabel('Phone numbers');
    await phones.selectText();
    const selected = () => phones.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd]);
    const before = await selected();
    expect(before[1]).toBeGreaterThan(before[0]!);
    held.resolve();
    await answered;
    await saved(page);
    expect(await selected()).toEqual(before);
    await page.context().close();
  });

  test('the owner chooses a colour: one that cannot be read is refused with its contrast, another is on every page', async () => {
    const page = await signedInPage(browser, server, 'owner');
    await opened(page, 'look.yml');
    const accent = page.getByLabel('Accent colour');
    await accent.fill('#e0a022');
    await page.getByText('its contrast is 1.9 : 1, and 4.5 : 1 is needed; take a darker one').first().waitFor();
    await pressInSight(page.getByRole('button', { name: 'Publish', exact: true }));
    await inSight(page.getByText('It was saved, but not published: what is named below has to be mended first.'));
    await accent.fill('#0b5c4a');
    await saved(page);
    const shown = page.frameLocator('iframe').locator('link[href="/look.css?accent=0b5c4a"]');
    await shown.waitFor({ state: 'attached' });
    expect(await pageText('/')).not.toContain('look.css');
    await pressInSight(page.getByRole('button', { name: 'Publish', exact: true }));
    await inSight(page.getByText('Published. Readers see it now.'));
    await page.goto('/services/hair/prp-therapy');
    const colour = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--plum'));
    expect(await colour()).toBe('#0b5c4a');
    expect(await axeFindings(page)).toEqual([]);
    for (const bad of ['e0a022', 'red', '', '0b5c4a;}body{display:none'])
      expect((await fetch(`${server.url}/look.css?accent=${encodeURIComponent(bad)}`)).status).toBe(404);
    await page.goBack();
    await hydrated(page);
    await pressInSight(page.getByRole('button', { name: 'Take the publication back' }));
    await inSight(page.getByText('Taken back. Readers see what they saw before; your text stays here.'));
    await page.context().close();
  });

  test('an editor adds a question to a treatment; the check says what is missing, at the field', async () => {
    const page = await signedInPage(browser, server, 'editor');
    await opened(page, 'treatments.nail.fungal-treatment.md');
    await page.getByLabel('In short').fill('Too short.');
    await saved(page);
    await page.getByText('must have 40 to 70 words').first().waitFor();
    await pressInSight(page.getByRole('button', { name: 'Publish', exact: true }));
    await inSight(page.getByText('It was saved, but not published: what is named below has to be mended first.'));
    expect(await page.getByLabel('In short').inputValue()).toBe('Too short.');
    await page.context().close();
  });

  test('nobody opens what their role does not change', async () => {
    const status = async (role: 'editor' | 'doctor' | 'front-desk', id: string) => {
      const headers = { cookie: server.signedIn[role].cookie };
      return (await fetch(`${server.url}${site}/${id}`, { headers, redirect: 'manual' })).status;
    };
    expect(await status('editor', 'clinic.yml')).toBe(404);
    expect(await status('editor', 'legal.privacy-policy.md')).toBe(404);
    expect(await status('doctor', 'pages.home.md')).toBe(404);
    expect(await status('doctor', 'treatments.hair.prp-therapy.md')).toBe(200);
    expect(await status('front-desk', 'treatments.hair.prp-therapy.md')).toBe(403);
    expect(await status('editor', 'forms.hair.v1.yml')).toBe(404);
    expect(await status('editor', 'pages.home.md')).toBe(200);
  });

  test('without scripts a question is added, moved and taken away, and the page is published', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
    const [name = '', value = ''] = server.signedIn.owner.cookie.split('=');
    await context.addCookies([{ name, value, url: server.url, httpOnly: true, sameSite: 'Lax' }]);
    const page = await context.newPage();
    await page.goto(`${site}/pages.home.md`);
    const questions = page.getByLabel('Question', { exact: true });
    const before = await questions.count();
    await page.getByRole('button', { name: 'Add: Question' }).click();
    expect(await questions.count()).toBe(before + 1);
    await questions.last().fill('Is there a lift?');
    await page
      .getByLabel('Answer', { exact: true })
      .last()
      .fill('No. The clinic is on the ground floor, and there is no step.');
    await page.getByRole('button', { name: `Move up Question ${before + 1}` }).click();
    expect(await questions.nth(before - 1).inputValue()).toBe('Is there a lift?');
    // Four short sentences are more than the house likes: it may be, with a reason.
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('look at the places named below, or say why they are right').waitFor();
    await page.getByLabel('Why it is right as it is').fill('Patients ask it this way on the phone.');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Published. Readers see it now.').waitFor();
    expect(await pageText('/')).toContain('Is there a lift?');

    await page.goto(`${site}/pages.home.md/versions?version=shipped`);
    expect(await page.locator('[data-changes] ins').first().textContent()).toContain('Is there a lift?');
    await page.getByRole('button', { name: 'Make this version the working text' }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Published. Readers see it now.').waitFor();
    expect(await pageText('/')).not.toContain('Is there a lift?');
    await context.close();
  });

  test.each(WINDOWS.map((window) => [window.viewport.width, window] as const))(
    'at %i px list, form and versions fit the window, and Publish is in it',
    long,
    async (_width, window) => {
      const page = await signedInPage(browser, server, 'owner', window);
      await page.goto(site);
      await hydrated(page);
      await inSight(page.getByRole('link', { name: 'The clinic', exact: true }));
      expect(await sticksOut(page)).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
      await opened(page, 'treatments.hair.fue-hair-transplant.md');
      await inSight(page.getByRole('button', { name: 'Publish', exact: true }));
      expect(await sticksOut(page)).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
      for (const part of ['Risks', 'Texts', 'The head of the page']) {
        await findAndPress(
          page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('link', { name: part }),
        );
        await inSight(page.getByRole('heading', { name: part, exact: true }));
      }
      await page.goto(`${site}/treatments.hair.fue-hair-transplant.md/versions`);
      await hydrated(page);
      expect(await sticksOut(page)).toEqual([]);
      expect(await axeFindings(page)).toEqual([]);
      await page.context().close();
    },
  );
});
