import { mergeAttributes, Node } from '@tiptap/core';
import type { Node as PostNode } from '@tiptap/pm/model';
import { contentExpression, NODE_ATTRIBUTES, type NodeName } from '../../domain/post-nodes.ts';
import type { EditorMessages } from './editor-messages.ts';
import styles from './post-editor.module.css';

/** What drawing a thing needs besides its attributes. */
export interface Surroundings {
  readonly texts: EditorMessages;
  /** The address of a picture of the library, once it is known. */
  pictureOf(media: string): string | undefined;
  treatmentTitle(path: string): string | undefined;
  plateTitle(name: string): string | undefined;
}

type ThingName = Extract<NodeName, 'image' | 'plate' | 'treatmentCard' | 'video'>;

/** Names of nodes that stand in the text as one thing, with their attributes beside it. */
export const THINGS: readonly ThingName[] = ['image', 'plate', 'treatmentCard', 'video'];

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** What is in the clipboard for a thing may come from anywhere: only what the schema takes becomes one. */
function attributesIn(element: HTMLElement, name: NodeName): Record<string, unknown> | false {
  try {
    const parsed = NODE_ATTRIBUTES[name].safeParse(JSON.parse(element.dataset['attrs'] ?? ''));
    return parsed.success ? { ...parsed.data } : false;
  } catch {
    return false;
  }
}

function line(className: string | undefined, words: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className ?? '';
  element.textContent = words;
  return element;
}

function drawing(src: string | undefined): HTMLElement[] {
  if (src === undefined) return [];
  const picture = document.createElement('img');
  picture.src = src;
  // The words below say what it is.
  picture.alt = '';
  return [picture];
}

/** A thing as the editor shows it: what it is, its picture, its words. Everything goes in as text, never as HTML. */
function draw(name: ThingName, attrs: PostNode['attrs'], around: Surroundings): HTMLElement[] {
  const { texts } = around;
  const kind = line(styles.kind, texts.things[name]);
  if (name === 'image') {
    const alt = text(attrs['alt']);
    const words = line(alt === '' ? styles.missing : styles.words, alt === '' ? texts.altMissing : alt);
    return [
      ...drawing(around.pictureOf(text(attrs['media']))),
      kind,
      words,
      line(styles.caption, text(attrs['caption'])),
    ];
  }
  if (name === 'plate') {
    const plate = text(attrs['name']);
    const title = around.plateTitle(plate);
    return [
      ...drawing(title === undefined ? undefined : `/plates/${plate}.svg`),
      kind,
      line(title === undefined ? styles.missing : styles.words, title ?? texts.plateMissing(plate)),
      line(styles.caption, text(attrs['caption'])),
    ];
  }
  if (name === 'treatmentCard') {
    const path = text(attrs['path']);
    const title = around.treatmentTitle(path);
    return [kind, line(title === undefined ? styles.missing : styles.words, title ?? texts.treatmentMissing(path))];
  }
  return [kind, line(styles.words, text(attrs['title'])), line(styles.caption, `youtube: ${text(attrs['id'])}`)];
}

function attributesOf(name: NodeName): Record<string, { default: unknown; rendered: false }> {
  const names = Object.keys(NODE_ATTRIBUTES[name].shape);
  return Object.fromEntries(names.map((each) => [each, { default: null, rendered: false as const }]));
}

/** A thing of the schema as one block of the editor, which can be chosen, moved, copied and deleted as a whole. */
export function thingNode(name: ThingName, around: Surroundings): Node {
  return Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => attributesOf(name),
    parseHTML: () => [
      {
        tag: `figure[data-post-node="${name}"]`,
        getAttrs: (element) => attributesIn(element, name),
      },
    ],
    renderHTML: ({ node }) => ['figure', { 'data-post-node': name, 'data-attrs': JSON.stringify(node.attrs) }],
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('figure');
        dom.className = styles.thing ?? '';
        dom.dataset['thing'] = name;
        dom.append(...draw(name, node.attrs, around));
        return {
          dom,
          update(next) {
            if (next.type.name !== name) return false;
            dom.replaceChildren(...draw(name, next.attrs, around));
            return true;
          },
        };
      },
  });
}

function citedIn({ attrs }: PostNode): string {
  return NODE_ATTRIBUTES.citation.safeParse(attrs).data?.numbers.join(', ') ?? '';
}

/** Numbers of sources in the running text: [2] or [2, 5]. */
export const Citation = Node.create({
  name: 'citation',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ numbers: { default: [], rendered: false } }),
  parseHTML: () => [{ tag: 'sup[data-citation]', getAttrs: (element) => numbersIn(element.dataset['citation'] ?? '') }],
  renderHTML: ({ node }) => {
    const numbers = citedIn(node);
    return ['sup', { 'data-citation': numbers }, `[${numbers}]`];
  },
  renderText: ({ node }) => `[${citedIn(node)}]`,
});

/** "2, 5" as the attributes of a citation; false where these are no numbers of sources. */
export function numbersIn(list: string): { numbers: number[] } | false {
  const parsed = NODE_ATTRIBUTES.citation.safeParse({ numbers: list.split(',').map(Number) });
  return parsed.success ? parsed.data : false;
}

/** A box around paragraphs and lists. */
export function calloutNode(texts: EditorMessages): Node {
  return Node.create({
    name: 'callout',
    group: 'block',
    content: contentExpression('callout'),
    defining: true,
    addAttributes: () => ({
      kind: {
        default: 'note',
        parseHTML: (element) =>
          NODE_ATTRIBUTES.callout.safeParse({ kind: element.dataset['callout'] }).data?.kind ?? 'note',
        renderHTML: (attributes) => {
          const kind = NODE_ATTRIBUTES.callout.safeParse(attributes).data?.kind ?? 'note';
          return { 'data-callout': kind, 'data-label': texts.callouts[kind] };
        },
      },
    }),
    parseHTML: () => [{ tag: 'aside[data-callout]' }],
    renderHTML: ({ HTMLAttributes }) => ['aside', mergeAttributes(HTMLAttributes), 0],
  });
}
