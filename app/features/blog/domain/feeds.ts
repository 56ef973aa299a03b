import { escapeMarkup } from '#app/lib/escape-markup.ts';
import type { PublicPost } from '#app/lib/public-post.ts';

/** What both feeds say of the blog. Addresses are full ones. */
export interface FeedHead {
  readonly title: string;
  readonly description: string;
  /** Scheme and host, without a slash at the end. */
  readonly origin: string;
}

export const RSS_PATH = '/blog/rss.xml';
export const JSON_FEED_PATH = '/blog/feed.json';

/** "Fri, 20 Nov 2026 08:47:00 GMT", as RFC 822 wants it with four digits of a year. */
const rssDate = (instant: string): string => new Date(instant).toUTCString();

/** An RSS 2.0 document of posts, the newest first. Source: rssboard.org/rss-specification. */
export function rssFeed({ title, description, origin }: FeedHead, posts: readonly PublicPost[]): string {
  const items = posts.map((post) => {
    const url = `${origin}/blog/${post.slug}`;
    return [
      '    <item>',
      `      <title>${escapeMarkup(post.title)}</title>`,
      `      <link>${url}</link>`,
      `      <guid isPermaLink="true">${url}</guid>`,
      `      <description>${escapeMarkup(post.description)}</description>`,
      ...post.tags.map((tag) => `      <category>${escapeMarkup(tag)}</category>`),
      `      <pubDate>${rssDate(post.publishedAt)}</pubDate>`,
      '    </item>',
    ].join('\n');
  });
  const [newest] = posts.map(({ updatedAt }) => updatedAt).toSorted((a, b) => Date.parse(b) - Date.parse(a));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    <title>${escapeMarkup(title)}</title>`,
    `    <link>${origin}/blog</link>`,
    `    <description>${escapeMarkup(description)}</description>`,
    '    <language>en-in</language>',
    ...(newest === undefined ? [] : [`    <lastBuildDate>${rssDate(newest)}</lastBuildDate>`]),
    `    <atom:link href="${origin}${RSS_PATH}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** A JSON Feed 1.1 of posts, the newest first. Source: jsonfeed.org/version/1.1. */
export function jsonFeed({ title, description, origin }: FeedHead, posts: readonly PublicPost[]): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: `${origin}/blog`,
    feed_url: `${origin}${JSON_FEED_PATH}`,
    language: 'en-IN',
    items: posts.map((post) => ({
      id: `${origin}/blog/${post.slug}`,
      url: `${origin}/blog/${post.slug}`,
      title: post.title,
      content_text: post.description,
      summary: post.description,
      date_published: post.publishedAt,
      date_modified: post.updatedAt,
      tags: post.tags,
      language: 'en-IN',
    })),
  });
}
