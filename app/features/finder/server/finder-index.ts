import type { PublicPost } from '#app/lib/public-post.ts';
import { perEdition } from '#app/platform/content/edition.ts';
import type { FinderIndex } from '../domain/find.ts';
import { indexPosts } from '../domain/post-index.ts';
import { vocabularyOf } from '../domain/spelling.ts';
import { answerIndex, wordsOfAnswers } from './finder-text.ts';
import { treatmentIndex } from './treatment-index.ts';

/** By the list of posts, for each edition. */
const prepared = perEdition(() => new WeakMap<readonly PublicPost[], FinderIndex>());

/**
 * Everything the finder searches: treatments and answers of `content/`, and the public posts. Posts change while the server
 * runs, so the index is prepared once for each list of them.
 */
export function finderIndex(posts: readonly PublicPost[]): FinderIndex {
  const known = prepared().get(posts);
  if (known) return known;
  const treatments = treatmentIndex();
  const words = [...treatments.names, ...wordsOfAnswers(), ...posts.map(({ title }) => title)];
  const index = { treatments, answers: answerIndex(), posts: indexPosts(posts), vocabulary: vocabularyOf(words) };
  prepared().set(posts, index);
  return index;
}
