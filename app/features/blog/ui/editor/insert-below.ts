import type { Editor, JSONContent } from '@tiptap/core';
import { NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';

/** Puts the cursor into the text below what is chosen, and makes a paragraph there where none is. */
export function writeBelow(tr: Transaction): void {
  const { selection } = tr;
  const { paragraph } = tr.doc.type.schema.nodes;
  if (!(selection instanceof NodeSelection) || !selection.node.isBlock || !paragraph) return;
  const below = selection.to;
  if (!tr.doc.nodeAt(below)?.isTextblock) tr.insert(below, paragraph.create());
  tr.setSelection(TextSelection.create(tr.doc, below + 1));
}

/** Goes below a picture, a plate or a card that is chosen: what is put in next would take its place. */
export function leaveThing({ state, view }: Editor): void {
  const { tr } = state;
  writeBelow(tr);
  if (tr.selectionSet) view.dispatch(tr);
}

/** Puts a block where the cursor is, never in place of one that is chosen, and goes on in the text below it. */
export function insertBelow(editor: Editor, content: JSONContent): void {
  leaveThing(editor);
  editor
    .chain()
    .focus()
    .insertContent(content)
    .command(({ tr }) => {
      writeBelow(tr);
      return true;
    })
    .run();
}
