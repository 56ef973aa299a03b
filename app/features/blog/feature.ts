import type { Feature } from '#app/lib/feature.ts';
import type { Permission } from '#app/features/staff/domain/permissions.ts';

const kB = 1024;
const MB = 1024 * kB;

declare module '#app/lib/feature.ts' {
  interface LiveTopics {
    posts: true;
  }
}

export const blogFeature: Feature<Permission> = {
  name: 'blog',
  screens: [
    { path: 'blog', file: 'blog.tsx', page: 'kept' },
    { path: 'blog/page/:page', file: 'blog.tsx', id: 'blog/page/:page' },
    { path: 'blog/tag/:tag', file: 'blog.tsx', id: 'blog/tag/:tag' },
    { path: 'blog/tag/:tag/page/:page', file: 'blog.tsx', id: 'blog/tag/:tag/page/:page' },
    { path: 'blog/search', file: 'search-posts.tsx' },
    { path: 'blog/rss.xml', file: 'feeds.ts' },
    { path: 'blog/feed.json', file: 'feeds.ts', id: 'blog/feed.json' },
    { path: 'blog/preview/:token', file: 'preview.tsx' },
    { path: 'blog/:slug', file: 'post.tsx' },
    { path: 'media/:hash/:file', file: 'media-file.ts' },
  ],
  desk: [
    {
      path: 'posts',
      file: 'staff/posts-route.tsx',
      needs: 'posts.write',
      place: { among: 'more', order: 30, label: { en: 'Blog' }, also: 'media' },
    },
    { path: 'posts/new', file: 'staff/new-post.tsx', needs: 'posts.write' },
    { path: 'posts/:postId', file: 'staff/post.tsx', needs: 'posts.write' },
    { path: 'posts/:postId/autosave', file: 'staff/autosave.ts', needs: 'posts.write' },
    { path: 'posts/:postId/release', file: 'staff/release.tsx', needs: 'posts.write' },
    { path: 'posts/:postId/revisions', file: 'staff/revisions.tsx', needs: 'posts.write' },
    { path: 'media', file: 'staff/media-route.tsx', needs: 'posts.write' },
    { path: 'media/pictures', file: 'staff/media-pictures.ts', needs: 'posts.write' },
    { path: 'media/:mediaId', file: 'staff/media-item.tsx', needs: 'posts.write' },
    { path: 'media/:mediaId/film', file: 'staff/media-film.tsx', needs: 'posts.write' },
  ],
  uploads: [
    // A post with everything beside its text.
    {
      path: /^\/admin-dashboard\/posts\/[\da-f-]{36}(?:\/autosave)?$/i,
      type: 'multipart/form-data',
      bytes: 2 * MB,
      seconds: 120,
      tooMuch: 'The text is longer than a post can be. Go back, take a part of it out, and save again.',
    },
    // A picture for posts.
    {
      path: /^\/admin-dashboard\/media(?:\/pictures|\/[\da-f-]{36})?$/i,
      type: 'multipart/form-data',
      bytes: 12 * MB + 64 * kB,
      seconds: 300,
      tooMuch: 'The picture is larger than 12 MB. Go back and choose a smaller one.',
    },
    // The film of a picture, with its captions.
    {
      path: /^\/admin-dashboard\/media\/[\da-f-]{36}\/film$/i,
      type: 'multipart/form-data',
      bytes: 24 * MB + 256 * kB,
      seconds: 900,
      tooMuch: 'The film is larger than 24 MB. Go back and choose a shorter one, or one that was saved smaller.',
    },
  ],
  sections: ['/blog/'],
  costlyReads: ['/blog/search'],
  topics: { posts: 'posts.write' },
};
