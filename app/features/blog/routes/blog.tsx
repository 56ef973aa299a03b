import { data } from 'react-router';
import { readPageText } from '#app/features/clinic-pages/server/page-text.ts';
import { catalogue } from '#app/features/treatments/server/catalogue.ts';
import { renderInputsContext, required } from '#app/platform/web/context.ts';
import { Button } from '#app/ui/button/button.tsx';
import { HeroBanner } from '#app/ui/hero-banner/hero-banner.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { Pagination } from '#app/ui/pagination/pagination.tsx';
import { listPage, listPath, tagsOf } from '../domain/public-posts.ts';
import { readMedia } from '../server/media/read-media.ts';
import { blogContext } from '../server/running-blog.ts';
import { EmptyBlog } from '../ui/empty-blog.tsx';
import { feedLinks } from '../ui/feed-links.ts';
import { ListScreen } from '../ui/list-screen.tsx';
import { blogMessages } from '../ui/messages.ts';
import { PostList } from '../ui/post-list.tsx';
import type { Route } from './+types/blog.ts';
import { coverPictures, listedPost } from './list-view.ts';
import { tagLabel } from '../domain/tag-label.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { posts: all } = required(context.get(renderInputsContext), 'facts');
  const path = new URL(request.url).pathname.replace(/\.data$/, '');
  const list = listPage(path, all);
  if (!list) throw data(null, { status: 404 });
  const blog = context.get(blogContext);
  const pictures = blog ? await readMedia(blog.db, coverPictures(list.posts)) : new Map<string, never>();
  const { tag, page, pages } = list;
  return {
    text: readPageText('blog'),
    path,
    tag: tag ?? null,
    page,
    pages,
    posts: list.posts.map((post) => listedPost(post, pictures)),
    tags: tagsOf(all).map(({ tag: name, count }) => ({
      label: tagLabel(name),
      href: listPath(1, name),
      count,
      isCurrent: name === tag,
    })),
    departments: catalogue()
      .categories.filter(({ main }) => main)
      .map(({ displayName: title, path: category, sheetLine }) => ({
        title,
        href: `/services/${category}`,
        note: sheetLine,
      })),
  };
}

function titleOf({ text, tag, page }: { text: { title: string }; tag: string | null; page: number }): string {
  const texts = blogMessages.en;
  const title = tag === null ? text.title : texts.tagTitle(tagLabel(tag));
  return page === 1 ? title : texts.pageTitle(title, page);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  const { text, path, tag, page, pages } = loaderData;
  const title = titleOf(loaderData);
  const step = (rel: string, to: number) => ({ tagName: 'link', rel, href: listPath(to, tag ?? undefined) });
  return [
    ...pageMeta({
      title,
      description: page === 1 && tag === null ? text.description : `${title}. ${text.subtitle}.`,
      path,
      site,
      // Parts of a list say nothing of their own; search engines find the posts in the sitemap.
      isIndexed: path === '/blog',
      trail: [{ name: text.title, path: '/blog' }, ...(path === '/blog' ? [] : [{ name: title, path }])],
    }),
    ...(page > 1 ? [step('prev', page - 1)] : []),
    ...(page < pages ? [step('next', page + 1)] : []),
    ...feedLinks(site.name),
  ];
};

export default function Blog({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(blogMessages);
  const { text, path, tag, page, pages, posts, tags, departments } = loaderData;
  if (posts.length === 0) {
    return (
      <>
        <HeroBanner
          title={text.title}
          path={[{ label: texts.home, href: '/' }]}
          subtitle={text.subtitle}
          action={
            <Button href="/specific-service" icon="search">
              {texts.finder}
            </Button>
          }
        />
        <EmptyBlog sections={text.sections} departments={departments} />
      </>
    );
  }
  const isFirst = path === '/blog';
  return (
    <ListScreen
      title={titleOf(loaderData)}
      subtitle={text.subtitle}
      path={isFirst ? [] : [{ label: text.title, href: '/blog' }]}
      listTitle={tag === null ? texts.listTitle : texts.tagTitle(tagLabel(tag))}
      tags={tags}
    >
      <PostList posts={posts} lead={isFirst} />
      <Pagination current={page} total={pages} hrefOf={(to) => listPath(to, tag ?? undefined)} />
    </ListScreen>
  );
}
