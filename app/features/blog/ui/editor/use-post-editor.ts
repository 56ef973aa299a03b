import { Editor, type JSONContent } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PostDocument } from '../../domain/post-document.ts';
import { editorExtensions } from './editor-extensions.ts';
import { cleanPastedHtml } from './paste.ts';
import type { Surroundings } from './post-things.ts';

export interface EditorOptions {
  readonly initial: PostDocument;
  readonly around: Surroundings;
  readonly className: string | undefined;
  readonly labelledBy: string;
  /** Called after every change of the document. */
  readonly onChange: (document: unknown) => void;
  /** Sees every key first; true when it was used up. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

/** The document as the editor takes it, which may change what it got. */
function jsonOf(document: PostDocument): JSONContent {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ProseMirror's own JSON
  return JSON.parse(JSON.stringify(document)) as JSONContent;
}

/**
 * Takes over what is selected on the screen now: the browser tells of a selection a little later than of the next key, and
 * a dialog that the key opens would begin without the words that were chosen for it.
 */
export function readSelection({ view, state }: Editor): void {
  const shown = document.getSelection();
  if (!shown?.anchorNode || !shown.focusNode || !(state.selection instanceof TextSelection)) return;
  if (!view.dom.contains(shown.anchorNode) || !view.dom.contains(shown.focusNode)) return;
  const anchor = view.posAtDOM(shown.anchorNode, shown.anchorOffset);
  const head = view.posAtDOM(shown.focusNode, shown.focusOffset);
  if (anchor === state.selection.anchor && head === state.selection.head) return;
  view.dispatch(state.tr.setSelection(TextSelection.between(state.doc.resolve(anchor), state.doc.resolve(head))));
}

/** Words typed while a plate or a picture is chosen go below it: the library would put them in its place. */
function typedOnThing(view: EditorView, text: string): boolean {
  const { selection, schema, tr } = view.state;
  const { paragraph } = schema.nodes;
  if (!(selection instanceof NodeSelection) || !selection.node.isBlock || !paragraph) return false;
  tr.insert(selection.to, paragraph.create(null, schema.text(text)));
  tr.setSelection(TextSelection.create(tr.doc, selection.to + 1 + text.length));
  view.dispatch(tr.scrollIntoView());
  return true;
}

/** The editor in `place`, from when React has put it there; `turn` counts its changes and moves of the cursor. */
export function usePostEditor(
  place: RefObject<HTMLElement | null>,
  options: EditorOptions,
): { readonly editor: Editor | undefined; readonly turn: number } {
  const [editor, setEditor] = useState<Editor>();
  const [turn, setTurn] = useState(0);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const { initial, around, className, labelledBy } = latest.current;
    const made = new Editor({
      element,
      extensions: editorExtensions(around),
      content: initial.content.length > 0 ? jsonOf(initial) : null,
      injectCSS: false,
      editorProps: {
        attributes: {
          class: className ?? '',
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-labelledby': labelledBy,
          'aria-autocomplete': 'list',
          'aria-haspopup': 'listbox',
          spellcheck: 'true',
        },
        transformPastedHTML: cleanPastedHtml,
        handleTextInput: (view, _from, _to, text) => typedOnThing(view, text),
        handleKeyDown: (_view, event) => latest.current.onKey(event),
      },
      onUpdate: ({ editor: changed }) => latest.current.onChange(changed.getJSON()),
      onTransaction: () => setTurn((before) => before + 1),
    });
    setEditor(made);
    return () => made.destroy();
  }, [place]);
  return { editor, turn };
}
