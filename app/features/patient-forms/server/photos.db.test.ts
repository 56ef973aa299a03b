import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clockStartingAt } from '#app/platform/clock.ts';
import { makeKey } from '#app/platform/crypto/key-file.ts';
import { createKeyRing } from '#app/platform/crypto/key-ring.ts';
import { findEncryptedColumns, rotate } from '#app/platform/crypto/rotate.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { drawing, phonePhoto } from '#app/platform/pictures/fixtures.ts';
import { openPrivateFiles } from '#app/platform/private-files/private-files.ts';
import { createRateLimit } from '#app/platform/rate-limit.ts';
import { Temporal } from '#app/lib/time.ts';
import { placeNamed } from '../domain/photo-view.ts';
import { cleanUpPhotos } from './clean-up-photos.ts';
import { beginForm, findForm, type Draft } from './drafts.ts';
import { forgetExpiredDrafts } from './forget-drafts.ts';
import { addPhoto, photosOf, photosOfDraft, readPhoto, removePhoto } from './photos.ts';
import { removeFiles } from './photo-files.ts';
import { uploadProgress, receiveChunk, receivePostedPhotos, type ReceiveContext } from './receive-photos.ts';
import { hasRoomForPhotos, unsentPhotoBytes } from './room-for-photos.ts';
import { patientForms } from './tables.ts';

const clock = clockStartingAt(Temporal.Instant.from('2026-11-22T05:00:00Z'));
const oldKey = makeKey();
const hour = 3_600_000;

function posted(parts: readonly (readonly [string, Uint8Array | string, string?])[]): Request {
  const form = new FormData();
  for (const [name, value, file] of parts)
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)]), file ?? 'photo.jpg');
  return new Request('http://localhost/', { method: 'POST', body: form });
}

async function* page(): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(new TextEncoder().encode(`<!doctype html>${' '.repeat(100)}`));
}

