import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { ownValue } from '#app/lib/own-key.ts';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskHead } from '#app/ui/desk/desk-head.tsx';
import { FlashMessage } from '#app/ui/desk/flash-message.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { useAutosave, type SaveState } from '#app/ui/desk/use-autosave.ts';
import { useSavedBeforeLeaving } from '#app/ui/desk/use-saved-before-leaving.ts';
import { FieldLink } from '#app/ui/error-summary/error-summary.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useCatalogue, useMessages } from '#app/ui/locale.tsx';
import { Conflict } from './conflict.tsx';
import { DocumentState, PublishBar, type ScheduleTyped, type SecretLink } from './document-state.tsx';
import type { AutosaveAnswer, ChangedMeanwhile, DocumentRefusal, DocumentView } from './document-view.ts';
import styles from './document-screen.module.css';
import { FormFields } from './form-fields.tsx';
import { LivePage } from './live-page.tsx';
import { LongTexts } from './long-texts.tsx';
import { siteMessages } from './messages.ts';

interface Props {
  readonly view: DocumentView;
  readonly refusal: DocumentRefusal | undefined;
  /** A colleague saved the document meanwhile; the form is shown as it was sent. */
  readonly meanwhile: ChangedMeanwhile | undefined;
  /** A secret link that was just made. */
  readonly preview: SecretLink | undefined;
  readonly scheduleTyped: ScheduleTyped | undefined;
  readonly said: string | null;
}

/** A document being edited: its form in the order of the page, the page itself beside it, saved by itself. */
export function DocumentScreen({ view: opened, refusal, meanwhile, preview, scheduleTyped, said }: Props) {
  // A window that reads itself anew leaves what is being written alone, and the revision it was written for.
  const [view] = useState(opened);
  const texts = useMessages(siteMessages);
  const say = useCatalogue();
  const isAwake = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const revision = useRef<HTMLInputElement>(null);
  const isSettled = useRef(false);
  const base = `/admin-dashboard/site/${view.id}`;
  const [checked, setChecked] = useState({ problems: view.problems, warnings: view.warnings });
  const [isChanged, setIsChanged] = useState(false);
  const autosave = useAutosave<AutosaveAnswer>(form, {
    address: `${base}/autosave`,
    revision: view.revision,
    saved: view.saved,
    refused: meanwhile,
    // The page beside the form follows within half a second.
    pauseMs: 400,
    meaningOf: (status) => (status === 404 ? { ok: false, reason: 'gone' } : undefined),
    onSaved: (now) => {
      setChecked(now);
      setIsChanged(true);
    },
  });
  useSavedBeforeLeaving(autosave, texts.leave);
  const faults = Object.fromEntries(
    [...checked.problems]
      .toReversed()
      .map(({ field, fix }) => [field, fix] as const)
      .filter(([field]) => field !== ''),
  );
  /** A button's form goes when everything is with the server, and with the revision that has. */
  async function submit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>): Promise<void> {
    if (isSettled.current || autosave.isClean()) {
      if (revision.current) revision.current.value = String(autosave.seen());
      autosave.forget();
      return;
    }
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    isSettled.current = await autosave.settle();
    if (isSettled.current) form.current?.requestSubmit(submitter);
  }
  const conflict = autosave.state.kind === 'changed-meanwhile' ? autosave.state.answer : undefined;
  const hasTexts = view.fields.headings !== 'none';
  const parts = [...view.fields.sections.map(({ title }) => say(title)), ...(hasTexts ? [texts.textOf] : [])];
  const saidWords = ownValue(texts.said, said);
  return (
    <>
      <title>{view.title}</title>
      <DeskHead title={view.title} note={<Status state={autosave.state} isPublic={view.isPublic && !isChanged} />}>
        <DeskButton href="/admin-dashboard/site">{texts.toList}</DeskButton>
        <DeskButton href={`${base}/versions`}>{texts.versions}</DeskButton>
        <DeskButton href={`${base}/preview`} target="_blank">
          {texts.seeDraft}
        </DeskButton>
      </DeskHead>
      {refusal !== undefined && !meanwhile && <FlashMessage kind="warning">{texts.refusals[refusal]}</FlashMessage>}
      {saidWords !== undefined && refusal === undefined && !isChanged && (
        <FlashMessage kind="success">{saidWords}</FlashMessage>
      )}
      {view.isNotPublic && <FlashMessage kind="info">{texts.notEntered}</FlashMessage>}
      {view.colleague && (
        <FlashMessage kind="info">{texts.colleague(view.colleague.name, view.colleague.when)}</FlashMessage>
      )}
      {conflict && (
        <Conflict both={conflict} address={base} form={FORM} onKeep={() => autosave.keepMine(conflict.revision)} />
      )}
      <div className={styles.screen}>
        <form
          ref={form}
          id={FORM}
          method="post"
          encType="multipart/form-data"
          className={styles.form}
          onInput={autosave.change}
          onSubmit={(event) => void submit(event)}
          noValidate
        >
          <input type="hidden" name="revision" ref={revision} defaultValue={view.revision} />
          {/* Enter saves, and does not take the first thing of a list away. */}
          <button type="submit" hidden name="intent" value="save" tabIndex={-1} aria-label={texts.save} />
          <DocumentState view={view} checked={checked} preview={preview} scheduleTyped={scheduleTyped} />
          {parts.length > 1 && (
            <nav className={styles.parts} aria-label={texts.parts}>
              {parts.map((title, index) => (
                <FieldLink key={title} field={idOfPart(index)}>
                  {title}
                </FieldLink>
              ))}
            </nav>
          )}
          {view.fields.sections.map(({ title, fields }, index) => (
            <Part key={title.en} index={index} title={say(title)}>
              <FormFields fields={fields} values={view.values} faults={faults} pictures={view.pictures} />
            </Part>
          ))}
          {hasTexts && (
            <Part index={view.fields.sections.length} title={texts.textOf}>
              <LongTexts sections={view.sections} fields={view.fields} faults={faults} />
            </Part>
          )}
          <PublishBar view={view} checked={checked} isChanged={isChanged} />
        </form>
        {isAwake && <LivePage address={`${base}/preview`} revision={autosave.revision} />}
      </div>
    </>
  );
}

const FORM = 'document';
const idOfPart = (index: number): string => `part-${index + 1}`;

interface PartProps {
  readonly index: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the form, which the list of parts leads to. */
function Part({ index, title, children }: PartProps) {
  return (
    <div id={idOfPart(index)} tabIndex={-1} className={styles.part}>
      <Pane title={title}>
        <PaneBody>{children}</PaneBody>
      </Pane>
    </div>
  );
}

interface StatusProps {
  readonly state: SaveState<AutosaveAnswer>;
  /** Readers see what stands in the form. */
  readonly isPublic: boolean;
}

function Status({ state, isPublic }: StatusProps) {
  const texts = useMessages(siteMessages);
  const saved = isPublic ? texts.published : texts.saved;
  return (
    <p className={styles.status} role="status" data-save={state.kind}>
      {state.kind === 'saved' ? saved(state.when) : texts.saveStatus[state.kind]}
    </p>
  );
}
