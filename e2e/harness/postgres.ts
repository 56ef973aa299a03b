import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { isPostgresInstalled, startTestCluster } from '#app/platform/database/testing-cluster.ts';

/** Why tests that need a real PostgreSQL are skipped here; undefined where they can run. */
export const noPostgres: string | undefined = isPostgresInstalled()
  ? undefined
  : 'PostgreSQL is not installed on this machine';

/** A real PostgreSQL of this test's own. */
export interface Postgres {
  /** What servers need to share a new, empty database: its address, and the key that they all have to have. */
  newDatabase(): Promise<{ readonly DATABASE_URL: string; readonly SECRET_KEY: string }>;
  /** Stops the server and keeps its data. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<Postgres> {
  const { url, pause, resume, stop } = await startTestCluster();
  return {
    pause,
    resume,
    stop,
    async newDatabase() {
      const name = `e2e_${randomBytes(6).toString('hex')}`;
      const client = new Client({ connectionString: url });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return {
        DATABASE_URL: url.replace('///postgres?', `///${name}?`),
        SECRET_KEY: `e2e:${randomBytes(32).toString('base64')}`,
      };
    },
  };
}
