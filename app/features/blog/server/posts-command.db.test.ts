import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CommandContext } from '#app/platform/command.ts';
import { createKeyRing } from '#app/platform/crypto/key-ring.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { readSettings } from '#app/platform/settings.ts';
import { postToFile } from '../domain/post-markdown-file.ts';
import { exportPosts, importPost } from './posts-command.ts';
import { readPost } from './posts.ts';
import { seedPosts, startingPosts } from './starting-posts.ts';
import { aPost, openTestBlog, type TestBlog } from './fixtures.ts';

forEachDatabase((_name, open) => {
  describe('posts as files', () => {
    let database: TestDatabase;
    let blog: TestBlog;
    let context: CommandContext;
    const said: string[] = [];
    const say = (line: string): void => void said.push(line);

    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      blog = await openTestBlog(database);
      const keyRing = createKeyRing([{ id: 'test', secret: new Uint8Array(32) }]);
      context = { settings: readSettings({}), database, clock: blog.clock, keyRing };
      said.length = 0;
    });
    const take = (text: string, publish = false, file = 'sun-at-noon.md') =>
      importPost.run(context, { file, text, publish }, say);

    test('every post is handed out as a file that holds all of it', async () => {
      await seedPosts(blog);
      await exportPosts.run(context, {}, say);
      expect(said.map((line) => JSON.parse(line) as unknown)).toEqual(
        startingPosts().map(({ slug, content }) => ({ file: `${slug}.md`, text: postToFile(content) })),
      );
    });

    test('a file becomes a draft, then a new version, and is shown only when asked', async () => {
      await take(postToFile(aPost({ title: 'Sun at noon' })));
      expect(await readPost(blog.db, 'sun-at-noon')).toBeUndefined();
      await take(postToFile(aPost({ title: 'Sun at one' })), true);
      expect(await readPost(blog.db, 'sun-at-noon')).toMatchObject({ title: 'Sun at one' });
      expect(said).toEqual(['sun-at-noon is a draft.', 'sun-at-noon has a new version.', 'sun-at-noon is published.']);
    });

    test('a file that cannot be a post is refused with a sentence', async () => {
      await expect(take('words')).rejects.toThrow(
        'sun-at-noon.md: the first line: must start with a line of three dashes',
      );
      await expect(take(postToFile(aPost()), false, '../x.md')).rejects.toThrow('name the file like an address');
      await expect(take(postToFile(aPost({ cover: null })), true)).rejects.toThrow('could not be published: no-cover');
    });
  });
});
