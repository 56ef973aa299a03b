// A post against a page that the build made, in turns in one run; the list and the search of a server with 5,000 posts; and
// how soon a second process shows what one publishes.
// Usage: node bench/blog.ts (after a build; wants wrk and PostgreSQL's programs). ROUNDS and SECONDS make it shorter or longer.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { startingPosts } from '../app/features/blog/server/starting-posts.ts';
import { publishPost, showToReaders } from '../app/features/blog/server/publish-post.ts';
import { createPost } from '../app/features/blog/server/save-post.ts';
import { posts } from '../app/features/blog/server/tables.ts';
import { systemClock } from '../app/platform/clock.ts';
import { openDatabase } from '../app/platform/database/database.ts';
import { migrate } from '../app/platform/database/migrate.ts';
import { startPostgres } from '../e2e/harness/postgres.ts';
import { untilIdle } from './processor-time.ts';
import { inNewFolder, startProcess } from './server-process.ts';
import { median, percentile, report, type Check } from './statistics.ts';
import { untilWellCompressed } from './well-compressed.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 9);
const SECONDS = Number(process.env['SECONDS'] ?? 5);
const PUBLICATIONS = 20;
const POSTS = 5000;
const POST = '/blog/melasma-why-it-comes-back';
const STATIC = '/services/hair/fue-hair-transplant';
const TARGET = { rate: 0.8, milliseconds: 50, otherProcess: 2000 } as const;
const BROTLI = { 'accept-encoding': 'br' } as const;

/** Answers per second. */
function load(url: string): number {
  const args = ['-t', '1', '-c', '64', '-d', `${SECONDS}s`, '-H', 'Accept-Encoding: br', url];
  const { stdout, stderr, status } = spawnSync('wrk', args, { encoding: 'utf8' });
  const rate = /Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1];
  if (status !== 0 || rate === undefined || stdout.includes('Non-2xx'))
    throw new Error(`wrk failed: ${stderr}${stdout}`);
  return Number(rate);
}

async function bytesOf(url: string): Promise<number> {
  return Number((await fetch(url, { method: 'HEAD', headers: BROTLI })).headers.get('content-length'));
}

/** The same number of rounds begins with each, so that neither gets the quieter half of them. */
async function rates(): Promise<Check> {
  return inNewFolder(async (folder) => {
    const server = await startProcess('server', { DATA_DIR: folder });
    try {
      const [post, fixed] = [POST, STATIC].map((path) => server.url + path) as [string, string];
      for (const url of [post, fixed]) await (await fetch(url)).text();
      await untilWellCompressed(server.url, [POST, STATIC], server.pid);
      console.log(`A post is ${await bytesOf(post)} bytes, the page of the build ${await bytesOf(fixed)}.`);
      const measured = Array.from({ length: ROUNDS }, (_, round) => {
        const urls = round % 2 === 0 ? [post, fixed] : [fixed, post];
        const rateOf = new Map(urls.map((url) => [url, load(url)]));
        return { post: rateOf.get(post) ?? 0, fixed: rateOf.get(fixed) ?? 0 };
      });
      const ratios = measured.map((round) => round.post / round.fixed);
      const [perSecond, fixedPerSecond] = [measured.map((round) => round.post), measured.map((round) => round.fixed)];
      return {
        what: 'a post, in parts of a page of the build',
        measured: `${median(ratios).toFixed(2)} (${Math.round(median(perSecond))}/s, ${Math.round(median(fixedPerSecond))}/s)`,
        target: `>= ${TARGET.rate}`,
        isMet: median(ratios) >= TARGET.rate,
      };
    } finally {
      await server.stop();
    }
  });
}

/** Fills the embedded database in a folder with posts, the texts of the first ten in turns. */
async function fill(dataDir: string): Promise<string[]> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    await migrate(database);
    const texts = startingPosts();
    const now = systemClock.now();
    const slugs: string[] = [];
    for (let from = 0; from < POSTS; from += 100) {
      await database.db.transaction(async (tx) => {
        for (let index = from; index < from + 100; index += 1) {
          const { slug: name, content } = texts[index % texts.length]!;
          const [id, slug] = [randomUUID(), `${name.slice(0, 60)}-${index}`];
          const publishedAt = now.subtract({ minutes: index });
          const times = { publishedAt, createdAt: now, changedAt: now };
          await tx
            .insert(posts)
            .values({ id, slug, state: 'published', content, schemaVersion: 1, revision: 1, ...times });
          await showToReaders(tx, { postId: id, revision: 1, content, publishedAt, now });
          slugs.push(slug);
        }
      });
    }
    await database.vacuum();
    return slugs;
  } finally {
    await database.close();
  }
}

