import { data, redirect } from 'react-router';
import { renderInputsContext, required } from '#app/platform/web/context.ts';
import { pageMeta } from '#app/ui/page-meta.ts';
import { plainTextOf } from '../domain/post-document.ts';
import { postData } from '../domain/post-data.ts';
import { neighboursOf } from '../domain/public-posts.ts';
import { wordCount } from '../domain/reading-time.ts';
import { sharedSource } from '#app/lib/media-picture.ts';
import { readMedia } from '../server/media/read-media.ts';
import { readMovedPost, readPost } from '../server/posts.ts';
import { blogContext } from '../server/running-blog.ts';
import { feedLinks } from '../ui/feed-links.ts';
import { blogMessages } from '../ui/messages.ts';
import { PostScreen } from '../ui/post-screen.tsx';
import type { Route } from './+types/post.ts';
import { picturesOf, postView } from './post-view.ts';

export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const blog = context.get(blogContext);
  const { origin, posts } = required(context.get(renderInputsContext), 'facts');
  const post = await (blog && readPost(blog.db, slug));
  if (!blog || !post) {
    const moved = blog ? await readMovedPost(blog.db, slug) : undefined;
    if (moved === undefined) throw data(null, { status: 404 });
    throw redirect(`/blog/${moved}`, 301);
  }
  const { content } = post;
  const [publishedAt, updatedAt] = [post.publishedAt.toString(), post.updatedAt.toString()];
  const path = `/blog/${post.slug}`;
  const pictures = await readMedia(blog.db, picturesOf(content));
  const view = postView(content, pictures, { path, origin, publishedAt, ...neighboursOf(slug, posts) });
  const cover = content.cover?.kind === 'media' ? pictures.get(content.cover.media) : undefined;
  return {
    post: view,
    path,
    seoTitle: content.seoTitle ?? content.title,
    picture: content.cover?.kind === 'plate' && view.cover ? content.cover.name : null,
    photo: cover ? { src: sharedSource(cover), alt: view.cover?.kind === 'media' ? view.cover.alt : '' } : null,
    authorName: content.authorName,
    publishedAt,
    updatedAt,
    tags: content.tags,
    words: wordCount(plainTextOf(content.document.content)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const { post, path, seoTitle, picture, photo, ...posting } = loaderData;
  const { title, description } = post;
  const image = `${site.origin}${photo?.src ?? `/og/${picture ?? 'hero'}.png`}`;
  return [
    ...pageMeta({
      title: seoTitle,
      description,
      path,
      site,
      type: 'article',
      ...(picture !== null && { picture }),
      ...(photo && { photo }),
      trail: [
        { name: blogMessages.en.blog, path: '/blog' },
        { name: title, path },
      ],
      structuredData: import.meta.env.SSR
        ? [postData({ ...posting, title, description, path, picture: image }, site)]
        : [],
    }),
    { property: 'article:published_time', content: posting.publishedAt },
    { property: 'article:modified_time', content: posting.updatedAt },
    ...feedLinks(site.name),
  ];
};

export default function Post({ loaderData }: Route.ComponentProps) {
  return <PostScreen post={loaderData.post} />;
}
