import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Command } from '#app/platform/command.ts';
import { CommandError } from '#app/platform/control.ts';
import { readContent } from '../domain/post-content.ts';
import { postFromFile, postToFile } from '../domain/post-markdown-file.ts';
import { isSlug } from '../domain/post-state.ts';
import type { BlogContext } from './blog-context.ts';
import { publishPost } from './publish-post.ts';
import { createPost, savePost } from './save-post.ts';
import { posts } from './tables.ts';

const exported = z.strictObject({});

/** `npm run posts:export`: every post as a line of JSON, `{ file, text }`, for the script to write. */
export const exportPosts: Command<z.infer<typeof exported>> = {
  name: 'posts-export',
  input: exported,
  async run({ database: { db } }, _input, say) {
    const rows = await db.select({ slug: posts.slug, content: posts.content }).from(posts).orderBy(asc(posts.slug));
    for (const { slug, content } of rows)
      say(JSON.stringify({ file: `${slug}.md`, text: postToFile(readContent(content)) }));
  },
};

const imported = z.strictObject({
  /** Name and text of a file; the name is the address. */
  file: z.string().max(100),
  text: z.string().max(500_000),
  publish: z.boolean(),
});

/**
 * `npm run posts:import -- file.md`: a file becomes the post of its name, as a draft or as what is written next of a post
 * that is there already; `--publish` shows it to readers as well.
 */
export const importPost: Command<z.infer<typeof imported>> = {
  name: 'posts-import',
  input: imported,
  async run({ database: { db }, clock }, { file, text, publish }, say) {
    const slug = file.replace(/\.md$/, '');
    if (!isSlug(slug)) throw new CommandError(`${file}: name the file like an address, such as sun-at-noon.md`);
    const post = postFromFile(text);
    if (!post.ok) throw new CommandError(post.problems.map(({ field, fix }) => `${file}: ${field}: ${fix}`).join('\n'));
    const context: BlogContext = { db, clock };
    const [before] = await db
      .select({ id: posts.id, revision: posts.revision })
      .from(posts)
      .where(eq(posts.slug, slug));
    const saved = before && (await savePost(context, before, post.value, 'saved', 'system'));
    if (saved && !saved.ok) throw new CommandError(`${file}: somebody changed the post at the same moment. Try again.`);
    const now =
      before && saved
        ? { id: before.id, revision: saved.value.revision }
        : await createPost(context, 'system', post.value, slug);
    say(`${slug} ${before ? 'has a new version' : 'is a draft'}.`);
    if (!publish) return;
    const shown = await publishPost(context, now, 'system');
    if (!shown.ok) {
      const why = 'problems' in shown && shown.problems ? shown.problems.join(', ') : shown.reason;
      throw new CommandError(`${slug} could not be published: ${why}.`);
    }
    say(`${slug} is published.`);
  },
};