/** Whole HTTP requests, one after the other; each address of the list is asked for once, so each is rendered. */
async function lists(): Promise<Check[]> {
  return inNewFolder(async (folder) => {
    const slugs = await fill(folder);
    const server = await startProcess('server', { DATA_DIR: folder });
    try {
      const words = ['melasma', 'hair loss', 'sunscreen tint', 'ringworm -steroid', '"acne scars"', 'doctor', 'skin'];
      const search = (index: number) =>
        `/blog/search?words=${encodeURIComponent(words[index % words.length]!)}&page=${1 + (index % 9)}`;
      const kinds: [string, number, (index: number) => string][] = [
        ['a search', 210, search],
        ['a post, rendered', 200, (index) => `/blog/${slugs[index]!}`],
        ['a page of the list, rendered', 200, (index) => `/blog/page/${2 + index}`],
        ['a page of a tag, rendered', 90, (index) => `/blog/tag/skin/page/${2 + index}`],
        ['a page of the list, kept', 200, (index) => `/blog/page/${2 + (index % 40)}`],
      ];
      const checks: Check[] = [];
      // What a process does for the first time takes longer; and what it then compresses well takes a processor.
      for (let index = 0; index < 30; index += 1) await (await fetch(`${server.url}${search(index)}`)).text();
      for (let index = 0; index < 5; index += 1)
        await (await fetch(`${server.url}/blog/${slugs[1000 + index]!}`)).text();
      await new Promise((resolve) => setTimeout(resolve, 6000));
      await untilIdle(server.pid);
      for (const [what, count, pathOf] of kinds) {
        const times: number[] = [];
        for (let index = 0; index < count; index += 1) {
          const startedAt = performance.now();
          const answer = await fetch(server.url + pathOf(index), { headers: BROTLI });
          await answer.arrayBuffer();
          if (answer.status !== 200) throw new Error(`${pathOf(index)} answers ${answer.status}`);
          times.push(performance.now() - startedAt);
        }
        const p95 = percentile(times, 0.95);
        checks.push({
          what: `${what}, of ${POSTS} posts`,
          measured: `p95 ${p95.toFixed(1)} ms, median ${median(times).toFixed(1)}`,
          target: `p95 < ${TARGET.milliseconds} ms`,
          isMet: p95 < TARGET.milliseconds,
        });
      }
      return checks;
    } finally {
      await server.stop();
    }
  });
}

/** From the commit of a publication to the answer of another process that shows it. */
async function otherProcess(): Promise<Check> {
  const postgres = await startPostgres();
  const env = await postgres.newDatabase();
  try {
    return await inNewFolder(async (folder) => {
      const server = await startProcess('server', { ...env, DATA_DIR: folder });
      const database = await openDatabase({ databaseUrl: env.DATABASE_URL, dataDir: folder });
      try {
        const blog = { db: database.db, clock: systemClock };
        const { content } = startingPosts()[0]!;
        const times: number[] = [];
        for (let round = 0; round < PUBLICATIONS; round += 1) {
          const title = `Published ${round} of ${PUBLICATIONS}`;
          const made = await createPost(blog, 'system', { ...content, title });
          const shown = await publishPost(blog, made, 'system');
          if (!shown.ok) throw new Error(shown.reason);
          const startedAt = performance.now();
          while (!(await (await fetch(`${server.url}/blog`)).text()).includes(title))
            await new Promise((resolve) => setTimeout(resolve, 5));
          times.push(performance.now() - startedAt);
        }
        const worst = Math.max(...times);
        return {
          what: `another process shows what is published, ${PUBLICATIONS} times`,
          measured: `${worst.toFixed(0)} ms at most, median ${median(times).toFixed(0)}`,
          target: `< ${TARGET.otherProcess} ms`,
          isMet: worst < TARGET.otherProcess,
        };
      } finally {
        await database.close();
        await server.stop();
      }
    });
  } finally {
    await postgres.stop();
  }
}

report([...(await lists()), await otherProcess(), await rates()]);
