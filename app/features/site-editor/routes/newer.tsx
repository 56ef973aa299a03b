import { data, Form, redirect } from 'react-router';
import { actorOf } from '#app/features/staff/server/staff-context.ts';
import { messagesFor } from '#app/lib/messages.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { FlashMessage } from '#app/ui/desk/flash-message.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { Checkbox } from '#app/ui/field/checkbox.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { differentParts } from '../domain/compare-fields.ts';
import { compareTexts } from '../domain/compare-texts.ts';
import { readDocumentData } from '../domain/document-data.ts';
import { takeShippedParts } from '../server/write-document.ts';
import { siteMessages } from '../ui/messages.ts';
import { TextChanges } from '../ui/text-changes.tsx';
import styles from '../ui/versions.module.css';
import { documentOf, seenRevision, siteOf } from './document-of.ts';
import { documentTitle } from './document-title.ts';
import type { Route } from './+types/newer.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { document, fields } = await documentOf(context, params.documentId);
  const { file, draft, shipped, revision } = document;
  if (shipped === null) throw data(null, { status: 404 });
  const [mine, theirs] = [readDocumentData(file, draft), readDocumentData(file, shipped)];
  return {
    id: params.documentId,
    title: documentTitle(file, draft),
    revision,
    parts: differentParts(fields, mine, theirs, (label) => messagesFor(label, 'en')).map((part) => ({
      name: part.name,
      label: part.label,
      changes: compareTexts(part.mine, part.theirs),
    })),
  };
}

/** Takes over the parts that are ticked, or none. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { document } = await documentOf(context, params.documentId);
  const form = await request.formData();
  const revision = seenRevision(form);
  if (revision === undefined) throw data(null, { status: 400 });
  const names = form.get('intent') === 'keep' ? [] : form.getAll('part').filter((name) => typeof name === 'string');
  const seen = { file: document.file, revision };
  const taken = await takeShippedParts(siteOf(context), seen, names, actorOf(context));
  if (taken.ok) return redirect(`/admin-dashboard/site/${params.documentId}?said=compared`, 303);
  return data({ refusal: taken.reason }, { status: taken.reason === 'changed-meanwhile' ? 409 : 404 });
}

/** A newer shipped text beside the clinic's own, part by part. */
export default function Newer({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useMessages(siteMessages);
  const { id, title, revision, parts } = loaderData;
  const heading = texts.newerTitle(title);
  return (
    <>
      <title>{heading}</title>
      <DeskHead title={heading}>
        <DeskButton href={`/admin-dashboard/site/${id}`}>{texts.toDocument}</DeskButton>
      </DeskHead>
      {actionData && <FlashMessage kind="warning">{texts.refusals[actionData.refusal]}</FlashMessage>}
      <Form method="post" reloadDocument>
        <input type="hidden" name="revision" value={revision} />
        <p className={styles.hint}>{parts.length === 0 ? texts.newerNone : texts.newerIntro}</p>
        {parts.map(({ name, label, changes }) => (
          <Pane key={name} title={label}>
            <PaneBody>
              <TextChanges changes={changes} />
              <Checkbox name="part" id={`part-${name}`} value={name} label={texts.take(label)} />
            </PaneBody>
          </Pane>
        ))}
        <DeskActions>
          <DeskButton name="intent" value="keep">
            {texts.keepAll}
          </DeskButton>
          {parts.length > 0 && (
            <DeskButton look="main" name="intent" value="take">
              {texts.takeChosen}
            </DeskButton>
          )}
        </DeskActions>
      </Form>
    </>
  );
}
