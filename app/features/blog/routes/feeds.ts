import { createHash } from 'node:crypto';
import { readPageText } from '#app/features/clinic-pages/server/page-text.ts';
import { clinic } from '#app/platform/content/clinic.ts';
import { renderInputsContext, required } from '#app/platform/web/context.ts';
import { JSON_FEED_PATH, jsonFeed, rssFeed } from '../domain/feeds.ts';
import { POSTS_IN_FEEDS } from '../domain/public-posts.ts';
import type { Route } from './+types/feeds.ts';

/** `GET /blog/rss.xml` and `GET /blog/feed.json`: the newest posts for readers of feeds. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { origin, posts } = required(context.get(renderInputsContext), 'facts');
  const { title, description } = readPageText('blog');
  const head = { title: `${title} | ${clinic().name}`, description, origin };
  const isJson = new URL(request.url).pathname === JSON_FEED_PATH;
  const newest = posts.slice(0, POSTS_IN_FEEDS);
  const body = isJson ? jsonFeed(head, newest) : rssFeed(head, newest);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = { etag, 'cache-control': 'public, max-age=0, must-revalidate' };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const type = isJson ? 'application/feed+json' : 'application/rss+xml; charset=utf-8';
  return new Response(body, { headers: { ...headers, 'content-type': type } });
}
