import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { runCommand, type Asked, type CommandName } from './editor-commands.ts';
import type { EditorMessages } from './editor-messages.ts';
import { commandsFor, slashQuery } from './slash-query.ts';

export interface SlashMenu {
  readonly commands: readonly CommandName[];
  readonly active: CommandName | undefined;
  /** Where the slash stands, in the window. */
  readonly left: number;
  readonly top: number;
  choose(name: CommandName): void;
}

/** The slash and the words after it, where the cursor is. */
function openQuery(editor: Editor): { readonly query: string; readonly from: number; readonly to: number } | undefined {
  const { selection } = editor.state;
  const { $from, empty } = selection;
  if (!empty || $from.parent.type.name !== 'paragraph') return undefined;
  const before = $from.parent.textBetween(0, $from.parentOffset, '\n', '\uFFFC');
  const match = slashQuery(before);
  return match && { query: match.query, from: $from.pos - match.length, to: $from.pos };
}

/**
 * The menu that a typed slash opens. The focus stays in the text: keys move the active option, which the text names as
 * its active descendant. `onKey` answers whether a key was the menu's.
 */
export function useSlashMenu(
  editor: Editor | undefined,
  texts: EditorMessages,
  onAsk: (asked: Asked) => void,
): { readonly menu: SlashMenu | undefined; onKey(event: KeyboardEvent): boolean } {
  const [activeName, setActiveName] = useState<CommandName>();
  /** The slash that Escape closed the menu of. */
  const [closedAt, setClosedAt] = useState<number>();
  const open = editor && !editor.isDestroyed && editor.isFocused ? openQuery(editor) : undefined;
  const isShown = editor !== undefined && open !== undefined && open.from !== closedAt;
  const commands = isShown ? commandsFor(open.query, texts.commands) : [];
  const active = commands.find((name) => name === activeName) ?? commands[0];

  function choose(name: CommandName): void {
    if (!editor || !open) return;
    editor.chain().focus().deleteRange({ from: open.from, to: open.to }).run();
    setActiveName(undefined);
    const asked = runCommand(editor, name);
    if (asked) onAsk(asked);
  }

  function onKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
    if (!isShown || ctrlKey || metaKey || altKey) return false;
    if (key === 'Escape') {
      setClosedAt(open.from);
      return true;
    }
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && active) {
      setActiveName(commands[(commands.indexOf(active) + step + commands.length) % commands.length]);
      return true;
    }
    if ((key === 'Enter' || (key === 'Tab' && !shiftKey)) && active) {
      choose(active);
      return true;
    }
    return false;
  }

  if (!isShown) return { menu: undefined, onKey };
  const { left, bottom } = editor.view.coordsAtPos(open.from);
  return { menu: { commands, active, left, top: bottom, choose }, onKey };
}
