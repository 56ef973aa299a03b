// @module-tag endurance
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPost } from '#app/features/blog/server/save-post.ts';
import { aPost, openTestBlog } from '#app/features/blog/server/fixtures.ts';
import { aStaffMember } from '#app/features/staff/server/fixtures.ts';
import { openDatabase } from '#app/platform/database/database.ts';
import { migrate } from '#app/platform/database/migrate.ts';
import { axeFindings, hydrated, openBrowser, sticksOut } from './harness/browser.ts';
import { newDataFolder } from './harness/data-folder.ts';
import { inSight, pressInSight, scrollTo, WINDOWS } from './harness/in-sight.ts';
import { signedInPage, startStaffServer, type StaffServer } from './harness/staff.ts';

const posts = '/admin-dashboard/posts';

describe('a post with a promise that no clinic may make', () => {
  const ids = new Map<number, string>();
  let server: StaffServer;
  let browser: Browser;

  beforeAll(async () => {
    const dataDir = newDataFolder();
    const database = await openDatabase({ databaseUrl: undefined, dataDir });
    try {
      await migrate(database);
      const blog = await openTestBlog(database);
      const writer = await aStaffMember(database.db, 'editor');
      for (const { viewport } of WINDOWS) {
        const content = aPost({
          title: `Sun at noon, ${viewport.width}`,
          document: {
            type: 'doc',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: 'A guaranteed cure of every tan.' }] }],
          },
        });
        ids.set(viewport.width, (await createPost(blog, writer, content, `sun-at-noon-${viewport.width}`)).id);
      }
    } finally {
      await database.close();
    }
    [server, browser] = await Promise.all([startStaffServer({ dataDir }), openBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server[Symbol.asyncDispose]();
  });

  test.each(WINDOWS.map((window) => [window.viewport.width, window] as const))(
    'at %i px is asked for by the editor, released by a doctor, and published by the editor',
    async (width, window) => {
      const id = ids.get(width) ?? '';
      const slug = `/blog/sun-at-noon-${width}`;
      const status = async () => (await fetch(server.url + slug, { redirect: 'manual' })).status;
      const editor = await signedInPage(browser, server, 'editor', window);
      await editor.goto(`${posts}/${id}`);
      await hydrated(editor);
      const ask = editor.getByRole('button', { name: 'Send to a doctor for release' });
      const publish = editor.getByRole('button', { name: 'Publish', exact: true });
      // Refused, with the way on in the same place.
      await scrollTo(publish);
      await pressInSight(publish);
      await editor.getByText('Change the sentence, or send it to a doctor, who can release it.').first().waitFor();
      expect(await status()).toBe(404);
      await scrollTo(ask);
      await pressInSight(ask);
      await editor.getByText('Sent. The doctors see it under Blog.').waitFor();
      expect(await sticksOut(editor)).toEqual([]);

      const doctor = await signedInPage(browser, server, 'doctor', window);
      await doctor.goto(posts);
      await hydrated(doctor);
      await pressInSight(doctor.getByRole('link', { name: new RegExp(`Release of promises.*noon, ${width}`) }));
      await doctor.getByRole('heading', { level: 1, name: 'Release of promises' }).waitFor();
      // What is promised is read before the answer.
      await inSight(doctor.locator('[data-claims] li').first());
      expect(await doctor.locator('[data-claims]').innerText()).toContain('A guaranteed cure of every tan.');
      expect(await sticksOut(doctor)).toEqual([]);
      expect(await axeFindings(doctor)).toEqual([]);
      const release = doctor.getByRole('button', { name: 'Release these promises' });
      await scrollTo(release);
      await pressInSight(release);
      await doctor.waitForURL((url) => !url.pathname.endsWith('/release'));
      expect(await doctor.getByRole('link', { name: new RegExp(`noon, ${width}`) }).count()).toBe(0);
      expect(await status()).toBe(404);

      await editor.reload();
      await hydrated(editor);
      await editor.getByText(/released its promises on/).waitFor();
      await scrollTo(publish);
      await pressInSight(publish);
      await editor
        .getByRole('link', { name: 'Show the post' })
        .or(editor.getByText(/^Published/))
        .first()
        .waitFor();
      await expect.poll(status).toBe(200);
      await Promise.all([editor.context().close(), doctor.context().close()]);
    },
  );
});
