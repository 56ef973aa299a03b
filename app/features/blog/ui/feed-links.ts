import type { MetaDescriptor } from 'react-router';
import { JSON_FEED_PATH, RSS_PATH } from '../domain/feeds.ts';

/** Where readers of feeds find the posts, for the head of a page. */
export function feedLinks(clinicName: string): MetaDescriptor[] {
  const link = { tagName: 'link', rel: 'alternate', title: clinicName };
  return [
    { ...link, type: 'application/rss+xml', href: RSS_PATH },
    { ...link, type: 'application/feed+json', href: JSON_FEED_PATH },
  ];
}
