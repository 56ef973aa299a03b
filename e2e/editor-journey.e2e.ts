import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawing } from '#app/platform/pictures/fixtures.ts';
import { findAndPress, ON_A_TABLET } from './harness/in-sight.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { axeFindings, DESKTOP, openBrowser, PHONE, sticksOut } from './harness/browser.ts';
import { startServer } from './harness/server.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const DESCRIPTION =
  'What a first visit is like, what to bring, and what nobody will ask of you, told in a few minutes.';

describe('writing a post', () => {
  let server: StaffServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startStaffServer({ env: { CLOCK_START: MONDAY_MORNING } }), openBrowser()]);
    page = await signedInPage(browser, server, 'editor', ON_A_TABLET);
    return async () => {
      await browser.close();
      await server[Symbol.asyncDispose]();
    };
  });

  const text = (on: Page) => on.getByRole('textbox', { name: 'Text of the post' });
  const saved = (on: Page) => on.locator('[data-save="saved"]').waitFor();

  /** Begins a post with this title and waits for its editor. */
  async function begin(on: Page, title: string): Promise<string> {
    await on.goto('/admin-dashboard/posts/new');
    await on.getByLabel('Title').fill(title);
    await findAndPress(on.getByRole('button', { name: 'Begin writing' }));
    await text(on).waitFor();
    return new URL(on.url()).pathname;
  }
  /** What a reader gets at an address. */
  const status = async (path: string) => (await fetch(server.url + path, { redirect: 'manual' })).status;

  let address = '';

  test('with the keyboard alone: headings, a list, a source number and things from the slash menu, saved by itself', async () => {
    address = await begin(page, 'Your first visit to a skin doctor');
    await text(page).focus();
    await page.keyboard.type('## Before you come');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Bring the creams you use [2].');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- Old prescriptions');
    await page.keyboard.press('Enter');
    await page.keyboard.type('A list of tablets');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/careful');
    await page.getByRole('option', { name: 'Box: be careful' }).waitFor();
    const option = await text(page).getAttribute('aria-activedescendant');
    expect(await page.locator(`#${option}`).innerText()).toBe('Box: be careful');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Do not stop tablets by yourself.');
    await expect.poll(() => text(page).locator('aside').innerText()).toContain('Do not stop tablets');
    expect(await text(page).locator('h2').innerText()).toBe('Before you come');
    expect(await text(page).locator('sup').innerText()).toBe('[2]');
    expect(await text(page).locator('li').count()).toBe(2);
    await saved(page);
    await page.reload();
    await text(page).waitFor();
    await expect.poll(() => text(page).locator('aside').innerText()).toContain('Do not stop tablets');
    expect(await axeFindings(page)).toEqual([]);
  });

  test('what Word writes becomes a heading, a list and bold words, and nothing else comes with it', async () => {
    await text(page).focus();
    await page.keyboard.press('Control+End');
    const word = `<html><head><style>p{color:red}</style></head><body><!--StartFragment-->
      <h1 style="color:red">From Word</h1>
      <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span>One point</p>
      <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span>Two points</p>
      <p class="MsoNormal"><span style="font-weight:700" onclick="alert(1)">Bold</span> <a href="javascript:alert(1)">link</a><script>alert(1)</script><o:p></o:p></p></body></html>`;
    await text(page).evaluate((element, html) => {
      const data = new DataTransfer();
      data.setData('text/html', html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, word);
    await text(page).getByText('From Word').waitFor();
    expect(await text(page).locator('h2', { hasText: 'From Word' }).count()).toBe(1);
    expect(
      await text(page)
        .locator('li', { hasText: /^(?:One point|Two points)$/ })
        .count(),
    ).toBe(2);
    expect(await text(page).locator('strong', { hasText: 'Bold' }).count()).toBe(1);
    expect(await text(page).locator('a, script, [onclick], [style]').count()).toBe(0);
    await saved(page);
  });

  test('a picture goes in with the words it needs, and the check of promises reads along', async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/picture');
    await page.getByRole('option', { name: 'Picture' }).waitFor();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Picture', { exact: true }).setInputFiles({
      name: 'hand.png',
      mimeType: 'image/png',
      buffer: await drawing(640, 400),
    });
    await findAndPress(dialog.getByRole('button', { name: 'Add the picture' }));
    await dialog.getByText('Say what the picture shows').waitFor();
    await dialog.getByLabel('What the picture shows').fill('A disc of skin on warm ground');
    await findAndPress(dialog.getByRole('button', { name: 'Add the picture' }));
    await text(page).locator('[data-thing="image"] img').waitFor();
    await expect
      .poll(() =>
        text(page)
          .locator('[data-thing="image"] img')
          .evaluate((img: HTMLImageElement) => img.naturalWidth),
      )
      .toBeGreaterThan(0);
    await text(page).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Our peel cures melasma for good.');
    await page.locator('[data-claims]').getByText('“cures”').waitFor();
    await page.keyboard.press('Shift+Home');
    await page.keyboard.press('Backspace');
    await page.getByText('The claim check finds nothing.').waitFor();
    await saved(page);
  });

  test('a post that lacks something is not published, and says what', async () => {
    await findAndPress(page.getByRole('button', { name: 'Publish', exact: true }));
    await page.getByText('It cannot be published yet.').waitFor();
    await page.getByText('The text names a source that is not in the list.').waitFor();
    await findAndPress(page.getByRole('link', { name: 'It has no cover.' }));
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('cover');
    await page.getByText('It has no cover.').waitFor();
    await text(page).waitFor();
    for (const [number, title] of ['First', 'Second'].entries()) {
      const source = page.getByRole('group', { name: `Source ${number + 1}` });
      await source.getByLabel('Title').fill(`${title} source`);
      await source.getByLabel('Publisher').fill('A society');
    }
    await page.getByLabel('Description').fill(DESCRIPTION);
    await page.getByRole('radio', { name: 'Picture: A disc of skin on warm ground' }).check({ force: true });
    await page.getByLabel('What the cover shows').fill('A disc of skin');
    await page.getByLabel('Skin', { exact: true }).check();
    await saved(page);
  });

  test('without scripts the text is Markdown, in the same form, and on a phone nothing sticks out', async () => {
    const { cookies } = await page.context().storageState();
    const plain = await (await browser.newContext({ ...PHONE, javaScriptEnabled: false })).newPage();
    await plain.context().addCookies(cookies);
    await plain.goto(server.url + address);
    const field = plain.getByLabel('Text', { exact: true });
    expect(await field.inputValue()).toContain('## Before you come');
    await field.fill(`${await field.inputValue()}\n\nWritten **without** scripts.`);
    await findAndPress(plain.getByRole('button', { name: 'Save', exact: true }));
    await plain.getByText('Saved.', { exact: true }).waitFor();
    expect(await sticksOut(plain)).toEqual([]);
    await plain.context().close();
    await page.goto(server.url + address);
    await expect.poll(() => text(page).locator('strong', { hasText: 'without' }).count()).toBe(1);
  });

  test('a secret link shows the draft in another browser, and tells search engines to stay away', async () => {
    await findAndPress(page.getByRole('button', { name: 'Make a link' }));
    const link = await page.getByRole('textbox', { name: 'Secret link' }).inputValue();
    expect(await page.getByRole('link', { name: 'Open the preview' }).getAttribute('href')).toBe(link);
    const reader = await (await browser.newContext({ ...DESKTOP, javaScriptEnabled: false })).newPage();
    const answer = await reader.goto(link);
    expect(answer!.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    await reader.getByText('Do not stop tablets by yourself.').waitFor();
    await reader.getByRole('img', { name: 'A disc of skin on warm ground' }).waitFor();
    await reader.context().close();
    expect(await status(`${new URL(link).pathname.slice(0, -2)}xx`)).toBe(404);
    expect(server.output()).not.toContain(link.split('/').at(-1)!);
  });

  test('two who write at once lose nothing: one is told, and both versions are kept', async () => {
    await page.goto(address);
    await text(page).waitFor();
    const other = await signedInPage(browser, server, 'owner');
    await other.goto(server.url + address);
    await text(other).waitFor();
    await text(other).focus();
    await other.keyboard.press('Control+Home');
    await other.keyboard.type('Owner was here. ');
    await saved(other);
    await text(page).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Editor was here.');
    await page.getByRole('heading', { name: 'Somebody else changed this post' }).waitFor();
    await findAndPress(page.getByRole('button', { name: 'Put mine over theirs' }));
    await saved(page);
    await expect.poll(() => other.getByText('Somebody else changed this post').count()).toBeGreaterThan(0);
    await other.context().close();
    await page.goto(`${address}/revisions`);
    const changes = page.locator('[data-changes]');
    const versions = page.getByRole('link', { name: /^Version/ });
    const seen: string[] = [];
    for (const version of await versions.all()) {
      await page.goto(server.url + (await version.getAttribute('href'))!);
      if ((await changes.count()) > 0) seen.push(await changes.innerText());
    }
    expect(seen.join('\n')).toContain('Owner was here.');
  });

  test('an earlier version is compared word by word, and restored', async () => {
    await page.goto(`${address}/revisions`);
    const versions = page.getByRole('link', { name: /^Version/ });
    const hrefs = await versions.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const gone = page.locator('[data-changes] del', { hasText: 'Owner was here.' });
    for (const href of hrefs) {
      await page.goto(server.url + href);
      if ((await gone.count()) > 0) break;
    }
    await page.locator('[data-changes] del', { hasText: 'Owner was here.' }).first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await findAndPress(page.getByRole('button', { name: 'Restore this version' }));
    await page.getByText('Restored.').waitFor();
    await expect.poll(() => text(page).innerText()).toContain('Owner was here.');
  });

  const FIRST = '/blog/your-first-visit-to-a-skin-doctor';
  const SECOND = '/blog/first-visit';

  test('it is published, its old address leads to the new one, and it is taken off again', async () => {
    await findAndPress(page.getByRole('button', { name: 'Publish', exact: true }));
    await page.getByText('Published.').waitFor();
    await expect.poll(() => status(FIRST)).toBe(200);
    await text(page).waitFor();
    await page.locator('#slug').fill('first-visit');
    await findAndPress(page.getByRole('button', { name: 'Change the address' }));
    await page.getByText('The address is changed.').waitFor();
    await expect.poll(() => status(SECOND)).toBe(200);
    await expect.poll(() => status(FIRST)).toBe(301);
    await text(page).waitFor();
    await findAndPress(page.getByText('Take off the site…'));
    await findAndPress(page.getByRole('button', { name: 'Yes, take it off the site' }));
    await page.getByText('Taken off the site.').waitFor();
    await expect.poll(() => status(SECOND)).toBe(404);
  });

  test('what is posted past the editor is refused, and nobody writes what is not theirs', async () => {
    const form = (document: object, more: Record<string, string> = {}) => {
      const body = new FormData();
      const fields = { title: 'Attack', document: JSON.stringify(document), revision: '1', ...more };
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      return body;
    };
    const post = async (role: 'editor' | 'doctor' | 'front-desk', to: string, body: FormData) => {
      const headers = { cookie: server.signedIn[role].cookie, origin: server.url };
      const answer = await fetch(server.url + to, { method: 'POST', body, headers, redirect: 'manual' });
      return { status: answer.status, body: await answer.text() };
    };
    const words = (...nodes: object[]) => ({ type: 'doc', content: [{ type: 'paragraph', content: nodes }] });
    const run = { type: 'link', attrs: { href: 'javascript:alert(1)' } };
    const attacks = [
      words({ type: 'text', text: 'here', marks: [run] }),
      { type: 'doc', content: [{ type: 'html', attrs: { html: '<script>alert(1)</script>' } }] },
      { type: 'doc', content: [{ type: 'image', attrs: { media: 'x" onerror="alert(1)', alt: 'x' } }] },
      { type: 'doc', content: [{ type: 'video', attrs: { provider: 'evil', id: '"><script>', title: 'x' } }] },
      { type: 'doc', content: 'none' },
    ];
    const good = words({ type: 'text', text: '<script>alert(1)</script>' });
    for (const attack of attacks) {
      const { status: answered, body } = await post('editor', `${address}/autosave`, form(attack));
      expect({ answered, body }).toMatchObject({ answered: 422, body: expect.stringContaining('document') });
    }
    expect((await post('doctor', `${address}/autosave`, form(good))).status).toBe(404);
    expect((await post('doctor', address, form(good, { intent: 'publish' }))).status).toBe(404);
    expect((await post('front-desk', `${address}/autosave`, form(good))).status).toBe(403);
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'a.png');
    const picture = new FormData();
    picture.set('file', svg);
    picture.set('alt', 'A picture');
    expect(await post('editor', '/admin-dashboard/media/pictures', picture)).toEqual({
      status: 422,
      body: '{"refusal":"other-type"}',
    });
    expect((await post('front-desk', '/admin-dashboard/media/pictures', picture)).status).toBe(403);
  });

  test('a scheduled post appears at its minute, and not before', async () => {
    await text(page).waitFor();
    await page.getByLabel('Day', { exact: true }).fill('23 nov');
    await page.getByLabel('Time', { exact: true }).fill('12:01 am');
    await findAndPress(page.getByRole('button', { name: 'Schedule', exact: true }));
    await page.getByText('That time has passed.').waitFor();
    await text(page).waitFor();
    await page.getByLabel('Day', { exact: true }).fill('23 nov');
    await page.getByLabel('Time', { exact: true }).fill('3 pm');
    await findAndPress(page.getByRole('button', { name: 'Schedule', exact: true }));
    await page.getByText('Appears by itself on Mon 23 Nov 2026, 3:00 pm.').waitFor();
    expect(await status(SECOND)).toBe(404);
    await server.stop();
    const at = (start: string) =>
      startServer({ env: { CLOCK_START: start, PORT: new URL(server.url).port }, dataDir: server.dataDir });
    const almostThree = await at('2026-11-23T09:20:00Z');
    expect(await status(SECOND)).toBe(404);
    await almostThree.stop();
    // Some seconds before three; how soon this is asked, and so whether it is there already, is a matter of load.
    const afternoon = await at('2026-11-23T09:29:50Z');
    await expect.poll(() => status(SECOND)).toBe(200);
    expect(afternoon.output()).not.toContain('published late');
    await afternoon.stop();
  });
});
