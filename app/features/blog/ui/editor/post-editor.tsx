import type { Editor } from '@tiptap/core';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { useMessages } from '#app/ui/locale.tsx';
import type { PostDocument } from '../../domain/post-document.ts';
import { AskDialog } from './ask-dialog.tsx';
import type { EditorChoices, LibraryPicture } from './editor-choices.ts';
import { COMMANDS, runCommand, type Asked, type CommandName } from './editor-commands.ts';
import { editorMessages } from './editor-messages.ts';
import { insertBelow } from './insert-below.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import styles from './post-editor.module.css';
import { SLASH_LIST, SlashList, slashOptionId } from './slash-list.tsx';
import { ThingFields } from './thing-fields.tsx';
import { readSelection, usePostEditor } from './use-post-editor.ts';
import { useSlashMenu } from './use-slash-menu.ts';

interface Props {
  readonly initial: PostDocument;
  readonly choices: EditorChoices;
  /** Addresses of the pictures that the document shows already, by their ids. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly onChange: (document: unknown) => void;
  readonly onSave: () => void;
  /** Where the fields of what is chosen in the text stand. */
  readonly panel: HTMLElement | null;
}

/** The editor of a post's text. It is loaded by its own screen only, and takes the place of the field for Markdown. */
export default function PostEditor({ initial, choices, pictures, onChange, onSave, panel }: Props) {
  const texts = useMessages(editorMessages);
  const place = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const labelId = useId();
  const [asked, setAsked] = useState<Asked | 'insert' | 'help'>();
  const known = useRef(new Map(Object.entries(pictures)));
  const onKeyRef = useRef<(event: KeyboardEvent) => boolean>(() => false);
  const [around] = useState(() => ({
    texts,
    pictureOf: (media: string) => known.current.get(media),
    treatmentTitle: (path: string) => choices.treatments.find((each) => each.path === path)?.title,
    plateTitle: (name: string) => choices.plates.find((each) => each.name === name)?.title,
  }));
  const { editor } = usePostEditor(place, {
    initial,
    around,
    className: styles.text,
    labelledBy: labelId,
    onChange,
    onKey: (event) => onKeyRef.current(event),
  });
  const slash = useSlashMenu(editor, texts, setAsked);
  useEffect(() => {
    onKeyRef.current = (event) => {
      if (slash.onKey(event)) return true;
      const isMod = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      if (isMod && !event.altKey && !event.shiftKey && (key === 'k' || key === 's')) {
        event.preventDefault();
        // The desk's own Ctrl+K opens its search.
        event.stopPropagation();
        if (key === 's') onSave();
        else if (editor) {
          readSelection(editor);
          setAsked('link');
        }
        return true;
      }
      if (event.altKey && event.key === 'F10') {
        toolbar.current?.querySelector('button')?.focus();
        return true;
      }
      return false;
    };
  });
  const { menu } = slash;
  const activeOption = menu?.active === undefined ? undefined : slashOptionId(menu.active);
  useEffect(() => {
    const element = editor?.view.dom;
    if (!element) return;
    const set = (name: string, value: string | undefined) =>
      value === undefined ? element.removeAttribute(name) : element.setAttribute(name, value);
    set('aria-controls', activeOption === undefined ? undefined : SLASH_LIST);
    set('aria-activedescendant', activeOption);
  }, [editor, activeOption]);

  function close(): void {
    setAsked(undefined);
    editor?.commands.focus();
  }
  function choosePicture(current: Editor, { id, alt, focalX, focalY, preview }: LibraryPicture): void {
    known.current.set(id, preview);
    const attrs = { media: id, alt, caption: null, focalX, focalY };
    insertBelow(current, { type: 'image', attrs });
    setAsked(undefined);
  }
  let dialog: ReactNode = null;
  if (editor && asked === 'image') {
    dialog = <PictureDialog onChoose={(picture) => choosePicture(editor, picture)} onClose={close} />;
  } else if (editor && asked === 'insert') {
    dialog = <InsertDialog editor={editor} onAsk={setAsked} onClose={close} />;
  } else if (asked === 'help') {
    dialog = <HelpDialog onClose={close} />;
  } else if (editor && asked !== undefined && asked !== 'image' && asked !== 'insert') {
    dialog = <AskDialog editor={editor} asked={asked} texts={texts} choices={choices} onClose={close} />;
  }
  return (
    <div className={styles.editor}>
      <span id={labelId} className={styles.label}>
        {texts.label}
      </span>
      {editor && (
        <EditorToolbar
          editor={editor}
          texts={texts}
          innerRef={toolbar}
          onAsk={setAsked}
          onInsert={() => setAsked('insert')}
          onHelp={() => setAsked('help')}
        />
      )}
      <div ref={place} className={styles.place} />
      {menu && <SlashList menu={menu} texts={texts} />}
      {editor && panel && <ThingFields editor={editor} texts={texts} choices={choices} panel={panel} />}
      {/* Outside the form of the post: their fields are none of it. */}
      {dialog && createPortal(dialog, document.body)}
    </div>
  );
}

interface InsertProps {
  readonly editor: Editor;
  readonly onAsk: (asked: Asked | undefined) => void;
  readonly onClose: () => void;
}

function InsertDialog({ editor, onAsk, onClose }: InsertProps) {
  const texts = useMessages(editorMessages);
  function choose(name: CommandName): void {
    const asked = runCommand(editor, name);
    if (asked) onAsk(asked);
    else onClose();
  }
  return (
    <Dialog open onClose={onClose} title={texts.insertTitle}>
      <div className={styles.insert}>
        {COMMANDS.map((name) => (
          <DeskButton key={name} type="button" onClick={() => choose(name)}>
            {texts.commands[name].label}
          </DeskButton>
        ))}
      </div>
    </Dialog>
  );
}

function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useMessages(editorMessages);
  return (
    <Dialog open onClose={onClose} title={texts.helpTitle}>
      <dl className={styles.help}>
        {texts.keys.map(([keys, what]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
