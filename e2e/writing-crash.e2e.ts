// @module-tag endurance
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { plainTextOf } from '#app/features/blog/domain/post-document.ts';
import { listRevisions, openPost } from '#app/features/blog/server/desk-posts.ts';
import { openDatabase } from '#app/platform/database/database.ts';
import { openBrowser } from './harness/browser.ts';
import { startServer } from './harness/server.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

describe('a server that fails while a post is being written', () => {
  let server: StaffServer;
  let browser: Browser;
  let page: Page;
  let postId: string;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startStaffServer(), openBrowser()]);
    page = await signedInPage(browser, server, 'editor');
    await page.goto('/admin-dashboard/posts/new');
    await page.getByLabel('Title').fill('Written in a storm');
    await page.getByRole('button', { name: 'Begin writing' }).click();
    await text().waitFor();
    postId = new URL(page.url()).pathname.split('/').at(-1)!;
    return async () => {
      await browser.close();
      await server[Symbol.asyncDispose]();
    };
  });

  const text = () => page.getByRole('textbox', { name: 'Text of the post' });
  const said = (state: string) => page.locator(`[data-save="${state}"]`).waitFor();

  /** Writes at the end, at once, so that one save takes all of it. */
  async function write(words: string): Promise<void> {
    await text().focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText(words);
  }
  async function writeAndSave(words: string): Promise<void> {
    await page.locator('[data-live="open"]').waitFor({ state: 'attached' });
    const answer = page.waitForResponse('**/autosave');
    await write(words);
    await answer;
    await said('saved');
  }

  /** What the dead server's disk holds of the post; its versions, the newest first. */
  async function kept(): Promise<{ readonly text: string; readonly versions: readonly string[] }> {
    const database = await openDatabase({ databaseUrl: undefined, dataDir: server.dataDir });
    try {
      const post = await openPost(database.db, postId, server.signedIn.editor.staff);
      const versions = await listRevisions(database.db, postId);
      return { text: plainTextOf(post!.content.document.content).trim(), versions: versions.map(({ kind }) => kind) };
    } finally {
      await database.close();
    }
  }
  async function startAgain(): Promise<void> {
    const { dataDir, url } = server;
    server = { ...server, ...(await startServer({ dataDir, env: { PORT: new URL(url).port } })) };
  }
  const conflicts = () => page.getByText('Somebody else changed this post').count();

  test('a refusal is told as one, and the words wait until they are taken', async () => {
    await page.route('**/autosave', (route) => route.fulfill({ status: 500, body: 'Something failed on our side' }));
    await write(' Not taken at first.');
    await page.getByText('Not saved: the server did not take it.').waitFor();
    await page.unroute('**/autosave');
    await said('saved');
    await page.route('**/autosave', (route) => route.fulfill({ status: 413, body: 'Too long' }), { times: 1 });
    await write(' Too long.');
    await page.getByText('more than a post can hold').waitFor();
    await writeAndSave(' Shorter.');
    await page.reload();
    await expect.poll(() => text().innerText()).toMatch(/Not taken at first\. Too long\. Shorter\.$/);
  });

  /** As the first byte of the save reaches its disk. */
  async function whileItSaves(route: Route): Promise<void> {
    const log = watch(join(server.dataDir, 'pg18', 'pg_wal'));
    const written = once(log, 'change');
    const answer = route.fetch().catch(() => {});
    await written;
    await server.kill();
    log.close();
    await answer;
    await route.abort();
  }
  async function beforeItAnswers(route: Route): Promise<void> {
    await route.fetch();
    await server.kill();
    await route.abort();
  }
  async function asItsAnswerArrives(route: Route): Promise<void> {
    const response = await route.fetch();
    await server.kill();
    await page.locator('[data-live="closed"]').waitFor({ state: 'attached' });
    await route.fulfill({ response });
  }

  test.each([
    { moment: 'while it saves', kill: whileItSaves, saidSaved: ['Before.'] },
    { moment: 'before it answers', kill: beforeItAnswers, saidSaved: ['Before.'] },
    { moment: 'as its answer arrives', kill: asItsAnswerArrives, saidSaved: ['Before.', 'Meanwhile.'] },
  ])(
    'killed $moment, it has kept what it said it saved, and the window saves the rest',
    async ({ moment, kill, saidSaved }) => {
      await writeAndSave(` Killed ${moment}. Before.`);
      const dead = once(server.process, 'exit');
      await page.route('**/autosave', kill, { times: 1 });
      await write(' Meanwhile.');
      await dead;
      await write(' Afterwards.');
      await said('offline');
      const whole = await text().innerText();
      expect(whole).toMatch(new RegExp(`Killed ${moment}. Before. Meanwhile. Afterwards.$`));
      expect((await kept()).text).toContain(`Killed ${moment}. ${saidSaved.join(' ')}`);
      await startAgain();
      await said('saved');
      expect(await conflicts()).toBe(0);
      expect(await text().innerText()).toBe(whole);
    },
  );

  test('in the end every word and every version is kept, and nothing was set aside', async () => {
    const whole = await text().innerText();
    await server.kill();
    expect(await kept()).toEqual({ text: whole, versions: ['autosave', 'saved'] });
  });
});
