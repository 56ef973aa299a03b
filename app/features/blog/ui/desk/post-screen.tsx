import { ownValue } from '#app/lib/own-key.ts';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { CopyLink } from '#app/ui/copy-link/copy-link.tsx';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { useSavedBeforeLeaving } from '#app/ui/desk/use-saved-before-leaving.ts';
import { useLive } from '#app/ui/desk/live.tsx';
import { useHeldRevalidation } from '#app/ui/desk/background-revalidation.ts';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { FieldLink } from '#app/ui/error-summary/error-summary.tsx';
import { TextArea } from '#app/ui/field/text-area.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import { Notice } from '#app/ui/notice/notice.tsx';
import { TITLE_LENGTH, type PublishProblem } from '../../domain/post-content.ts';
import { readPostForm, type PostForm, type PostFormField } from '../../domain/post-form.ts';
import { deskPostMessages, type PostRefusal } from './desk-messages.ts';
import { PostChecks } from './post-checks.tsx';
import { CoverFields, PeopleFields, SourceFields, TagFields, TreatmentFields } from './post-fields.tsx';
import styles from './post-screen.module.css';
import type { PostViewData } from './post-view-data.ts';
import { ConflictNotice, SaveStatus } from './save-status.tsx';
import { SearchPreview } from './search-preview.tsx';
import { StatePane } from './state-pane.tsx';
import { usePostAutosave } from './use-post-autosave.ts';

// Comes when the screen of a post is awake, and never with another one.
const PostEditor = lazy(() => import('../editor/post-editor.tsx'));

type Outcome =
  | { readonly ok: true; readonly preview: { readonly link: string; readonly until: string } }
  | {
      readonly ok: false;
      readonly refusal: PostRefusal;
      readonly fields: readonly PostFormField[];
      readonly problems: readonly PublishProblem[];
      readonly typed: PostForm | undefined;
      readonly typedMarkdown: string | undefined;
    };

interface Props {
  readonly post: PostViewData;
  readonly outcome: Outcome | undefined;
  /** What was done before the page was shown. */
  readonly said: string | null;
}

/** The post being written: its text in the middle, everything beside it at the side, saved by itself. */
export function PostScreen({ post, outcome, said }: Props) {
  const texts = useMessages(deskPostMessages);
  useLive(['posts']);
  const form = useRef<HTMLFormElement>(null);
  const typed = outcome && !outcome.ok ? outcome.typed : undefined;
  const [first] = useState(() => ({ form: typed ?? post.form, document: post.document }));
  const [now, setNow] = useState(first.form);
  const [document, setDocument] = useState<unknown>(first.document);
  const [panel, setPanel] = useState<HTMLDivElement | null>(null);
  const autosave = usePostAutosave(form, post);

  useSavedBeforeLeaving(autosave, texts.leaveUnsaved);
  useHeldRevalidation(!['saved', 'gone'].includes(autosave.state.kind));

  function changed(): void {
    if (!form.current) return;
    setNow(readPostForm(new FormData(form.current)));
    autosave.change();
  }
  function written(json: unknown): void {
    setDocument(json);
    autosave.change();
  }
  /** A button's form goes when everything is with the server, and with the revision that has. */
  async function submit(event: React.SubmitEvent<HTMLFormElement>): Promise<void> {
    const element = event.currentTarget;
    const { submitter } = event.nativeEvent;
    if (!autosave.isClean()) {
      event.preventDefault();
      if (await autosave.settle()) element.requestSubmit(submitter instanceof HTMLElement ? submitter : undefined);
      return;
    }
    const revision = element.elements.namedItem('revision');
    if (revision instanceof HTMLInputElement) revision.value = String(autosave.seen());
  }

  return (
    <>
      <title>{now.title || texts.untitled}</title>
      <DeskHead title={now.title || texts.untitled} note={<SaveStatus state={autosave.state} />}>
        <DeskButton href="/admin-dashboard/posts">{texts.back}</DeskButton>
        <DeskButton href={`/admin-dashboard/posts/${post.id}/revisions`}>{texts.versions}</DeskButton>
      </DeskHead>
      <Outcomes outcome={outcome} said={said} />
      <ConflictNotice
        postId={post.id}
        state={autosave.state}
        onTake={() => {
          autosave.forget();
          globalThis.location.assign(globalThis.location.pathname);
        }}
        onKeep={autosave.keepMine}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its fields */}
      <form
        ref={form}
        method="post"
        encType="multipart/form-data"
        className={styles.screen}
        autoComplete="off"
        onInput={changed}
        onSubmit={(event) => void submit(event)}
        onKeyDown={(event) => {
          if ((event.ctrlKey || event.metaKey) && event.key === 's') {
            event.preventDefault();
            void autosave.save();
          }
          // Enter in a field must not press the first button, which publishes.
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
        }}
      >
        <input type="hidden" name="revision" defaultValue={post.revision} />
        {/* The first button is the one that Enter presses. */}
        <button type="submit" name="intent" value="save" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          {texts.save}
        </button>
        <div className={styles.main}>
          <TextField
            name="title"
            label={texts.postTitle}
            hint={texts.titleHint}
            defaultValue={first.form.title}
            maxLength={TITLE_LENGTH.most}
          />
          <WrittenText
            markdown={outcome && !outcome.ok ? (outcome.typedMarkdown ?? post.markdown) : post.markdown}
            editor={
              <>
                <input type="hidden" name="document" value={JSON.stringify(document)} />
                <Suspense fallback={<p className={styles.loading}>{texts.loading}</p>}>
                  <PostEditor
                    initial={first.document}
                    choices={post.choices}
                    pictures={post.pictures}
                    onChange={written}
                    onSave={() => void autosave.save()}
                    panel={panel}
                  />
                </Suspense>
              </>
            }
          />
          <SourceFields form={first.form} />
        </div>
        <div className={styles.side}>
          <div ref={setPanel} className={styles.panel} />
          <StatePane post={post} />
          <Pane title={texts.preview}>
            <PaneBody>
              <p>{texts.previewText}</p>
              <DeskActions>
                <DeskButton name="intent" value="preview">
                  {texts.previewMake}
                </DeskButton>
              </DeskActions>
            </PaneBody>
          </Pane>
          <PostChecks
            title={now.title}
            description={now.description}
            sources={now.sources.length}
            document={document}
          />
          <Pane title={texts.searchResult}>
            <PaneBody>
              <DeskFields>
                <TextArea
                  name="description"
                  label={texts.description}
                  hint={texts.descriptionHint}
                  defaultValue={first.form.description}
                  maxLength={300}
                  rows={3}
                />
                <TextField
                  name="seoTitle"
                  label={texts.seoTitle}
                  hint={texts.seoTitleHint}
                  optional
                  defaultValue={first.form.seoTitle}
                  maxLength={TITLE_LENGTH.most}
                />
              </DeskFields>
              <SearchPreview {...now} slug={post.slug} />
            </PaneBody>
          </Pane>
          <CoverFields form={first.form} post={post} />
          <TagFields form={first.form} post={post} />
          <PeopleFields form={first.form} post={post} />
          <TreatmentFields form={first.form} post={post} />
          <Pane title={texts.address}>
            <PaneBody>
              <DeskFields>
                <TextField
                  name="slug"
                  label={texts.address}
                  hint={texts.addressHint}
                  defaultValue={post.slug}
                  maxLength={80}
                />
              </DeskFields>
              <DeskActions>
                <DeskButton name="intent" value="slug">
                  {texts.changeAddress}
                </DeskButton>
              </DeskActions>
            </PaneBody>
          </Pane>
        </div>
      </form>
    </>
  );
}

