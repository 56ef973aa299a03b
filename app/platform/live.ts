import { sql, type SQL } from 'drizzle-orm';
import type { LiveTopic } from '#app/lib/feature.ts';
import type { Database, Db } from './database/database.ts';

const channel = 'desk_changed';

/** Tells every open window, on every process, that something of this kind changed, when `tx` commits. */
export async function announce(tx: Db, topic: LiveTopic): Promise<void> {
  await tx.execute(sql`SELECT ${announcement(topic)}`);
}

/** The same as part of a statement. */
export function announcement(topic: LiveTopic): SQL {
  return sql`pg_notify(${channel}, ${topic})`;
}

/** Who wants to hear of changes in this process: one listener of the database for all open windows. */
export interface Live {
  /**
   * Calls `heard` with the topic of each change, with `undefined` when something may have been missed, and `ended` once when the server
   * stops. Returns how to stop earlier.
   */
  subscribe(heard: (topic: string | undefined) => void, ended: () => void): () => void;
  /** Ends every window's stream, so that the server can stop. */
  close(): Promise<void>;
}

/** Listens for changes announced in any process. */
export async function openLive(database: Pick<Database, 'listen'>): Promise<Live> {
  const windows = new Set<{ heard: (topic: string | undefined) => void; ended: () => void }>();
  const tell = (topic: string | undefined): void => {
    for (const { heard } of windows) heard(topic);
  };
  const stop = await database.listen(channel, tell, () => tell(undefined));
  return {
    subscribe(heard, ended) {
      const window = { heard, ended };
      windows.add(window);
      return () => windows.delete(window);
    },
    async close() {
      for (const { ended } of windows) ended();
      await stop();
    },
  };
}
