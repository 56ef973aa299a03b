import { asc, eq, lte, sql } from 'drizzle-orm';
import type { Clock } from '#app/platform/clock.ts';
import { editionInForce, inEdition, putInForce, SHIPPED, type Edition } from '#app/platform/content/edition.ts';
import type { Database, Db } from '#app/platform/database/database.ts';
import type { Log } from '#app/platform/log.ts';
import { LANGUAGE } from './change-document.ts';
import { isLive } from './launch.ts';
import type { TextContext } from './site-context.ts';
import { siteDocuments, sitePublications } from './tables.ts';
import { publishScheduled } from './write-document.ts';

/** How often every process looks for documents whose time has come. */
const LOOK_EVERY_MS = 2_000;

/** The edition that readers are to see now, as one unchanging picture. */
export async function readEdition(db: Db): Promise<Edition> {
  const rows = await db
    .select({
      file: siteDocuments.file,
      published: siteDocuments.published,
      number: sql<string | null>`(SELECT max(${sitePublications.number}) FROM ${sitePublications})`,
    })
    .from(siteDocuments)
    .where(eq(siteDocuments.language, LANGUAGE));
  const own = new Map(rows.flatMap(({ file, published }) => (published === null ? [] : [[file, published]])));
  return { number: Number(rows[0]?.number ?? 0), own, isLive: await isLive(db) };
}

export interface RunningSite {
  close(): Promise<void>;
}

/**
 * Puts the clinic's edition in force, and each later one as soon as any process publishes it; `changed` is called after
 * that. Documents that do not fit the program any more, as after an upgrade, show the shipped text until somebody has mended them.
 */
export async function startSite(
  { database, clock, log }: { readonly database: Database; readonly clock: Clock; readonly log: Pick<Log, 'error'> },
  context: TextContext,
  changed: () => void,
): Promise<RunningSite> {
  const readAnew = async (): Promise<void> => {
    try {
      const next = fitting(await readEdition(database.db), context, log);
      const before = editionInForce();
      if (next.number === before.number && next.isLive === before.isLive) return;
      putInForce(next);
      changed();
    } catch (error) {
      log.error({ err: error }, 'the texts of the site could not be read; the last ones stay');
    }
  };
  let reading: Promise<void> = Promise.resolve();
  const bringUpToDate = (): Promise<void> => {
    reading = reading.then(readAnew);
    return reading;
  };
  await bringUpToDate();
  const stop = await database.listen(
    'site_published',
    () => void bringUpToDate(),
    () => void bringUpToDate(),
  );

  const refused = new Set<string>();
  let looking: Promise<void> | undefined;
  const look = async (): Promise<void> => {
    const now = clock.now().toString();
    const due = await database.db
      .select({ file: siteDocuments.file, revision: siteDocuments.revision })
      .from(siteDocuments)
      .where(lte(siteDocuments.scheduledAt, sql`${now}::timestamptz`))
      .orderBy(asc(siteDocuments.scheduledAt));
    for (const document of due) {
      const outcome = await inEdition(editionInForce(), () => publishScheduled(context, document));
      const { file, revision } = document;
      if (outcome.ok || outcome.reason === 'changed-meanwhile' || refused.has(`${file} ${revision}`)) continue;
      refused.add(`${file} ${revision}`);
      log.error({ file, reason: outcome.reason }, 'a scheduled text could not be published');
    }
  };
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => log.error({ err: error }, 'scheduled texts could not be looked for'))
      .finally(() => (looking = undefined));
  }, LOOK_EVERY_MS);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await looking;
      await stop();
      await reading;
      putInForce(SHIPPED);
    },
  };
}

/**
 * The edition without documents that the program cannot read. One such document can make others look wrong, so those that
 * are named go first and the rest is read again. Where only shipped files are named, which are right by themselves, the
 * documents go that they contradict: readers see the rest, and the server starts.
 */
function fitting(all: Edition, { misfits }: TextContext, log: Pick<Log, 'error'>): Edition {
  let { own } = all;
  const foundIn = (texts: Edition['own']) => misfits({ ...all, own: texts });
  while (own.size > 0) {
    const found = foundIn(own);
    if (found.length === 0) break;
    const named = found.filter(({ file }) => own.has(file));
    for (const { file, field, fix } of named)
      log.error({ file, field, fix }, 'a text of the clinic does not fit this version: the shipped one is shown');
    const bad = new Set(named.map(({ file }) => file));
    if (bad.size === 0) {
      const texts = own;
      const alone = [...own.keys()].filter((file) => foundIn(without(texts, new Set([file]))).length < found.length);
      for (const file of alone.length > 0 ? alone : own.keys()) bad.add(file);
      log.error(
        { files: [...bad], found },
        'texts of the clinic contradict texts of this version: the shipped ones are shown',
      );
    }
    own = without(own, bad);
  }
  return { ...all, own };
}

function without(own: Edition['own'], files: ReadonlySet<string>): Edition['own'] {
  return new Map([...own].filter(([file]) => !files.has(file)));
}
