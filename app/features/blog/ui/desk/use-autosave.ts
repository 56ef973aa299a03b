import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PostFormField } from '../../domain/post-form.ts';
import type { AutosaveAnswer } from './autosave-answer.ts';

/** Where what is written stands: with the server, on its way, or not. */
export type SaveState =
  | { readonly kind: 'saved'; readonly when: string }
  | { readonly kind: 'unsaved' | 'saving' | 'offline' | 'gone' }
  | { readonly kind: 'invalid'; readonly fields: readonly PostFormField[] }
  | { readonly kind: 'conflict'; readonly revision: number; readonly who: string | null; readonly when: string };

interface Options {
  readonly postId: string;
  readonly revision: number;
  readonly changed: { readonly who: string | null; readonly when: string };
}

const PAUSE_MS = 1500;
const RETRY_MS = 5000;

/** What the server says to the form as it is now; undefined when it could not be asked. */
async function send(postId: string, form: HTMLFormElement, revision: number): Promise<AutosaveAnswer | undefined> {
  const body = new FormData(form);
  body.set('revision', String(revision));
  try {
    const answer = await fetch(`/admin-dashboard/posts/${postId}/autosave`, { method: 'POST', body });
    if (answer.redirected || !answer.headers.get('content-type')?.includes('json')) {
      return answer.status === 404 ? { ok: false, reason: 'gone' } : undefined;
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what autosave.ts answers
    return (await answer.json()) as AutosaveAnswer;
  } catch {
    return undefined;
  }
}

function stateOf(answer: AutosaveAnswer | undefined): SaveState {
  if (answer === undefined) return { kind: 'offline' };
  if (answer.ok) return { kind: 'saved', when: answer.savedAt };
  if (answer.reason === 'invalid') return { kind: 'invalid', fields: answer.fields };
  if (answer.reason === 'gone') return { kind: 'gone' };
  return { kind: 'conflict', revision: answer.revision, who: answer.who, when: answer.when };
}

/**
 * Saves the form a moment after its last change, one request at a time, and again when there was no connection. When
 * somebody else was quicker it stops, and says so, until it is told whose words hold.
 */
export function useAutosave(form: RefObject<HTMLFormElement | null>, { postId, revision, changed }: Options) {
  const [state, setState] = useState<SaveState>({ kind: 'saved', when: changed.when });
  const known = useRef(revision);
  const isDirty = useRef(false);
  const running = useRef<Promise<SaveState>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isStopped = useRef(false);

  function show(next: SaveState): SaveState {
    isStopped.current = next.kind === 'conflict' || next.kind === 'gone';
    setState(next);
    return next;
  }
  function later(ms: number): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void save(), ms);
  }
  async function save(): Promise<SaveState> {
    clearTimeout(timer.current);
    if (running.current) await running.current;
    const element = form.current;
    if (!element || isStopped.current) return state;
    running.current = (async () => {
      isDirty.current = false;
      setState({ kind: 'saving' });
      const answer = await send(postId, element, known.current);
      if (answer?.ok) known.current = answer.revision;
      const next = stateOf(answer);
      if (next.kind !== 'saved') isDirty.current = true;
      if (next.kind === 'offline') later(RETRY_MS);
      return show(next.kind === 'saved' && isDirty.current ? { kind: 'unsaved' } : next);
    })();
    try {
      return await running.current;
    } finally {
      running.current = undefined;
    }
  }
  function change(): void {
    isDirty.current = true;
    if (isStopped.current) return;
    setState((before) => (before.kind === 'saving' ? before : { kind: 'unsaved' }));
    later(PAUSE_MS);
  }
  /** Saves over what somebody else wrote, which stays among the versions. */
  function overwrite(revisionNow: number): void {
    known.current = revisionNow;
    isStopped.current = false;
    void save();
  }

  const latest = useRef({ show, revision });
  useEffect(() => {
    latest.current = { show, revision };
  });
  // Heard of a change in another window: better said before more is written.
  useEffect(() => {
    if (revision <= known.current || running.current) return;
    if (!isDirty.current && revision === known.current) return;
    latest.current.show({ kind: 'conflict', revision, who: changed.who, when: changed.when });
  }, [revision, changed.who, changed.when]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (isDirty.current) event.preventDefault();
    };
    globalThis.addEventListener('beforeunload', warn);
    return () => {
      globalThis.removeEventListener('beforeunload', warn);
      clearTimeout(timer.current);
    };
  }, []);
  return {
    state,
    change,
    save,
    overwrite,
    /** The revision the server has of this window's words, for a form that is sent whole. */
    revision: () => known.current,
    isClean: () => !isDirty.current && running.current === undefined,
    /** What is left unsaved is given up: the page is left on purpose. */
    forget: () => {
      isDirty.current = false;
    },
  };
}
