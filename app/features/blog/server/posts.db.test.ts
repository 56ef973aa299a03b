import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aStaffMember } from '#app/features/staff/server/fixtures.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { eq } from 'drizzle-orm';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { archivePost, publishDue, publishPost, schedulePost, showToReaders } from './publish-post.ts';
import { makePreview, readPreview } from './previews.ts';
import { neighboursOf } from '../domain/public-posts.ts';
import { postsOfTreatment } from '#app/lib/public-post.ts';
import { publicPosts, readMovedPost, readPost, searchPosts } from './posts.ts';
import { seedPosts, startingPostFacts, startingPosts } from './starting-posts.ts';
import { changeSlug, createPost, restoreRevision, savePost } from './save-post.ts';
import { postRevisions, posts } from './tables.ts';
import { aPost, openTestBlog, type TestBlog } from './fixtures.ts';

forEachDatabase((_name, open) => {
  describe('posts', () => {
    let database: TestDatabase;
    let blog: TestBlog;
    let editor: StaffActor;

    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      blog = await openTestBlog(database);
      editor = await aStaffMember(database.db, 'editor');
    });

    async function published(changes: Parameters<typeof aPost>[0] = {}, by = editor) {
      const made = await createPost(blog, by, aPost(changes));
      const shown = await publishPost(blog, made, by);
      if (!shown.ok) throw new Error(shown.reason);
      blog.pass(1);
      return { id: made.id, revision: shown.value.revision };
    }
    const titles = async (words: string, page = 1) =>
      (await searchPosts(blog.db, { words, page, perPage: 2 })).posts.map(({ title }) => title);
    const revisions = (postId: string) =>
      database.db.select().from(postRevisions).where(eq(postRevisions.postId, postId)).orderBy(postRevisions.madeAt);

    test('readers see a post from when it is published until it is archived, and never the working copy', async () => {
      const made = await createPost(blog, editor, aPost({ title: 'Sun at noon' }));
      expect(await readPost(blog.db, 'sun-at-noon')).toBeUndefined();
      const first = await publishPost(blog, made, editor);
      expect(first).toMatchObject({ ok: true, value: { revision: 2 } });
      const later = { id: made.id, revision: 2 };
      const saved = await savePost(blog, later, aPost({ title: 'Sun at one' }), 'autosave', editor);
      expect(saved).toMatchObject({ ok: true, value: { revision: 3 } });
      expect(await readPost(blog.db, 'sun-at-noon')).toMatchObject({ title: 'Sun at noon', minutes: 1 });
      expect(await publishPost(blog, { id: made.id, revision: 3 }, editor)).toMatchObject({ ok: true });
      expect(await readPost(blog.db, 'sun-at-noon')).toMatchObject({ title: 'Sun at one' });
      expect(await archivePost(blog, { id: made.id, revision: 4 }, editor)).toMatchObject({ ok: true });
      expect(await readPost(blog.db, 'sun-at-noon')).toBeUndefined();
      expect(await publicPosts(blog.db)).toEqual([]);
    });

    test('what was written over a version that had changed is kept aside, and can be restored', async () => {
      const made = await createPost(blog, editor, aPost({ title: 'First' }));
      const other = await aStaffMember(database.db, 'owner');
      expect(await savePost(blog, made, aPost({ title: 'Theirs' }), 'saved', other)).toMatchObject({ ok: true });
      blog.pass(1);
      const lost = await savePost(blog, made, aPost({ title: 'Mine' }), 'autosave', editor);
      expect(lost).toMatchObject({ ok: false, reason: 'changed-meanwhile' });
      const kept = await revisions(made.id);
      expect(kept.map(({ kind }) => kind)).toEqual(['saved', 'saved', 'set-aside']);
      expect(kept.at(-1)).toMatchObject({ content: { title: 'Mine' }, madeBy: editor.id });
      const restored = await restoreRevision(blog, { id: made.id, revision: 2 }, kept.at(-1)!.id, editor);
      expect(restored).toMatchObject({ ok: true, value: { revision: 3 } });
      const [post] = await blog.db.select().from(posts);
      expect(post).toMatchObject({ content: { title: 'Mine' } });
    });

    test('autosaves of one sitting are one line of the history', async () => {
      const made = await createPost(blog, editor);
      let { revision } = made;
      for (const title of ['A', 'AB', 'ABC']) {
        blog.pass(1);
        const saved = await savePost(blog, { id: made.id, revision }, aPost({ title }), 'autosave', editor);
        if (saved.ok) revision = saved.value.revision;
      }
      expect((await revisions(made.id)).map(({ kind, content }) => [kind, content])).toEqual([
        ['saved', expect.objectContaining({ title: '' })],
        ['autosave', expect.objectContaining({ title: 'ABC' })],
      ]);
    });

    test('a doctor writes their own posts and nobody else’s, and the front desk none', async () => {
      const doctor = await aStaffMember(database.db, 'doctor');
      const desk = await aStaffMember(database.db, 'front-desk');
      const theirs = await createPost(blog, doctor, aPost({ title: 'By the doctor' }));
      const notTheirs = await createPost(blog, editor, aPost({ title: 'By the editor' }));
      expect(await savePost(blog, theirs, aPost(), 'saved', doctor)).toMatchObject({ ok: true });
      const refused = { ok: false, reason: 'not-allowed' };
      expect(await savePost(blog, notTheirs, aPost(), 'saved', doctor)).toEqual(refused);
      expect(await publishPost(blog, notTheirs, doctor)).toEqual(refused);
      expect(await makePreview(blog, notTheirs.id, doctor)).toEqual(refused);
      expect(await savePost(blog, notTheirs, aPost(), 'saved', desk)).toEqual(refused);
    });

    test('an unfinished post is not published, and says what is missing', async () => {
      const made = await createPost(blog, editor);
      expect(await publishPost(blog, made, editor)).toEqual({
        ok: false,
        reason: 'incomplete',
        problems: ['no-title', 'description-too-short', 'no-cover', 'no-tag', 'no-text'],
      });
    });

    test('a scheduled post appears when its minute comes, once, with the time it was promised for', async () => {
      const made = await createPost(blog, editor, aPost({ title: 'Tomorrow' }));
      const at = blog.clock.now().add({ minutes: 5 });
      expect(await schedulePost(blog, made, blog.clock.now(), editor)).toMatchObject({ reason: 'in-the-past' });
      expect(await schedulePost(blog, made, at, editor)).toMatchObject({ ok: true });
      blog.pass(4);
      expect(await publishDue(blog)).toEqual([]);
      blog.pass(4);
      expect(await publishDue(blog)).toEqual([{ id: made.id, lateMinutes: 3, refused: undefined }]);
      expect(await publishDue(blog)).toEqual([]);
      const post = await readPost(blog.db, 'tomorrow');
      expect(post?.publishedAt.equals(at)).toBe(true);
    });

    test('a post that is published before the day it was scheduled for bears the day of publishing', async () => {
      const made = await createPost(blog, editor, aPost({ title: 'Sooner after all' }));
      const later = blog.clock.now().add({ minutes: 60 * 24 * 26 });
      const scheduled = await schedulePost(blog, made, later, editor);
      if (!scheduled.ok) throw new Error(scheduled.reason);
      const now = blog.clock.now();
      const seen = { id: made.id, revision: scheduled.value.revision };
      expect(await publishPost(blog, seen, editor)).toMatchObject({ ok: true });
      expect((await readPost(blog.db, 'sooner-after-all'))?.publishedAt.toString()).toBe(now.toString());
    });

    test('an old address leads to the new one, and belongs to its post for ever', async () => {
      const post = await published({ title: 'Old words' });
      const other = await published({ title: 'Another' });
      expect(await changeSlug(blog, post, 'new-words', editor)).toMatchObject({ ok: true });
      expect(await readMovedPost(blog.db, 'old-words')).toBe('new-words');
      expect(await changeSlug(blog, other, 'old-words', editor)).toMatchObject({ reason: 'slug-taken' });
      expect(await changeSlug(blog, other, 'new-words', editor)).toMatchObject({ reason: 'slug-taken' });
      expect(await changeSlug(blog, other, '../admin', editor)).toMatchObject({ reason: 'bad-slug' });
      expect(await changeSlug(blog, { ...post, revision: post.revision + 1 }, 'old-words', editor)).toMatchObject({
        ok: true,
      });
      expect(await readMovedPost(blog.db, 'new-words')).toBe('old-words');
      expect(await readMovedPost(blog.db, 'old-words')).toBeUndefined();
    });

    test('what is saved again because its answer was lost is no change of somebody else', async () => {
      const made = await createPost(blog, editor);
      const first = await savePost(blog, made, aPost({ title: 'Sent' }), 'autosave', editor);
      blog.pass(1);
      expect(await savePost(blog, made, aPost({ title: 'Sent' }), 'autosave', editor)).toEqual(first);
      expect((await revisions(made.id)).map(({ kind }) => kind)).toEqual(['saved', 'autosave']);
    });

    test('a search finds what holds the words, first where the title has them, then the newest', async () => {
      const description = 'What it is, what helps, and when to see a doctor about melasma on the face.';
      await published({ title: 'About melasma' });
      await published({ title: 'Three marks', description });
      await published({ title: 'Other marks', tags: ['melasma'] });
      expect(await titles('melasma')).toEqual(['About melasma', 'Three marks']);
      expect(await titles('melasma', 2)).toEqual(['Other marks']);
      expect(await titles('marks -doctor')).toEqual(['Other marks']);
      for (const words of [`"' OR 1=1 -- & | !`, '', 'the']) expect(await titles(words)).toEqual([]);
    });

    test('among hundreds of posts a search puts them in the same order', async () => {
      const { id } = await published({ title: 'About melasma' });
      for (let index = 0; index < 120; index += 1) {
        const made = await createPost(blog, editor, aPost({ title: `Marks ${index}`, tags: ['melasma'] }));
        const publishedAt = blog.clock.now().add({ minutes: index });
        await blog.db.transaction((tx) =>
          showToReaders(tx, {
            postId: made.id,
            revision: 1,
            content: aPost({ title: `Marks ${index}`, tags: ['melasma'] }),
            publishedAt,
            now: publishedAt,
          }),
        );
      }
      const found = await searchPosts(blog.db, { words: 'melasma', page: 1, perPage: 3 });
      expect(found.total).toBe(121);
      expect(found.posts[0]?.id).toBe(id);
      expect(found.posts.map(({ title }) => title)).toEqual(['About melasma', 'Marks 119', 'Marks 118']);
    });

    test('posts are shown the newest first, and with a treatment, with neighbours', async () => {
      for (const title of ['One', 'Two', 'Three']) {
        await published({ title, treatments: ['hair/prp-therapy'] });
      }
      const shown = await publicPosts(blog.db);
      expect(postsOfTreatment('hair/prp-therapy', shown).map(({ title }) => title)).toEqual(['Three', 'Two', 'One']);
      const { older, newer } = neighboursOf('two', shown);
      expect([older?.title, newer?.title]).toEqual(['One', 'Three']);
    });

    test('the posts to start with are published once, in one order, and stay away when they were archived', async () => {
      expect(await seedPosts(blog)).toBe(10);
      expect(await seedPosts(blog)).toBe(0);
      const shown = await publicPosts(blog.db);
      expect(shown.map(({ slug }) => slug)).toEqual(startingPosts().map(({ slug }) => slug));
      expect(shown).toEqual(startingPostFacts(blog.clock.now()));
      const [post] = await blog.db.select().from(posts).where(eq(posts.slug, shown[0]!.slug));
      expect(await archivePost(blog, post!, editor)).toMatchObject({ ok: true });
      expect(await seedPosts(blog)).toBe(0);
      expect(await publicPosts(blog.db)).toHaveLength(9);
    });

    test('a preview link shows the working copy for a week and nothing after', async () => {
      const made = await createPost(blog, editor, aPost({ title: 'Secret' }));
      const link = await makePreview(blog, made.id, editor);
      if (!link.ok) throw new Error(link.reason);
      expect(await readPreview(blog, link.value.token)).toMatchObject({ content: { title: 'Secret' } });
      expect(await readPreview(blog, 'x'.repeat(27))).toBeUndefined();
      blog.pass(7 * 24 * 60);
      expect(await readPreview(blog, link.value.token)).toBeUndefined();
    });
  });
});
