import { Form } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { ownValue } from '#app/lib/own-key.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskEmpty } from '#app/ui/desk/desk-empty.tsx';
import { DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { DeskTable } from '#app/ui/desk/desk-table.tsx';
import { Pane, PaneBody, PaneList, PaneRow } from '#app/ui/desk/pane.tsx';
import { useLive } from '#app/ui/desk/live.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { Pagination } from '#app/ui/pagination/pagination.tsx';
import { StatusWord } from '#app/ui/status-word/status-word.tsx';
import { POST_STATES } from '../../domain/post-state.ts';
import { DESK_POSTS_PAGE, listDeskPosts } from '../../server/desk-posts.ts';
import { waitingReleases } from '../../server/release-post.ts';
import { deskPostMessages } from '../../ui/desk/desk-messages.ts';
import styles from '../../ui/desk/posts.module.css';
import { blogOf, formatDateTime } from './blog-of.ts';
import type { Route } from './+types/posts-route.ts';

const BASE = '/admin-dashboard/posts';

const tones = { draft: 'turmeric', scheduled: 'plum', published: 'leaf', archived: 'neutral' } as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const search = (query.get('q') ?? '').slice(0, 100);
  const state = POST_STATES.find((each) => each === query.get('state'));
  const page = Math.min(1000, Math.max(1, Math.trunc(Number(query.get('page'))) || 1));
  const { posts, counts } = await listDeskPosts(blogOf(context), { search, state, page }, actorOf(context));
  const total = state === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[state];
  return {
    said: query.get('said'),
    waiting: (await waitingReleases(blogOf(context).db, actorOf(context))).map(({ askedAt, ...post }) => ({
      ...post,
      asked: formatDateTime(askedAt),
    })),
    search,
    state: state ?? null,
    page,
    total,
    pages: Math.ceil(total / DESK_POSTS_PAGE),
    counts,
    posts: posts.map(({ changedAt, scheduledAt, publishedAt, ...post }) => ({
      ...post,
      changed: formatDateTime(changedAt),
      scheduled: scheduledAt && formatDateTime(scheduledAt),
      published: publishedAt && formatDateTime(publishedAt),
    })),
  };
}

/** The posts somebody may write, by state, with those that should have appeared and did not. */
export default function Posts({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(deskPostMessages);
  useLive(['posts']);
  const { posts, counts, search, state, page, pages, total, waiting, said } = loaderData;
  const words = ownValue(texts.said, said);
  const missed = posts.filter(({ isMissed }) => isMissed);
  const href = (changes: Record<string, string>) =>
    `${BASE}?${new URLSearchParams({ ...(search !== '' && { q: search }), ...(state && { state }), ...changes }).toString()}`;
  const filters = [
    {
      label: texts.all,
      href: `${BASE}${search === '' ? '' : `?q=${encodeURIComponent(search)}`}`,
      isOn: state === null,
    },
    ...POST_STATES.map((each) => ({
      label: `${texts.states[each]} (${counts[each]})`,
      href: href({ state: each }),
      isOn: state === each,
    })),
  ];
  return (
    <>
      <title>{texts.title}</title>
      <DeskHead title={texts.title}>
        <DeskButton href="/admin-dashboard/media">{texts.pictures}</DeskButton>
        <DeskButton href={`${BASE}/new`} look="main">
          {texts.newPost}
        </DeskButton>
      </DeskHead>
      {words !== undefined && (
        <Notice kind="success" live>
          <p>{words}</p>
        </Notice>
      )}
      {waiting.length > 0 && (
        <Pane title={texts.release.waitingTitle(waiting.length)}>
          <PaneList>
            {waiting.map(({ id, title, askedBy, asked }) => (
              <PaneRow key={id} mark="" title={title || texts.untitled} text={texts.release.waitingRow(askedBy, asked)}>
                <DeskButton href={`${BASE}/${id}/release`}>
                  {texts.release.title}
                  <span className="visually-hidden">: {title}</span>
                </DeskButton>
              </PaneRow>
            ))}
          </PaneList>
        </Pane>
      )}
      {missed.length > 0 && (
        <Notice kind="warning" title={texts.missedTitle}>
          <p>{texts.missedText}</p>
        </Notice>
      )}
      <div className={styles.bar}>
        <nav aria-label={texts.filter}>
          {filters.map((filter) => (
            <Link key={filter.href} href={filter.href} aria-current={filter.isOn ? 'page' : undefined}>
              {filter.label}
            </Link>
          ))}
        </nav>
        <Form role="search" className={styles.search}>
          {state && <input type="hidden" name="state" value={state} />}
          <DeskFields>
            <TextField name="q" type="search" label={texts.search} defaultValue={search} maxLength={100} />
          </DeskFields>
          <DeskButton>{texts.find}</DeskButton>
        </Form>
      </div>
      {posts.length === 0 ? (
        <Pane titleHidden title={texts.title}>
          {search === '' ? (
            <DeskEmpty
              drawing="page"
              title={texts.none}
              text={texts.noneText}
              href={`${BASE}/new`}
              next={texts.newPost}
            />
          ) : (
            <DeskEmpty drawing="page" title={texts.noneFound} />
          )}
        </Pane>
      ) : (
        <Pane title={state === null ? texts.all : texts.states[state]} note={total}>
          <PaneBody>
            <DeskTable
              caption={texts.title}
              captionHidden
              phone="stack"
              columns={[
                { key: 'title', label: texts.columns.title },
                { key: 'state', label: texts.columns.state },
                { key: 'author', label: texts.columns.author },
                { key: 'changed', label: texts.columns.changed },
              ]}
              rows={posts.map((post) => ({
                id: post.id,
                cells: {
                  title: <Link href={`${BASE}/${post.id}`}>{post.title || texts.untitled}</Link>,
                  state: (
                    <>
                      <StatusWord tone={tones[post.state]}>{texts.states[post.state]}</StatusWord>
                      {post.scheduled !== null && (
                        <small className={post.isMissed ? styles.missed : styles.note}>
                          {post.isMissed ? texts.missed(post.scheduled) : texts.appears(post.scheduled)}
                        </small>
                      )}
                      {post.state === 'published' && post.isAhead && (
                        <small className={styles.note}>{texts.ahead}</small>
                      )}
                    </>
                  ),
                  author: post.authorName ?? texts.clinicWrote,
                  changed: texts.changedBy(post.changed, post.changedBy),
                },
              }))}
            />
          </PaneBody>
        </Pane>
      )}
      <Pagination current={page} total={pages} hrefOf={(each) => href({ page: String(each) })} />
    </>
  );
}
