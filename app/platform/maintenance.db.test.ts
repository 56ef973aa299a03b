import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { systemClock } from './clock.ts';
import { forEachDatabase } from './database/testing.ts';
import { nightlyQueue, runNightly, scheduleNightly } from './maintenance.ts';

forEachDatabase((name, open) => {
  test("the night's work is planned once, in the clinic's time zone", async () => {
    const database = await open();
    await database.jobs.start([nightlyQueue]);
    const plan = { database, clock: systemClock, timeZone: 'Asia/Kolkata' };
    await scheduleNightly(database.jobs, plan);
    await database.jobs.schedule(nightlyQueue, '30 3 * * *', 'Asia/Kolkata', {});
    const { rows } = await database.db.execute(sql`SELECT name, cron, timezone FROM pgboss.schedule`);
    expect(rows).toEqual([{ name: 'platform-nightly', cron: '30 3 * * *', timezone: 'Asia/Kolkata' }]);
  });

  test('it forgets old counters, and vacuums where nothing else does', async () => {
    const database = await open();
    await database.db.execute(sql`
      INSERT INTO rate_limit_windows VALUES (decode(repeat('00', 20), 'hex'), '2020-01-01', 1, '2020-01-02')`);
    await runNightly(database, systemClock);
    expect((await database.db.execute(sql`SELECT 1 FROM rate_limit_windows`)).rows).toEqual([]);
    // -1: never vacuumed nor analysed.
    const { rows } = await database.db.execute(
      sql`SELECT reltuples::int AS tuples FROM pg_class WHERE relname = 'rate_limit_windows'`,
    );
    expect(rows).toEqual([{ tuples: name === 'embedded' ? 0 : -1 }]);
  });
});
