import { data, Form, redirect } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { staffNames } from '#app/features/staff/server/staff-names.ts';
import { isUuid } from '#app/lib/uuid.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { FlashMessage } from '#app/ui/desk/flash-message.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { Link } from '#app/ui/link/link.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { messagesFor } from '#app/lib/messages.ts';
import { compareTexts, onlyChanges } from '../domain/compare-texts.ts';
import { readDocumentData } from '../domain/document-data.ts';
import { documentLines } from '../domain/document-lines.ts';
import { listRevisions, readRevision } from '../server/read-documents.ts';
import { restoreVersion } from '../server/write-document.ts';
import { siteMessages } from '../ui/messages.ts';
import { TextChanges } from '../ui/text-changes.tsx';
import styles from '../ui/versions.module.css';
import { documentOf, formatDateTime, seenRevision, siteOf } from './document-of.ts';
import { documentTitle } from './document-title.ts';
import type { Route } from './+types/versions.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { document, fields } = await documentOf(context, params.documentId);
  const { db } = siteOf(context);
  const { file, draft, shipped, revision } = document;
  const versions = await listRevisions(db, file);
  const names = await staffNames(db);
  const asked = new URL(request.url).searchParams.get('version');
  const chosen = asked ?? versions[1]?.id ?? 'shipped';
  const text = chosen === 'shipped' ? shipped : isUuid(chosen) ? await readRevision(db, file, chosen) : undefined;
  const linesOf = (source: string): string =>
    documentLines(fields, readDocumentData(file, source), (label) => messagesFor(label, 'en'));
  return {
    id: params.documentId,
    title: documentTitle(file, draft),
    revision,
    hasShipped: shipped !== null,
    chosen,
    isThere: text !== undefined && text !== null,
    changes: typeof text === 'string' ? onlyChanges(compareTexts(linesOf(text), linesOf(draft))) : [],
    versions: versions.map(({ madeAt, madeBy, ...version }) => ({
      ...version,
      when: formatDateTime(madeAt),
      who: madeBy === null ? null : (names.get(madeBy) ?? null),
    })),
  };
}

/** Makes a version the working text. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { document } = await documentOf(context, params.documentId);
  const form = await request.formData();
  const version = form.get('version');
  const revision = seenRevision(form);
  if (typeof version !== 'string' || (version !== 'shipped' && !isUuid(version)) || revision === undefined)
    throw data(null, { status: 400 });
  const restored = await restoreVersion(siteOf(context), { file: document.file, revision }, version, actorOf(context));
  if (restored.ok) return redirect(`/admin-dashboard/site/${params.documentId}?said=restored`, 303);
  return data({ refusal: restored.reason }, { status: restored.reason === 'changed-meanwhile' ? 409 : 404 });
}

/** The versions of a document, what one of them differs in, and the way back to it. */
export default function Versions({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(siteMessages);
  const { id, title, revision, versions, hasShipped, chosen, changes, isThere } = loaderData;
  const base = `/admin-dashboard/site/${id}`;
  const heading = texts.versionsTitle(title);
  const now = versions.find(({ id: version }) => version === chosen);
  const shown =
    chosen === 'shipped' ? texts.shippedNow : now && `${texts.version(now.revision)}: ${texts.by(now.when, now.who)}`;
  const differs = changes.some(({ kind }) => kind !== 'same');
  const choice = (version: string, label: string, note: string) => (
    <li key={version}>
      <Link
        href={`${base}/versions?version=${version}#difference`}
        aria-current={version === chosen ? 'true' : undefined}
      >
        {label}
      </Link>
      <small>{note}</small>
    </li>
  );
  return (
    <>
      <title>{heading}</title>
      <DeskHead title={heading}>
        <DeskButton href={base}>{texts.toDocument}</DeskButton>
      </DeskHead>
      {actionData && <FlashMessage kind="warning">{texts.refusals[actionData.refusal]}</FlashMessage>}
      <div className={styles.screen}>
        <Pane title={texts.versions} note={versions.length}>
          <PaneBody>
            <p className={styles.hint}>{texts.versionsHint}</p>
            <ol className={styles.versions}>
              {hasShipped && choice('shipped', texts.shippedNow, texts.shippedHint)}
              {versions.map(({ id: version, revision: number, kind, when, who }) =>
                choice(version, texts.version(number), `${texts.by(when, who)}, ${texts.revisionKinds[kind]}`),
              )}
            </ol>
          </PaneBody>
        </Pane>
        <div id="difference">
          <Pane title={texts.comparing}>
            <PaneBody>
              {shown && <p>{shown}</p>}
              {!isThere && <p>{texts.refusals['no-version']}</p>}
              {isThere && !differs && <p>{texts.same}</p>}
              {differs && (
                <>
                  <p className={styles.hint}>{texts.legend}</p>
                  <TextChanges changes={changes} />
                  <Form method="post" reloadDocument className={styles.restore}>
                    <input type="hidden" name="version" value={chosen} />
                    <input type="hidden" name="revision" value={revision} />
                    <DeskButton look="main">{texts.restore}</DeskButton>
                  </Form>
                </>
              )}
            </PaneBody>
          </Pane>
        </div>
      </div>
    </>
  );
}
