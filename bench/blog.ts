// A post against a page that the build made, in turns in one run, and the list and the search over 5,000 posts.
// Usage: node bench/blog.ts (after a build; wants wrk). ROUNDS and SECONDS make it shorter or longer.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Temporal } from '../app/lib/time.ts';
import { startingPosts } from '../app/features/blog/server/starting-posts.ts';
import { showToReaders } from '../app/features/blog/server/publish-post.ts';
import { listPosts, publicPosts, readPost } from '../app/features/blog/server/posts.ts';
import { posts } from '../app/features/blog/server/tables.ts';
import { databaseOn } from '../app/platform/database/embedded-database.ts';
import { openInMemory } from '../app/platform/database/embedded.ts';
import { migrate } from '../app/platform/database/migrate.ts';
import { startProcess } from './server-process.ts';
import { median, percentile, report, type Check } from './statistics.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SECONDS = Number(process.env['SECONDS'] ?? 5);
const POSTS = 5000;
const POST = '/blog/melasma-why-it-comes-back';
const STATIC = '/services/hair/fue-hair-transplant';
const TARGET = { rate: 0.8, milliseconds: 50 } as const;

/** Answers per second. */
function load(url: string): number {
  const args = ['-t', '1', '-c', '64', '-d', `${SECONDS}s`, '-H', 'Accept-Encoding: br', url];
  const { stdout, stderr, status } = spawnSync('wrk', args, { encoding: 'utf8' });
  const rate = /Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1];
  if (status !== 0 || rate === undefined || stdout.includes('Non-2xx'))
    throw new Error(`wrk failed: ${stderr}${stdout}`);
  return Number(rate);
}

async function rates(): Promise<Check> {
  const server = await startProcess('server', {});
  try {
    for (const path of [POST, STATIC]) await (await fetch(`${server.url}${path}`)).text();
    // The smallest form of a page is made when it is calm.
    await new Promise((resolve) => setTimeout(resolve, 8000));
    const measured = Array.from({ length: ROUNDS }, () => ({
      post: load(`${server.url}${POST}`),
      fixed: load(`${server.url}${STATIC}`),
    }));
    const [post, fixed] = [median(measured.map((round) => round.post)), median(measured.map((round) => round.fixed))];
    return {
      what: 'a post, in parts of a page of the build',
      measured: `${(post / fixed).toFixed(2)} (${Math.round(post)}/s of ${Math.round(fixed)}/s)`,
      target: `>= ${TARGET.rate}`,
      isMet: post / fixed >= TARGET.rate,
    };
  } finally {
    await server.stop();
  }
}

async function queries(): Promise<Check[]> {
  const database = await databaseOn(await openInMemory(), () => {});
  try {
    await migrate(database);
    const texts = startingPosts();
    const now = Temporal.Instant.from('2026-11-20T08:47:00Z');
    for (let from = 0; from < POSTS; from += 100) {
      await database.db.transaction(async (tx) => {
        for (let index = from; index < from + 100; index += 1) {
          const { slug, content } = texts[index % texts.length]!;
          const id = randomUUID();
          const publishedAt = now.subtract({ minutes: index });
          const times = { publishedAt, createdAt: now, changedAt: now };
          const row = { id, slug: `${slug.slice(0, 60)}-${index}`, state: 'published', content } as const;
          await tx.insert(posts).values({ ...row, schemaVersion: 1, revision: 1, ...times });
          await showToReaders(tx, { postId: id, revision: 1, content, publishedAt, now });
        }
      });
    }
    await database.vacuum();
    const words = ['melasma', 'hair loss', 'sunscreen tint', 'ringworm -steroid', '"acne scars"', 'doctor'];
    const kinds: [string, (index: number) => Promise<unknown>][] = [
      ['a page of the list', (index) => listPosts(database.db, { page: 1 + (index % 400), perPage: 12 })],
      ['a page of a tag', (index) => listPosts(database.db, { tag: 'skin', page: 1 + (index % 200), perPage: 12 })],
      ['a search', (index) => listPosts(database.db, { words: words[index % words.length]!, page: 1, perPage: 12 })],
      ['a post', (index) => readPost(database.db, `${texts[index % texts.length]!.slug.slice(0, 60)}-${index}`)],
    ];
    const checks: Check[] = [];
    for (const [what, ask] of kinds) {
      const times: number[] = [];
      for (let index = 0; index < 200; index += 1) {
        const startedAt = performance.now();
        await ask(index);
        times.push(performance.now() - startedAt);
      }
      const p95 = percentile(times, 0.95);
      const measured = `${p95.toFixed(1)} ms`;
      checks.push({
        what: `${what} of ${POSTS}, p95`,
        measured,
        target: `< ${TARGET.milliseconds} ms`,
        isMet: p95 < TARGET.milliseconds,
      });
    }
    const startedAt = performance.now();
    await publicPosts(database.db);
    console.log(
      `What pages show of all ${POSTS} is read in ${(performance.now() - startedAt).toFixed(0)} ms after a publication.`,
    );
    return checks;
  } finally {
    await database.close();
  }
}

report([...(await queries()), await rates()]);
