import { InputRule, Node, type Extensions } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { contentExpression, isSafeHref, NODE_CONTENT, type NodeName } from '../../domain/post-nodes.ts';
import { calloutNode, Citation, numbersIn, thingNode, THINGS, type Surroundings } from './post-things.ts';

function isOurs(name: string): name is NodeName | 'doc' {
  return Object.hasOwn(NODE_CONTENT, name);
}

/** The starting set, each node holding what the schema of posts lets it hold. */
const Starter = StarterKit.extend({
  addExtensions() {
    const parts = this.parent?.() ?? [];
    return parts.map((part) =>
      part instanceof Node && isOurs(part.name) ? part.extend({ content: contentExpression(part.name) }) : part,
    );
  },
});

/** `[2]` or `[2, 5]`, as it is typed. */
const TYPED_CITATION = /\[(\d{1,2}(?:, ?\d{1,2}){0,9})\]$/;

const TypedCitation = Citation.extend({
  addInputRules() {
    return [
      new InputRule({
        find: TYPED_CITATION,
        handler: ({ range, match, chain }) => {
          const attrs = numbersIn(match[1] ?? '');
          if (attrs) chain().insertContentAt(range, { type: 'citation', attrs }).run();
        },
      }),
    ];
  },
});

/** Everything the editor knows: the nodes and marks of the schema of posts and no others, so nothing else can be typed or pasted. */
export function editorExtensions(around: Surroundings): Extensions {
  return [
    Starter.configure({
      code: false,
      codeBlock: false,
      strike: false,
      underline: false,
      heading: { levels: [2, 3, 4] },
      link: {
        openOnClick: false,
        autolink: false,
        isAllowedUri: (address) => isSafeHref(address),
        HTMLAttributes: { target: null, rel: null },
      },
    }),
    // Sized by its words, not by dragging: the reading page decides, and no style attribute is written.
    Table.extend({
      content: 'tableRow+',
      renderHTML: () => ['table', ['tbody', 0]],
      addNodeView: () => null,
      addKeyboardShortcuts() {
        // At the last cell Tab leaves the text: the library would add a row for ever.
        return { ...this.parent?.(), Tab: () => this.editor.commands.goToNextCell() };
      },
    }).configure({ resizable: false }),
    TableRow,
    TableHeader.extend({ content: contentExpression('tableHeader') }),
    TableCell.extend({ content: contentExpression('tableCell') }),
    calloutNode(around.texts),
    TypedCitation,
    ...THINGS.map((name) => thingNode(name, around)),
  ];
}
