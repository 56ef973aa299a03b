import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { aStaffMember } from '#app/features/staff/server/fixtures.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { countMissedPosts, listDeskPosts, listRevisions, openPost, readRevision } from './desk-posts.ts';
import { publishPost, schedulePost } from './publish-post.ts';
import { createPost, savePost } from './save-post.ts';
import { aPost, openTestBlog, type TestBlog } from './fixtures.ts';

const everything = { search: '', page: 1 };

forEachDatabase((_name, open) => {
  describe('posts at the desk', () => {
    let database: TestDatabase;
    let blog: TestBlog;
    let editor: StaffActor;
    let doctor: StaffActor;

    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      blog = await openTestBlog(database);
      editor = await aStaffMember(database.db, 'editor');
      doctor = await aStaffMember(database.db, 'doctor');
    });

    test('a doctor sees and opens only their own; somebody without the right opens none', async () => {
      const theirs = await createPost(blog, editor, aPost({ title: 'Of the editor' }));
      const own = await createPost(blog, doctor, aPost({ title: 'Of the doctor' }));
      const titles = async (by: StaffActor) =>
        (await listDeskPosts(blog, everything, by)).posts.map(({ title }) => title);
      expect((await titles(editor)).toSorted()).toEqual(['Of the doctor', 'Of the editor']);
      expect(await titles(doctor)).toEqual(['Of the doctor']);
      expect((await openPost(blog.db, own.id, doctor))?.content.title).toBe('Of the doctor');
      expect(await openPost(blog.db, theirs.id, doctor)).toBeUndefined();
      expect(await openPost(blog.db, own.id, await aStaffMember(database.db, 'front-desk'))).toBeUndefined();
      expect(await openPost(blog.db, 'no-id', editor)).toBeUndefined();
    });

    test('are found by their words as they stand, and counted by state', async () => {
      await createPost(blog, editor, aPost({ title: '100% sun' }));
      await createPost(blog, editor, aPost({ title: 'Rain' }));
      const found = async (search: string) =>
        (await listDeskPosts(blog, { ...everything, search }, editor)).posts.length;
      expect([await found('SUN'), await found('0%'), await found('%a%'), await found('')]).toEqual([1, 1, 0, 2]);
      const { counts } = await listDeskPosts(blog, { ...everything, state: 'published' }, editor);
      expect(counts).toEqual({ draft: 2, scheduled: 0, published: 0, archived: 0 });
    });

    test('say when readers see an older version, and when a scheduled one did not appear', async () => {
      const made = await createPost(blog, editor, aPost());
      await publishPost(blog, made, editor);
      const line = async () => (await listDeskPosts(blog, everything, editor)).posts.find(({ id }) => id === made.id);
      expect(await line()).toMatchObject({ state: 'published', isAhead: false });
      await savePost(blog, { id: made.id, revision: 2 }, aPost({ title: 'Newer' }), 'saved', editor);
      expect(await line()).toMatchObject({ title: 'Newer', isAhead: true });
      const later = await createPost(blog, editor, aPost({ title: 'Later' }));
      const at = blog.clock.now().add({ minutes: 10 });
      expect(await schedulePost(blog, later, at, editor)).toMatchObject({ ok: true });
      const missed = async () =>
        (await listDeskPosts(blog, { ...everything, state: 'scheduled' }, editor)).posts.map(
          ({ isMissed }) => isMissed,
        );
      expect([await missed(), await countMissedPosts(blog, editor)]).toEqual([[false], 0]);
      blog.pass(15);
      expect([await missed(), await countMissedPosts(blog, editor)]).toEqual([[true], 1]);
    });

    test('keep every version, and show none of another post', async () => {
      const made = await createPost(blog, editor, aPost({ title: 'First' }));
      const other = await createPost(blog, editor, aPost({ title: 'Other' }));
      await savePost(blog, made, aPost({ title: 'Second' }), 'saved', editor);
      const versions = await listRevisions(blog.db, made.id);
      expect(versions.map(({ revision, kind }) => [revision, kind])).toEqual([
        [2, 'saved'],
        [1, 'saved'],
      ]);
      expect((await readRevision(blog.db, made.id, versions[1]!.id))?.title).toBe('First');
      expect(await readRevision(blog.db, other.id, versions[1]!.id)).toBeUndefined();
    });
  });
});
