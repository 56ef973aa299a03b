import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { aStaffMember } from '#app/features/staff/server/fixtures.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { readPost } from './posts.ts';
import { publishDue, publishPost, schedulePost } from './publish-post.ts';
import { answerRelease, askRelease, releaseStateOf, waitingReleases } from './release-post.ts';
import { createPost, savePost } from './save-post.ts';
import { aPost, openTestBlog, type TestBlog } from './fixtures.ts';

const saying = (text: string) =>
  aPost({
    title: 'Sun at noon',
    document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
  });
const promising = saying('A guaranteed cure, 100 % painless.');

forEachDatabase((_name, open) => {
  describe('a post with a promise that no clinic may make', () => {
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
      doctor = { ...(await aStaffMember(database.db, 'doctor')), practitionerId: 'dermatologist' };
    });
    const actions = async (postId: string) => {
      const { rows } = await database.db.execute<{ action: string }>(
        sql`SELECT action FROM audit_entries WHERE subject_id = ${postId} ORDER BY at, id`,
      );
      return rows.map(({ action }) => action);
    };

    test('is neither published nor scheduled by an editor, nor by its hour', async () => {
      const made = await createPost(blog, editor, promising);
      expect(await publishPost(blog, made, editor)).toMatchObject({ ok: false, reason: 'needs-release' });
      const at = blog.clock.now().add({ minutes: 5 });
      expect(await schedulePost(blog, made, at, editor)).toMatchObject({ ok: false, reason: 'needs-release' });
      const plain = await createPost(blog, editor, saying('It calms in most people.'), 'another');
      expect(await schedulePost(blog, plain, at, editor)).toMatchObject({ ok: true });
      await savePost(blog, { id: plain.id, revision: 2 }, promising, 'saved', editor);
      blog.pass(10);
      expect(await publishDue(blog)).toMatchObject([{ id: plain.id, refused: 'needs-release' }]);
      expect(await readPost(blog.db, 'another')).toBeUndefined();
    });

    test('goes to the doctors, and once one has released it the editor publishes it', async () => {
      const made = await createPost(blog, editor, promising);
      expect(await waitingReleases(blog.db, doctor)).toEqual([]);
      expect(await askRelease(blog, made, editor)).toMatchObject({ ok: true });
      expect(await askRelease(blog, made, editor)).toMatchObject({ ok: true });
      expect(await waitingReleases(blog.db, doctor)).toMatchObject([{ id: made.id, title: 'Sun at noon' }]);
      expect(await waitingReleases(blog.db, editor)).toEqual([]);
      const yes = { isReleased: true, note: null };
      expect(await answerRelease(blog, made.id, editor, yes)).toMatchObject({ ok: false, reason: 'not-allowed' });
      expect(await answerRelease(blog, made.id, doctor, yes)).toMatchObject({ ok: true });
      expect(await publishPost(blog, made, editor)).toMatchObject({ ok: true });
      expect(await actions(made.id)).toEqual(
        expect.arrayContaining(['post.release-asked', 'post.released', 'post.published']),
      );
    });

    test('comes back with a note, and needs a new release for another promise', async () => {
      const made = await createPost(blog, editor, promising);
      await askRelease(blog, made, editor);
      const no = { isReleased: false, note: null };
      expect(await answerRelease(blog, made.id, doctor, no)).toMatchObject({ ok: false, reason: 'no-note' });
      expect(await answerRelease(blog, made.id, doctor, { isReleased: false, note: 'Say how many' })).toMatchObject({
        ok: true,
      });
      expect(await releaseStateOf(blog.db, made.id, promising)).toMatchObject({
        promises: 4,
        state: 'returned',
        note: 'Say how many',
        by: doctor.name,
      });
      expect(await publishPost(blog, made, editor)).toMatchObject({ reason: 'needs-release' });
      await askRelease(blog, made, editor);
      await answerRelease(blog, made.id, doctor, { isReleased: true, note: null });
      const saved = await savePost(blog, made, saying('A miracle without pain.'), 'saved', editor);
      if (!saved.ok) throw new Error(saved.reason);
      const later = { id: made.id, revision: saved.value.revision };
      expect(await publishPost(blog, later, editor)).toMatchObject({ reason: 'needs-release' });
    });

    test('is released by the doctor who publishes it; one without promises needs nobody', async () => {
      const own = await createPost(blog, doctor, promising);
      expect(await publishPost(blog, own, doctor)).toMatchObject({ ok: true });
      expect(await actions(own.id)).toContain('post.released');
      const plain = await createPost(blog, editor, saying('It calms in most people.'), 'plain');
      expect(await askRelease(blog, plain, editor)).toMatchObject({ reason: 'nothing-to-release' });
      expect(await publishPost(blog, plain, editor)).toMatchObject({ ok: true });
    });
  });
});
