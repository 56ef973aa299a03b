import type { BlogPosting, WithContext } from 'schema-dts';
import { clinicAsPublisher, VOCABULARY } from '#app/lib/linked-data.ts';

interface Posting {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** Null: the clinic wrote it. */
  readonly authorName: string | null;
  readonly publishedAt: string;
  readonly updatedAt: string;
  readonly tags: readonly string[];
  /** Full address of its picture. */
  readonly picture: string;
  readonly words: number;
}

/** `BlogPosting` (schema.org), from what the page says and nothing else. */
export function postData(
  post: Posting,
  site: { readonly origin: string; readonly name: string },
): WithContext<BlogPosting> {
  const url = `${site.origin}${post.path}`;
  const publisher = clinicAsPublisher(site);
  return {
    '@context': VOCABULARY,
    '@type': 'BlogPosting',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: post.title,
    description: post.description,
    inLanguage: 'en-IN',
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    author: post.authorName === null ? publisher : { '@type': 'Person', name: post.authorName },
    publisher,
    image: post.picture,
    keywords: post.tags.join(', '),
    wordCount: post.words,
  };
}
