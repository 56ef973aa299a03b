import { sql } from 'drizzle-orm';
import type { BackgroundWork } from '#app/platform/background-work.ts';
import { systemClock } from '#app/platform/clock.ts';
import type { Database, Db } from '#app/platform/database/database.ts';
import { defineQueue } from '#app/platform/jobs.ts';
import type { PrivateFiles } from '#app/platform/private-files/private-files.ts';
import { PHOTO_AREA, photoTables } from './photo-files.ts';

/** Every hour: remove what a crash, an erased form or visit, or a patient who went away left of photos. */
const photoCleanUpQueue = defineQueue<Record<string, never>>('photo-clean-up', { policy: 'exclusive' });

const atTwentyPast = '20 * * * *';
const hourMs = 3_600_000;
/** A file gets its row within seconds of being written. */
const ROWLESS_FOR_MS = hourMs;
/** How long an interrupted upload can be resumed. */
const ARRIVING_FOR_MS = 2 * hourMs;

interface CleanUpContext {
  readonly db: Db;
  readonly files: PrivateFiles;
}

/** Removes files of photos without a row, and uploads nobody goes on with. `now` is of the machine, as the files' times are. */
export async function cleanUpPhotos(
  { db, files: { stored, uploads } }: CleanUpContext,
  now: number,
): Promise<{ readonly files: number; readonly arriving: number }> {
  const old = (await stored.list(PHOTO_AREA)).filter(({ writtenAt }) => writtenAt <= now - ROWLESS_FOR_MS);
  let removed = 0;
  for (let at = 0; at < old.length; at += 500) {
    const some = old.slice(at, at + 500).map(({ name }) => name);
    const names = sql.join(
      some.map((name) => sql`${name.split(/[-.]/, 1)[0]}`),
      sql`, `,
    );
    const { rows } = await db.execute<{ file: string }>(
      sql.join(
        photoTables.map((table) => sql`SELECT file FROM ${sql.identifier(table)} WHERE file IN (${names})`),
        sql` UNION ALL `,
      ),
    );
    const kept = new Set(rows.map(({ file }) => file));
    for (const name of some) {
      // Half written ones end in ".new"; their photo, if it has a row, has whole files as well.
      if (kept.has(name.replace(/-small$/, ''))) continue;
      await stored.remove(PHOTO_AREA, name);
      removed += 1;
    }
  }
  return { files: removed, arriving: await uploads.removeOlderThan(now - ARRIVING_FOR_MS) };
}

interface CleanUpParts {
  readonly app: { readonly database: Pick<Database, 'db' | 'jobs'>; readonly files: PrivateFiles };
  readonly timeZone: string;
}

/** Plans the clean-up and does it in this process when its turn comes. */
export const photoCleanUpWork: BackgroundWork<CleanUpParts> = {
  queues: [photoCleanUpQueue],
  async start({ app: { database, files }, timeZone }) {
    await database.jobs.work(photoCleanUpQueue, async () => {
      // Files carry the time of the machine, whatever day the clinic's clock is set to.
      await cleanUpPhotos({ db: database.db, files }, systemClock.now().epochMilliseconds);
    });
    await database.jobs.schedule(photoCleanUpQueue, atTwentyPast, timeZone, {});
  },
};
