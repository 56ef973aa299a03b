// @module-tag endurance
import { rmSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrated, openBrowser } from './harness/browser.ts';
import { findAndPress, inSight, pressInSight } from './harness/in-sight.ts';
import { startServer } from './harness/server.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';
import { contentOfVersionBefore } from './harness/version-before.ts';

const site = '/admin-dashboard/site';
const PRP = 'treatments.hair.prp-therapy.md';
const PRP_PAGE = '/services/hair/prp-therapy';
const GONE = 'landing.phrases.plasma-for-hair.md';

/** What the owner wrote while the version before ran. */
const OURS = {
  subtitle: 'Plasma from your own blood, for hair that has become thin',
  inShort:
    'Hair that has become thin at the crown or the parting may still be alive. We take a little of your blood, spin it, and inject the plasma into the scalp. Many studies saw thicker hair afterwards, and some careful ones saw no difference. We offer it beside tablets or lotion, and we tell you honestly when it would be of no use.',
  whoDoes: 'Our skin doctor injects, and a nurse of the clinic draws and spins the blood while the doctor watches.',
  home: 'We are a clinic for skin and hair in the middle of Nagpur. You see what is wrong, and then you decide.',
  about: 'A clinic that explains before it treats',
  hair: 'For hair that falls, thins or leaves bare patches, with the cause looked for first',
  gone: 'Plasma for hair is another name for the same injections, which are off-label in India.',
};

/** What the version before shipped, and what this one ships in its place. */
const SHIPPED = {
  subtitle: ['Your own blood, spun and injected again', 'Injections made from your own blood'],
  inShort: ['Thinner hair at the crown, temples or parting', 'Thinning at the crown, temples or parting'],
  suits: ['You know that for some people it does nothing at all', 'You can accept that it may do nothing for you'],
  home: ['clinic for skin and hair in Nagpur. You', 'anti-aging clinic in Nagpur. You'],
  nail: ['For nails that are thick or yellow', 'For thick, crumbly or yellow nails'],
} as const;

