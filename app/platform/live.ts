import { sql, type SQL } from 'drizzle-orm';
import type { Database, Db } from './database/database.ts';

/** What open windows of the desk can be told has changed; `sessions`, that somebody's have ended, is for their streams. */
const liveTopics = ['diary', 'enquiries', 'messages', 'patients', 'settings', 'forms', 'posts', 'sessions'] as const;
export type LiveTopic = (typeof liveTopics)[number];

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
   * Calls `heard` at each change, with `undefined` when something may have been missed, and `ended` once when the server
   * stops. Returns how to stop earlier.
   */
  subscribe(heard: (topic: LiveTopic | undefined) => void, ended: () => void): () => void;
  /** Ends every window's stream, so that the server can stop. */
  close(): Promise<void>;
}

function isTopic(text: string): text is LiveTopic {
  return liveTopics.some((topic) => topic === text);
}

/** Listens for changes announced in any process. */
export async function openLive(database: Pick<Database, 'listen'>): Promise<Live> {
  const windows = new Set<{ heard: (topic: LiveTopic | undefined) => void; ended: () => void }>();
  const tell = (topic: LiveTopic | undefined): void => {
    for (const { heard } of windows) heard(topic);
  };
  const stop = await database.listen(
    channel,
    (payload) => {
      if (isTopic(payload)) tell(payload);
    },
    () => tell(undefined),
  );
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
