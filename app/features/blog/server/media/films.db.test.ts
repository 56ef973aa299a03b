import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aStaffMember } from '#app/features/staff/server/fixtures.ts';
import type { StaffActor } from '#app/features/staff/domain/staff-member.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { phonePhoto } from '#app/platform/pictures/fixtures.ts';
import { openTestBlog, type TestBlog } from '../fixtures.ts';
import { addMedia, deleteMedia, replaceMedia } from './change-media.ts';
import { mediaEntries, recordConsent, withdrawConsent } from './consents.ts';
import { addFilm, captionFilm, filmBytes, filmOf, filmOfHash, removeFilm } from './films.ts';
import { readOneMedia, readPicturesOfFilms, readShownPictures } from './read-media.ts';

const film = readFileSync('public/films/fue-hair-transplant.mp4');
const vtt = 'WEBVTT\n\n00:00.000 --> 00:04.000\nWe numb the scalp.\n';
/** The film with a box at its end that a player skips, so that it lies in several pieces. */
const long = Buffer.concat([film, Buffer.from([0, 16, 0, 0]), Buffer.from('free'), Buffer.alloc(2 ** 20 - 8, 7)]);

forEachDatabase((_name, open) => {
  describe('a film of the library', () => {
    let database: TestDatabase;
    let blog: TestBlog;
    let editor: StaffActor;
    let id: string;

    beforeAll(async () => {
      database = await open();
    });
    beforeEach(async () => {
      blog = await openTestBlog(database);
      await database.rawTransaction((owner) => owner.script('TRUNCATE media CASCADE'));
      editor = await aStaffMember(database.db, 'editor');
      const added = await addMedia(blog, await phonePhoto(600, 400), { alt: 'A hand', focalX: 50, focalY: 50 }, editor);
      if (!added.ok) throw new Error(added.reason);
      ({ id } = added.value);
    });

    const seen = async () => ({ id, revision: (await readOneMedia(blog.db, id))?.revision ?? 0 });
    const add = async (bytes: Uint8Array = film, captions: string | null = null) =>
      addFilm(blog, await seen(), { bytes, captions }, editor);
    async function bytesOf(hash: string, start: number, end: number): Promise<Buffer> {
      const kept = await filmOfHash(blog.db, hash);
      if (!kept) throw new Error('no film');
      const pieces: Uint8Array[] = [];
      for await (const piece of filmBytes(blog.db, kept.mediaId, { start, end })) pieces.push(piece);
      return Buffer.concat(pieces);
    }
    const hashOf = async () => (await filmOf(blog.db, id))?.hash ?? '';

    test('belongs to a picture, and pages know of it with the picture', async () => {
      expect(await readPicturesOfFilms(blog.db)).toEqual([]);
      expect(await add(film, vtt)).toEqual({ ok: true, value: null });
      const kept = { width: 960, height: 540, seconds: 68, hasCaptions: true };
      expect(await filmOf(blog.db, id)).toMatchObject(kept);
      expect((await readShownPictures(blog.db)).get(id)).toMatchObject({ alt: 'A hand', film: kept });
      expect((await readPicturesOfFilms(blog.db)).map((each) => each.id)).toEqual([id]);
      expect((await filmOfHash(blog.db, await hashOf()))?.captions).toBe(vtt);
    });

    test('gets other captions without being put in again', async () => {
      expect(await captionFilm(blog, await seen(), vtt, editor)).toMatchObject({ reason: 'no-file' });
      await add();
      expect(await captionFilm(blog, await seen(), 'no captions', editor)).toMatchObject({ reason: 'not-captions' });
      expect(await captionFilm(blog, await seen(), vtt, editor)).toEqual({ ok: true, value: null });
      expect((await filmOfHash(blog.db, await hashOf()))?.captions).toBe(vtt);
    });

    test('is read whole and in stretches, from piece to piece', async () => {
      await add(long);
      const hash = await hashOf();
      const whole = await bytesOf(hash, 0, long.length - 1);
      expect(whole).toHaveLength(long.length);
      for (const [start, end] of [
        [0, 0],
        [5, 524_287],
        [524_287, 524_288],
        [524_288, long.length - 1],
        [long.length - 1, long.length - 1],
      ] as const)
        expect((await bytesOf(hash, start, end)).equals(whole.subarray(start, end + 1))).toBe(true);
    });

    test('takes the place of the one before, and is taken away', async () => {
      await add();
      const before = await hashOf();
      await add(long);
      expect(await filmOfHash(blog.db, before)).toBeUndefined();
      expect(await removeFilm(blog, await seen(), editor)).toEqual({ ok: true, value: null });
      expect(await filmOf(blog.db, id)).toBeUndefined();
    });

    test('that was taken away after a backup does not come back with it', async () => {
      await add();
      const hash = await hashOf();
      await removeFilm(blog, await seen(), editor);
      await add();
      const repeat = mediaEntries['media.film-removed']!;
      const entry = { number: 1, at: '2026-11-20T09:00:00Z', kind: 'media.film-removed', ids: { media: id, hash } };
      await repeat(blog.db, { ...entry, ids: { media: id, hash: '0'.repeat(32) } });
      expect(await filmOf(blog.db, id)).toBeDefined();
      await repeat(blog.db, entry);
      expect(await filmOf(blog.db, id)).toBeUndefined();
    });

    test('goes with its picture, and with the consent of whoever it shows', async () => {
      await add();
      const hash = await hashOf();
      await withdrawConsent(blog, await seen(), editor);
      expect(await filmOfHash(blog.db, hash)).toBeUndefined();
      expect((await readShownPictures(blog.db)).get(id)).toBeUndefined();
      expect(await add()).toMatchObject({ ok: false, reason: 'withdrawn' });
      await recordConsent(blog, await seen(), '2026-11-01', editor);
      expect(await filmOfHash(blog.db, hash)).toBeDefined();
      await deleteMedia(blog, await seen(), editor);
      expect(await filmOfHash(blog.db, hash)).toBeUndefined();
    });

    test('does not come back when another picture takes the place of a withdrawn one, and stays with any other', async () => {
      await add();
      const another = { bytes: await phonePhoto(300, 200), consentOn: null };
      await replaceMedia(blog, await seen(), another, editor);
      expect(await filmOf(blog.db, id)).toBeDefined();
      await withdrawConsent(blog, await seen(), editor);
      await replaceMedia(blog, await seen(), { bytes: await phonePhoto(310, 200), consentOn: null }, editor);
      expect(await filmOf(blog.db, id)).toBeUndefined();
    });

    test('is withdrawn wherever the file was put in', async () => {
      await add();
      const hash = await hashOf();
      const other = await addMedia(blog, await phonePhoto(300, 200), { alt: 'B', focalX: 50, focalY: 50 }, editor);
      if (!other.ok) throw new Error(other.reason);
      const second = { id: other.value.id, revision: 1 };
      await addFilm(blog, second, { bytes: film, captions: null }, editor);
      await withdrawConsent(blog, { ...second, revision: 2 }, editor);
      expect(await filmOfHash(blog.db, hash)).toBeUndefined();
      // The other picture stays, and no page is told of a film that its address would refuse.
      expect((await readShownPictures(blog.db)).get(id)).toMatchObject({ film: undefined });
    });

    test('is refused with its reason, and by who did not see the last change', async () => {
      expect(await add(Buffer.from('no film at all, but long enough'))).toMatchObject({ reason: 'other-type' });
      expect(await add(film, 'no captions')).toMatchObject({ reason: 'not-captions' });
      expect(await addFilm(blog, { id, revision: 9 }, { bytes: film, captions: null }, editor)).toMatchObject({
        reason: 'changed-meanwhile',
      });
      const doctor = await aStaffMember(database.db, 'doctor');
      expect(await addFilm(blog, await seen(), { bytes: film, captions: null }, doctor)).toMatchObject({
        reason: 'not-yours',
      });
    });
  });
});
