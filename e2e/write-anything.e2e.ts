// @module-tag endurance
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawing } from '#app/platform/pictures/fixtures.ts';
import { findAndPress, inSight, scrollTo } from './harness/in-sight.ts';
import { MONDAY_MORNING } from './harness/monday.ts';
import { axeFindings, hydrated, openBrowser, DESKTOP } from './harness/browser.ts';
import { fromGoogleDocs, fromWord } from './harness/clipboard.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';
import { signInDialog } from './harness/ways-in.ts';

const VIDEO_HOST = /youtube|ytimg|googlevideo/;

describe('everything a post can hold', () => {
  let server: StaffServer;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startStaffServer({ env: { CLOCK_START: MONDAY_MORNING } }), openBrowser()]);
    page = await signedInPage(browser, server, 'editor');
    return async () => {
      await browser.close();
      await server[Symbol.asyncDispose]();
    };
  });

  const text = () => page.getByRole('textbox', { name: 'Text of the post' });
  const saved = () => page.locator('[data-save="saved"]').waitFor();
  const dialog = () => page.getByRole('dialog');

  async function begin(title: string): Promise<void> {
    await page.goto('/admin-dashboard/posts/new');
    await page.getByLabel('Title').fill(title);
    await findAndPress(page.getByRole('button', { name: 'Begin writing' }));
    await text().waitFor();
    await text().focus();
  }

  /** The document as the form would send it: kinds of nodes with their words, things with their attributes. */
  async function written(): Promise<string> {
    const json = await page.locator('input[name="document"]').inputValue();
    const lines = (JSON.parse(json) as { content: Written[] }).content.map(outline);
    // An empty line is left out when the post is kept.
    return lines.filter((line) => line !== 'paragraph: ').join('\n');
  }

  /** Chooses from the slash menu with the keyboard alone. */
  async function insert(words: string, option: string): Promise<void> {
    await page.keyboard.type(`/${words}`);
    await page.getByRole('option', { name: option, exact: true, selected: true }).waitFor();
    await page.keyboard.press('Enter');
  }

  async function paste(html: string): Promise<void> {
    await text().evaluate((element, clipboard) => {
      const data = new DataTransfer();
      data.setData('text/html', clipboard);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, html);
  }

  test('what Google Docs puts into the clipboard keeps its headings, weights, lists, links and table, and nothing of its styles', async () => {
    await begin('From Google');
    await paste(fromGoogleDocs);
    await expect
      .poll(written)
      .toBe(
        [
          'heading 2: Before the sun',
          'paragraph: Use a *broad hat* and /two fingers/ of cream. See <https://www.aad.org/sunscreen|the AAD>.',
          'bulletList(listItem(paragraph: Hat, bulletList(listItem(paragraph: with a brim))), listItem(paragraph: Shade))',
          'orderedList(listItem(paragraph: First))',
          'table(tableRow(tableHeader(paragraph: Time), tableHeader(paragraph: Risk)), tableRow(tableCell(paragraph: Noon), tableCell(paragraph: High / in May)))',
          'paragraph: The end.',
        ].join('\n'),
      );
    await saved();
  });

  test('what Word puts into the clipboard keeps its headings, lists in lists, quotation and table, and nothing that runs', async () => {
    await begin('From Word');
    await paste(fromWord);
    await expect
      .poll(written)
      .toBe(
        [
          'heading 2: A title',
          'heading 2: Hair loss',
          'paragraph: It is *common* and /slow/.',
          'bulletList(listItem(paragraph: One point, bulletList(listItem(paragraph: below it))), listItem(paragraph: Two points))',
          'orderedList(listItem(paragraph: First), listItem(paragraph: Second))',
          'blockquote(paragraph: What a patient said.)',
          'table(tableRow(tableHeader(paragraph: Sign), tableHeader(paragraph: Means)), tableRow(tableCell(paragraph: Patches / round), tableCell(paragraph: Ask a doctor)))',
          'paragraph: The end, without a link.',
        ].join('\n'),
      );
    await saved();
  });

  test('a table is made and grown by keyboard, and the last cell lets the focus go', async () => {
    await begin('What a post can hold');
    await insert('table', 'Table');
    await page.keyboard.type('Scar');
    await page.keyboard.press('Tab');
    await page.keyboard.type('What helps');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Rolling');
    await page.keyboard.press('Alt+F10');
    const toolbar = page.getByRole('toolbar', { name: 'Format' });
    for (let step = 0; step < 30; step += 1) {
      if ((await page.locator(':focus').innerText()) === 'Row below') break;
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => text().locator('tr').count()).toBe(4);
    await findAndPress(text().locator('td').last());
    await findAndPress(toolbar.getByRole('button', { name: 'Delete row' }));
    await expect.poll(() => text().locator('tr').count()).toBe(3);
    await findAndPress(text().locator('td').last());
    await page.keyboard.press('Tab');
    await expect.poll(() => text().evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await saved();
  });

  test('boxes, plates, treatment cards, videos and links go in by keyboard; an address that runs something does not', async () => {
    await findAndPress(text().locator(':scope > p').last());
    await insert('cannot', 'Box: cannot wait');
    await page.keyboard.type('Call 112.');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await insert('plate', 'Plate');
    await dialog().locator('input[value="prp-therapy"]').check({ force: true });
    await findAndPress(dialog().getByRole('button', { name: 'Put in' }));
    await text().locator('[data-thing="plate"] img').waitFor();
    await page.keyboard.type('/treatment');
    await page.getByRole('option', { name: 'Treatment card', exact: true, selected: true }).waitFor();
    await page.keyboard.press('Tab');
    await dialog().getByLabel('Find by a word').fill('prp');
    await dialog().locator('input[value="hair/prp-therapy"]').focus();
    await page.keyboard.press('Space');
    await findAndPress(dialog().getByRole('button', { name: 'Put in' }));
    await text().locator('[data-thing="treatmentCard"]').waitFor();
    await insert('video', 'Video');
    await dialog().getByLabel('Address of the video').fill('https://evil.example/watch?v=abcdefghijk');
    await dialog().getByLabel('What the video shows').fill('How cream is put on');
    await page.keyboard.press('Enter');
    await dialog().getByText('no address of a video').waitFor();
    await dialog().getByLabel('Address of the video').fill('https://youtu.be/abcdefghijk');
    await page.keyboard.press('Enter');
    await text().locator('[data-thing="video"]').waitFor();
    await page.keyboard.type('Read more');
    await page.keyboard.press('Shift+Home');
    await page.keyboard.press('Control+k');
    for (const address of ['javascript:alert(1)', 'data:text/html,x', '//evil.example']) {
      await dialog().getByLabel('Address of the link').fill(address);
      await page.keyboard.press('Enter');
      await dialog().getByText('no address a link may have').waitFor();
    }
    await dialog().getByLabel('Address of the link').fill('/services/hair');
    await page.keyboard.press('Enter');
    await expect
      .poll(written)
      .toBe(
        [
          'table(tableRow(tableHeader(paragraph: Scar), tableHeader(paragraph: What helps)), tableRow(tableCell(paragraph: Rolling), tableCell(paragraph: )), tableRow(tableCell(paragraph: ), tableCell(paragraph: )))',
          'callout urgent(paragraph: Call 112.)',
          'plate prp-therapy',
          'treatmentCard hair/prp-therapy',
          'video abcdefghijk',
          'paragraph: </services/hair|Read more>',
        ].join('\n'),
      );
    await saved();
  });

  test('what is put in after a chosen plate goes below it and replaces nothing', async () => {
    const before = await written();
    await findAndPress(text().locator('[data-thing="plate"]'));
    await findAndPress(page.getByRole('button', { name: 'Insert…' }));
    await findAndPress(dialog().getByRole('button', { name: 'Treatment card', exact: true }));
    await dialog().locator('input[value="hair/prp-therapy"]').check({ force: true });
    await findAndPress(dialog().getByRole('button', { name: 'Put in' }));
    await findAndPress(page.getByRole('button', { name: 'Insert…' }));
    await findAndPress(dialog().getByRole('button', { name: 'Box: be careful', exact: true }));
    await page.keyboard.type('Not twice a week.');
    await expect
      .poll(written)
      .toBe(
        before.replace(
          'plate prp-therapy',
          'plate prp-therapy\ntreatmentCard hair/prp-therapy\ncallout warning(paragraph: Not twice a week.)',
        ),
      );
    for (let step = 0; step < 60 && (await written()) !== before; step += 1) await page.keyboard.press('Control+z');
    await expect.poll(written).toBe(before);
    await saved();
  });

  test('axe finds nothing, whatever is chosen or open, wherever the columns are scrolled to', async () => {
    const states: Readonly<Record<string, () => Promise<void>>> = {
      'a cell of the table': () => text().getByText('Rolling').click(),
      'a box': () => text().getByText('Call 112.').click(),
      'a plate': () => text().locator('[data-thing="plate"]').click(),
      'a card': () => text().locator('[data-thing="treatmentCard"]').click(),
      'a video': () => text().locator('[data-thing="video"]').click(),
      'the end of the column': () => page.getByRole('button', { name: 'Change the address' }).scrollIntoViewIfNeeded(),
      'the day it appears': () => page.getByLabel('Day', { exact: true }).scrollIntoViewIfNeeded(),
      'the menu of the slash': async () => {
        await findAndPress(text().locator(':scope > p').last());
        await page.keyboard.press('End');
        await page.keyboard.type(' /');
        await page.getByRole('listbox').waitFor();
      },
      'the dialog of a link': async () => {
        await page.keyboard.press('Escape');
        await page.keyboard.press('Backspace');
        await page.keyboard.press('Backspace');
        await page.keyboard.press('Control+k');
        await dialog().waitFor();
      },
    };
    for (const [state, reach] of Object.entries(states)) {
      await reach();
      expect(`${state}: ${(await axeFindings(page)).join('\n')}`).toBe(`${state}: `);
    }
    await page.keyboard.press('Escape');
    await saved();
  });

  test('a published post asks nothing of the video’s host before somebody clicks', async () => {
    await page
      .getByLabel('Description')
      .fill('What a table, a box, a plate, a card and a video look like on the page of a reader.');
    await page.locator('input[name="cover"][value="plate:prp-therapy"]').check({ force: true });
    await page.getByLabel('Hair', { exact: true }).check();
    await saved();
    await findAndPress(page.getByRole('button', { name: 'Publish', exact: true }));
    await page.getByText('Published.').waitFor();
    const reader = await (await browser.newContext(DESKTOP)).newPage();
    const asked: string[] = [];
    await reader.route(VIDEO_HOST, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>A film</p>' });
    });
    const path = '/blog/what-a-post-can-hold';
    await expect.poll(async () => (await fetch(server.url + path)).status).toBe(200);
    await reader.goto(server.url + path);
    await hydrated(reader);
    const main = reader.getByRole('main');
    await main.getByRole('columnheader', { name: 'What helps' }).waitFor();
    expect(await main.getByRole('link', { name: 'Read more' }).getAttribute('href')).toBe('/services/hair');
    await main.getByText('Call 112.').waitFor();
    const watch = main.getByRole('link', { name: 'Watch: How cream is put on' });
    await scrollTo(watch);
    expect(asked).toEqual([]);
    expect(await axeFindings(reader)).toEqual([]);
    await findAndPress(watch);
    await reader.frameLocator('main iframe').getByText('A film').waitFor();
    expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/abcdefghijk']);
    await reader.context().close();
  });

  test('what must stay in view of a picture is set on the picture, by keyboard and pointer, and crops show it', async () => {
    await page.goto('/admin-dashboard/media');
    await page.getByLabel('Picture', { exact: true }).setInputFiles({
      name: 'hand.png',
      mimeType: 'image/png',
      buffer: await drawing(800, 400),
    });
    await page.getByLabel('What the picture shows').fill('A disc of skin');
    await findAndPress(page.getByRole('button', { name: 'Add the picture' }));
    const point = page.getByRole('slider', { name: 'Point that crops keep' });
    await point.focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('ArrowUp');
    expect(await point.getAttribute('aria-valuetext')).toBe('60 % from the left, 48 % from the top');
    const box = (await point.boundingBox())!;
    await page.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.75);
    await expect.poll(() => point.getAttribute('aria-valuetext')).toBe('25 % from the left, 75 % from the top');
    const crop = page.getByRole('list', { name: 'How it is cropped' }).locator('img').first();
    await expect.poll(() => crop.evaluate((img) => getComputedStyle(img).objectPosition)).toBe('25% 75%');
    expect(await axeFindings(page)).toEqual([]);
    await findAndPress(page.getByRole('button', { name: 'Save', exact: true }));
    await page.getByText('Saved.', { exact: true }).waitFor();
    expect(await page.getByLabel('Keep in view, from the left (%)').inputValue()).toBe('25');
    expect(await page.getByLabel('Keep in view, from the top (%)').inputValue()).toBe('75');
  });

  test('signed out while writing, nothing is lost: the words wait in the window and are saved after the sign-in', async () => {
    await begin('Signed out');
    await page.keyboard.type('Before. ');
    await saved();
    const address = page.url();
    const { cookies } = await page.context().storageState();
    await page.context().clearCookies();
    await page.keyboard.type('While signed out. ');
    await inSight(signInDialog(page));
    // The screen is not left by the window itself.
    expect(page.url()).toBe(address);
    expect(await axeFindings(page)).toEqual([]);
    // Signed in in another window: the sign-in over this one closes by itself, and the words are saved.
    await page.context().addCookies(cookies);
    await signInDialog(page).waitFor({ state: 'detached' });
    await saved();
    await page.keyboard.type('And more.');
    await saved();
    await page.reload();
    await expect.poll(() => text().innerText()).toBe('Before. While signed out. And more.');
  });

  test('offline while writing, and back: an answer that was lost is no change of somebody else', async () => {
    await text().focus();
    await page.keyboard.press('Control+End');
    // The server saves, and its answer never arrives.
    let isLost = true;
    await page.route('**/autosave', async (route) => {
      if (isLost) await route.fetch();
      await (isLost ? route.abort() : route.continue());
      isLost = false;
    });
    await page.keyboard.type(' Sent once.');
    await page.locator('[data-save="offline"]').waitFor();
    await page.keyboard.type(' And on.');
    await saved();
    expect(await page.getByText('Somebody else changed this post').count()).toBe(0);
    await page.unroute('**/autosave');
    await findAndPress(page.getByRole('link', { name: 'Versions' }));
    await page.getByRole('heading', { level: 1, name: /^Versions of/ }).waitFor();
    expect(await page.getByText('set aside').count()).toBe(0);
  });

  test('a link followed in the middle of a word takes the words along', async () => {
    await page.goBack();
    await text().focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' In a hurry.');
    await findAndPress(page.getByRole('link', { name: 'Versions' }));
    await page.getByRole('heading', { level: 1, name: /^Versions of/ }).waitFor();
    await page.goBack();
    await expect.poll(() => text().innerText()).toContain('In a hurry.');
  });
});

interface Written {
  readonly type: string;
  readonly text?: string;
  readonly marks?: readonly { readonly type: string; readonly attrs?: { readonly href?: string } }[];
  readonly attrs?: Readonly<Record<string, string | number | null>>;
  readonly content?: readonly Written[];
}

/** A node in one line, so that a whole document is read at a glance. */
function outline({ type, text = '', marks = [], attrs = {}, content = [] }: Written): string {
  if (type === 'hardBreak') return ' / ';
  if (type === 'text') {
    const weighed = marks.reduce((inner, mark) => {
      if (mark.type === 'bold') return `*${inner}*`;
      return mark.type === 'italic' ? `/${inner}/` : inner;
    }, text);
    const link = marks.find((mark) => mark.type === 'link');
    return link ? `<${link.attrs?.href ?? ''}|${weighed}>` : weighed;
  }
  const said = String(attrs['level'] ?? attrs['kind'] ?? attrs['name'] ?? attrs['path'] ?? attrs['id'] ?? '');
  const head = said === '' ? type : `${type} ${said}`;
  if (type === 'paragraph' || type === 'heading') return `${head}: ${content.map(outline).join('')}`;
  return content.length === 0 ? head : `${head}(${content.map(outline).join(', ')})`;
}
