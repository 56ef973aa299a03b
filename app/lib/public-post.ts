/** A post as pages show it elsewhere than at its own address. */
export interface PublicPost {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** Treatments it leads to, `category/slug`. */
  readonly treatments: readonly string[];
  readonly cover:
    | { readonly kind: 'plate'; readonly name: string }
    | { readonly kind: 'media'; readonly media: string; readonly alt: string }
    | null;
  /** Whole minutes it takes to read. */
  readonly minutes: number;
  /** Instants, in UTC: when readers first saw it, and when what they see last changed. */
  readonly publishedAt: string;
  readonly updatedAt: string;
}

/** Posts a treatment's page names. */
const POSTS_OF_TREATMENT = 3;

/** Posts the home page names. */
const POSTS_OF_HOME = 3;

/** The posts the home page leads to, the newest first, as `posts` are. */
export function postsOfHome(posts: readonly PublicPost[]): readonly PublicPost[] {
  return posts.slice(0, POSTS_OF_HOME);
}

/** The posts a treatment's page leads to (`category/slug`), the newest first. */
export function postsOfTreatment(path: string, posts: readonly PublicPost[]): PublicPost[] {
  return posts.filter(({ treatments }) => treatments.includes(path)).slice(0, POSTS_OF_TREATMENT);
}
