import { describe, expect, it } from 'vitest';
import type { PublicPost } from '#app/lib/public-post.ts';
import { isPageOfPosts, listPage, listPath, neighboursOf, shownOfPosts, tagsOf } from './public-posts.ts';
import { postsOfTreatment } from '#app/lib/public-post.ts';

const post = (slug: string, changes: Partial<PublicPost> = {}): PublicPost => ({
  slug,
  title: slug,
  description: '',
  tags: ['skin'],
  treatments: [],
  cover: null,
  minutes: 4,
  publishedAt: '2026-11-20T08:47:00Z',
  updatedAt: '2026-11-20T08:47:00Z',
  ...changes,
});
const many = Array.from({ length: 25 }, (_, index) => post(`p${index}`, { tags: index < 13 ? ['hair'] : ['skin'] }));

describe('the list of posts', () => {
  it('has an address for every page, and one for every page of a tag', () => {
    expect([listPath(1), listPath(3), listPath(1, 'hair'), listPath(2, 'hair')]).toEqual([
      '/blog',
      '/blog/page/3',
      '/blog/tag/hair',
      '/blog/tag/hair/page/2',
    ]);
    expect(listPage('/blog', many)).toMatchObject({ page: 1, pages: 3 });
    expect(listPage('/blog/page/3', many)?.posts).toHaveLength(1);
    expect(listPage('/blog/tag/hair/page/2', many)?.posts).toHaveLength(1);
  });

  it('has no page beside them', () => {
    for (const path of ['/blog/page/1', '/blog/page/4', '/blog/page/02', '/blog/tag/ghost', '/blog/tag/hair/page/3'])
      expect([path, listPage(path, many)]).toEqual([path, undefined]);
    expect(listPage('/blog', [])).toMatchObject({ posts: [], pages: 1 });
  });

  it('counts its tags', () => {
    expect(tagsOf(many)).toEqual([
      { tag: 'hair', count: 13 },
      { tag: 'skin', count: 12 },
    ]);
  });
});

describe('pages that show posts', () => {
  const posts = [post('new', { treatments: ['hair/prp-therapy'] }), post('old')];

  it('are the posts and the pages of their list', () => {
    expect(
      ['/blog/new', '/blog/tag/skin', '/blog/ghost', '/blog/page/2', '/'].map((path) => isPageOfPosts(path, posts)),
    ).toEqual([true, true, false, false, false]);
  });

  it('are rendered again only when they show something else', () => {
    const changed = [post('newest'), ...posts];
    const isSame = (path: string) => shownOfPosts(path, posts) === shownOfPosts(path, changed);
    expect(['/blog', '/blog/tag/skin', '/blog/new'].map(isSame)).toEqual([false, false, false]);
    expect(['/about-us', '/services/hair/prp-therapy', '/blog/old'].map(isSame)).toEqual([true, true, true]);
    expect(isSame('/')).toBe(false);
    const retitled = [post('new', { treatments: ['hair/prp-therapy'], title: 'Other' }), post('old')];
    expect(shownOfPosts('/services/hair/prp-therapy', retitled)).not.toBe(
      shownOfPosts('/services/hair/prp-therapy', posts),
    );
  });

  it('know the neighbours of a post and the posts of a treatment', () => {
    expect(neighboursOf('new', posts)).toEqual({ newer: undefined, older: posts[1] });
    expect(neighboursOf('ghost', posts)).toEqual({ newer: undefined, older: undefined });
    expect(postsOfTreatment('hair/prp-therapy', posts)).toEqual([posts[0]]);
  });
});
