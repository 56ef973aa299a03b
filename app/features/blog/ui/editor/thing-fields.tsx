import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { useEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DeskButton } from '#app/ui/desk/desk-button.tsx';
import { DeskActions, DeskFields } from '#app/ui/desk/desk-fields.tsx';
import { Pane, PaneBody } from '#app/ui/desk/pane.tsx';
import { Select } from '#app/ui/field/select.tsx';
import { TextField } from '#app/ui/field/text-field.tsx';
import { CALLOUT_KINDS, type CalloutKind } from '../../domain/post-nodes.ts';
import { PictureGrid } from '#app/ui/desk/picture-grid.tsx';
import { plateOptions, treatmentOptions, type EditorChoices } from './editor-choices.ts';
import type { EditorMessages } from './editor-messages.ts';

interface Props {
  readonly editor: Editor;
  readonly texts: EditorMessages;
  readonly choices: EditorChoices;
  /** Where they stand, first in a column that scrolls on its own. */
  readonly panel: HTMLElement;
}

/** What is chosen in the text and has words or a place beside it; undefined for running text. */
function chosenThing(editor: Editor) {
  const { selection } = editor.state;
  if (selection instanceof NodeSelection && Object.hasOwn(editor.schema.nodes, selection.node.type.name)) {
    const { node, from } = selection;
    return { name: node.type.name, attrs: node.attrs, position: from };
  }
  if (editor.isActive('callout')) return { name: 'callout', attrs: editor.getAttributes('callout'), position: -1 };
  return undefined;
}

function isCalloutKind(value: string): value is CalloutKind {
  return CALLOUT_KINDS.some((kind) => kind === value);
}

/** The fields of what is chosen in the text: a picture's words, a plate's caption, the kind of a box. */
export function ThingFields({ editor, texts, choices, panel }: Props) {
  const chosen = chosenThing(editor);
  const which = chosen && `${chosen.name} ${chosen.position}`;
  useEffect(() => {
    if (which !== undefined) panel.parentElement?.scrollTo({ top: 0 });
  }, [which, panel]);
  if (!chosen) return null;
  const { name, attrs, position } = chosen;
  const text = (key: string): string => String(attrs[key] ?? '');
  /** Changes the thing and keeps it chosen; the focus stays in the field. */
  function set(changes: Record<string, unknown>): void {
    if (position < 0) {
      editor.commands.updateAttributes(name, changes);
      return;
    }
    const { tr } = editor.state;
    tr.setNodeMarkup(position, undefined, { ...attrs, ...changes });
    tr.setSelection(NodeSelection.create(tr.doc, position));
    editor.view.dispatch(tr);
  }
  const fields: Readonly<Record<string, ReactNode>> = {
    image: (
      <>
        <TextField
          name="thing-alt"
          label={texts.alt}
          hint={texts.altHint}
          error={text('alt').trim() === '' ? texts.altMissing : undefined}
          maxLength={300}
          value={text('alt')}
          onChange={(event) => set({ alt: event.target.value })}
        />
        <CaptionField texts={texts} value={text('caption')} onChange={(caption) => set({ caption })} />
      </>
    ),
    plate: (
      <>
        <PictureGrid
          key={position}
          name="thing-plate"
          legend={texts.plate}
          options={plateOptions(choices)}
          chosen={[text('name')]}
          onChoose={([value]) => value !== undefined && set({ name: value })}
        />
        <CaptionField
          texts={texts}
          hint={texts.captionPlateHint}
          value={text('caption')}
          onChange={(caption) => set({ caption })}
        />
      </>
    ),
    treatmentCard: (
      <PictureGrid
        key={position}
        name="thing-treatment"
        legend={texts.treatment}
        options={treatmentOptions(choices)}
        chosen={[text('path')]}
        onChoose={([value]) => value !== undefined && set({ path: value })}
      />
    ),
    video: (
      <TextField
        name="thing-title"
        label={texts.videoTitle}
        hint={texts.videoHint}
        maxLength={300}
        value={text('title')}
        onChange={(event) => set({ title: event.target.value })}
      />
    ),
    callout: (
      <Select
        name="thing-kind"
        label={texts.boxKind}
        value={text('kind')}
        onChange={({ target: { value } }) => isCalloutKind(value) && set({ kind: value })}
        options={CALLOUT_KINDS.map((kind) => ({ value: kind, label: texts.callouts[kind] }))}
      />
    ),
  };
  if (!Object.hasOwn(fields, name)) return null;
  const titles: Record<string, string> = { ...texts.things, callout: texts.boxKind };
  return createPortal(
    <Pane title={texts.chosen(titles[name] ?? name)}>
      <PaneBody>
        <DeskFields>{fields[name]}</DeskFields>
        <DeskActions>
          <DeskButton type="button" onClick={() => removeThing(editor, position)}>
            {texts.removeThing}
          </DeskButton>
        </DeskActions>
      </PaneBody>
    </Pane>,
    panel,
  );
}

function removeThing(editor: Editor, position: number): void {
  if (position < 0) editor.chain().focus().lift('callout').run();
  else editor.chain().focus().deleteSelection().run();
}

function CaptionField({
  texts,
  hint,
  value,
  onChange,
}: {
  readonly texts: EditorMessages;
  readonly hint?: string;
  readonly value: string;
  readonly onChange: (caption: string | null) => void;
}) {
  return (
    <TextField
      name="thing-caption"
      label={texts.caption}
      hint={hint}
      optional
      maxLength={300}
      value={value}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
    />
  );
}
