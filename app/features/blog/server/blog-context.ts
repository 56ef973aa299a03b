import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/database/database.ts';

/** What the blog's use cases work with. */
export interface BlogContext {
  readonly db: Db;
  readonly clock: Clock;
}
