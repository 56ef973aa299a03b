import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from './database.ts';
import { databaseOn } from './embedded-database.ts';
import { openInMemory } from './embedded.ts';
import { migrate } from './migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the test cluster's `postgres` database; absent when PostgreSQL was not found. */
    testCluster: string | undefined;
    /** Files with an embedded database to start copies from: an empty one, and one with every migration run. */
    embeddedDatabases: { readonly empty: string; readonly migrated: string } | undefined;
  }
}

export interface TestCluster {
  readonly url: string;
  /** Stops the server as an operator does, and keeps its data. */
  pause(): Promise<void>;
  /** Starts it again. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

/** The folder with PostgreSQL's programs: on the PATH, or where Debian puts them, newest first. */
function findPrograms(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(debian, version, 'bin')),
  ];
  return folders.find((folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))));
}

function idOfPostgres(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
}

/** PostgreSQL refuses to run as root, so root lends it the user that Debian's package made for it. */
function servant(): { uid: number; gid: number } | undefined {
  return process.getuid?.() === 0 ? { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') } : undefined;
}

/** Whether a test cluster can be started here. */
export function isPostgresInstalled(): boolean {
  if (!findPrograms()) return false;
  try {
    servant();
    return true;
  } catch {
    return false;
  }
}

/** Settings of a cluster that nobody will miss. */
const forgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts an empty PostgreSQL on a Unix socket in a temporary folder: fast and forgetful, or `durable` as PostgreSQL is
 * by default, for measurements.
 */
export async function startTestCluster({ durable = false } = {}): Promise<TestCluster> {
  const programs = findPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed here.');
  const user = servant();
  const folder = mkdtempSync(join(tmpdir(), 'jamun-pg-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const environment = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync', '--no-instructions'],
    { ...user, env: environment, cwd: folder, stdio: 'ignore' },
  );
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    ...(durable ? [] : forgetful),
    'max_connections=200',
    'shared_buffers=64MB',
  ];
  const start = () => {
    const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
      ...user,
      env: environment,
      cwd: folder,
      stdio: 'ignore',
    });
    return { server, ended: once(server, 'exit') };
  };
  let running = start();
  const url = `postgresql:///postgres?host=${encodeURIComponent(folder)}&user=postgres`;
  const pause = async () => {
    // SIGINT is PostgreSQL's fast shutdown: it ends connections instead of waiting for them.
    running.server.kill('SIGINT');
    await running.ended;
  };
  const untilAnswering = () => answering(url, () => running.server.exitCode !== null);
  const stop = async () => {
    await pause();
    rmSync(folder, { recursive: true, force: true });
  };
  const resume = async () => {
    running = start();
    await untilAnswering();
  };
  try {
    await untilAnswering();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pause, resume, stop };
}

async function answering(url: string, hasEnded: () => boolean): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (hasEnded() || attempt > 300) throw error;
      await new Promise((resume) => {
        setTimeout(resume, 50);
      });
    }
  }
}

/** The database of the test cluster that every migration ran on, copied for each test that wants one. */
export const migratedTemplate = 'migrated';

/** Vitest's global setup of the database tests: one cluster and, on each kind of database, what to copy for all files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'jamun-databases-'));
  const [cluster, embedded] = await Promise.all([
    isPostgresInstalled() ? startClusterWithTemplate() : undefined,
    dumpEmbedded(folder),
  ]);
  project.provide('testCluster', cluster?.url);
  project.provide('embeddedDatabases', embedded);
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    await cluster?.stop();
  };
}

async function startClusterWithTemplate(): Promise<TestCluster> {
  const cluster = await startTestCluster();
  const client = new Client({ connectionString: cluster.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${migratedTemplate}`);
  await client.end();
  const databaseUrl = cluster.url.replace('///postgres?', `///${migratedTemplate}?`);
  const database = await openDatabase({ databaseUrl, dataDir: '', onError: () => {} });
  await migrate(database);
  await database.close();
  return cluster;
}

async function dumpEmbedded(folder: string): Promise<{ empty: string; migrated: string }> {
  const files = { empty: join(folder, 'empty.tar'), migrated: join(folder, 'migrated.tar') };
  const embedded = await openInMemory();
  const write = async (file: string) =>
    writeFileSync(file, Buffer.from(await (await embedded.client.dumpDataDir('none')).arrayBuffer()));
  await write(files.empty);
  const database = await databaseOn(embedded, () => {});
  await migrate(database);
  await write(files.migrated);
  await database.close();
  return files;
}
