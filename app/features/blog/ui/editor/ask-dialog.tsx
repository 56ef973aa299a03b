import type { Editor } from '@tiptap/core';
import { useRef, useState, type ReactNode } from 'react';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { isSafeHref } from '../../domain/post-nodes.ts';
import { youtubeId } from '#app/lib/video-address.ts';
import { PictureGrid } from '#app/ui/desk/picture-grid.tsx';
import { plateOptions, treatmentOptions, type EditorChoices } from './editor-choices.ts';
import type { Asked } from './editor-commands.ts';
import type { EditorMessages } from './editor-messages.ts';
import { insertBelow } from './insert-below.ts';
import { numbersIn } from './post-things.ts';

interface Props {
  readonly editor: Editor;
  readonly asked: Exclude<Asked, 'image'>;
  readonly texts: EditorMessages;
  readonly choices: EditorChoices;
  readonly onClose: () => void;
}

/** Asks for what a link, a video, a plate, a treatment card or a source number needs, and puts it in. */
export function AskDialog({ editor, asked, texts, choices, onClose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<string>();
  const value = (name: string): string =>
    box.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value.trim() ?? '';
  const put = (type: string, attrs: Record<string, unknown>) => insertBelow(editor, { type, attrs });
  const [chosen, setChosen] = useState<string>();

  /** Puts it in; or says what is wrong. */
  function apply(): string | undefined {
    switch (asked) {
      case 'link': {
        const href = value('asked-link');
        if (!isSafeHref(href)) return texts.wrong.link;
        const chain = editor.chain().focus().extendMarkRange('link');
        if (editor.state.selection.empty && !editor.isActive('link'))
          chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
        else chain.setLink({ href }).run();
        return undefined;
      }
      case 'video': {
        const id = youtubeId(value('asked-video'));
        const title = value('asked-video-title');
        if (id === undefined || title === '') return texts.wrong.video;
        put('video', { provider: 'youtube', id, title });
        return undefined;
      }
      case 'citation': {
        const attrs = numbersIn(value('asked-sources'));
        if (!attrs) return texts.wrong.citation;
        editor.chain().focus().insertContent({ type: 'citation', attrs }).run();
        return undefined;
      }
      default: {
        if (chosen === undefined) return texts.wrong.choose;
        put(asked, asked === 'plate' ? { name: chosen, caption: null } : { path: chosen });
        return undefined;
      }
    }
  }
  function submit(): void {
    const problem = apply();
    setWrong(problem);
    if (problem === undefined) onClose();
  }
  const fields: Record<Props['asked'], ReactNode> = {
    link: (
      <TextField
        name="asked-link"
        label={texts.linkAddress}
        hint={texts.linkHint}
        error={wrong}
        defaultValue={String(editor.getAttributes('link')['href'] ?? '')}
        inputMode="url"
      />
    ),
    video: (
      <>
        <TextField name="asked-video" label={texts.videoAddress} hint={texts.videoHint} error={wrong} inputMode="url" />
        <TextField name="asked-video-title" label={texts.videoTitle} maxLength={300} />
      </>
    ),
    citation: (
      <TextField name="asked-sources" label={texts.sources} hint={texts.sourcesHint} error={wrong} size="narrow" />
    ),
    plate: (
      <PictureGrid
        name="asked-choice"
        legend={texts.plate}
        error={wrong}
        options={plateOptions(choices)}
        chosen={[]}
        onChoose={([first]) => setChosen(first)}
      />
    ),
    treatmentCard: (
      <PictureGrid
        name="asked-choice"
        legend={texts.treatment}
        error={wrong}
        options={treatmentOptions(choices)}
        chosen={[]}
        onChoose={([first]) => setChosen(first)}
      />
    ),
  };
  const title = asked === 'link' ? texts.link : texts.commands[asked].label;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          {asked === 'link' && editor.isActive('link') && (
            <DeskButton
              type="button"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                onClose();
              }}
            >
              {texts.unlink}
            </DeskButton>
          )}
          <DeskButton type="button" onClick={onClose}>
            {texts.cancel}
          </DeskButton>
          <DeskButton type="button" look="main" onClick={submit}>
            {asked === 'link' ? texts.apply : texts.put}
          </DeskButton>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in a field does what the button does */}
      <div
        ref={box}
        data-start=""
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          submit();
        }}
      >
        {fields[asked]}
      </div>
    </Dialog>
  );
}
