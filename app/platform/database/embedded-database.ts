import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import { createJobs } from '#app/platform/jobs.ts';
import { asChannel } from './channel.ts';
import type { Database, RawConnection } from './database.ts';
import type { EmbeddedDatabase } from './embedded.ts';
import { applicationRole, makeRoles } from './roles.ts';

/** The `Database` that features use, over an open embedded one. */
export async function databaseOn(embedded: EmbeddedDatabase, onError: (error: unknown) => void): Promise<Database> {
  const { client } = embedded;
  await client.exec(makeRoles);
  await client.exec(`GRANT pg_checkpoint, pg_maintain TO ${applicationRole}`);
  await client.exec(`SET ROLE ${applicationRole}`);
  const queue = fromPglite(client);
  const jobs = createJobs(
    {
      backend: 'pglite',
      db: {
        ...queue,
        // The adapter sends ROLLBACK in a second step after a failed BEGIN ... COMMIT, and somebody else's
        // query could come between on the only connection. A transaction of the client leaves no gap.
        executeSql: (text, values) =>
          /^\s*BEGIN\b/i.test(text)
            ? client.transaction(async (tx) => {
                const results = await tx.exec(text);
                return { rows: results.flatMap((result) => result.rows) };
              })
            : queue.executeSql(text, values),
      },
    },
    onError,
  );
  let closing: Promise<void> | undefined;
  const close = async () => {
    await jobs.stop();
    await embedded.close();
  };
  return {
    kind: 'embedded',
    db: drizzle({ client }),
    jobs,
    listen: async (channel, onPayload) => {
      const stop = await client.listen(asChannel(channel), onPayload);
      return () => stop();
    },
    rawTransaction: (work, options = {}) =>
      client.transaction(async (tx) => {
        if (options.snapshot) await tx.exec('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
        // Back to whom the database belongs, until this transaction ends.
        await tx.exec('SET LOCAL ROLE NONE');
        const connection: RawConnection = {
          query: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
            (await tx.query<Row>(text, [...values])).rows,
          script: async (text) => {
            await tx.exec(text);
          },
        };
        return work(connection);
      }),
    recovered: embedded.recovered,
    canBecomeOwner: () => Promise.resolve(undefined),
    vacuum: () => embedded.vacuum(),
    close: () => (closing ??= close()),
  };
}
