import { useSyncExternalStore } from 'react';
import type { DraftFields } from './draft-fields.ts';

/** A form of the window whose words are kept on the server. */
export interface OpenDraft {
  readonly id: string;
  readonly form: HTMLFormElement;
  readonly endsWithAnswer: boolean;
  /** Whether it holds text that the server does not have. */
  isUnsaved(): boolean;
  /** Saves what is not saved, waiting for what is under way. False: it cannot be. */
  settle(): Promise<boolean>;
  /** Its words are given up: somebody leaves, knowing that they are not saved. */
  forget(): void;
  /** The server has taken its words: nothing of them is left to be kept. */
  taken(): void;
}

let open: readonly OpenDraft[] = [];
const watchers = new Set<() => void>();

function change(next: readonly OpenDraft[]): void {
  open = next;
  for (const watcher of watchers) watcher();
}

/** Says that a form's words are kept, until the answer is called. */
export function openDraft(draft: OpenDraft): () => void {
  change([...open, draft]);
  return () => change(open.filter((each) => each !== draft));
}

/** Whether any form of this window keeps a draft. */
export function useHasDrafts(): boolean {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => open.length > 0,
    () => false,
  );
}

/** Whether this window holds text that the server does not have. */
export function hasUnsavedWords(): boolean {
  return open.some((draft) => draft.isUnsaved());
}

/** Saves everything that is not saved; false where something cannot be. */
export async function settleDrafts(): Promise<boolean> {
  const saved = await Promise.all(open.map((draft) => draft.settle()));
  return saved.every(Boolean);
}

/** A draft that another form began and this one only sends. */
export function sentDraft(id: string, form: HTMLFormElement): OpenDraft {
  return { ...nothingTyped, id, form };
}

const nothingTyped: Omit<OpenDraft, 'id' | 'form'> = {
  endsWithAnswer: false,
  isUnsaved: () => false,
  settle: () => Promise.resolve(true),
  forget: () => {},
  taken: () => {},
};

/** The draft of a form; undefined for a form that keeps none. */
export function draftOf(form: HTMLFormElement): OpenDraft | undefined {
  return open.find((draft) => draft.form === form);
}

/** The server has taken the words of a form: nothing of them is left to be kept. */
export function wordsTaken(draft: OpenDraft): void {
  unsaved.delete(draft.id);
  draft.taken();
}

/** Words of a form that was drawn anew before they could be saved; in this window's memory only. */
const unsaved = new Map<string, DraftFields>();

/** Keeps them for the form that takes its place. */
export function keepUnsaved(id: string, words: DraftFields): void {
  unsaved.set(id, words);
}

/** Hands them to it, once. */
export function takeUnsaved(id: string): DraftFields | undefined {
  const words = unsaved.get(id);
  unsaved.delete(id);
  return words;
}

/** Gives up what could not be saved. */
export function forgetUnsavedWords(): void {
  for (const draft of open) draft.forget();
}
