import type { MediaPicture } from '#app/lib/media-picture.ts';
import { remembered } from '#app/lib/remembered.ts';
import type { PublicPost } from '#app/lib/public-post.ts';
import type { Database, Db } from '#app/platform/database/database.ts';
import { announce } from '#app/platform/live.ts';
import type { Log } from '#app/platform/log.ts';
import type { BlogContext } from './blog-context.ts';
import { libraryVersion, readPicturesOfPeople, readShownPictures } from './media/read-media.ts';
import { publicPosts } from './posts.ts';
import { publishDue } from './publish-post.ts';
import { seedPosts } from './starting-posts.ts';

/** How often every process looks for scheduled posts whose time has come. */
const LOOK_EVERY_MS = 2_000;

/** Later than this a scheduled post was missed: the server did not run, or something kept it back. */
const LATE_MINUTES = 2;

/** What pages show of the library of pictures. */
export interface LibraryInPages {
  /** Another text after every change of a picture: pages that show one are then not right any more. */
  readonly version: string;
  /** Every picture that may be shown, by its id. */
  readonly library: Readonly<Record<string, MediaPicture>>;
  /** Pictures of people whose consent to be shown is on record, by their ids. */
  readonly people: Readonly<Record<string, MediaPicture>>;
}

export interface RunningBlog {
  readonly context: BlogContext;
  /** What pages show of every public post; read again when somebody published. */
  publicPosts(): Promise<readonly PublicPost[]>;
  /** What pages show of the library; read again when somebody changed a picture. */
  pictures(): Promise<LibraryInPages>;
  close(): Promise<void>;
}

/**
 * Starts the blog: its first posts, the clock of scheduled ones, and the ear for what other processes publish, which
 * calls `changed`. A post that comes late, or cannot come, is an error in the log and stands at the desk.
 */
export async function startBlog(
  database: Database,
  context: BlogContext,
  log: Log,
  changed: () => void,
): Promise<RunningBlog> {
  await seedPosts(context);
  const posts = remembered(() => publicPosts(context.db));
  const pictures = remembered(() => libraryInPages(context.db));
  const forget = (): void => {
    posts.forget();
    pictures.forget();
    changed();
  };
  const stop = await database.listen('posts_published', forget, forget);

  const refused = new Set<string>();
  const missed = new Set<string>();
  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    try {
      for (const due of await publishDue(context)) {
        if (due.refused !== undefined && !refused.has(due.id)) {
          log.error({ post: due.id, reason: due.refused }, 'a scheduled post could not be published');
          refused.add(due.id);
        } else if (due.refused === undefined && due.lateMinutes >= LATE_MINUTES) {
          log.error({ post: due.id, lateMinutes: due.lateMinutes }, 'a scheduled post was published late');
        }
        if (due.refused !== undefined && due.lateMinutes >= LATE_MINUTES && !missed.has(due.id)) {
          missed.add(due.id);
          // Open windows show the alarm.
          await announce(context.db, 'posts');
        }
      }
    } catch (error) {
      log.error({ err: error }, 'scheduled posts could not be looked for');
    }
  };
  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = undefined));
  }, LOOK_EVERY_MS);
  timer.unref();
  return {
    context,
    publicPosts: posts.read,
    pictures: pictures.read,
    close: async () => {
      clearInterval(timer);
      await looking;
      await stop();
    },
  };
}

async function libraryInPages(db: Db): Promise<LibraryInPages> {
  return {
    version: await libraryVersion(db),
    library: Object.fromEntries(await readShownPictures(db)),
    people: Object.fromEntries(await readPicturesOfPeople(db)),
  };
}
