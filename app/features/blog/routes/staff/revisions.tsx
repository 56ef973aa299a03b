import { data, Form, redirect } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { compareDocuments } from '../../domain/compare-documents.ts';
import { contentLines } from '../../domain/document-lines.ts';
import { listRevisions, openPost, readRevision, type OpenPost } from '../../server/desk-posts.ts';
import { restoreRevision } from '../../server/save-post.ts';
import { deskPostMessages } from '../../ui/desk/desk-messages.ts';
import { VersionChanges } from '../../ui/desk/version-changes.tsx';
import styles from '../../ui/desk/versions.module.css';
import { blogOf, formatDateTime } from './blog-of.ts';
import { seenRevision } from './submit-post.ts';
import type { Route } from './+types/revisions.ts';

async function foundPost({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>): Promise<OpenPost> {
  const post = await openPost(blogOf(context).db, params.postId, actorOf(context));
  if (!post) throw data(null, { status: 404 });
  return post;
}

export async function loader(args: Route.LoaderArgs) {
  const post = await foundPost(args);
  const { db } = blogOf(args.context);
  const versions = await listRevisions(db, post.id);
  // The newest is mostly the post as it is now, which tells nothing.
  const chosen = new URL(args.request.url).searchParams.get('version') ?? (versions[1] ?? versions[0])?.id;
  const line = versions.find(({ id }) => id === chosen);
  const content = line && (await readRevision(db, post.id, line.id));
  return {
    id: post.id,
    revision: post.revision,
    title: post.content.title,
    versions: versions.map(({ madeAt, ...version }) => ({ ...version, when: formatDateTime(madeAt) })),
    chosen: line?.id ?? null,
    changes: content ? compareDocuments(contentLines(content), contentLines(post.content)) : [],
  };
}

/** Makes a version the working copy. */
export async function action(args: Route.ActionArgs) {
  const post = await foundPost(args);
  const form = await args.request.formData();
  const version = form.get('version');
  const revision = seenRevision(form);
  if (typeof version !== 'string' || revision === undefined) throw data(null, { status: 400 });
  const seen = { id: post.id, revision };
  const restored = await restoreRevision(blogOf(args.context), seen, version, actorOf(args.context));
  if (restored.ok) return redirect(`/admin-dashboard/posts/${post.id}?said=restored`, 303);
  const { reason } = restored;
  return data(
    { refusal: reason },
    { status: reason === 'changed-meanwhile' ? 409 : reason === 'not-allowed' ? 403 : 404 },
  );
}

/** The versions of a post, what one of them differs in, and the way back to it. */
export default function Revisions({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(deskPostMessages);
  const { id, revision, versions, chosen, changes, title } = loaderData;
  const version = versions.find((each) => each.id === chosen);
  const differs = changes.some(({ kind }) => kind !== 'same');
  const heading = texts.versionsTitle(title || texts.untitled);
  return (
    <>
      <title>{heading}</title>
      <DeskHead title={heading}>
        <DeskButton href={`/admin-dashboard/posts/${id}`}>{texts.toPost}</DeskButton>
      </DeskHead>
      {actionData && <Notice kind="warning" title={texts.refusals[actionData.refusal]} live />}
      <div className={styles.screen}>
        <Pane title={texts.versions} note={versions.length}>
          <PaneBody>
            <p className={styles.hint}>{texts.versionsHint}</p>
            <ol className={styles.versions}>
              {versions.map((each) => (
                <li key={each.id}>
                  <Link
                    href={`/admin-dashboard/posts/${id}/revisions?version=${each.id}`}
                    aria-current={each.id === chosen ? 'true' : undefined}
                  >
                    {texts.version(each.revision)}
                  </Link>
                  <small>
                    {texts.changedBy(each.when, each.madeBy)}, {texts.kinds[each.kind]}
                  </small>
                </li>
              ))}
            </ol>
          </PaneBody>
        </Pane>
        {version && (
          <Pane title={texts.comparing(version.revision, version.when)}>
            <PaneBody>
              <p className={styles.hint}>{texts.legend}</p>
              <VersionChanges changes={changes} />
              {differs && (
                <Form method="post" reloadDocument className={styles.restore}>
                  <input type="hidden" name="version" value={version.id} />
                  <input type="hidden" name="revision" value={revision} />
                  <DeskButton look="main">{texts.restore}</DeskButton>
                </Form>
              )}
            </PaneBody>
          </Pane>
        )}
      </div>
    </>
  );
}
