import type { Editor } from '@tiptap/core';
import { leaveThing } from './insert-below.ts';
import type { CalloutKind } from '../../domain/post-nodes.ts';

/** What needs to be chosen before it can be put in. */
export type Asked = 'image' | 'plate' | 'treatmentCard' | 'video' | 'link' | 'citation';

export const COMMANDS = [
  'paragraph',
  'heading2',
  'heading3',
  'heading4',
  'bulletList',
  'orderedList',
  'blockquote',
  'calloutNote',
  'calloutWarning',
  'calloutUrgent',
  'table',
  'image',
  'plate',
  'treatmentCard',
  'video',
  'citation',
  'horizontalRule',
] as const;
export type CommandName = (typeof COMMANDS)[number];

const callouts: Partial<Record<CommandName, CalloutKind>> = {
  calloutNote: 'note',
  calloutWarning: 'warning',
  calloutUrgent: 'urgent',
};

/** Does what the menu or a button of the same name says; returns what has to be asked for first, if anything. */
export function runCommand(editor: Editor, name: CommandName): Asked | undefined {
  leaveThing(editor);
  const chain = editor.chain().focus();
  const callout = callouts[name];
  if (callout) {
    if (editor.isActive('callout')) chain.updateAttributes('callout', { kind: callout }).run();
    else chain.wrapIn('callout', { kind: callout }).run();
    return undefined;
  }
  switch (name) {
    case 'paragraph':
      chain.setParagraph().run();
      break;
    case 'heading2':
    case 'heading3':
    case 'heading4': {
      const level = name === 'heading2' ? 2 : name === 'heading3' ? 3 : 4;
      chain.toggleHeading({ level }).run();
      break;
    }
    case 'bulletList':
      chain.toggleBulletList().run();
      break;
    case 'orderedList':
      chain.toggleOrderedList().run();
      break;
    case 'blockquote':
      chain.toggleBlockquote().run();
      break;
    case 'table':
      chain.insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run();
      break;
    case 'horizontalRule':
      chain.setHorizontalRule().run();
      break;
    case 'image':
    case 'plate':
    case 'treatmentCard':
    case 'video':
    case 'citation':
      return name;
    default:
  }
  return undefined;
}

/** Which commands describe where the cursor is, for the pressed state of buttons. */
export function activeCommands(editor: Editor): ReadonlySet<CommandName | 'bold' | 'italic' | 'link'> {
  const active = new Set<CommandName | 'bold' | 'italic' | 'link'>();
  for (const name of ['bold', 'italic', 'link', 'bulletList', 'orderedList', 'blockquote', 'table'] as const)
    if (editor.isActive(name)) active.add(name);
  for (const level of [2, 3, 4] as const) if (editor.isActive('heading', { level })) active.add(`heading${level}`);
  return active;
}
