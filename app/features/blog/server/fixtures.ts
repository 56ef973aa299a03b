import { Temporal } from '#app/lib/time.ts';
import type { Database } from '#app/platform/database/database.ts';
import { EMPTY_CONTENT, type PostContent } from '../domain/post-content.ts';
import type { BlogContext } from './blog-context.ts';

export interface TestBlog extends BlogContext {
  pass(minutes: number): void;
}

/** A blog without posts, at a fixed moment. */
export async function openTestBlog(database: Database): Promise<TestBlog> {
  await database.rawTransaction((owner) => owner.script('TRUNCATE posts CASCADE'));
  let now = Temporal.Instant.from('2026-11-20T08:47:00Z');
  return {
    db: database.db,
    clock: { now: () => now },
    pass(minutes) {
      now = now.add({ minutes });
    },
  };
}

/** A post that can be published. */
export function aPost(changes: Partial<PostContent> = {}): PostContent {
  return {
    ...EMPTY_CONTENT,
    title: 'A post',
    description: 'What it is about, in one sentence that is long enough for a search result.',
    tags: ['skin'],
    cover: { kind: 'plate', name: 'melasma-treatment' },
    document: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Some words to read.' }] }],
    },
    ...changes,
  };
}
