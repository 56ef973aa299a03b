import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { aStaffMember } from '#app/features/staff/server/fixtures.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { drawing, phonePhoto } from '#app/platform/pictures/fixtures.ts';
import { publishPost } from '../publish-post.ts';
import { createPost, savePost } from '../save-post.ts';
import { aPost, openTestBlog, type TestBlog } from '../fixtures.ts';
import { addMedia, deleteMedia, describeMedia, replaceMedia } from './change-media.ts';
import { recordConsent, withdrawConsent } from './consents.ts';
import {
  keptJpeg,
  libraryVersion,
  mediaUses,
  readLibrary,
  readMedia,
  readOneMedia,
  readPicturesOfPeople,
  readShownPictures,
} from './read-media.ts';
import { forgetRenditions, makeAll, rendition } from './renditions.ts';

const words = { alt: 'A hand with a patch of cream', focalX: 30, focalY: 60 };

/** A post that shows a picture. */
const image = (id: string) =>
  aPost({
    document: {
      type: 'doc',
      content: [
        { type: 'image', attrs: { media: id, alt: 'A hand', caption: null, focalX: 50, focalY: 50 } },
        { type: 'paragraph', content: [{ type: 'text', text: 'Words.' }] },
      ],
    },
  });

forEachDatabase((_name, open) => {
  describe('the media library', () => {
    let database: TestDatabase;
    let blog: TestBlog;
    let editor: StaffActor;
    let photo: Buffer;
    let dataDir: string;

    beforeAll(async () => {
      database = await open();
      photo = await phonePhoto(900, 600);
      dataDir = mkdtempSync(join(tmpdir(), 'jamun-media-'));
    });
    beforeEach(async () => {
      blog = await openTestBlog(database);
      await database.rawTransaction((owner) => owner.script('TRUNCATE media CASCADE'));
      editor = await aStaffMember(database.db, 'editor');
    });

    async function added(bytes: Uint8Array = photo): Promise<{ readonly id: string; readonly hash: string }> {
      const result = await addMedia(blog, bytes, words, editor);
      if (!result.ok) throw new Error(result.reason);
      return result.value;
    }
    test('keeps a picture upright, without place, owner or camera, and says what it shows', async () => {
      const { id } = await added();
      const kept = Buffer.from(await keptJpeg(blog.db, id));
      for (const mark of ['Exif', 'MARKED', 'Marked', 'ICC_PROFILE']) expect(kept.includes(mark)).toBe(false);
      expect(await readOneMedia(blog.db, id)).toMatchObject({ width: 600, height: 900, ...words, revision: 1 });
      expect(await readLibrary(blog.db, { search: 'CREAM', page: 1 })).toMatchObject({ count: 1 });
      expect(await readLibrary(blog.db, { search: '100%_', page: 1 })).toEqual({ count: 0, pictures: [] });
    });

    test('refuses what is no picture, and keeps nothing of it', async () => {
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
      expect(await addMedia(blog, svg, words, editor)).toEqual({ ok: false, reason: 'other-type' });
      expect(await addMedia(blog, photo.subarray(0, 900), words, editor)).toEqual({ ok: false, reason: 'damaged' });
      expect(await readLibrary(blog.db, { search: '', page: 1 })).toEqual({ count: 0, pictures: [] });
    });

    test('comes in every size and kind, made once and again when the file is gone', async () => {
      const { hash } = await added(await drawing(540, 120));
      await makeAll({ db: blog.db, dataDir }, { hash });
      expect(readdirSync(join(dataDir, 'media', hash)).toSorted()).toEqual(
        ['480', '540'].flatMap((width) => ['avif', 'jpg', 'webp'].map((format) => `${width}.${format}`)),
      );
      await forgetRenditions({ dataDir }, hash);
      const both = await Promise.all(
        ['480.avif', '480.avif'].map((file) => rendition({ db: blog.db, dataDir }, hash, file)),
      );
      for (const made of both) expect(Buffer.from(made!.bytes).toString('latin1', 4, 12)).toBe('ftypavif');
      for (const file of ['481.avif', '480.png', '../480.jpg', '']) {
        expect(await rendition({ db: blog.db, dataDir }, hash, file)).toBeUndefined();
      }
      expect(await rendition({ db: blog.db, dataDir }, 'f'.repeat(32), '480.jpg')).toBeUndefined();
    });

    test('says where a picture is used, in working copies and in what readers see, and is not deleted while it is', async () => {
      const { id, hash } = await added();
      const other = await added(await drawing(500, 300));
      const made = await createPost(blog, editor, image(id));
      const shown = await publishPost(blog, made, editor);
      if (!shown.ok) throw new Error(shown.reason);
      const without = await savePost(blog, { id: made.id, revision: 2 }, aPost(), 'saved', editor);
      expect(without.ok).toBe(true);
      expect(await mediaUses(blog.db)).toEqual([{ media: id, postId: made.id, title: 'A post' }]);
      expect(await deleteMedia(blog, { id, revision: 1 }, editor)).toMatchObject({ ok: false, reason: 'in-use' });
      expect(await publishPost(blog, { id: made.id, revision: 3 }, editor)).toMatchObject({ ok: true });
      expect(await mediaUses(blog.db, id)).toEqual([]);
      expect(await deleteMedia(blog, { id, revision: 1 }, editor)).toMatchObject({ ok: true });
      expect(await rendition({ db: blog.db, dataDir }, hash, '480.jpg')).toBeUndefined();
      const cover = aPost({ cover: { kind: 'media', media: other.id, alt: 'A disc' } });
      await createPost(blog, editor, cover);
      expect(await mediaUses(blog.db, other.id)).toHaveLength(1);
    });

    test('shows another picture everywhere when it is replaced, at another address', async () => {
      const { id, hash } = await added();
      expect(
        await replaceMedia(blog, { id, revision: 1 }, { bytes: await drawing(700, 500), consentOn: null }, editor),
      ).toMatchObject({
        ok: true,
      });
      const after = (await readMedia(blog.db, [id])).get(id);
      expect(after).toMatchObject({ width: 700, height: 500, alt: words.alt });
      expect(after?.hash).not.toBe(hash);
      expect(await rendition({ db: blog.db, dataDir }, hash, '480.jpg')).toBeUndefined();
    });

    test('is changed, replaced and deleted by editors, and by the doctor who added it, not by another doctor', async () => {
      const [doctor, other] = [await aStaffMember(database.db, 'doctor'), await aStaffMember(database.db, 'doctor')];
      const { id } = await added();
      const seen = { id, revision: 1 };
      const refused = { ok: false, reason: 'not-yours' };
      expect(await replaceMedia(blog, seen, { bytes: await drawing(700, 500), consentOn: null }, doctor)).toEqual(
        refused,
      );
      expect(await describeMedia(blog, seen, words, doctor)).toEqual(refused);
      expect(await deleteMedia(blog, seen, doctor)).toEqual(refused);
      const own = await addMedia(blog, await drawing(500, 300), words, doctor);
      if (!own.ok) throw new Error(own.reason);
      const theirs = { id: own.value.id, revision: 1 };
      expect(await deleteMedia(blog, theirs, other)).toEqual(refused);
      expect(await describeMedia(blog, theirs, { ...words, alt: 'A disc' }, doctor)).toMatchObject({ ok: true });
      expect(await deleteMedia(blog, { ...theirs, revision: 2 }, doctor)).toMatchObject({ ok: true });
      expect(await deleteMedia(blog, seen, editor)).toMatchObject({ ok: true });
    });

    test('shows a person as long as their consent holds: withdrawn, nobody is given the picture any more', async () => {
      const { id, hash } = await added();
      const people = async () => [...(await readPicturesOfPeople(blog.db)).keys()];
      expect(await people()).toEqual([]);
      const before = await libraryVersion(blog.db);
      expect(await recordConsent(blog, { id, revision: 1 }, '2026-11-03', editor)).toMatchObject({ ok: true });
      expect(await people()).toEqual([id]);
      expect(await rendition({ db: blog.db, dataDir }, hash, '480.jpg')).toBeDefined();

      blog.pass(1);
      expect(await withdrawConsent(blog, { id, revision: 2 }, editor)).toMatchObject({ ok: true });
      expect(await people()).toEqual([]);
      expect((await readMedia(blog.db, [id])).size).toBe(0);
      expect((await readShownPictures(blog.db)).size).toBe(0);
      // Also while its files are still there.
      expect(await rendition({ db: blog.db, dataDir }, hash, '480.jpg')).toBeUndefined();
      expect(await readLibrary(blog.db, { search: '', page: 1 })).toMatchObject({ count: 0 });
      const all = await readLibrary(blog.db, { search: '', page: 1, withWithdrawn: true });
      expect(all.pictures).toMatchObject([{ id, consentOn: '2026-11-03' }]);
      expect(await libraryVersion(blog.db)).not.toBe(before);

      expect(await recordConsent(blog, { id, revision: 3 }, '2026-11-20', editor)).toMatchObject({ ok: true });
      expect(await people()).toEqual([id]);
    });

    test('takes one file away wherever it was put in, also one whose consent nobody recorded', async () => {
      const [one, other] = [await added(), await added()];
      expect(other.hash).toBe(one.hash);
      const isShown = async () => (await readMedia(blog.db, [one.id, other.id])).size;
      expect(await isShown()).toBe(2);
      expect(await withdrawConsent(blog, { id: one.id, revision: 1 }, editor)).toMatchObject({ ok: true });
      expect(await isShown()).toBe(0);
      expect(await rendition({ db: blog.db, dataDir }, other.hash, '480.jpg')).toBeUndefined();
      expect(await readOneMedia(blog.db, other.id)).toMatchObject({ consentWithdrawnAt: blog.clock.now() });

      // Put in once more, it is as withdrawn as before.
      const again = await added();
      expect((await readMedia(blog.db, [again.id])).size).toBe(0);
      expect(await recordConsent(blog, { id: again.id, revision: 1 }, '2026-11-03', editor)).toMatchObject({
        ok: true,
      });
      expect(await isShown()).toBe(2);
    });

    test('asks anew for the consent when another picture takes the place of one', async () => {
      const { id } = await added();
      const people = async () => [...(await readPicturesOfPeople(blog.db)).keys()];
      const seen = (revision: number) => ({ id, revision });
      await recordConsent(blog, seen(1), '2026-11-03', editor);
      expect(await people()).toEqual([id]);
      await replaceMedia(blog, seen(2), { bytes: await drawing(700, 500), consentOn: null }, editor);
      expect(await people()).toEqual([]);
      await replaceMedia(blog, seen(3), { bytes: photo, consentOn: '2026-11-04' }, editor);
      expect(await people()).toEqual([id]);
      // The same picture once more does not undo a withdrawal.
      await withdrawConsent(blog, seen(4), editor);
      await replaceMedia(blog, seen(5), { bytes: photo, consentOn: '2026-11-05' }, editor);
      expect((await readMedia(blog.db, [id])).size).toBe(0);
    });

    test('refuses what was written over a newer change', async () => {
      const { id } = await added();
      const seen = { id, revision: 1 };
      expect(await describeMedia(blog, seen, { ...words, alt: 'Another' }, editor)).toMatchObject({ ok: true });
      expect(await describeMedia(blog, seen, words, editor)).toEqual({ ok: false, reason: 'changed-meanwhile' });
      expect(await deleteMedia(blog, { id: randomUUID(), revision: 1 }, editor)).toEqual({
        ok: false,
        reason: 'not-found',
      });
    });

    test('writes each change into the audit log, without its words', async () => {
      const { id } = await added();
      await describeMedia(blog, { id, revision: 1 }, { ...words, alt: 'SECRET WORDS' }, editor);
      const { rows } = await database.db.execute<{ action: string; details: object }>(sql`
        SELECT action, details FROM audit_entries WHERE subject_kind = 'media' AND subject_id = ${id} ORDER BY id`);
      expect(rows.map(({ action }) => action)).toEqual(['media.added', 'media.described']);
      expect(JSON.stringify(rows)).not.toContain('SECRET');
      expect(existsSync(join(dataDir, 'media', id))).toBe(false);
    });
  });
});
