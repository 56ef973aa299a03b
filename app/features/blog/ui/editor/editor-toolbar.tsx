import type { Editor } from '@tiptap/core';
import { useRef, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { activeCommands, runCommand, type Asked, type CommandName } from './editor-commands.ts';
import type { EditorMessages } from './editor-messages.ts';
import styles from './post-editor.module.css';

interface Props {
  readonly editor: Editor;
  readonly texts: EditorMessages;
  readonly innerRef: Ref<HTMLDivElement>;
  readonly onAsk: (asked: Asked) => void;
  readonly onInsert: () => void;
  readonly onHelp: () => void;
}

const BLOCKS: readonly (readonly [CommandName, string])[] = [
  ['heading2', 'H2'],
  ['heading3', 'H3'],
  ['bulletList', '•'],
  ['orderedList', '1.'],
  ['blockquote', '“'],
];

function button(label: string, sign: ReactNode, run: () => void, isOn?: boolean): ReactNode {
  return (
    <button
      key={label}
      type="button"
      title={label}
      aria-label={label}
      aria-pressed={isOn}
      // The words that are chosen stay chosen.
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    >
      {sign}
    </button>
  );
}

/** The format buttons: one stop of Tab, arrow keys between them. */
export function EditorToolbar({ editor, texts, innerRef, onAsk, onInsert, onHelp }: Props) {
  const active = activeCommands(editor);
  const isTable = editor.isActive('table');
  const last = useRef(0);
  function move(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.key === 'Escape') editor.commands.focus();
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((each) => each === document.activeElement);
    last.current = (at + step + buttons.length) % buttons.length;
    event.preventDefault();
    buttons[last.current]?.focus();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus
    <div className={styles.toolbar} role="toolbar" aria-label={texts.toolbar} ref={innerRef} onKeyDown={move}>
      {button(texts.bold, <b>B</b>, () => editor.chain().focus().toggleBold().run(), active.has('bold'))}
      {button(texts.italic, <i>I</i>, () => editor.chain().focus().toggleItalic().run(), active.has('italic'))}
      {button(texts.link, texts.link, () => onAsk('link'), active.has('link'))}
      {BLOCKS.map(([name, sign]) =>
        button(
          texts.commands[name].label,
          <span data-sign={sign} />,
          () => void runCommand(editor, name),
          active.has(name),
        ),
      )}
      {button(texts.insert, texts.insert, onInsert)}
      {button(texts.undo, '↶', () => editor.chain().focus().undo().run())}
      {button(texts.redo, '↷', () => editor.chain().focus().redo().run())}
      {isTable && (
        <>
          {button(texts.table.addRow, texts.table.addRow, () => editor.chain().focus().addRowAfter().run())}
          {button(texts.table.addColumn, texts.table.addColumn, () => editor.chain().focus().addColumnAfter().run())}
          {button(texts.table.deleteRow, texts.table.deleteRow, () => editor.chain().focus().deleteRow().run())}
          {button(texts.table.deleteColumn, texts.table.deleteColumn, () =>
            editor.chain().focus().deleteColumn().run(),
          )}
          {button(texts.table.deleteTable, texts.table.deleteTable, () => editor.chain().focus().deleteTable().run())}
        </>
      )}
      {button(texts.help, texts.help, onHelp)}
    </div>
  );
}
