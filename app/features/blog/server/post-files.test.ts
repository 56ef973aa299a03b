import { describe, expect, it } from 'vitest';
import { listContentFiles, readContentFile } from '#app/platform/content/content-folder.ts';
import { POST_TAGS } from '../domain/post-file.ts';
import { parsePostFile } from './post-files.ts';

const FILE = 'posts/melasma-why-it-comes-back.md';
const source = readContentFile(FILE);
const changed = (from: string | RegExp, to: string) => () => parsePostFile(FILE, source.replace(from, to));
const posts = listContentFiles('posts').map((file) => parsePostFile(file, readContentFile(file)));

describe('the posts the clinic starts with', () => {
  it('are ten, each with a title, a description and a plate of its own', () => {
    expect(posts).toHaveLength(10);
    for (const field of ['title', 'description', 'plate'] as const) {
      expect(new Set(posts.map((post) => post[field])).size).toBe(10);
    }
  });

  it('use every tag at least twice', () => {
    const uses = POST_TAGS.map((tag) => [tag, posts.filter(({ tags }) => tags.includes(tag)).length] as const);
    expect(uses.filter(([, count]) => count < 2)).toEqual([]);
  });

  it('say when to call 112', () => {
    const silent = posts.filter(({ sections }) => !sections.some(({ markdown }) => /\b112\b/.test(markdown)));
    expect(silent.map(({ slug }) => slug)).toEqual([]);
  });
});

describe('a post', () => {
  it('is read with its slug, its headings and its sources', () => {
    const post = parsePostFile(FILE, source);
    expect(post.slug).toBe('melasma-why-it-comes-back');
    expect(post.sections[0]?.heading).toBe('In short');
    expect(post.sources).toHaveLength(10);
  });

  it('is refused when it names a source that is not there, or keeps one that nothing names', () => {
    expect(changed('[10]', '[11]')).toThrow(/names \[11\], but there is no source[\s\S]*item 10: is named nowhere/);
  });

  it('is refused with a treatment or a tag that does not exist', () => {
    expect(changed('skin/chemical-peels,', 'skin/golden-peels,')).toThrow(/"skin\/golden-peels", which has no file/);
    expect(changed('tags: [skin,', 'tags: [glow,')).toThrow(/tags > item 1: must be one of hair, skin/);
  });

  it('is refused when words stand before its first heading, since no reader would get them', () => {
    expect(changed('## In short', 'A word before.\n\n## In short')).toThrow(/must begin with a heading/);
  });

  it('is refused when it is too short to be of use', () => {
    expect(changed(/## What is different[\s\S]*## Your relapse diary/, '## Your relapse diary')).toThrow(
      /has \d+ words; it must have 700 to 1200/,
    );
  });
});
