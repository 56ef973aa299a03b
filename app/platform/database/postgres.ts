import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { createJobs } from '#app/platform/jobs.ts';
import { guardCommit } from './commit-guard.ts';
import type { Database, RawConnection } from './database.ts';
import { createListener } from './listener.ts';
import { applicationRole, makeRoles } from './roles.ts';

interface PostgresOptions {
  /** The login of requests and jobs. It needs to be a member of `jamun_app` and nothing else. */
  readonly url: string;
  /** The login of migrations, backup, restore and the removal of old log entries. */
  readonly ownerUrl: string;
  readonly maxConnections: number;
  readonly onError: (error: unknown) => void;
}

const sessionOptions =
  '-c TimeZone=UTC -c statement_timeout=15s -c lock_timeout=10s -c idle_in_transaction_session_timeout=30s';

/** Migrations, backup and restore: rare, one at a time, and not as the application's role. */
const ownConnections = 2;

/** A `Database` on a PostgreSQL server, version 15 or later. Throws when the server can't be reached. */
export async function connectPostgres({ url, ownerUrl, maxConnections, onError }: PostgresOptions): Promise<Database> {
  const openPool = (connectionString: string, max: number, options: string): Pool => {
    const pool = new Pool({
      connectionString,
      max,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      options,
      application_name: 'jamun',
    });
    pool.on('error', onError);
    // The pool guards idle connections only: one that breaks between two queries of a transaction would
    // otherwise end the process. Its next query fails, which is all that has to happen.
    pool.on('connect', (client) => {
      client.on('error', onError);
      guardCommit(client);
    });
    return pool;
  };
  const owner = openPool(ownerUrl, ownConnections, sessionOptions);
  const pool = openPool(url, maxConnections, `${sessionOptions} -c role=${applicationRole}`);
  try {
    await owner.query(makeRoles);
  } catch (error) {
    await owner.end();
    throw error;
  }
  const listener = createListener({ connectionString: url, application_name: 'jamun listen' }, onError);
  const jobs = createJobs(
    { connectionString: url, max: 4, application_name: 'jamun jobs', options: `-c role=${applicationRole}` },
    onError,
  );
  let closing: Promise<void> | undefined;
  const close = async () => {
    await jobs.stop();
    await listener.close();
    await pool.end();
    await owner.end();
  };
  return {
    kind: 'postgres',
    db: drizzle({ client: pool }),
    jobs,
    listen: (...subscription) => listener.listen(...subscription),
    rawTransaction: async (work, options = {}) => {
      const client = await owner.connect();
      let broken = false;
      try {
        await client.query(options.snapshot ? 'BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY' : 'BEGIN');
        await client.query(
          'SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0',
        );
        const connection: RawConnection = {
          query: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
            (await client.query<Row>(text, [...values])).rows,
          script: async (text) => {
            await client.query(text);
          },
        };
        const result = await work(connection);
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch(() => {
          broken = true;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    recovered: false,
    canBecomeOwner: async () => {
      const { rows } = await pool.query<{ can: boolean }>(`
        SELECT pg_has_role(session_user, d.datdba, 'MEMBER') OR EXISTS (
          SELECT FROM pg_class c WHERE c.oid = to_regclass('public.audit_entries')
            AND pg_has_role(session_user, c.relowner, 'MEMBER')) AS can
        FROM pg_database d WHERE d.datname = current_database()`);
      return rows[0]?.can ?? true;
    },
    // autovacuum does it there.
    vacuum: () => Promise.resolve(),
    close: () => (closing ??= close()),
  };
}