forEachDatabase((_name, open) => {
  let database: TestDatabase;
  let context: ReceiveContext;
  let folder = '';
  let photo: Uint8Array;
  let draft: Draft;

  beforeAll(async () => {
    database = await open();
    photo = new Uint8Array(await phonePhoto());
  });
  beforeEach(async () => {
    await rm(folder, { recursive: true, force: true });
    folder = await mkdtemp(join(tmpdir(), 'jamun-photos-'));
    const { db } = database;
    await db.delete(patientForms);
    const keyRing = createKeyRing([oldKey]);
    context = {
      db,
      clock,
      keyRing,
      rateLimit: createRateLimit({ db, keyRing, clock }),
      timeZone: 'Asia/Kolkata',
      limitPerHour: 0,
      visits: { find: () => Promise.resolve(undefined) },
      messages: { queueLink: () => Promise.resolve() },
      files: openPrivateFiles(folder),
    };
    draft = await newDraft();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function newDraft(): Promise<Draft> {
    const begun = await beginForm(context, 'skin', { address: '127.0.0.1' });
    const found = begun.ok ? await findForm(context, 'skin', begun.value) : undefined;
    if (found?.state !== 'draft') throw new Error('No draft was begun.');
    return found;
  }

  const place = (name: string) => {
    const found = placeNamed(draft.definition, name);
    if (!found) throw new Error(`The form has no place ${name}.`);
    return found;
  };
  const add = (name: string, id: string = randomUUID(), bytes: Uint8Array = photo) =>
    addPhoto({ ...context, files: context.files.stored }, draft, { id, place: place(name) }, () =>
      Promise.resolve(bytes),
    );
  const stored = () =>
    readdir(join(folder, 'files', 'photos')).then(
      (names) => names.toSorted(),
      () => [],
    );
  const answersNow = async () => {
    const found = await findForm(context, 'skin', draft.token);
    return found?.state === 'draft' ? found.typed : undefined;
  };
  const row = async () => {
    const [found] = await context.db.select().from(patientForms).where(eq(patientForms.id, draft.id));
    if (!found) throw new Error('The form is gone.');
    return found;
  };

  test('a photo is kept as two closed files, and is an answer of its form', async () => {
    const id = randomUUID();
    const added = await add('skin-photos.close-up', id);
    expect(added).toMatchObject({ ok: true, photo: { id, question: 'skin-photos', view: 'close-up', width: 900 } });
    expect(await photosOf(context, await row())).toEqual(await photosOfDraft(context.db, draft));
    expect(await answersNow()).toEqual({ 'skin-photos': [{ view: 'close-up', photo: id }] });
    const names = await stored();
    expect(names).toHaveLength(2);
    for (const name of names) {
      const bytes = await readFile(join(folder, 'files', 'photos', name));
      expect(bytes.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    }
    const reader = { ...context, files: context.files.stored };
    const full = await readPhoto(reader, await row(), { id, size: 'full' });
    const small = await readPhoto(reader, await row(), { id, size: 'small' });
    expect([full?.[0], full?.[1], small?.[0], small?.[1]]).toEqual([0xff, 0xd8, 0xff, 0xd8]);
    expect(full?.length).toBeGreaterThan(small?.length ?? 0);
  });

  test('nothing in the database says what a photo shows', async () => {
    await add('skin-photos.close-up');
    const { rows } = await context.db.execute<{ text: string }>(sql`SELECT form_photos::text AS text FROM form_photos`);
    const about = Buffer.from(/\\+x([0-9a-f]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '', 'hex').toString('latin1');
    expect(about.length).toBeGreaterThan(40);
    for (const word of ['close-up', 'skin-photos']) expect(`${rows[0]?.text} ${about}`).not.toContain(word);
  });

  test('belongs to its form alone: another form’s link, key or row does not open it', async () => {
    const id = randomUUID();
    await add('skin-photos.close-up', id);
    const mine = draft;
    draft = await newDraft();
    const reader = { ...context, files: context.files.stored };
    expect(await readPhoto(reader, await row(), { id, size: 'full' })).toBeUndefined();
    expect(await removePhoto({ ...context, files: context.files.stored }, draft, id)).toBe(false);
    await context.db.execute(sql`UPDATE form_photos SET form_id = ${draft.id} WHERE id = ${id}`);
    await expect(readPhoto(reader, await row(), { id, size: 'full' })).rejects.toThrow(/changed/);
    expect(mine.id).not.toBe(draft.id);
  });

  test('taken again it takes the place of the last one; where several belong they are added until they are enough', async () => {
    await add('face-photos.front');
    await add('face-photos.front');
    expect(await photosOfDraft(context.db, draft)).toHaveLength(1);
    for (let count = 0; count < 3; count += 1) expect(await add('skin-photos.close-up')).toMatchObject({ ok: true });
    expect(await add('skin-photos.close-up')).toEqual({ ok: false, reason: 'full' });
    expect(await photosOfDraft(context.db, draft)).toHaveLength(4);
    expect(await stored()).toHaveLength(8);
  });

  test('sent twice at the same time it is kept once', async () => {
    const id = randomUUID();
    const outcomes = await Promise.all([add('skin-photos.close-up', id), add('skin-photos.close-up', id)]);
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await stored()).toHaveLength(2);
  });

  test('removed, its files go with it and it is no answer any more', async () => {
    const id = randomUUID();
    await add('skin-photos.close-up', id);
    expect(await removePhoto({ ...context, files: context.files.stored }, draft, id)).toBe(true);
    expect(await removePhoto({ ...context, files: context.files.stored }, draft, id)).toBe(false);
    expect(await stored()).toEqual([]);
    expect(await answersNow()).toEqual({});
  });

  test('a form that was sent takes no photo and gives none away', async () => {
    const id = randomUUID();
    await add('skin-photos.close-up', id);
    await context.db.execute(
      sql`UPDATE patient_forms SET state = 'submitted', submitted_at = now(), expires_at = NULL`,
    );
    expect(await add('skin-photos.close-up')).toEqual({ ok: false, reason: 'closed' });
    expect(await removePhoto({ ...context, files: context.files.stored }, draft, id)).toBe(false);
    expect(await stored()).toHaveLength(2);
  });

  test('a bad file leaves nothing behind', async () => {
    const half = await add('skin-photos.close-up', randomUUID(), photo.subarray(0, 10_000));
    expect(half).toEqual({ ok: false, reason: 'damaged' });
    expect(await stored()).toEqual([]);
  });

  test('with its advice: dark, or small', async () => {
    const small = await add('face-photos.front', randomUUID(), new Uint8Array(await drawing(300, 200)));
    expect(small).toMatchObject({ ok: true, photo: { advice: 'small' } });
    expect(await add('face-photos.right-45')).toMatchObject({ ok: true, photo: { advice: undefined } });
  });

  test('is read after a rotation of the keys as before, and its old key is not needed any more', async () => {
    const id = randomUUID();
    await add('skin-photos.close-up', id);
    const newKey = makeKey();
    await rotate(database, createKeyRing([newKey, oldKey]), await findEncryptedColumns(database));
    const reader = { ...context, keyRing: createKeyRing([newKey]), files: context.files.stored };
    expect((await readPhoto(reader, await row(), { id, size: 'small' }))?.length).toBeGreaterThan(500);
  });

  test('erased with its form: rows at once, files by whoever erases or by the clean-up', async () => {
    await add('skin-photos.close-up');
    const files = (await stored()).map((file) => ({ file }));
    await context.db.delete(patientForms).where(eq(patientForms.id, draft.id));
    expect(await photosOfDraft(context.db, draft)).toEqual([]);
    await removeFiles(context.files.stored, files);
    expect(await stored()).toEqual([]);
  });

  test('the clean-up removes files of forms that are gone and leaves every other, also one that has no row yet', async () => {
    await add('skin-photos.close-up');
    const kept = await stored();
    const mine = draft;
    draft = await newDraft();
    await add('skin-photos.close-up');
    await context.db.execute(sql`UPDATE patient_forms SET expires_at = '2026-11-01' WHERE id = ${draft.id}`);
    expect(await forgetExpiredDrafts(context.db, clock)).toBe(1);
    await context.files.stored.write('photos', 'f'.repeat(32), photo);
    const now = Date.parse('2026-11-22T05:00:00Z');
    const inFiles = join(folder, 'files', 'photos');
    for (const name of await stored()) await utimes(join(inFiles, name), now / 1000, (now - 2 * hour) / 1000);
    const fresh = 'e'.repeat(32);
    await context.files.stored.write('photos', fresh, photo);
    await utimes(join(inFiles, fresh), now / 1000, (now - 10_000) / 1000);
    expect(await cleanUpPhotos(context, now)).toEqual({ files: 3, arriving: 0 });
    expect(await stored()).toEqual([...kept, fresh].toSorted());
    expect(await photosOfDraft(context.db, mine)).toHaveLength(1);
  });

  test('of many files sent at once the good ones are kept, and each bad one has its reason', async () => {
    const { fields, problems } = await receivePostedPhotos(
      context,
      draft,
      posted([
        ['skin-photos.from-30-cm', photo],
        ['skin-photos.close-up', new Uint8Array(13 * 1024 * 1024)],
        ['face-photos.front', new TextEncoder().encode('<svg onload="alert(1)"/>'), '../../photo.jpg'],
        ['face-photos.right-45', new Uint8Array()],
        ['face-photos.left-45', new Uint8Array(), ''],
        ['face-photos.of-somebody-else', photo],
        ['go', 'continue'],
      ]),
    );
    expect(Object.fromEntries(fields)).toEqual({ go: 'continue' });
    expect(problems).toEqual({
      'skin-photos.close-up': 'too-large',
      'face-photos.front': 'other-type',
      'face-photos.right-45': 'empty',
    });
    const kept = await photosOfDraft(context.db, draft);
    expect(kept.map(({ question, view }) => `${question}.${view}`)).toEqual(['skin-photos.from-30-cm']);
    expect(await readdir(join(folder, 'arriving'))).toEqual([]);
  });

  async function* bytesFrom(from: number, to = photo.length, breaksAt = Infinity): AsyncGenerator<Uint8Array> {
    for (let at = from; at < to; at += 1000) {
      if (at >= breaksAt) throw new Error('the connection broke');
      yield await Promise.resolve(photo.subarray(at, Math.min(at + 1000, to)));
    }
  }

  test('a photo comes in pieces, and after a lost connection goes on where it stopped', async () => {
    const id = randomUUID();
    const about = { id, place: 'skin-photos.close-up', length: photo.length };
    expect(await receiveChunk(context, draft, { ...about, from: 0, bytes: bytesFrom(0, 8_000) })).toEqual({
      state: 'more',
      received: 8_000,
    });
    await expect(
      receiveChunk(context, draft, { ...about, from: 8_000, bytes: bytesFrom(8_000, photo.length, 12_000) }),
    ).rejects.toThrow(/connection broke/);
    // The browser does not know what has come, and says so or asks.
    expect(await receiveChunk(context, draft, { ...about, from: 8_000, bytes: bytesFrom(8_000) })).toEqual({
      state: 'elsewhere',
      received: 12_000,
    });
    context = { ...context, files: openPrivateFiles(folder) };
    const { received } = await uploadProgress(context, draft, id);
    expect(received).toBe(12_000);
    const done = await receiveChunk(context, draft, { ...about, from: received, bytes: bytesFrom(received) });
    expect(done).toMatchObject({ state: 'stored', photo: { id } });
    expect(await receiveChunk(context, draft, { ...about, from: 0, bytes: bytesFrom(0) })).toEqual(done);
    expect(await uploadProgress(context, draft, id)).toMatchObject({ received: 0, photo: { id } });
    expect(await readdir(join(folder, 'arriving'))).toEqual([]);
  });

  test('what no picture begins like is refused with its first piece, and too much on the way is too', async () => {
    const about = { id: randomUUID(), place: 'skin-photos.close-up', from: 0 };
    const outcome = await receiveChunk(context, draft, { ...about, length: 5_000_000, bytes: page() });
    expect(outcome).toEqual({ state: 'refused', reason: 'other-type' });
    const long = await receiveChunk(context, draft, { ...about, length: 13_000_000, bytes: page() });
    expect(long).toEqual({ state: 'refused', reason: 'too-large' });
    expect(await receiveChunk(context, draft, { ...about, place: 'x.y', length: 10, bytes: page() })).toEqual({
      state: 'unknown-place',
    });
    for (let count = 0; count < 12; count += 1)
      await receiveChunk(context, draft, {
        ...about,
        id: randomUUID(),
        length: photo.length,
        bytes: bytesFrom(0, 5000),
      });
    const more = { ...about, id: randomUUID(), length: photo.length, bytes: bytesFrom(0, 5000) };
    expect(await receiveChunk(context, draft, more)).toEqual({ state: 'refused', reason: 'too-many' });
  });

  test('is not taken while the disk is nearly full, and what has come of one before goes on', async () => {
    const about = { id: randomUUID(), place: 'skin-photos.close-up', length: photo.length };
    await receiveChunk(context, draft, { ...about, from: 0, bytes: bytesFrom(0, 8_000) });
    const files = { ...openPrivateFiles(folder), freeShare: () => Promise.resolve(0.09) };
    const full = { ...context, files };
    const other = { ...about, id: randomUUID(), from: 0, bytes: bytesFrom(0) };
    expect(await receiveChunk(full, draft, other)).toEqual({ state: 'refused', reason: 'no-room' });
    const rest = { ...about, from: 8_000, bytes: bytesFrom(8_000) };
    expect(await receiveChunk(full, draft, rest)).toMatchObject({ state: 'stored' });
  });

  test('counts towards what unsent photos may take, whole or half, until its form is sent', async () => {
    await add('skin-photos.close-up');
    const whole = await unsentPhotoBytes(context);
    expect(whole).toBeGreaterThan(photo.length / 10);
    const about = { id: randomUUID(), place: 'face-photos.front', length: photo.length };
    await receiveChunk(context, draft, { ...about, from: 0, bytes: bytesFrom(0, 8_000) });
    expect(await unsentPhotoBytes(context)).toBeGreaterThanOrEqual(whole + 8_000);
    const fresh = () => ({ ...context, files: openPrivateFiles(folder) });
    expect(await hasRoomForPhotos(fresh(), whole)).toBe(false);
    expect(await hasRoomForPhotos(fresh(), whole + 100_000)).toBe(true);
    await context.db.execute(
      sql`UPDATE patient_forms SET state = 'submitted', submitted_at = now(), expires_at = NULL`,
    );
    expect(await unsentPhotoBytes(context)).toBeLessThan(whole);
  });

  test('that stopped half way is removed after two hours', async () => {
    const id = randomUUID();
    const about = { id, place: 'skin-photos.close-up', length: photo.length };
    await receiveChunk(context, draft, { ...about, from: 0, bytes: bytesFrom(0, 8_000) });
    const now = Date.parse('2026-11-22T05:00:00Z');
    const [name = ''] = await readdir(join(folder, 'arriving'));
    const touched = async (ago: number) =>
      utimes(join(folder, 'arriving', name), now / 1000, (now - ago) / 1000).then(() => cleanUpPhotos(context, now));
    expect((await touched(1.9 * hour)).arriving).toBe(0);
    expect((await touched(2.1 * hour)).arriving).toBe(1);
  });
});
