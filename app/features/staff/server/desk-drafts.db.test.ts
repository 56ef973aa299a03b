import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#app/platform/audit/audit.ts';
import { createKeyRing } from '#app/platform/crypto/key-ring.ts';
import { findEncryptedColumns, rotate } from '#app/platform/crypto/rotate.ts';
import { forEachDatabase, type TestDatabase } from '#app/platform/database/testing.ts';
import { deskScreenAt, mostDrafts } from '../domain/desk-draft.ts';
import { answerOnce, forgetAnswers, forgetOldAnswers } from './answer-once.ts';
import {
  draftAt,
  forgetDraft,
  forgetDraftsAbout,
  forgetDraftsNaming,
  forgetOldDeskDrafts,
  forgetSentDraft,
  keepDraft,
  type DraftPlace,
} from './desk-drafts.ts';
import { aClock, aKeyRing, aStaffMember } from './fixtures.ts';

const secrets = (id: string) => ({ id, secret: new Uint8Array(32).fill(id.charCodeAt(0)) });

const never = (): Response => {
  throw new Error('nothing was done before');
};

forEachDatabase((_name, open) => {
  let database: TestDatabase;
  const clock = aClock();
  const keyRing = aKeyRing();
  const parts = () => ({ db: database.db, clock, keyRing });

  beforeAll(async () => {
    database = await open();
  });

  async function aPlace(path = '/admin-dashboard/patients/new', form = 'patient'): Promise<DraftPlace> {
    const { id } = await aStaffMember(database.db, 'front-desk');
    return { ...deskScreenAt(path)!, accountId: id, kind: 'typed', form };
  }
  const body = async (place: DraftPlace): Promise<unknown> => (await draftAt(parts(), place))?.body;
  const words = { fullName: ['Asha Namuna'] };

  describe('the draft of a form', () => {
    it('is its writer’s alone, the latest words, counted from when they were begun', async () => {
      const place = await aPlace();
      await keepDraft(parts(), place, { fullName: ['A'] });
      const begun = clock.now();
      clock.pass({ minutes: 10 });
      await keepDraft(parts(), place, words);
      expect(await draftAt(parts(), place)).toEqual({ body: words, begunAt: begun });
      expect(await body({ ...place, accountId: (await aPlace()).accountId })).toBeUndefined();
      expect(await body({ ...place, form: 'another' })).toBeUndefined();
      await forgetDraft(database.db, place);
      expect(await body(place)).toBeUndefined();
    });

    it('stands in the database as bytes that say nothing, and outlives a rotation of the keys', async () => {
      const place = await aPlace();
      const old = createKeyRing([secrets('a')]);
      await keepDraft({ ...parts(), keyRing: old }, place, words);
      const { rows } = await database.db.execute<{ text: string }>(
        sql`SELECT encode(body_encrypted, 'escape') AS text FROM desk_drafts WHERE account_id = ${place.accountId}`,
      );
      expect(rows[0]?.text).not.toContain('Asha');
      const columns = (await findEncryptedColumns(database)).filter(({ table }) => table.startsWith('desk_'));
      expect(columns.map(({ table }) => table)).toEqual(['desk_drafts', 'desk_requests']);
      await rotate(database, createKeyRing([secrets('b'), secrets('a')]), columns);
      expect((await draftAt({ ...parts(), keyRing: createKeyRing([secrets('b')]) }, place))?.body).toEqual(words);
      await forgetDraft(database.db, place);
    });

    it('is over when its words are sent, as the window names it, and not another one', async () => {
      const place = await aPlace();
      await keepDraft(parts(), place, words);
      for (const name of ['note /admin-dashboard/patients/new', 'patient /admin-dashboard/patients', 'patient', ''])
        await forgetSentDraft(database.db, place.accountId, name);
      expect(await body(place)).toEqual(words);
      await forgetSentDraft(database.db, place.accountId, 'patient /admin-dashboard/patients/new');
      expect(await body(place)).toBeUndefined();
    });

    it('goes after seven days, a form that came without a session after an hour', async () => {
      const place = await aPlace();
      const refused: DraftPlace = { ...place, kind: 'refused', form: 'sent' };
      await keepDraft(parts(), place, words);
      await keepDraft(parts(), refused, words);
      clock.pass({ minutes: 61 });
      expect(await body(refused)).toBeUndefined();
      await forgetOldDeskDrafts(parts());
      expect(await body(place)).toEqual(words);
      clock.pass({ hours: 7 * 24 });
      expect(await body(place)).toBeUndefined();
      expect(await forgetOldDeskDrafts(parts())).toBeGreaterThan(0);
    });

    it('goes with what its screen is about', async () => {
      const id = randomUUID();
      const place = await aPlace(`/admin-dashboard/patients/${id}/edit`);
      await keepDraft(parts(), place, words);
      expect(await forgetDraftsAbout(database.db, [randomUUID()])).toBe(0);
      expect(await forgetDraftsAbout(database.db, [randomUUID(), id])).toBe(1);
      expect(await body(place)).toBeUndefined();
    });

    it('about nobody yet goes with whoever it names by a telephone number or an address, however they are written', async () => {
      const naming = [
        { mobileNumber: ['98111 22233'] },
        { mobileNumber: ['+91-98111-22233'] },
        { note: ['Call back: ९८१११२२२३३, mother'] },
        { email: ['Tara@Example.com'] },
      ];
      const others = [
        { mobileNumber: ['98111 22234'] },
        { a: ['9811'], b: ['122233'] },
        { email: ['asha@example.com'] },
      ];
      const contacts = ['+919811122233', 'tara@example.com'];
      for (const [fields, isGone] of [
        ...naming.map((each) => [each, true] as const),
        ...others.map((each) => [each, false] as const),
      ]) {
        const place = await aPlace('/admin-dashboard/diary/new', 'appointment');
        await keepDraft(parts(), place, fields);
        await forgetDraftsNaming(parts(), contacts);
        expect.soft([fields, await body(place)]).toEqual([fields, isGone ? undefined : fields]);
      }
      const about = await aPlace(`/admin-dashboard/patients/${randomUUID()}/edit`);
      await keepDraft(parts(), about, naming[0]);
      expect(await forgetDraftsNaming(parts(), contacts)).toBe(0);
      const lost = await aPlace('/admin-dashboard/diary/new', 'appointment');
      await keepDraft({ ...parts(), keyRing: createKeyRing([secrets('z')]) }, lost, naming[0]);
      expect(await forgetDraftsNaming(parts(), contacts)).toBe(0);
    });

    it('takes no more than a number of them for one person', async () => {
      const { accountId } = await aPlace();
      for (let index = 0; index < mostDrafts + 2; index += 1) {
        clock.pass({ seconds: 1 });
        const path = `/admin-dashboard/patients/${randomUUID()}/edit`;
        await keepDraft(parts(), { ...deskScreenAt(path)!, accountId, kind: 'typed', form: 'patient' }, words);
      }
      const { rows } = await database.db.execute<{ count: number }>(
        sql`SELECT count(*)::int AS count FROM desk_drafts WHERE account_id = ${accountId}`,
      );
      expect(rows[0]?.count).toBe(mostDrafts);
    });
  });

  async function asker() {
    const { accountId } = await aPlace();
    const made: string[] = [];
    const ask = (key: string, status = 303) =>
      answerOnce(
        parts(),
        accountId,
        key,
        () => {
          made.push(key);
          const isMade = status < 400;
          const headers = { location: `/made/${made.length}`, 'x-words': 'Asha' };
          return Promise.resolve(new Response(isMade ? null : 'no', { status, headers }));
        },
        () => new Response(null, { status: 303, headers: { location: '/done-before' } }),
      );
    return { accountId, made, ask };
  }

  describe('a request that comes again with its key', () => {
    it('gets the answer of the first, also while that is being made; others make their own', async () => {
      const { made, ask } = await asker();
      const key = randomUUID();
      const answers = await Promise.all([ask(key), ask(key)]);
      expect(answers.map((answer) => answer.headers.get('location'))).toEqual(['/made/1', '/made/1']);
      expect((await ask(key)).headers.get('location')).toBe('/made/1');
      expect((await ask(randomUUID())).headers.get('location')).toBe('/made/2');
      expect(made).toHaveLength(2);
    });

    it('is made anew after a refusal, and once its answer is forgotten', async () => {
      const { made, ask } = await asker();
      const key = randomUUID();
      expect((await ask(key, 422)).status).toBe(422);
      expect((await ask(key)).status).toBe(303);
      clock.pass({ minutes: 16 });
      expect(await forgetOldAnswers(parts())).toBeGreaterThan(0);
      await ask(key);
      expect(made).toHaveLength(3);
    });

    it('is not done twice when the server ends between the work and its answer', async () => {
      const { accountId, ask, made } = await asker();
      const work = (key: string) => async () => {
        await database.db.transaction((tx) =>
          audit(tx, { at: 0, actor: { kind: 'system' }, action: 'test.once', subject: { kind: 'request', id: key } }),
        );
        throw new Error('the server ends here');
      };
      const key = randomUUID();
      await expect(answerOnce(parts(), accountId, key, work(key), never)).rejects.toThrow('ends here');
      expect((await ask(key)).headers.get('location')).toBe('/done-before');
      expect(made).toHaveLength(0);
      const { rows } = await database.db.execute(sql`SELECT FROM audit_entries WHERE subject_id = ${key}`);
      expect(rows).toHaveLength(1);
    });

    it('is done again when its work was not committed, or was a refusal or a look', async () => {
      const { accountId, ask } = await asker();
      const entry = { at: 0, actor: { kind: 'system' } } as const;
      const works = [
        () => database.db.transaction((tx) => audit(tx, { ...entry, action: 'glass.refused' })),
        () => audit(database.db, { ...entry, action: 'form.viewed' }),
        () =>
          database.db.transaction(async (tx) => {
            await audit(tx, { ...entry, action: 'form.note-added' });
            throw new Error('the server ends here');
          }),
      ];
      for (const [index, work] of works.entries()) {
        const key = randomUUID();
        const answer = () => work().then(() => Promise.reject<Response>(new Error('the server ends here')));
        await expect(answerOnce(parts(), accountId, key, answer, never)).rejects.toThrow('ends here');
        expect((await ask(key)).headers.get('location')).toBe(`/made/${index + 1}`);
      }
    });

    it('commits nothing once its place was taken by its repetition', async () => {
      const { accountId } = await asker();
      const key = randomUUID();
      const late = async (): Promise<Response> => {
        await database.db.execute(sql`DELETE FROM desk_requests WHERE key = ${key}`);
        await database.db.transaction((tx) =>
          audit(tx, { at: 0, actor: { kind: 'system' }, action: 'test.late', subject: { kind: 'request', id: key } }),
        );
        return new Response(null);
      };
      await expect(answerOnce(parts(), accountId, key, late, never)).rejects.toThrow('begun again');
      const { rows } = await database.db.execute(sql`SELECT FROM audit_entries WHERE subject_id = ${key}`);
      expect(rows).toHaveLength(0);
    });

    it('is not done twice once its answer was deleted, because it told of somebody who is erased', async () => {
      const { ask, made } = await asker();
      const key = randomUUID();
      await ask(key);
      await forgetAnswers(database.db);
      expect((await ask(key)).headers.get('location')).toBe('/done-before');
      expect(made).toHaveLength(1);
    });

    it('is nobody else’s', async () => {
      const [first, second] = [await asker(), await asker()];
      const key = randomUUID();
      await first.ask(key);
      await second.ask(key);
      expect([first.made.length, second.made.length]).toEqual([1, 1]);
    });
  });
});
