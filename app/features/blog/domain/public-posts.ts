import { postsOfHome, postsOfTreatment, type PublicPost } from '#app/lib/public-post.ts';

/** Posts on one page of the list. */
export const POSTS_A_PAGE = 12;

/** Posts in the feeds. */
export const POSTS_IN_FEEDS = 20;

/** Where a page of the list stands: every post, or those of one tag. The first page has no number. */
export function listPath(page: number, tag?: string): string {
  const list = tag === undefined ? '/blog' : `/blog/tag/${tag}`;
  return page === 1 ? list : `${list}/page/${page}`;
}

/** Which page of which list an address names; undefined for any other address. */
function listAt(path: string): { readonly page: number; readonly tag: string | undefined } | undefined {
  const match = /^\/blog(?:\/tag\/([a-z0-9-]{1,30}))?(?:\/page\/([2-9]|[1-9]\d{1,4}))?$/.exec(path);
  return match ? { tag: match[1], page: Number(match[2] ?? 1) } : undefined;
}

export interface ListPage {
  readonly posts: readonly PublicPost[];
  readonly page: number;
  readonly pages: number;
  readonly tag: string | undefined;
}

/** A page of the list by its address; undefined when there is none. The first page of all posts is always there. */
export function listPage(path: string, all: readonly PublicPost[]): ListPage | undefined {
  const list = listAt(path);
  if (!list) return undefined;
  const { page, tag } = list;
  const posts = tag === undefined ? all : (byTagOf(all).get(tag) ?? []);
  const pages = Math.max(1, Math.ceil(posts.length / POSTS_A_PAGE));
  if (page > pages || (tag !== undefined && posts.length === 0)) return undefined;
  return { posts: posts.slice((page - 1) * POSTS_A_PAGE, page * POSTS_A_PAGE), page, pages, tag };
}

/** Every tag that a public post has, with how many have it, the commonest first. */
export function tagsOf(posts: readonly PublicPost[]): { readonly tag: string; readonly count: number }[] {
  return [...byTagOf(posts)]
    .map(([tag, { length }]) => ({ tag, count: length }))
    .toSorted((a, b) => b.count - a.count || (a.tag < b.tag ? -1 : 1));
}

const tagged = new WeakMap<readonly PublicPost[], ReadonlyMap<string, readonly PublicPost[]>>();

/** The posts of each tag; gone through once for a list, as every page of it asks. */
function byTagOf(posts: readonly PublicPost[]): ReadonlyMap<string, readonly PublicPost[]> {
  const known = tagged.get(posts);
  if (known) return known;
  const found = new Map<string, PublicPost[]>();
  for (const post of posts) {
    for (const tag of new Set(post.tags)) {
      const same = found.get(tag);
      if (same) same.push(post);
      else found.set(tag, [post]);
    }
  }
  tagged.set(posts, found);
  return found;
}

/** The posts before and after one, by the day they appeared. */
export function neighboursOf(
  slug: string,
  posts: readonly PublicPost[],
): { readonly older: PublicPost | undefined; readonly newer: PublicPost | undefined } {
  const at = placesOf(posts).get(slug);
  return at === undefined ? { older: undefined, newer: undefined } : { older: posts[at + 1], newer: posts[at - 1] };
}

const places = new WeakMap<readonly PublicPost[], ReadonlyMap<string, number>>();

/** Where in the list each post stands. */
function placesOf(posts: readonly PublicPost[]): ReadonlyMap<string, number> {
  const known = places.get(posts) ?? new Map(posts.map(({ slug }, index) => [slug, index]));
  places.set(posts, known);
  return known;
}

const POST = /^\/blog\/([a-z0-9-]{1,80})$/;
const TREATMENT = /^\/services\/([a-z-]+\/[a-z-]+)$/;

/** Whether an address is a public post or a page of their list. */
export function isPageOfPosts(path: string, posts: readonly PublicPost[]): boolean {
  const slug = POST.exec(path)?.[1];
  if (slug !== undefined && placesOf(posts).has(slug)) return true;
  return path.startsWith('/blog/') && listPage(path, posts) !== undefined;
}

/** What the page at an address shows of posts, as a text to compare: two that are alike need not be rendered again. */
export function shownOfPosts(path: string, posts: readonly PublicPost[]): string {
  const treatment = TREATMENT.exec(path)?.[1];
  if (treatment !== undefined) {
    return JSON.stringify(postsOfTreatment(treatment, posts).map(({ slug, title, minutes }) => [slug, title, minutes]));
  }
  if (path === '/') {
    return JSON.stringify(
      postsOfHome(posts).map(({ slug, title, description, minutes }) => [slug, title, description, minutes]),
    );
  }
  if (!path.startsWith('/blog')) return '';
  const slug = POST.exec(path)?.[1];
  if (slug !== undefined && placesOf(posts).has(slug)) {
    const { older, newer } = neighboursOf(slug, posts);
    return JSON.stringify([posts[placesOf(posts).get(slug) ?? 0], older, newer]);
  }
  return JSON.stringify([listPage(path, posts), tagsOf(posts)]);
}
