import { fdatasyncSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { clusterFolder, lockDataFolder, makeDataFolder, requireRoom } from './directory.ts';

const majorVersion = 18;
const checkpointMillis = 5 * 60_000;
const extensions = { btree_gist, citext, pg_trgm, unaccent };

const startParams = [
  // -F switches fsync off.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // fdatasync, the default, is a no-op in the WASM build.
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'max_wal_size=64MB',
  '-c',
  'min_wal_size=32MB',
  '-c',
  'shared_buffers=32MB',
  '-c',
  'timezone=UTC',
];

function sync(stream: { nfd?: number }): number {
  if (typeof stream.nfd === 'number') fdatasyncSync(stream.nfd);
  return 0;
}

/** PGlite's Node file system ignores fsync(2). PostgreSQL's promises rest on it, so this one asks the disk. */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    (result.emscriptenOpts.preRun ??= []).push((module) => {
      const operations: unknown = Reflect.get(module.NODEFS, 'stream_ops');
      if (typeof operations !== 'object' || operations === null)
        throw new Error(
          "PGlite's Node file system has changed: fsync can't be put in, so commits would not be durable.",
        );
      Reflect.set(operations, 'fsync', sync);
    });
    return result;
  }
}

export interface EmbeddedDatabase {
  readonly client: PGlite;
  /** Whether the last process on this folder crashed, so that PostgreSQL had to replay its log. */
  readonly recovered: boolean;
  /** Refreshes what no background process does here: dead rows and statistics. */
  readonly vacuum: () => Promise<void>;
  /** Writes everything out, closes and gives the folder back. */
  readonly close: () => Promise<void>;
}

/**
 * Opens PostgreSQL 18 in WASM on `DATA_DIR/pg18`, durable and for this process alone.
 * Throws `DataFolderError` with a sentence when another process holds the folder or its disk is full. `onStopped` hears
 * why the last changes could not be moved from the log to their tables at the end; the next start does that.
 */
export async function openEmbedded(
  root: string,
  onStopped: (error: unknown) => void = () => {},
): Promise<EmbeddedDatabase> {
  makeDataFolder(root);
  requireRoom(root);
  const unlock = lockDataFolder(root);
  try {
    const folder = await clusterFolder(root, majorVersion, async (side) => {
      await (await PGlite.create(side)).close();
    });
    const recovered = !wasShutDown(folder);
    const client = await PGlite.create({ fs: new DurableNodeFS(folder), extensions, startParams });
    return { ...keepHealthy(client, unlock, onStopped), recovered };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The same database in memory, for tests: nothing is kept. `copyOf` starts from a dump and saves the first initialisation. */
export async function openInMemory(copyOf?: Blob): Promise<EmbeddedDatabase> {
  const client = await PGlite.create({
    extensions,
    startParams: [...PGlite.defaultStartParams, '-c', 'timezone=UTC'],
    ...(copyOf ? { loadDataDir: copyOf } : {}),
  });
  const healthy = keepHealthy(
    client,
    () => {},
    () => {},
  );
  return { ...healthy, recovered: false };
}

/** In PostgreSQL's control file the state of the cluster follows two numbers of 8 and 4 bytes and another of 4. */
const stateOffset = 16;
const shutDown = 1;

/** Whether PostgreSQL was shut down cleanly, according to its control file. */
function wasShutDown(folder: string): boolean {
  return readFileSync(join(folder, 'global', 'pg_control')).readInt32LE(stateOffset) === shutDown;
}

function keepHealthy(
  client: PGlite,
  unlock: () => void,
  onStopped: (error: unknown) => void,
): Omit<EmbeddedDatabase, 'recovered'> {
  const checkpoint = async () => {
    await client.exec('CHECKPOINT');
  };
  const timer = setInterval(() => {
    // A failed checkpoint loses nothing: the log keeps growing until the next one.
    checkpoint().catch(() => {});
  }, checkpointMillis).unref();
  let closing: Promise<void> | undefined;
  const close = async () => {
    clearInterval(timer);
    try {
      await checkpoint();
      await client.close();
    } catch (error) {
      // On a full disk: what was confirmed stands in the log, from which the next start goes on.
      const sentence =
        'The last changes stayed in the log at the end (is the disk full?). What was confirmed is kept; the next start goes on from it.';
      onStopped(new Error(sentence, { cause: error }));
    } finally {
      unlock();
    }
  };
  return {
    client,
    vacuum: async () => {
      await client.exec('VACUUM (ANALYZE)');
    },
    close: () => (closing ??= close()),
  };
}
