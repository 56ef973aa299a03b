// @module-tag endurance
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { schedulePost } from '#app/features/blog/server/publish-post.ts';
import { createPost, savePost } from '#app/features/blog/server/save-post.ts';
import { aPost } from '#app/features/blog/server/fixtures.ts';
import { Temporal } from '#app/lib/time.ts';
import { clockStartingAt } from '#app/platform/clock.ts';
import { openDatabase } from '#app/platform/database/database.ts';
import { axeFindings, openBrowser } from './harness/browser.ts';
import { findAndPress, ON_A_PHONE } from './harness/in-sight.ts';
import { startServer } from './harness/server.ts';
import { MONDAY_OPENING } from './harness/monday.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const TITLE = 'Sun on brown skin';

describe('a scheduled post that could not appear', () => {
  let server: StaffServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startStaffServer({ env: { CLOCK_START: MONDAY_OPENING } }), openBrowser()]);
    await server.stop();
    await scheduleAndSpoil();
    const env = { CLOCK_START: '2026-11-23T05:20:00Z', PORT: new URL(server.url).port };
    server = { ...server, ...(await startServer({ env, dataDir: server.dataDir })) };
    return async () => {
      await browser.close();
      await server[Symbol.asyncDispose]();
    };
  });

  /** A post that is to appear in five minutes, and whose description somebody takes out meanwhile. */
  async function scheduleAndSpoil(): Promise<void> {
    const database = await openDatabase({ databaseUrl: undefined, dataDir: server.dataDir });
    const clock = clockStartingAt(Temporal.Instant.from(MONDAY_OPENING));
    const blog = { db: database.db, clock };
    const { staff } = server.signedIn.editor;
    const { id, revision } = await createPost(blog, staff, aPost({ title: TITLE }));
    const scheduled = await schedulePost(blog, { id, revision }, clock.now().add({ minutes: 5 }), staff);
    if (!scheduled.ok) throw new Error(scheduled.reason);
    const seen = { id, revision: scheduled.value.revision };
    await savePost(blog, seen, aPost({ title: TITLE, description: '' }), 'saved', staff);
    await database.close();
  }

  const missedInMetrics = async () => /^blog_missed_posts (\d+)$/m.exec(await metrics())?.[1];
  const metrics = async () => (await fetch(`${server.url}/metrics`)).text();
  const notice = (page: Page) => page.getByText('A scheduled post did not appear');
  const line = (page: Page) => page.getByRole('row', { name: TITLE });

  test('is told on Today, on the list of posts and in the metrics until it is published', async () => {
    const owner = await signedInPage(browser, server, 'owner', ON_A_PHONE);
    await owner.goto('/admin-dashboard');
    await notice(owner).waitFor();
    await owner.getByText('should have appeared Mon 23 Nov 2026, 10:35 am').waitFor();
    expect(await axeFindings(owner)).toEqual([]);
    const list = await signedInPage(browser, server, 'owner');
    await list.goto('/admin-dashboard/posts');
    await notice(list).waitFor();
    expect(await line(list).innerText()).toContain('should have appeared');
    const doctor = await signedInPage(browser, server, 'doctor', ON_A_PHONE);
    await doctor.goto('/admin-dashboard');
    await doctor.getByRole('heading', { level: 1 }).waitFor();
    expect(await notice(doctor).count()).toBe(0);
    expect(await missedInMetrics()).toBe('1');

    const editor = await signedInPage(browser, server, 'editor');
    await editor.goto('/admin-dashboard');
    await findAndPress(editor.getByRole('link', { name: TITLE }));
    await editor.getByText('Should have appeared on').waitFor();
    await editor.getByRole('textbox', { name: 'Text of the post' }).waitFor();
    await editor.getByLabel('Description').fill(aPost().description);
    await findAndPress(editor.getByRole('button', { name: 'Publish', exact: true }));
    await editor.getByText('Published.').waitFor();

    // The windows that were open all the time.
    await expect.poll(() => notice(owner).count()).toBe(0);
    await expect.poll(() => notice(list).count()).toBe(0);
    expect(await line(list).innerText()).not.toContain('should have appeared');
    expect(await missedInMetrics()).toBe('0');
  });
});
