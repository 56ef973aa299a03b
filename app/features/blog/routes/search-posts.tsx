import { renderInputsContext, required } from '#app/platform/web/context.ts';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { pageMeta } from '#app/ui/page-meta.ts';
import { Pagination } from '#app/ui/pagination/pagination.tsx';
import { readPageText } from '#app/features/clinic-pages/server/page-text.ts';
import { listPath, POSTS_A_PAGE, tagsOf } from '../domain/public-posts.ts';
import { readMedia } from '../server/media/read-media.ts';
import { searchPosts } from '../server/posts.ts';
import { blogContext } from '../server/running-blog.ts';
import { ListScreen } from '../ui/list-screen.tsx';
import { blogMessages } from '../ui/messages.ts';
import { PostList } from '../ui/post-list.tsx';
import type { Route } from './+types/search-posts.ts';
import { coverPictures, listedPost } from './list-view.ts';
import { tagLabel } from '../domain/tag-label.ts';

const PATH = '/blog/search';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = required(context.get(blogContext), 'blog');
  const { posts: all } = required(context.get(renderInputsContext), 'facts');
  const asked = new URL(request.url).searchParams;
  const words = (asked.get('words') ?? '').replaceAll('\0', '').trim().slice(0, 100);
  const page = Math.min(500, Math.max(1, Math.trunc(Number(asked.get('page'))) || 1));
  const found = words === '' ? { posts: [], total: 0 } : await searchPosts(db, { words, page, perPage: POSTS_A_PAGE });
  const pictures = await readMedia(db, coverPictures(found.posts));
  return {
    text: readPageText('blog'),
    words,
    page,
    total: found.total,
    pages: Math.ceil(found.total / POSTS_A_PAGE),
    posts: found.posts.map((post) => listedPost(post, pictures)),
    tags: tagsOf(all).map(({ tag, count }) => ({
      label: tagLabel(tag),
      href: listPath(1, tag),
      count,
      isCurrent: false,
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = matches[0]?.loaderData?.site;
  if (!loaderData || !site) return [];
  return pageMeta({
    title: blogMessages.en.searchTitle,
    description: loaderData.text.description,
    path: PATH,
    site,
    isIndexed: false,
  });
};

export default function SearchPosts({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(blogMessages);
  const { text, words, page, pages, total, posts, tags } = loaderData;
  const nothing = words === '' ? texts.emptySearch : texts.nothing(words);
  return (
    <ListScreen
      title={texts.searchTitle}
      subtitle={text.subtitle}
      path={[{ label: text.title, href: '/blog' }]}
      listTitle={total === 0 ? nothing : texts.results(total, words)}
      tags={tags}
      words={words}
    >
      {total === 0 && words !== '' && <p>{texts.nothingText}</p>}
      <PostList posts={posts} />
      <Pagination
        current={page}
        total={pages}
        hrefOf={(to) => `${PATH}?words=${encodeURIComponent(words)}&page=${to}`}
      />
      <p>
        <Link href="/blog">{texts.backToList}</Link>
      </p>
    </ListScreen>
  );
}
