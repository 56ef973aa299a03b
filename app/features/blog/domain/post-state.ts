/** Where a post is in its life. `archived` was once shown and is not any more. */
export const POST_STATES = ['draft', 'scheduled', 'published', 'archived'] as const;
export type PostState = (typeof POST_STATES)[number];

const next: Readonly<Record<PostState, readonly PostState[]>> = {
  draft: ['scheduled', 'published'],
  scheduled: ['draft', 'scheduled', 'published'],
  // Publishing again shows what was written since.
  published: ['published', 'archived'],
  archived: ['published', 'scheduled'],
};

/** Whether a post of one state may come to another. */
export function mayBecome(from: PostState, to: PostState): boolean {
  return next[from].includes(to);
}

/** Words of an address: lower case, digits and single dashes, at most 80 characters. */
const SLUG = /^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Addresses below `/blog` that are no posts. */
const RESERVED = new Set(['rss', 'feed', 'preview', 'page', 'tag', 'search', 'media']);

export function isSlug(text: string): boolean {
  return SLUG.test(text) && !RESERVED.has(text);
}

/** A first proposal for the address of a post of this title; empty when the title has no Latin letters. */
export function slugFromTitle(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’']/g, '')
    .toLowerCase();
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  let slug = '';
  for (const word of words) {
    if (slug.length + word.length > 70) break;
    slug = slug === '' ? word : `${slug}-${word}`;
  }
  return RESERVED.has(slug) ? `${slug}-post` : slug;
}