/**
 * The editor once it is there, and until then, or without scripts, a field for Markdown; it stays when somebody was quicker
 * than the script and has begun to write in it.
 */
function WrittenText({ markdown, editor }: { readonly markdown: string; readonly editor: ReactNode }) {
  const texts = useMessages(deskPostMessages);
  const place = useRef<HTMLDivElement>(null);
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => {
    const area = place.current?.querySelector('textarea');
    setIsAwake(area?.value === area?.defaultValue);
  }, []);
  if (isAwake) return editor;
  return (
    <div ref={place}>
      <TextArea name="markdown" label={texts.text} hint={texts.markdownHint} defaultValue={markdown} rows={24} />
    </div>
  );
}

/** Where each problem is mended; the text has no field of its own to go to. */
const FIELD_OF: Partial<Record<PublishProblem, string>> = {
  'no-title': 'title',
  'description-too-short': 'description',
  'description-too-long': 'description',
  'no-cover': 'cover',
  'no-tag': 'tag',
  'reviewed-without-date': 'reviewedOn',
};

function Problem({ problem }: { readonly problem: PublishProblem }) {
  const { [problem]: words } = useMessages(deskPostMessages).problems;
  const field = FIELD_OF[problem];
  return field === undefined ? words : <FieldLink field={field}>{words}</FieldLink>;
}

function Outcomes({ outcome, said }: Pick<Props, 'outcome' | 'said'>) {
  const texts = useMessages(deskPostMessages);
  if (outcome?.ok) {
    const { link, until } = outcome.preview;
    return (
      <Notice kind="success" live>
        <CopyLink label={texts.previewLink} hint={texts.previewMade(until)} link={link} />
        <p>
          <a href={link} target="_blank" rel="noopener">
            {texts.previewOpen}
          </a>
        </p>
      </Notice>
    );
  }
  if (outcome) {
    return (
      <Notice kind="warning" title={texts.refusals[outcome.refusal]} live>
        <ul>
          {outcome.problems.map((problem) => (
            <li key={problem}>
              <Problem problem={problem} />
            </li>
          ))}
          {outcome.fields.map((field) => (
            <li key={field}>{texts.fields[field]}</li>
          ))}
        </ul>
      </Notice>
    );
  }
  const words = ownValue(texts.said, said);
  return words === undefined ? null : (
    <Notice kind="success" live>
      <p>{words}</p>
    </Notice>
  );
}