describe('an upgrade to a version with newer texts', () => {
  let server: StaffServer;
  let browser: Browser;
  let owner: Page;
  let before: Readonly<Record<'prp' | 'home' | 'nail' | 'hair' | 'gone', string>>;

  const pageText = async (path: string): Promise<string> => {
    const response = await fetch(server.url + path);
    expect([path, response.status]).toEqual([path, 200]);
    return (await response.text()).replaceAll('\n', ' ');
  };
  const opened = async (address: string): Promise<void> => {
    await owner.goto(`${site}${address}`);
    await hydrated(owner);
  };
  const button = (name: string) => owner.getByRole('button', { name, exact: true });

  /** Writes into a field in place of what it holds, and waits until the server has it. */
  async function write(label: string, text: string): Promise<void> {
    await findAndPress(owner.getByLabel(label).first(), 'middle');
    await owner.keyboard.press('ControlOrMeta+A');
    const saved = owner.waitForResponse((response) => response.url().endsWith('/autosave'));
    await owner.keyboard.insertText(text);
    await saved;
    await owner.locator('[data-save=saved]').waitFor();
  }
  async function publish(): Promise<void> {
    await pressInSight(button('Publish'));
    const answer = owner.getByText(/Published\. Readers see it now|saved, but not published/).first();
    await inSight(answer);
    const words = await answer.textContent();
    if (words?.includes('Published.') !== true) throw new Error(await owner.getByRole('main').innerText());
  }
  const valueOf = (label: string) => owner.getByLabel(label).first().inputValue();

  /** Both texts of a part in which they differ, as a person reads them: without what is underlined, and without what is struck through. */
  const bothTexts = (part: Locator) =>
    part.locator('[data-changes]').evaluate((changes) =>
      ['ins', 'del'].map((other) => {
        const copy = document.createElement('div');
        copy.innerHTML = changes.innerHTML;
        for (const element of copy.querySelectorAll(`${other}, .visually-hidden`)) element.remove();
        return copy.textContent;
      }),
    );
  const partOf = (label: string) => owner.getByRole('region', { name: label, exact: true });

  beforeAll(async () => {
    const content = contentOfVersionBefore();
    browser = await openBrowser();
    server = await startStaffServer({ env: { CONTENT_DIR: content } });
    owner = await signedInPage(browser, server, 'owner');
    await opened(`/${PRP}`);
    await write('Below the heading', OURS.subtitle);
    await write('In short', OURS.inShort);
    await publish();
    await write('Who does it', OURS.whoDoes);
    for (const [id, label, text] of [
      ['pages.home.md', 'Below the heading', OURS.home],
      ['pages.about-us.md', 'Below the heading', OURS.about],
      ['categories.hair.md', 'Below the heading', OURS.hair],
      [GONE, 'In one or two sentences', OURS.gone],
    ] as const) {
      await opened(`/${id}`);
      await write(label, text);
      await publish();
    }
    before = {
      prp: await pageText(PRP_PAGE),
      home: await pageText('/'),
      nail: await pageText('/services/nail/fungal-treatment'),
      hair: await pageText('/services/hair'),
      gone: await pageText('/plasma-for-hair-in-nagpur'),
    };
    await owner.context().close();
    await server.stop();
    rmSync(content, { recursive: true });

    const { dataDir, signedIn, keys } = server;
    server = { ...(await startServer({ dataDir })), signedIn, keys };
    owner = await signedInPage(browser, server, 'owner');
  });
  afterAll(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
  });

  test('readers saw the texts of the version before, with the clinic’s own in their place', () => {
    expect(before.prp).toContain(OURS.subtitle);
    expect(before.prp).toContain(SHIPPED.suits[0]);
    expect(before.home).toContain(OURS.home);
    expect(before.nail).toContain(SHIPPED.nail[0]);
    expect(before.hair).not.toContain('follicular-stem-cell-therapy');
    expect(before.gone).toContain(OURS.gone);
  });

  test('leaves to readers what the clinic has written, and shows them the new words of every other page', async () => {
    const prp = await pageText(PRP_PAGE);
    expect(prp).toContain(OURS.subtitle);
    expect(prp).toContain(OURS.inShort);
    expect(prp).not.toContain(SHIPPED.subtitle[1]);
    expect(prp).not.toContain(SHIPPED.inShort[1]);
    expect(prp).not.toContain(OURS.whoDoes);
    // A page that the clinic has published is all its own: what it left alone there waits for somebody to compare.
    expect(prp).toContain(SHIPPED.suits[0]);
    const home = await pageText('/');
    expect(home).toContain(OURS.home);
    expect(home).not.toContain(SHIPPED.home[1]);
    expect(await pageText('/about-us')).toContain(OURS.about);
    const nail = await pageText('/services/nail/fungal-treatment');
    expect(nail).toContain(SHIPPED.nail[1]);
    expect(nail).not.toContain(SHIPPED.nail[0]);
    expect(server.output()).not.toContain('"level":"error"');
  });

  test('shows a new treatment in a department that the clinic has rewritten, at the end of its list', async () => {
    const hair = await pageText('/services/hair');
    expect(hair).toContain(OURS.hair);
    const addresses = [...hair.slice(hair.indexOf('<main')).matchAll(/href="(\/services\/hair\/[a-z-]+)"/g)];
    expect(addresses.map(([, address]) => address)).toContain('/services/hair/follicular-stem-cell-therapy');
    expect(await pageText('/services/hair/follicular-stem-cell-therapy')).toContain('follicular-stem-cell-therapy');
    expect(await pageText('/stem-cell-hair-therapy-in-nagpur')).toContain(
      '/services/hair/follicular-stem-cell-therapy',
    );
  });

  test('keeps a page of the clinic’s that is shipped no more', async () => {
    expect(await pageText('/plasma-for-hair-in-nagpur')).toContain(OURS.gone);
    await opened(`/${GONE}`);
    expect(await valueOf('In one or two sentences')).toBe(OURS.gone);
    expect((await owner.request.get(`${site}/${GONE}/newer`)).status()).toBe(404);
  });

  test('is told of in the list of pages', async () => {
    await opened('');
    const row = owner.getByRole('row').filter({ has: owner.locator(`a[href="${site}/${PRP}"]`) });
    expect((await row.textContent()) ?? '').toMatch(/Not published yet.*Newer text shipped.*Own text/);
    const about = owner.getByRole('row').filter({ has: owner.locator(`a[href="${site}/pages.about-us.md"]`) });
    expect((await about.textContent()) ?? '').not.toContain('Newer');
    await findAndPress(owner.getByRole('link', { name: 'Newer text shipped' }));
    await owner.waitForURL('**?show=newer');
    await expect.poll(() => listed()).toEqual(['pages.home.md', 'categories.hair.md', PRP]);
  });
  const listed = () =>
    owner
      .locator('td a, th a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/^.*\//, '')));

  test('is compared field by field: one is taken over, the others stay, and the draft with them', async () => {
    await findAndPress(owner.locator(`a[href="${site}/${PRP}"]`));
    await findAndPress(owner.getByRole('link', { name: 'Compare with the newer text' }));
    await owner.getByRole('heading', { name: /^The newer text of / }).waitFor();
    await hydrated(owner);
    expect(await owner.getByRole('main').getByRole('region').getByRole('heading').allTextContents()).toEqual([
      'Below the heading',
      'In short',
      'It may suit you when',
      'Who does it',
    ]);
    const [ours, theirs] = await bothTexts(partOf('Below the heading'));
    expect(ours).toContain(OURS.subtitle);
    expect(theirs).toContain(SHIPPED.subtitle[1]);
    const [oursInShort, theirsInShort] = await bothTexts(partOf('In short'));
    expect(oursInShort).toContain(OURS.inShort);
    expect(theirsInShort).toContain(SHIPPED.inShort[1]);
    expect((await bothTexts(partOf('Who does it')))[0]).toContain(OURS.whoDoes);

    const take = (label: string) => findAndPress(owner.getByLabel(`Take the newer one: ${label}`), 'middle');
    await take('Below the heading');
    await take('It may suit you when');
    await findAndPress(button('Take over what is ticked'));
    await inSight(owner.getByText('Done. The text is no longer marked as older than the one that was shipped.'));
    await hydrated(owner);
    expect(await valueOf('Below the heading')).toContain(SHIPPED.subtitle[1]);
    expect(await valueOf('In short')).toBe(OURS.inShort);
    expect(await valueOf('Who does it')).toBe(OURS.whoDoes);
    expect(await valueOf('It may suit you when')).toContain(SHIPPED.suits[1]);
    // Nothing is published by comparing.
    expect(await pageText(PRP_PAGE)).toContain(OURS.subtitle);
    await publish();
    const prp = await pageText(PRP_PAGE);
    for (const text of [SHIPPED.subtitle[1], SHIPPED.suits[1], OURS.inShort, OURS.whoDoes]) expect(prp).toContain(text);
    for (const text of [OURS.subtitle, SHIPPED.suits[0], SHIPPED.inShort[1]]) expect(prp).not.toContain(text);
  });

  test('leaves the way back to what the clinic had published before it', async () => {
    await findAndPress(owner.getByRole('link', { name: 'Versions', exact: true }));
    const published = owner.getByRole('listitem').filter({ hasText: ', published' });
    await expect.poll(() => published.count()).toBe(2);
    await findAndPress(published.last().getByRole('link'));
    await owner.waitForURL('**/versions?version=*');
    await expect.poll(async () => (await bothTexts(owner.getByRole('main')))[0]).toContain(OURS.subtitle);
    await findAndPress(button('Make this version the working text'));
    await inSight(owner.getByText('The version is your working text now. Readers see it once you publish it.'));
    await hydrated(owner);
    expect(await valueOf('Below the heading')).toBe(OURS.subtitle);
    await publish();
    const prp = await pageText(PRP_PAGE);
    for (const text of [OURS.subtitle, OURS.inShort, SHIPPED.suits[0]]) expect(prp).toContain(text);
    expect(prp).not.toContain(OURS.whoDoes);
  });

  test('is settled for a page whose own text is kept whole', async () => {
    await opened('?show=newer');
    await findAndPress(owner.locator(`a[href="${site}/pages.home.md"]`));
    await findAndPress(owner.getByRole('link', { name: 'Compare with the newer text' }));
    const [ours, theirs] = await bothTexts(partOf('Below the heading'));
    expect(ours).toContain(OURS.home);
    expect(theirs?.replaceAll('\n', ' ')).toContain(SHIPPED.home[1]);
    await findAndPress(button('Keep all of mine'));
    await inSight(owner.getByText('Done. The text is no longer marked as older than the one that was shipped.'));
    await hydrated(owner);
    expect(await valueOf('Below the heading')).toBe(OURS.home);
    expect(await pageText('/')).toContain(OURS.home);
    await opened('?show=newer');
    expect(await listed()).toEqual(['categories.hair.md']);
  });

  test('lets a department of the clinic’s own name the new treatment where it belongs', async () => {
    await findAndPress(owner.locator(`a[href="${site}/categories.hair.md"]`));
    await inSight(owner.getByRole('link', { name: 'One thing keeps this from being published' }));
    await owner.getByText('does not name "follicular-stem-cell-therapy"; add it where it belongs').first().waitFor();
    await findAndPress(owner.getByRole('link', { name: 'Compare with the newer text' }));
    await findAndPress(owner.getByLabel('Take the newer one: Treatments'), 'middle');
    await findAndPress(button('Take over what is ticked'));
    await inSight(owner.getByText('Done. The text is no longer marked as older than the one that was shipped.'));
    await hydrated(owner);
    expect(await valueOf('Below the heading')).toBe(OURS.hair);
    await publish();
    expect(await pageText('/services/hair')).toContain(OURS.hair);
    await opened('?show=newer');
    expect(await listed()).toEqual([]);
  });
});
