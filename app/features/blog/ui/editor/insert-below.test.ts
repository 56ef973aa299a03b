import { getSchema } from '@tiptap/core';
import { EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { editorExtensions } from './editor-extensions.ts';
import { editorMessages } from './editor-messages.ts';
import { writeBelow } from './insert-below.ts';

const schema = getSchema(
  editorExtensions({
    texts: editorMessages.en,
    pictureOf: () => undefined,
    treatmentTitle: () => undefined,
    plateTitle: () => undefined,
  }),
);
const plate = { type: 'plate', attrs: { name: 'prp-therapy', caption: null } };
const words = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

/** The editor's state with the plate chosen, which stands first. */
function withPlateChosen(...after: object[]): EditorState {
  const doc = schema.nodeFromJSON({ type: 'doc', content: [plate, ...after] });
  return EditorState.create({ doc, selection: NodeSelection.create(doc, 0) });
}
const types = ({ doc }: { readonly doc: EditorState['doc'] }) => doc.children.map(({ type }) => type.name);

describe('what is put in after a chosen plate', () => {
  it('begins in the paragraph below it', () => {
    const { tr } = withPlateChosen(words('Below'));
    writeBelow(tr);
    expect(types(tr)).toEqual(['plate', 'paragraph']);
    expect(tr.selection).toBeInstanceOf(TextSelection);
    expect(tr.selection.$from.parent.textContent).toBe('Below');
  });

  it('gets a paragraph where none is, and never takes the place of the plate', () => {
    const { tr } = withPlateChosen(plate);
    writeBelow(tr);
    expect(types(tr)).toEqual(['plate', 'paragraph', 'plate']);
    expect(tr.selection.$from.parent.type.name).toBe('paragraph');
    tr.replaceSelectionWith(schema.nodes['treatmentCard']!.create({ path: 'hair/prp-therapy' }));
    expect(types(tr)).toContain('treatmentCard');
    expect(types(tr).filter((type) => type === 'plate')).toHaveLength(2);
  });

  it('goes where the cursor is when nothing is chosen', () => {
    const doc = schema.nodeFromJSON({ type: 'doc', content: [words('Here')] });
    const { tr } = EditorState.create({ doc, selection: TextSelection.create(doc, 3) });
    writeBelow(tr);
    expect(tr.docChanged || tr.selectionSet).toBe(false);
  });
});
