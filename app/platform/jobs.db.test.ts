import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { forEachDatabaseInEveryRun, type TestDatabase } from '#app/platform/database/testing.ts';
import { defineQueue, TryLaterError } from './jobs.ts';

const letters = defineQueue<{ number: number }>('test-letters', { retryDelay: 1, retryBackoff: false });
const failing = defineQueue<{ number: number }>('test-failing', { retryLimit: 1, retryDelay: 1, retryBackoff: false });

/** A list that lets a test wait for its next entry. */
function mailbox<T>() {
  const waiting: ((value: T) => void)[] = [];
  const kept: T[] = [];
  return {
    put(value: T) {
      const next = waiting.shift();
      if (next) next(value);
      else kept.push(value);
    },
    next(): Promise<T> {
      const value = kept.shift();
      return value === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(value);
    },
    get left() {
      return kept.length;
    },
  };
}

forEachDatabaseInEveryRun((_name, open) => {
  describe('jobs', () => {
    let database: TestDatabase;
    const arrived = mailbox<number>();
    const attempts = mailbox<number>();
    const errors: unknown[] = [];
    beforeAll(async () => {
      database = await open({ onError: (error) => errors.push(error) });
      await database.jobs.start([letters, failing]);
      await database.jobs.work(letters, async ({ data }) => {
        arrived.put(data.number);
      });
      await database.jobs.work(failing, async ({ data, retryCount }) => {
        attempts.put(retryCount);
        if (data.number === 5) throw new TryLaterError('the post office is closed');
        throw new Error(`no letter to asha@example.com, ${data.number}`);
      });
    });

    test('a job put in with a change is done after the commit', async () => {
      await database.db.transaction(async (tx) => {
        await tx.execute(sql`SELECT 1`);
        await database.jobs.enqueue(tx, letters, { number: 1 });
      });
      expect(await arrived.next()).toBe(1);
    });

    test('a backlog is worked off in one go: looked at one by one, with a pause between, it would take a minute and a half', async () => {
      const numbers = Array.from({ length: 45 }, (_, index) => 100 + index);
      await database.db.transaction(async (tx) => {
        for (const number of numbers) await database.jobs.enqueue(tx, letters, { number });
      });
      const came = [];
      while (came.length < numbers.length) came.push(await arrived.next());
      expect(came).toEqual(numbers);
    });

    test('a job put in with a change that is rolled back never comes', async () => {
      await expect(
        database.db.transaction(async (tx) => {
          await database.jobs.enqueue(tx, letters, { number: 2 });
          throw new Error('changed my mind');
        }),
      ).rejects.toThrow('changed my mind');
      await database.jobs.enqueue(database.db, letters, { number: 3 });
      expect(await arrived.next()).toBe(3);
      expect(arrived.left).toBe(0);
    });

    test('a job that fails is tried again, and nothing of the error but its kind is kept in the database', async () => {
      const id = await database.jobs.enqueue(database.db, failing, { number: 4 });
      expect(await attempts.next()).toBe(0);
      expect(await attempts.next()).toBe(1);
      await expect
        .poll(
          async () =>
            (await database.db.execute(sql`SELECT state::text, output FROM pgboss.job WHERE id = ${id}::uuid`)).rows,
          { timeout: 20_000 },
        )
        .toEqual([{ state: 'failed', output: { name: 'Error', message: 'Error' } }]);
      expect(errors.map(String).join()).toContain('no letter to');
    });

    test('a job that asks to be tried again later is, and is no fault to tell of', async () => {
      const told = errors.length;
      await database.jobs.enqueue(database.db, failing, { number: 5 });
      expect([await attempts.next(), await attempts.next()]).toEqual([0, 1]);
      expect(errors.slice(told)).toEqual([]);
    });

    test('stopping twice is fine, and nothing can be put in afterwards', async () => {
      await Promise.all([database.jobs.stop(), database.jobs.stop()]);
      await expect(database.jobs.enqueue(database.db, letters, { number: 5 })).rejects.toThrow(/not started/);
    });
  });
});
