import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { Temporal } from '#app/lib/time.ts';
import { makeKey } from './crypto/key-file.ts';
import { createKeyRing } from './crypto/key-ring.ts';
import { forEachDatabaseInEveryRun, type TestDatabase } from './database/testing.ts';
import { createRateLimit, forgetOldAttempts } from './rate-limit.ts';

forEachDatabaseInEveryRun((_name, open) => {
  let database: TestDatabase;
  let now = Temporal.Instant.from('2026-11-21T10:00:00Z');
  const clock = { now: () => now };
  const keyRing = createKeyRing([makeKey()]);
  const limit = { limit: 5, windowSeconds: 3600 };
  beforeAll(async () => {
    database = await open();
  });

  test('of many attempts at once exactly the limit passes', async () => {
    const { hit } = createRateLimit({ db: database.db, keyRing, clock });
    const verdicts = await Promise.all(
      Array.from({ length: 40 }, () => hit({ purpose: 'book', subject: '203.0.113.7', ...limit })),
    );
    expect(verdicts.filter((verdict) => verdict.allowed)).toHaveLength(5);
    for (const verdict of verdicts) expect(verdict.allowed || verdict.retryAfterSeconds > 0).toBe(true);
  });

  test('another subject and another purpose have counters of their own', async () => {
    const { hit } = createRateLimit({ db: database.db, keyRing, clock });
    expect((await hit({ purpose: 'book', subject: '203.0.113.8', ...limit })).allowed).toBe(true);
    expect((await hit({ purpose: 'lost-link', subject: '203.0.113.7', ...limit })).allowed).toBe(true);
  });

  test('time heals: a full window before blocks at first and lets go later', async () => {
    const { hit } = createRateLimit({ db: database.db, keyRing, clock });
    const attempt = { purpose: 'book', subject: '203.0.113.9', ...limit };
    for (let count = 0; count < 5; count += 1) await hit(attempt);
    now = now.add({ hours: 1 });
    const refused = await hit(attempt);
    if (refused.allowed) throw new Error('It should have been refused.');
    now = now.add({ seconds: refused.retryAfterSeconds });
    expect((await hit(attempt)).allowed).toBe(true);
  });

  test('a limit of 0 counts nothing', async () => {
    const { hit } = createRateLimit({ db: database.db, keyRing, clock });
    const counters = sql`SELECT count(*)::int AS counters FROM rate_limit_windows`;
    const before = await database.db.execute(counters);
    expect(await hit({ purpose: 'load', subject: 'x', limit: 0, windowSeconds: 60 })).toEqual({ allowed: true });
    expect((await database.db.execute(counters)).rows).toEqual(before.rows);
  });

  test('who tried is kept as a keyed hash only, and not for ever', async () => {
    const { rows } = await database.db.execute<{ row: string }>(sql`SELECT w::text AS row FROM rate_limit_windows w`);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from('203.0.113.7').toString('hex'));
    now = now.add({ hours: 3 });
    await forgetOldAttempts(database.db, clock);
    expect((await database.db.execute(sql`SELECT count(*)::int AS left FROM rate_limit_windows`)).rows).toEqual([
      { left: 0 },
    ]);
  });
});
